"""datenorm: dates as people write them, in any language, into ISO 8601.

    >>> from datenorm import Normalizer
    >>> normalize = Normalizer.load("base")
    >>> normalize("3rd of May 1999").date
    '1999-05-03'
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from datenorm.normalizer import Normalizer, Options

__version__ = "0.1.0"

__all__ = ["Normalizer", "Options", "__version__"]


def __getattr__(name: str) -> Any:
    """Import the Python interface when it is asked for: the command need not wait for it."""
    if name in ("Normalizer", "Options"):
        from datenorm import normalizer

        return getattr(normalizer, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
