"""datenorm: dates as people write them, in any language, into ISO 8601.

    >>> from datenorm import Normalizer
    >>> normalize = Normalizer.load("base")
    >>> normalize("3rd of May 1999").date
    '1999-05-03'
"""

# As of typing, which takes longer to import than all else that stands between the command and its first line.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from datenorm.core.policy import Policy
    from datenorm.normalizer import Normalizer, Options

__version__ = "0.1.0"

__all__ = ["Normalizer", "Options", "Policy", "__version__"]

#: Public name -> the module that has it.
_MODULES = {
    "Normalizer": "datenorm.normalizer",
    "Options": "datenorm.normalizer",
    "Policy": "datenorm.core.policy",
}


def __getattr__(name: str) -> object:
    """Import the Python interface when it is asked for: the command need not wait for it."""
    if name in _MODULES:
        from importlib import import_module

        return getattr(import_module(_MODULES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names, those among them that are not imported yet."""
    return sorted(__all__)
