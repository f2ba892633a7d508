"""Each calendar against published equivalents, and by the laws that all of them obey."""

import subprocess
import sys
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pymeeus.Epoch import Epoch
from pymeeus.Sun import Sun

from datenorm.core import gregorian
from datenorm.core.calendars import CALENDARS, ERAS, GREGORIAN

# Reingold and Dershowitz, Calendrical Calculations (4th ed.), appendix C: Gregorian days, and theirs in each calendar.
SAMPLE = (
    "70/9/24 135/10/2 470/1/8 576/5/20 694/11/10 1013/4/25 1096/5/24 1190/3/23 1240/3/10 1288/4/2 1298/4/27 "
    "1391/6/12 1436/2/3 1492/4/9 1553/9/19 1560/3/5 1648/6/10 1680/6/30 1716/7/24 1768/6/19 1819/8/2 1839/3/27 "
    "1903/4/19 1929/8/25 1941/9/29 1943/4/19 1943/10/7 1992/3/17 1996/2/25 2038/11/10 2094/7/18"
)
COLUMNS = {
    "julian": (
        "70/9/26 135/10/3 470/1/7 576/5/18 694/11/7 1013/4/19 1096/5/18 1190/3/16 1240/3/3 1288/3/26 1298/4/20 "
        "1391/6/4 1436/1/25 1492/3/31 1553/9/9 1560/2/24 1648/5/31 1680/6/20 1716/7/13 1768/6/8 1819/7/21 1839/3/15 "
        "1903/4/6 1929/8/12 1941/9/16 1943/4/6 1943/9/24 1992/3/4 1996/2/12 2038/10/28 2094/7/5"
    ),
    # Months from Tishri, Adar I 6 and Adar or Adar II 7 (the book counts from Nisan).
    "hebrew": (
        "3831/1/3 3896/1/9 4230/4/18 4336/10/4 4455/2/13 4773/9/6 4856/9/23 4950/8/7 5000/7/8 5048/8/21 5058/9/7 "
        "5151/11/1 5196/5/7 5252/8/3 5314/1/1 5320/6/27 5408/10/20 5440/11/3 5476/12/5 5528/11/4 5579/12/11 5599/8/12 "
        "5663/8/22 5689/12/19 5702/1/8 5703/8/14 5704/1/8 5752/7/12 5756/7/5 5799/2/12 5854/12/5"
    ),
    "coptic": (
        "- - 186/5/12 292/9/23 411/3/11 729/8/24 812/9/23 906/7/20 956/7/7 1004/7/30 1014/8/25 1107/10/10 1152/5/29 "
        "1208/8/5 1270/1/12 1276/6/29 1364/10/6 1396/10/26 1432/11/19 1484/10/14 1535/11/27 1555/7/19 1619/8/11 "
        "1645/12/19 1658/1/19 1659/8/11 1660/1/26 1708/7/8 1712/6/17 1755/3/1 1810/11/11"
    ),
    "ethiopic": (
        "63/1/29 128/2/5 462/5/12 568/9/23 687/3/11 1005/8/24 1088/9/23 1182/7/20 1232/7/7 1280/7/30 1290/8/25 "
        "1383/10/10 1428/5/29 1484/8/5 1546/1/12 1552/6/29 1640/10/6 1672/10/26 1708/11/19 1760/10/14 1811/11/27 "
        "1831/7/19 1895/8/11 1921/12/19 1934/1/19 1935/8/11 1936/1/26 1984/7/8 1988/6/17 2031/3/1 2086/11/11"
    ),
    # The civil calendar, so only where the Umm al-Qura table does not rule.
    "islamic": (
        "- - - - 75/7/13 403/10/5 489/5/22 586/2/7 637/8/7 687/2/20 697/7/7 793/7/1 839/7/6 897/6/1 960/9/30 967/5/27 "
        "1058/5/18 1091/6/2 1128/8/4 1182/2/3 1234/10/10 1255/1/11 1321/1/21 - - - - - - - 1518/3/5"
    ),
    "persian": (
        "- - - - - - - - - - - - - - - - - - - - - 1218/1/7 1282/1/29 1308/6/3 1320/7/7 1322/1/29 1322/7/14 1370/12/27 "
        "1374/12/6 1417/8/19 1473/4/28"
    ),
    "french": "- - - - - - - - - - - - - - - - - - - - 27/11/14 47/7/6",
}

