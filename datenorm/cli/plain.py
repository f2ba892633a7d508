"""Options that are taken as they were typed, so that a command starts without the library that would convert them.

Typer hands each value to pydantic from version 0.29 on; importing that takes 0.2 s, longer than reading a date. The
options of a plain command are strings and flags, and the command's own tables convert and check them.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from datenorm.core.errors import UsageError

#: What the help shows for a file.
_FILES = ("FILE", "FILE|-")


class _Passing:
    """A parameter's ``process_value``: no conversion, then its callback."""

    def __init__(self, parameter: Any) -> None:
        self._parameter = parameter

    def __call__(self, ctx: Any, value: Any) -> Any:
        callback = self._parameter.callback
        return value if callback is None else callback(ctx, self._parameter, value)


def _no_type(ctx: Any) -> str:
    return ""


def _take_as_given(parameters: list[Any]) -> list[Any]:
    for parameter in parameters:
        vars(parameter).setdefault("process_value", _Passing(parameter))
        # What the help would say of the type, <bool> and <list[str]>, tells a user nothing.
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""
        if parameter.param_type_name == "argument":
            vars(parameter).setdefault("display_type_rich", _no_type)
    return parameters


def _expect_once(given: list[Any]) -> None:
    """See that of an option that takes one value, no second one passes over the first in silence.

    Args:
        given: the parameters on the command line, in their order.

    Raises:
        UsageError: one stands there more than once.
    """
    for parameter in given:
        count = given.count(parameter)
        single = parameter.param_type_name == "option" and not (parameter.multiple or parameter.is_flag)
        if single and count > 1:
            option = max(parameter.opts, key=len)
            if parameter.metavar in _FILES:
                raise UsageError(f"expected one file after {option}, got {count}; run the command for each")
            raise UsageError(f"expected {option} once, got it {count} times")


class PlainCommand(TyperCommand):
    """A command all of whose parameters are strings, lists of strings or flags; each option of one value once."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put what ``args`` say into the context.

        Raises:
            UsageError: an option that takes one value stands there more than once.
        """
        if not ctx.resilient_parsing:  # a shell asks how to go on
            _expect_once(self.make_parser(ctx).parse_args(args=list(args))[2])
        return super().parse_args(ctx, args)

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, with that of ``--help``."""
        return _take_as_given(super().get_params(ctx))


class PlainGroup(TyperGroup):
    """A group of commands whose own parameters are strings or flags."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, with that of ``--help``."""
        return _take_as_given(super().get_params(ctx))
