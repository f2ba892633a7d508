"""Options that are taken as they were typed, so that a command starts without the library that would convert them.

Typer hands each value to pydantic from version 0.29 on; importing that takes 0.2 s, longer than reading a date. The
options of a plain command are strings and flags, and the command's own tables convert and check them.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup


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


class PlainCommand(TyperCommand):
    """A command all of whose parameters are strings, lists of strings or flags."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, with that of ``--help``."""
        return _take_as_given(super().get_params(ctx))


class PlainGroup(TyperGroup):
    """A group of commands whose own parameters are strings or flags."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, with that of ``--help``."""
        return _take_as_given(super().get_params(ctx))