# What happened or begins on the day stands beside it.
KNOWN = {
    "persian": {
        "1304/1/11": "1925/3/31",  # the calendar becomes law
        "1357/11/22": "1979/2/11",  # the revolution, 22 Bahman
        "1368/10/5": "1989/12/26",
        "1394/6/12": "2015/9/3",
        "1395/12/30": "2017/3/20",  # the leap day
        "1399/12/30": "2021/3/20",
        "1403/1/1": "2024/3/20",
        "1403/12/30": "2025/3/20",
        "1404/1/1": "2025/3/21",
        "1408/12/30": "2030/3/20",
    },
    "islamic": {  # Umm al-Qura
        "1400/1/1": "1979/11/20",  # the Grand Mosque is seized
        "1437/1/1": "2015/10/14",
        "1444/9/1": "2023/3/23",
        "1444/12/10": "2023/6/28",
        "1445/1/1": "2023/7/19",
        "1445/9/1": "2024/3/11",
        "1445/10/1": "2024/4/10",
        "1446/1/1": "2024/7/7",
        "1446/9/1": "2025/3/1",
        "1/1/1": "622/7/19",  # tabular civil: 16 July in the Julian calendar
    },
    "hebrew": {
        "5708/9/5": "1948/5/14",  # the state of Israel
        "5734/1/10": "1973/10/6",  # Yom Kippur
        "5783/7/14": "2023/3/7",  # Purim
        "5784/1/1": "2023/9/16",
        "5784/3/25": "2023/12/8",  # Hanukkah
        "5784/5/15": "2024/1/25",
        "5784/7/14": "2024/3/24",  # Purim in a leap year: Adar II
        "5784/8/15": "2024/4/23",  # Passover
        "5784/12/9": "2024/8/13",
        "5785/1/1": "2024/10/3",
        "5772/7/11": "2012/3/5",
    },
    "buddhist": {
        "2475/6/24": "1932/6/24",
        "2484/1/1": "1941/1/1",
        "2489/6/9": "1946/6/9",
        "2500/5/12": "1957/5/12",
        "2543/2/29": "2000/2/29",
        "2559/10/13": "2016/10/13",
        "2562/5/4": "2019/5/4",
        "2564/1/20": "2021/1/20",
    },
    "roc": {
        "1/1/1": "1912/1/1",
        "16/4/18": "1927/4/18",
        "34/10/25": "1945/10/25",
        "38/12/7": "1949/12/7",
        "76/7/15": "1987/7/15",
        "88/9/21": "1999/9/21",
        "95/6/6": "2006/6/6",
        "113/2/29": "2024/2/29",
    },
    "ethiopic": {
        "1888/6/23": "1896/3/1",  # Adwa
        "1967/1/2": "1974/9/12",
        "1983/9/20": "1991/5/28",
        "2000/1/1": "2007/9/12",
        "2012/1/1": "2019/9/12",
        "2013/1/1": "2020/9/11",
        "2015/13/6": "2023/9/11",  # the leap day
        "2016/1/1": "2023/9/12",
        "2016/4/28": "2024/1/7",  # Christmas
    },
    "coptic": {
        "1/1/1": "284/8/29",  # the era of the martyrs
        "1716/1/1": "1999/9/12",
        "1717/1/1": "2000/9/11",
        "1736/1/1": "2019/9/12",
        "1739/4/29": "2023/1/7",  # Christmas
        "1739/13/6": "2023/9/11",
        "1740/1/1": "2023/9/12",
        "1741/1/1": "2024/9/11",
    },
    "indian": {
        "1791/7/10": "1869/10/2",
        "1869/5/24": "1947/8/15",
        "1871/11/6": "1950/1/26",
        "1879/1/1": "1957/3/22",  # the calendar comes into force
        "1921/10/11": "2000/1/1",
        "1926/1/1": "2004/3/21",
        "1945/1/1": "2023/3/22",
        "1945/10/4": "2023/12/25",
        "1946/1/1": "2024/3/21",
        "1946/1/31": "2024/4/20",
    },
    "french": {
        "1/1/1": "1792/9/22",
        "2/11/9": "1794/7/27",  # Robespierre falls
        "3/9/1": "1795/5/20",
        "3/13/6": "1795/9/22",
        "4/1/13": "1795/10/5",
        "5/12/18": "1797/9/4",
        "8/2/18": "1799/11/9",  # 18 Brumaire
        "8/3/1": "1799/11/22",
        "8/9/25": "1800/6/14",  # Marengo
        "13/3/11": "1804/12/2",  # the coronation
        "13/5/20": "1805/2/9",
        "14/3/11": "1805/12/2",  # Austerlitz
        "14/4/10": "1805/12/31",  # the last day
        "79/8/16": "1871/5/6",  # the Commune
    },
    "julian": {
        "1066/10/14": "1066/10/20",  # Hastings
        "1453/5/29": "1453/6/7",
        "1582/10/5": "1582/10/15",  # the reform
        "1616/4/23": "1616/5/3",
        "1642/12/25": "1643/1/4",  # Newton is born
        "1700/2/29": "1700/3/11",
        "1732/2/11": "1732/2/22",  # Washington is born
        "1752/9/3": "1752/9/14",
        "1917/10/25": "1917/11/7",
        "1918/2/1": "1918/2/14",
    },
}

