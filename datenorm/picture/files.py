"""Pictures as files: the name's ending says the format."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Sequence

from datenorm.core.errors import UsageError
from datenorm.core.results import Prediction

#: Predictions that a picture holds at most.
MOST = 50

Writer = Callable[[Sequence[Prediction]], bytes]


def _svg(predictions: Sequence[Prediction]) -> bytes:
    from datenorm.picture.layout import lay_out
    from datenorm.picture.svg import svg

    return svg(lay_out(predictions)).encode()


def _html(predictions: Sequence[Prediction]) -> bytes:
    from datenorm.picture.page import page

    return page(predictions).encode()


def _png(predictions: Sequence[Prediction]) -> bytes:
    from datenorm.picture.layout import lay_out
    from datenorm.picture.png import png

    return png(lay_out(predictions))


#: Ending -> what makes the content of the file.
FORMATS: dict[str, Writer] = {".svg": _svg, ".html": _html, ".png": _png}
#: Ending -> the module that it needs.
_NEEDS = {".png": "matplotlib"}


def check(path: str) -> None:
    """See that a picture of this name can be made.

    Raises:
        UsageError: its ending says no format, or what draws it is not installed.
    """
    ending = _ending(path)
    if ending not in FORMATS:
        raise UsageError(f"expected a picture that ends in {', '.join(FORMATS)}, got {path[-60:]!r}")
    needed = _NEEDS.get(ending)
    if needed is not None and importlib.util.find_spec(needed) is None:
        raise UsageError(
            f"a picture in {ending} needs {needed}: pip install {needed}; .svg needs nothing"
        )


def write(path: str, predictions: Sequence[Prediction]) -> None:
    """Write a picture of the predictions, the first :data:`MOST` of them; the file is old or new, never half.

    Raises:
        UsageError: as of :func:`check`.
        OutputError: it can't be written.
    """
    from datenorm.core.atomic import write_bytes

    check(path)
    write_bytes(path, FORMATS[_ending(path)](predictions[:MOST]))


def _ending(path: str) -> str:
    return os.path.splitext(path)[1].lower()  # noqa: PTH122 # a name, perhaps of no file
