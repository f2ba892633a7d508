"""Dates of GEDCOM: the calendar of the escape, its months by their codes."""

from datenorm.core.policy import Policy
from datenorm.core.resolve import resolve
from datenorm.data.gedcom import CALENDARS
from datenorm.data.sampler import Sampler


def test_every_escape_gives_its_calendar_and_a_day_that_exists() -> None:
    seen = set()
    for example in Sampler(5, kinds=["gedcom"], noise=0).examples(1500):
        escape = next(escape for escape in CALENDARS if escape in example.text)
        suffix, months, _, _ = CALENDARS[escape]
        assert example.canonical.endswith(suffix) or not suffix, example
        said = [example.text[span.start : span.end] for span in example.spans if span.field == "month"]
        number = example.canonical.removeprefix("../")[5:7]
        assert not said or months[int(number) - 1] == said[0], example
        assert resolve(example.canonical, Policy()).reason is None, example
        seen.add(escape)
    assert seen == set(CALENDARS)