# No such month or day, or out of range.
IMPOSSIBLE = {
    "gregory": ["2021/2/29", "1900/2/29", "2021/4/31", "2021/13/1", "2021/0/1", "2021/1/0", "10000/1/1"],
    "julian": ["1701/2/29", "1701/13/1", "0/1/1"],
    "buddhist": ["2562/2/29", "0/1/1"],
    "roc": ["0/1/1", "112/2/29", "8089/1/1"],
    "persian": ["1402/12/30", "1403/7/31", "1403/13/1", "0/1/1", "9378/1/1"],
    "islamic": ["1445/9/31", "1445/8/30", "1445/13/1", "9666/1/1"],
    "hebrew": ["5783/6/1", "5783/7/30", "5784/7/30", "5784/14/1"],
    "ethiopic": ["2016/13/6", "2015/13/7", "2016/1/31", "2016/14/1"],
    "coptic": ["1740/13/6", "1740/14/1"],
    "indian": ["1945/1/31", "1945/7/31", "1945/13/1"],
    "french": ["1/13/6", "3/13/7", "8/2/31", "8/14/1", "100/1/1"],
}

#: The years in which the property tests move; French ones cost an equinox each.
RECENT = {"french": (1, 14), "hebrew": (5400, 5900), "buddhist": (2300, 2700), "roc": (1, 300)}


def triple(text):
    return tuple(map(int, text.split("/")))


def table():
    for calendar, column in COLUMNS.items():
        for own, day in zip(column.split(), SAMPLE.split(), strict=False):
            if own != "-":
                yield calendar, own, day
    for calendar, days in KNOWN.items():
        for own, day in days.items():
            yield calendar, own, day


def calendar_days():
    """Any day that exists in any calendar, as (calendar, year, month, day)."""
    return st.sampled_from(sorted(CALENDARS)).flatmap(
        lambda name: st.tuples(st.just(name), st.integers(*RECENT.get(name, (1000, 2100)))).flatmap(_days_of_year)
    )


def _days_of_year(name_and_year):
    name, year = name_and_year
    lengths = CALENDARS[name].year(year)[1]
    months = [index for index, length in enumerate(lengths, start=1) if length]
    return st.sampled_from(months).flatmap(
        lambda month: st.integers(1, lengths[month - 1]).map(lambda day: (name, year, month, day))
    )


@pytest.mark.parametrize(("calendar", "own", "day"), list(table()))
def test_published_equivalents(calendar, own, day):
    assert CALENDARS[calendar].to_gregorian(*triple(own)) == triple(day)
    assert CALENDARS[calendar].from_gregorian(*triple(day)) == triple(own)


def test_each_calendar_has_eight_known_days():
    assert all(len(KNOWN[name]) >= 8 for name in CALENDARS if name != "gregory")


@pytest.mark.parametrize(("calendar", "own"), [(name, own) for name, days in IMPOSSIBLE.items() for own in days])
def test_no_such_day(calendar, own):
    assert CALENDARS[calendar].to_gregorian(*triple(own)) is None


@settings(max_examples=60)
@given(calendar_days())
def test_there_and_back(day):
    name, *own = day
    calendar = CALENDARS[name]
    there = calendar.to_gregorian(*own)
    assert there is not None
    assert calendar.from_gregorian(*there) == tuple(own)


@settings(max_examples=60)
@given(calendar_days())
def test_the_next_day_is_the_next_day(day):
    """Days follow each other in a calendar as they do in the Gregorian one."""
    name, year, month, date = day
    calendar = CALENDARS[name]
    number = gregorian.day_number(*calendar.to_gregorian(year, month, date))
    following = calendar.from_gregorian(*gregorian.civil(number + 1))
    assert following is None or following > (year, month, date)
    if following is not None:
        assert gregorian.day_number(*calendar.to_gregorian(*following)) == number + 1


@pytest.mark.parametrize("name", sorted(CALENDARS))
def test_years_join_without_a_gap(name):
    """The day after the last of a year is the first of the next, but for the seam of the two Islamic reckonings."""
    calendar = CALENDARS[name]
    low, high = RECENT.get(name, (1000, 2100))
    gaps = [year for year in range(low, high) if calendar.last_day(year) + 1 != calendar.year(year + 1)[0]]
    assert gaps == ([1342] if name == "islamic" else [])


@pytest.mark.parametrize("name", sorted(CALENDARS))
def test_the_range_ends_within_four_digits(name):
    calendar = CALENDARS[name]
    last = gregorian.civil(calendar.last_day(calendar.last_year))[0]
    assert last <= 9999
    assert calendar.has_year(calendar.first_year) and calendar.has_year(calendar.last_year)
    assert not calendar.has_year(calendar.first_year - 1) and not calendar.has_year(calendar.last_year + 1)


