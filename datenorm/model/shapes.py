"""The legend of shapes, declared once; every docstring of this package writes shapes in these letters.

    B   batch: strings computed together
    S   source length: hints and characters, padded on the right
    T   target length: symbols of the reading and END, padded on the right
    V   ids of the source (characters, hints)      E   embedding of an id
    Y   symbols of the reading                     G   embedding of a symbol
    H   hidden units of the encoder a direction    D   units of the decoder
    A   alignment: units in which states and annotations are compared

    (B, S, 2H) means an array of three axes in this order. Where time comes first, (S, B, ...) or (T, B, ...), the
    docstring says so by the order of the letters.
"""

from typing import Any

#: A tensor of whichever backend Keras runs on; shapes stand in the docstrings.
Tensor = Any
