"""Options and arguments as the types that a command's function names, or one line that says what was expected.

Typer's own conversion speaks of its library (``Input should be greater than or equal to 0``) and imports it, which
takes longer than most commands; here a row of :data:`_NUMBERS` says what a type is called.
"""

import inspect
import math
from collections.abc import Callable, Collection
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from datenorm.cli.plain import PlainCommand
from datenorm.core.errors import UsageError

#: Type of a number -> what to call it.
_NUMBERS: dict[type, str] = {int: "a whole number", float: "a number"}


def number(kind: Callable[[str], float], option: str, text: str, low: float | None, high: float | None) -> float:
    """The number that stands behind ``option``.

    Args:
        kind: ``int`` or ``float``.
        low, high: the least and the most that it may be; None for no bound.

    Raises:
        UsageError: it is none, or out of these bounds.
    """
    try:
        value = kind(text)
    except ValueError:
        value = math.nan
    if value >= (-math.inf if low is None else low) and value <= (math.inf if high is None else high):
        return value
    what = next(what for one, what in _NUMBERS.items() if one is kind)
    raise UsageError(f"expected {option} to be {what}{_bounds(low, high)}, got {text[:40]!r}")


def _bounds(low: float | None, high: float | None) -> str:
    if high is None:
        return "" if low is None else f" of {low:g} or more"
    return f" of {high:g} or less" if low is None else f" from {low:g} to {high:g}"


def one_of(names: Collection[str], option: str, value: str) -> str:
    """The name that ``value`` says, in whatever case; it stands behind ``option``.

    Raises:
        UsageError: it is none of ``names``.
    """
    for name in names:
        if name.lower() == value.lower():
            return name
    raise UsageError(f"expected {option} to be one of {', '.join(names)}, got {value[:40]!r}")


def given_options(context: Any) -> set[str]:
    """The names of the parameters that stand on the command line, whatever their values."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    return {name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}


class _Kind(NamedTuple):
    """What a parameter holds: its type without None and without the list around it, and the bounds of a number."""

    type: Any
    low: float | None
    high: float | None

    def convert(self, option: str, text: str) -> Any:
        """The value that ``text`` says.

        Raises:
            UsageError: it says none.
        """
        if self.type in _NUMBERS:
            return number(self.type, option, text, self.low, self.high)
        if get_origin(self.type) is Literal:
            return one_of(get_args(self.type), option, text)
        return Path(text) if self.type is Path else text


def _kind(hint: Any) -> _Kind:
    """What the annotation of a parameter says: ``Annotated[list[int] | None, typer.Option(min=0)]`` for instance."""
    declared = None
    if get_origin(hint) is Annotated:
        hint, declared = get_args(hint)[:2]
    inside = [part for part in get_args(hint) if part is not NoneType] if NoneType in get_args(hint) else [hint]
    hint = get_args(inside[0])[0] if get_origin(inside[0]) is list else inside[0]
    return _Kind(hint, getattr(declared, "min", None), getattr(declared, "max", None))


class _Converting:
    """A parameter's ``process_value``: texts from the command line are converted, defaults are values already."""

    def __init__(self, parameter: Any, kind: _Kind) -> None:
        self._kind = kind
        options = [option for option in parameter.opts if option.startswith("--")]
        self._called = options[0] if options else parameter.metavar or parameter.name

    def __call__(self, ctx: Any, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [self(ctx, one) for one in value]
        return self._kind.convert(self._called, value) if isinstance(value, str) else value


class TypedCommand(PlainCommand):
    """A command whose parameters are converted to the types that its function names."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, with that of ``--help``."""
        hints = get_type_hints(inspect.unwrap(self.callback), include_extras=True) if self.callback else {}
        parameters = super().get_params(ctx)
        for parameter in parameters:
            if parameter.name in hints:
                vars(parameter)["process_value"] = _Converting(parameter, _kind(hints[parameter.name]))
        return parameters
