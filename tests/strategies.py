"""The hypothesis strategies that tests share: days, canonical readings, policies, texts that do harm."""

import datetime

from hypothesis import settings
from hypothesis import strategies as st

from datenorm.core.calendars import CALENDARS
from datenorm.core.policy import PREFERENCES, VIEWS, Policy

# A machine under load is slow, not wrong; and the first French date costs a few equinoxes.
settings.register_profile("datenorm", deadline=None)
settings.load_profile("datenorm")

#: Calendars of the canonical form, without the Gregorian one, which has no suffix.
SUFFIXED = tuple(name for name in CALENDARS if name != "gregory")


def digits(count):
    """Strings of ``count`` ASCII digits."""
    return st.text("0123456789", min_size=count, max_size=count)


def gregorian_days():
    """Days from year 1 to 9999."""
    return st.dates()


def years():
    """Years of the canonical form: in full, masked, two-digit, before Christ, of an era."""
    return st.one_of(
        digits(4),
        st.integers(1800, 2100).map(str),
        digits(2).map("XX{}".format),
        digits(3).map("{}X".format),
        digits(2).map("{}XX".format),
        digits(4).map("-{}".format),
        digits(2).map("-{}XX".format),
        st.builds("{}{}".format, st.sampled_from("MTSHR"), digits(2)),
    )


def _numbers(most):
    return st.one_of(st.integers(0, most).map("{:02d}".format), digits(2), st.just("XX"))


def _rests():
    month = st.one_of(_numbers(13), st.sampled_from(["21", "24", "33", "36"]))
    return st.one_of(
        st.just(""),
        month.map("-{}".format),
        st.builds("-{}-{}".format, month, _numbers(32)),
        st.integers(0, 54).map("-W{:02d}".format),
        st.builds("-W{:02d}-{}".format, st.integers(0, 54), st.integers(0, 9)),
        digits(3).map("-{}".format),
    )


def _dates():
    qualifier = st.sampled_from(["", "", "?", "~", "%"])
    dated = st.builds("{}{}{}".format, years(), _rests(), qualifier)
    yearless = st.builds("XXXX-{}-{}{}".format, _numbers(13), _numbers(32), qualifier)
    return st.one_of(dated, yearless, _numbers(13).map("XXXX-{}".format))


def _suffix(date):
    if date[0] in "-MTSHR":
        return st.just("")
    return st.one_of(st.just(""), st.sampled_from(SUFFIXED).map("[u-ca={}]".format))


def times():
    """Times of the canonical form, impossible ones among them."""
    zone = st.one_of(
        st.sampled_from(["", "Z"]), st.builds("{}{}:{}".format, st.sampled_from("+-"), digits(2), digits(2))
    )
    second = st.one_of(st.just(""), _seconds())
    return st.builds("T{:02d}:{}{}{}".format, st.integers(0, 25), digits(2), second, zone)


def _seconds():
    return st.integers(0, 61).map(":{:02d}".format)


def points(with_time=True):
    """Canonical points: a date, a time, or both."""
    clock = st.one_of(st.just(""), times()) if with_time else st.just("")
    dated = _dates().flatmap(lambda date: st.builds("{}{}{}".format, st.just(date), clock, _suffix(date)))
    return st.one_of(dated, dated, dated, times()) if with_time else dated


def readings():
    """Every kind of canonical reading: points, intervals, open intervals, the empty one."""
    side = points(with_time=False)
    return st.one_of(
        st.just(""),
        points(),
        points(),
        st.builds("{}/{}".format, side, side),
        side.map("../{}".format),
        side.map("{}/..".format),
    )


def policies():
    """Every policy that makes sense."""
    views = {"view": st.sampled_from(VIEWS)}
    choices = {"prefer": st.sampled_from(PREFERENCES), **views}
    reference = st.dates(datetime.date(1700, 1, 1), datetime.date(2100, 12, 31))
    years = st.integers(1, 9900)
    return st.one_of(
        st.builds(Policy, years, **views),
        st.builds(Policy, years | st.just("past"), reference, **choices),
    )


def hostile_text():
    """Texts that break lines, terminals and encoders: controls, bidi, lone surrogates, astral characters."""
    harmful = st.sampled_from(
        '\x00\x1b\x7f\x85\x9b\u2028\u2029\u200f\u202e\u2066\ud800\udfff\udc80\U0001f4c5"\\</\n\r\t'
    )
    return st.text(st.one_of(st.characters(codec=None, exclude_categories=()), harmful), max_size=40)
