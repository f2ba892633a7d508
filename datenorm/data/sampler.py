"""(seed, index) -> example: the same in any process and in any order."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from datenorm.core.errors import UsageError
from datenorm.core.locales import find_language
from datenorm.core.near import near
from datenorm.data import (
    ago,
    anchored,
    appointments,
    before_christ,
    bylines,
    calendars_beside,
    calendars_written,
    century_parts,
    century_words,
    citations,
    clock,
    day_parts,
    eras,
    expiry,
    fashion_seasons,
    feasts,
    filenames,
    gedcom,
    gregorian,
    half_years,
    holdings,
    hours_of_days,
    impossible,
    imprints,
    intervals,
    iso_dates,
    latin_days,
    log_lines,
    long_years,
    luggage,
    machine_forms,
    month_parts,
    named_years,
    nondates,
    numbered_events,
    old_styles,
    ordinal_nouns,
    other_names,
    own_answers,
    phrases,
    precision,
    receipts,
    registers,
    roman_days,
    roman_months,
    rulers,
    sentences,
    short_decades,
    streets,
    two_events,
    weeks,
    words,
    years_beside,
    years_of_eras,
)
from datenorm.data.context import add_context
from datenorm.data.dice import Dice, Weighted
from datenorm.data.example import Example, Span
from datenorm.data.group import Group
from datenorm.data.hints import hints
from datenorm.data.languages import language, locale_groups
from datenorm.data.mix import languages
from datenorm.data.noise import Noise
from datenorm.data.scene import Scene
from datenorm.text.clean import MAX_SOURCE

#: Every group of the generator; a module adds its rows here.
GROUPS: tuple[Group, ...] = (
    *gregorian.GROUPS,
    *iso_dates.GROUPS,
    *nondates.GROUPS,
    *ago.GROUPS,
    *streets.GROUPS,
    *two_events.GROUPS,
    *ordinal_nouns.GROUPS,
    *rulers.GROUPS,
    *anchored.GROUPS,
    *citations.GROUPS,
    *impossible.GROUPS,
    *long_years.GROUPS,
    *machine_forms.GROUPS,
    *bylines.GROUPS,
    *numbered_events.GROUPS,
    *appointments.GROUPS,
    *precision.GROUPS,
    *month_parts.GROUPS,
    *day_parts.GROUPS,
    *clock.GROUPS,
    *filenames.GROUPS,
    *intervals.GROUPS,
    *words.GROUPS,
    *sentences.GROUPS,
    *luggage.GROUPS,
    *calendars_written.GROUPS,
    *calendars_beside.GROUPS,
    *eras.GROUPS,
    *years_of_eras.GROUPS,
    *before_christ.GROUPS,
    *roman_months.GROUPS,
    *roman_days.GROUPS,
    *half_years.GROUPS,
    *fashion_seasons.GROUPS,
    *holdings.GROUPS,
    *hours_of_days.GROUPS,
    *century_parts.GROUPS,
    *century_words.GROUPS,
    *latin_days.GROUPS,
    *receipts.GROUPS,
    *gedcom.GROUPS,
    *registers.GROUPS,
    *old_styles.GROUPS,
    *other_names.GROUPS,
    *expiry.GROUPS,
    *feasts.GROUPS,
    *phrases.GROUPS,
    *weeks.GROUPS,
    *years_beside.GROUPS,
    *log_lines.GROUPS,
    *imprints.GROUPS,
    *named_years.GROUPS,
    *short_decades.GROUPS,
    *own_answers.GROUPS,
)

_FULL_ORDER = {"DM": ("DMY",), "MD": ("MDY", "YMD")}
_NUMERIC_ENGLISH = 4.0
#: How often an example that came out too long is written anew.
_ATTEMPTS = 8

#: Makes a named tuple of a tuple, three times as fast as the class does.
_new: Callable[..., Any] = tuple.__new__


class Sampler:
    """A stream of examples.

    Args:
        seed: of the stream.
        kinds: contract kinds or group names to draw from; None = all.
        locales: language entries or locale ids to draw from; None = all.
        noise: strength of the damage: 0 none, 1 as in training.
        context: whether labels and signs may stand around the date.
        hinted: whether hints are drawn; the strings are the same without, and come faster.

    Raises:
        UsageError: a kind or locale is unknown.
    """

    def __init__(
        self,
        seed: int,
        kinds: Sequence[str] | None = None,
        locales: Sequence[str] | None = None,
        noise: float = 1.0,
        context: bool = True,
        hinted: bool = True,
    ) -> None:
        self.seed = seed
        self._kinds = frozenset(kinds or ())
        self._languages = _entries(locales)
        rows = [(group, group.weight, self._entries_of(group)) for group in _chosen(kinds)]
        self._groups = Weighted([((group, entries), weight) for group, weight, entries in rows if entries.items])
        if not self._groups.items:
            raise UsageError("expected a kind that is written in these locales; leave --kind or --locale out")
        self._noise = Noise(noise) if noise > 0 else None
        self._context = context
        self._hints = hints if hinted else _no_hints

    def example(self, index: int) -> Example:
        """Example ``index`` of the stream."""
        example = self._write(Dice(self.seed, index))
        attempt = 1
        while not self._is_fit(example) and attempt < _ATTEMPTS:
            example = self._write(Dice(self.seed + (attempt << 48), index))
            attempt += 1
        return example

    def _is_fit(self, example: Example) -> bool:
        """Whether it is short enough, and of a kind that is asked for: a time behind it makes a date of another kind."""
        kinds = self._kinds
        return len(example.text) <= MAX_SOURCE and (not kinds or example.kind in kinds or example.group in kinds)

    def _entries_of(self, group: Group) -> Weighted[str]:
        """The language entries that a group is drawn for."""
        if not group.languages:
            numeric = group.name.startswith("numeric")
            return self._languages or languages(_NUMERIC_ENGLISH if numeric else 1.0, group.names)
        if self._languages is None:
            return Weighted(group.languages)
        chosen = set(self._languages.items)
        return Weighted([(entry, weight) for entry, weight in group.languages if entry in chosen])

    def _write(self, dice: Dice) -> Example:
        group, entries = dice.draw(self._groups)
        scene = Scene(dice, language(dice.draw(entries)), group.kind, group.name)
        group.make(scene)
        if scene.free:
            if self._context:
                add_context(scene)
            if self._noise is not None:
                self._noise.apply(scene)
        return _finish(scene, self._hints)

    def examples(self, count: int, start: int = 0) -> Iterator[Example]:
        """Examples ``start`` to ``start + count - 1``."""
        return map(self.example, range(start, start + count))


def _chosen(kinds: Sequence[str] | None) -> list[Group]:
    if not kinds:
        return list(GROUPS)
    known = {group.kind for group in GROUPS} | {group.name for group in GROUPS}
    unknown = [kind for kind in kinds if kind not in known]
    if unknown:
        alike = near(unknown[0], known, least=0.4)
        hint = f"near ones: {', '.join(alike)}; " if alike else ""
        raise UsageError(
            f"expected a kind such as absolute or iso, got {unknown[0][:40]!r}; {hint}datenorm generate --describe lists all"
        )
    return [group for group in GROUPS if group.kind in kinds or group.name in kinds]


def _entries(locales: Sequence[str] | None) -> Weighted[str] | None:
    if not locales:
        return None
    known = locale_groups()
    return Weighted([(find_language(name, known), 1.0) for name in locales])


def _no_hints(scene: Scene) -> tuple[str, str]:
    return "", ""


_FIGURE = re.compile("[0-9]")


@cache
def _figures(digits: str) -> dict[int, int]:
    return str.maketrans("0123456789", digits)


def _with_figures(piece: str, digits: str) -> str:
    """A piece in a language's own figures, but for escapes of HTML and URLs."""
    if _FIGURE.search(piece) is None or "&#" in piece or "%2" in piece:
        return piece  # Most pieces are words and signs, and a translation asks for each sign.
    return piece.translate(_figures(digits))


def _finish(scene: Scene, hinting: Callable[[Scene], tuple[str, str]]) -> Example:
    pieces, lang, canonical = scene.pieces, scene.lang, scene.canonical
    if lang.digits and scene.dice.chance(lang.digits_share):
        pieces = [(_with_figures(piece, lang.digits), field) for piece, field in pieces]
    spans: list[Span] = []
    text = ""
    for piece, field in pieces:
        if field and piece:
            start = len(text)
            text += piece
            spans.append(_new(Span, (start, len(text), field)))
        else:
            text += piece
    order = scene.order
    if order in _FULL_ORDER:
        order = _FULL_ORDER[order][0]
    weekday = scene.weekday if canonical and scene.names_weekday else None
    token = lang.token if scene.worded else ""
    example: Example = _new(Example, (text, canonical, weekday, scene.kind, scene.group, token, order, tuple(spans), *hinting(scene)))
    return example
