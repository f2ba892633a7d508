"""Group of the generator for the dates of genealogists' files (GEDCOM 5.5.1, DATE_VALUE): calendars behind ``@#D``."""

from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.scene import Scene

#: Calendar's escape -> how its dates end in the reading, the months in their order, first and last year.
CALENDARS: dict[str, tuple[str, tuple[str, ...], int, int]] = {
    "@#DGREGORIAN@": ("", ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"), 1583, 1990),
    "@#DJULIAN@": ("[u-ca=julian]", ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"), 1100, 1917),
    "@#DHEBREW@": ("[u-ca=hebrew]", ("TSH", "CSH", "KSL", "TVT", "SHV", "ADR", "ADS", "NSN", "IYR", "SVN", "TMZ", "AAV", "ELL"), 5500, 5780),
    "@#DFRENCH R@": ("[u-ca=french]", ("VEND", "BRUM", "FRIM", "NIVO", "PLUV", "VENT", "GERM", "FLOR", "PRAI", "MESS", "THER", "FRUC"), 1, 14),
}  # fmt: skip
_ESCAPES: Weighted[str] = Weighted([("@#DGREGORIAN@", 3), ("@#DJULIAN@", 4), ("@#DHEBREW@", 3), ("@#DFRENCH R@", 3)])
#: Days that all months of a calendar have.
_DAYS = {"@#DGREGORIAN@": 28, "@#DJULIAN@": 28, "@#DHEBREW@": 29, "@#DFRENCH R@": 30}
#: Adar is the sixth month of leap years and the seventh of others, which the text does not say.
_TWO = "ADR"
#: Qualifier in front -> what it makes of a reading.
_QUALIFIERS: Weighted[tuple[str, str]] = Weighted(
    [(("", "{}"), 60), (("ABT ", "{}~"), 8), (("EST ", "{}~"), 4), (("CAL ", "{}~"), 4), (("BEF ", "../{}"), 6), (("AFT ", "{}/.."), 6)]
)


def _gedcom(scene: Scene) -> None:
    """``2 DATE @#DJULIAN@ 14 JAN 1699``, ``@#DHEBREW@ 10 TSH 5712``, ``1 DATE BEF @#DFRENCH R@ VEND 3``."""
    dice = scene.dice
    escape = dice.draw(_ESCAPES)
    suffix, months, first, last = CALENDARS[escape]
    scene.write(dice.pick(("2 DATE ", "2 DATE ", "1 DATE ", "DATE ", "", "")))
    before, form = dice.draw(_QUALIFIERS)
    # Behind a bound or a qualifier the calendar is the Gregorian one, which alone can be said there.
    if suffix:
        before, form = "", "{}"
    scene.write(before, "qualifier" if "~" in form else "")
    scene.write(escape, "calendar" if suffix else "")
    scene.write(" ")
    scene.year, scene.day = dice.between(first, last), dice.between(1, _DAYS[escape])
    scene.month = dice.pick([number for number, name in enumerate(months, 1) if name != _TWO])
    value = f"{scene.year:04d}"
    style = dice.below(10)
    if style < 8:
        value += f"-{scene.month:02d}"
        if style < 6:
            scene.write(str(scene.day), "day")
            scene.write(" ")
            value += f"-{scene.day:02d}"
        scene.write(months[scene.month - 1], "month")
        scene.write(" ")
    scene.write(str(scene.year), "year")
    scene.kind = "absolute" if len(value) > 7 else "partial"
    scene.canonical = form.format(value + suffix)
    scene.free = False


GROUPS: tuple[Group, ...] = (Group("gedcom", "absolute", 0.15, _gedcom, (("en", 1.0),)),)
