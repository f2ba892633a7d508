"""Dimensions, and the weights that follow from them."""

import math
from dataclasses import replace

import pytest

from datenorm.core.canonical import SYMBOLS
from datenorm.runtime.architecture import ATTENTIONS, KIND, TRANSFORMER, WEIGHTS, Architecture

#: Dimensions of which each is another number, so that no letter can stand for the wrong one.
ODD = Architecture(embedding=3, hidden=5, alignment=8, target_embedding=7, decoder=11)
IDS, SYMBOL_COUNT = 40, len(SYMBOLS)


def test_shapes_of_the_network_with_additive_attention():
    """Worked out by hand from Bahdanau's equations and an LSTM's four gates."""
    shapes = ODD.shapes(IDS, SYMBOL_COUNT)
    assert shapes == {
        "embedding": (40, 3),
        "encoder.forward.kernel": (3, 20),
        "encoder.forward.recurrent": (5, 20),
        "encoder.forward.bias": (20,),
        "encoder.backward.kernel": (3, 20),
        "encoder.backward.recurrent": (5, 20),
        "encoder.backward.bias": (20,),
        "bridge.hidden.kernel": (10, 11),
        "bridge.hidden.bias": (11,),
        "bridge.cell.kernel": (10, 11),
        "bridge.cell.bias": (11,),
        "attention.query": (11, 8),
        "attention.key": (10, 8),
        "attention.bias": (8,),
        "attention.score": (8,),
        "target_embedding": (SYMBOL_COUNT, 7),
        "decoder.kernel": (17, 44),
        "decoder.recurrent": (11, 44),
        "decoder.bias": (44,),
        "readout.kernel": (21, SYMBOL_COUNT),
        "readout.bias": (SYMBOL_COUNT,),
    }
    assert list(shapes) == list(WEIGHTS)
    assert ODD.floats(IDS, SYMBOL_COUNT) == sum(math.prod(shape) for shape in shapes.values())


def test_shapes_of_a_transformer():
    shapes = replace(ODD, attention=TRANSFORMER).shapes(IDS, SYMBOL_COUNT)
    assert shapes["encoder.first.itself.query"] == (3, 8)
    assert shapes["encoder.second.feed.inner"] == (3, 5)
    assert shapes["decoder.second.source.outward"] == (8, 3)
    assert shapes["decoder.first.feed.outer"] == (11, 3)
    assert shapes["widen"] == (7, 3)
    assert not any(name.startswith("attention.") for name in shapes)


@pytest.mark.parametrize("attention", ATTENTIONS)
def test_every_attention_has_shapes_and_a_place_in_a_manifest(attention):
    architecture = replace(ODD, attention=attention)
    assert all(size > 0 for shape in architecture.shapes(IDS, SYMBOL_COUNT).values() for size in shape)
    assert architecture.kind == (TRANSFORMER if attention == "transformer" else KIND)
    document = architecture.to_json()
    assert document.pop("kind") == architecture.kind
    assert Architecture(**document) == architecture
    assert ("attention" in document) is (attention != "additive")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, []),
        ({"attention": "dot", "decoder": 10}, []),
        ({"attention": "multi-head"}, []),
        ({"attention": "x" * 100}, [f"attention: expected one of {', '.join(ATTENTIONS)}, got '{'x' * 40}'"]),
        ({"attention": "scaled-dot"}, ["scaled-dot attention: expected decoder = 2 * hidden = 10, got 11"]),
        (
            {"attention": "multi-head", "alignment": 6},
            ["multi-head attention: expected alignment in 4 equal parts, got 6"],
        ),
        (
            {"attention": "transformer", "alignment": 9},
            ["transformer attention: expected alignment in 4 equal parts, got 9"],
        ),
    ],
)
def test_what_does_not_fit_together_is_said(change, expected):
    assert list(replace(ODD, **change).faults()) == expected
