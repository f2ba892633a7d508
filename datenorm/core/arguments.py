"""Arguments that come from Python, where nobody has looked at their types: the one place that checks them.

A check takes the name and the value of an argument and gives the value in its plain form, or says in a UsageError what
was expected and what came. Numbers of other libraries (NumPy's) are numbers; a truth value is none.
"""

import operator
from collections.abc import Callable, Iterable, Mapping
from numbers import Number
from typing import Any

from datenorm.core.errors import UsageError

Check = Callable[[str, Any], Any]

_SHOWN = 40


def came(value: object) -> str:
    """What was given, and its type where that does not show: ``'x'``, ``None``, ``5 (int)``."""
    if value is None or type(value) is str:
        return repr(value and value[:_SHOWN])
    try:
        text = " ".join(repr(value).split())[:_SHOWN]
    except Exception:  # an object of the caller's own, which says nothing of itself
        text = "an object"
    return f"{text} ({type(value).__name__})"


def whole(value: object) -> int | None:
    """The integer that ``value`` is, by whatever library; None where it is none."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type] # what has none is the question
    except TypeError:
        return None


def settle(instance: object, checks: Mapping[str, Check]) -> None:
    """Put fields of a frozen dataclass into their plain form.

    Raises:
        UsageError: all that is wrong with them, in one line.
    """
    faults = []
    for name, check in checks.items():
        try:
            object.__setattr__(instance, name, check(name, getattr(instance, name)))
        except UsageError as error:
            faults.append(str(error))
    if faults:
        raise UsageError("; ".join(faults))


def optional(check: Check) -> Check:
    """None, or what ``check`` takes."""
    return lambda name, value: None if value is None else check(name, value)


def instance(kind: type | tuple[type, ...], what: str) -> Check:
    """Only what is of the type ``kind``, or of one of these."""

    def check(name: str, value: Any) -> Any:
        if isinstance(value, kind):
            return value
        raise UsageError(f"expected {name} to be {what}, got {came(value)}")

    return check


def choice(*names: str) -> Check:
    """One of ``names``, in whatever case."""
    folded = {name.lower(): name for name in names}

    def check(name: str, value: Any) -> str:
        found = folded.get(value.lower()) if isinstance(value, str) else None
        if found is None:
            raise UsageError(f"expected {name} to be one of {', '.join(names)}, got {came(value)}")
        return found

    return check


def whole_number(low: int, high: int | None = None) -> Check:
    """An integer from ``low`` to ``high``, None for no bound."""
    bounds = f"of {low} or more" if high is None else f"from {low} to {high}"

    def check(name: str, value: Any) -> int:
        number = whole(value)
        if number is None or number < low or (high is not None and number > high):
            raise UsageError(f"expected {name} to be a whole number {bounds}, got {came(value)}")
        return number

    return check


def share(name: str, value: Any) -> float:
    """A number from 0 to 1."""
    try:
        number = float(value) if isinstance(value, Number) and not isinstance(value, bool) else -1.0  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):  # complex, a Decimal that is no number, too large
        number = -1.0
    if not 0 <= number <= 1:
        raise UsageError(f"expected {name} to be a number from 0 to 1, got {came(value)}")
    return number


def flag(name: str, value: Any) -> bool:
    """True or False, also as NumPy has them, or as 1 and 0."""
    if isinstance(value, bool):
        return value
    if whole(value) in (0, 1) or type(value).__name__ in ("bool_", "bool"):  # NumPy's, before 2.0 and since
        return bool(value)
    raise UsageError(f"expected {name} to be True or False, got {came(value)}")


def several(values: Iterable[Any], what: str) -> list[Any]:
    """The items of what can be gone through, a string being no list of its characters.

    Raises:
        UsageError: it can't.
    """
    if not isinstance(values, str | bytes):
        try:
            return list(values)
        except TypeError:
            pass
    raise UsageError(f"expected a list of {what}, got {came(values)}")