def test_days_outside_a_calendar_have_no_date_in_it():
    french = CALENDARS["french"]
    assert french.from_gregorian(1792, 9, 21) is None
    assert french.from_gregorian(2024, 5, 3) is None
    assert not french.covers(gregorian.day_number(1792, 9, 21))
    assert french.covers(gregorian.day_number(1792, 9, 22))
    assert not french.covers(gregorian.day_number(2024, 5, 3))


@pytest.mark.parametrize("name", CALENDARS)
def test_a_calendar_covers_the_days_of_its_first_year_to_those_of_its_last(name):
    calendar = CALENDARS[name]
    first, last = calendar.year(calendar.first_year)[0], calendar.last_day(calendar.last_year)
    assert calendar.covers(first) and calendar.covers(last)
    assert not calendar.covers(first - 1) and not calendar.covers(last + 1)


def test_french_leap_years_were_3_7_and_11():
    assert [year for year in range(1, 15) if CALENDARS["french"].year(year)[1][12] == 6] == [3, 7, 11]


def test_persian_leap_years():
    """Those of the official calendar from 1370 to 1412: one gap of five years among gaps of four."""
    leap = [year for year in range(1370, 1413) if CALENDARS["persian"].year(year)[1][11] == 30]
    assert leap == [1370, 1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403, 1408, 1412]


def test_persian_leap_day_comes_late_where_the_equinox_does():
    """By the 33-year rule alone 1502 would have it; at noon of 20 March 2124 the sun has not yet crossed."""
    lengths = {year: sum(CALENDARS["persian"].year(year)[1]) for year in range(1501, 1505)}
    assert lengths == {1501: 365, 1502: 365, 1503: 366, 1504: 365}


def noons_after_the_equinox(year):
    """By Meeus's chapter 27 in PyMeeus: days, of noons of the sun in Tehran, between the equinox and Nowruz's noon.

    Late in March the sun is seven to eight minutes behind the clock.
    """
    equinox = Sun.get_equinox_solstice(year + 621, target="spring").jde()
    universal = equinox - Epoch.tt2ut(year + 621, 3) / 86_400
    return CALENDARS["persian"].year(year)[0] + 1_721_425 - (universal + 52.5 / 360 - 7.5 / 1440)


def test_persian_years_begin_with_the_equinox():
    """From 1501 on, in the years that begin with a leap day before them by the rule of 33 years: 33 times it is early.

    Three minutes are left for the rotation of the earth (delta T), which for centuries to come is an estimate.
    """
    for year in range(1501, 2362):
        if (8 * year + 21) % 33 < 8:
            assert -3 / 1440 < noons_after_the_equinox(year) < 1 + 3 / 1440, year


def test_hebrew_year_lengths():
    """Six lengths are possible; month 6 exists in leap years only."""
    hebrew = CALENDARS["hebrew"]
    lengths = {sum(hebrew.year(year)[1]) for year in range(5700, 5800)}
    assert lengths == {353, 354, 355, 383, 384, 385}
    assert [year for year in range(5776, 5795) if hebrew.month(year, 6)[1]] == [
        5776,
        5779,
        5782,
        5784,
        5787,
        5790,
        5793,
    ]


def test_months_follow_from_their_lengths():
    first, lengths = CALENDARS["persian"].year(1394)
    starts = [first + before for before in accumulate((0, *lengths[:-1]))]
    assert [CALENDARS["persian"].month(1394, month)[0] for month in range(1, 13)] == starts


def test_eras_begin_in_their_first_year():
    assert list(ERAS) == list("MTSHR")
    assert all(era.first_day[0] == era.before + 1 for era in ERAS.values())


def test_gregorian_is_one_of_them():
    assert CALENDARS["gregory"] is GREGORIAN
    assert GREGORIAN.to_gregorian(-43, 3, 15) == (-43, 3, 15)


def test_libraries_are_imported_when_a_calendar_needs_them():
    """A Gregorian or Persian date costs no import of convertdate or hijridate."""
    program = (
        "import sys; from datenorm.core.resolve import resolve; "
        "resolve('1999-05-03'), resolve('1394-06-12[u-ca=persian]'), resolve('R01-05-01'); "
        "print([name for name in ('convertdate', 'hijridate', 'pymeeus') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"


def test_french_years_begin_with_the_equinoxes_that_convertdate_computes():
    """All 99 of them, and the one after."""
    from convertdate import french_republican

    french = CALENDARS["french"]
    for year in range(1, 101):
        assert french.new_year(year) == int(french_republican.to_jd(year, 1, 1) - 1721424.5)
