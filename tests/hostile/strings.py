"""Strings that do harm, the same for the same seed: what breaks decoders, lines, terminals, parsers and patience."""

import random

#: Single characters: C0, C1, line ends of all kinds, bidi, zero-width, marks, fillers, astral, private, noncharacters.
CHARACTERS = (
    [chr(code) for code in range(0x20)]
    + [chr(code) for code in range(0x7F, 0xA1)]
    + list("\u0085\u2028\u2029\u200b\u200d\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\u034f\u3164\u115f\u180e\ufe0f")
    + list("\U0001f4c5\U000e0001\U000e0041\U0010ffff\uffff\ufdd0\ue000\ufdfa\u0301\u0e31\u0950\u1112\u1161\u11ab")
    + list("٣۳३๓３᱓²½Ⅳ㋿㍻〇零十")
)
SNIPPETS = (
    "\x1b]0;owned\x07", "\x1b[31m", "\x9b2J", "\x1bP1;1|17/ab\x9c", "[bold]x[/]", "[/]", "[link=file:///etc]a[/link]",
    "=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(1)", "<script>alert(1)</script>", "'; DROP TABLE d;--", "%s%n%d",
    "{0.__class__}", "${jndi:ldap://x}", "../../etc/passwd", "&#9999999;", "&#x1F4A9;", "&amp;amp;", "&nbsp;",
    "NaN", "Infinity", "-0", "1e999", "9" * 40, "00000000", "\\u0000", "\\x1b", "\ud800", "\udfff", "\udc80",
)  # fmt: skip
DATES = (
    "3rd of May 1999", "03/04/2005", "1999-05-03", "2019年5月3日", "٣ مايو ١٩٩٩", "c. 1860", "44 BC", "30 Feb 2021",
    "Sunday 03/04/05", "1890-1895", "5 Brumaire an VIII", "令和元年5月1日", "1999-05-03T25:61:61+99:99", "0000-00-00",
    "99/99/9999", "-9999-12-31", "9999-12-31", "XXXX-XX-XX", "../..", "1999-W53-7", "1999-366",
)  # fmt: skip


def _characters(dice):
    return "".join(dice.choice(CHARACTERS) for _ in range(dice.randint(0, 30)))


def _any(dice):
    return "".join(chr(dice.randrange(0x110000)) for _ in range(dice.randint(0, 20)))


def _damaged(dice):
    """A date with harm in it."""
    text = list(dice.choice(DATES))
    for _ in range(dice.randint(1, 4)):
        place = dice.randint(0, len(text))
        text[place:place] = dice.choice((dice.choice(CHARACTERS), dice.choice(SNIPPETS), dice.choice(DATES)[:4]))
    return "".join(text)


def _digits(dice):
    return "".join(dice.choice("0123456789٣３./-: T+Z") for _ in range(dice.randint(1, 24)))


def _long(dice):
    """Around the bounds of 256 characters and of 8 marks, towers among them."""
    return dice.choice(DATES) + dice.choice(CHARACTERS) * dice.choice((7, 8, 9, 200, 245, 255, 256, 257, 1000))


def _expanding(dice):
    """Few characters that normalise to many."""
    return "\ufdfa" * dice.randint(1, 30) + dice.choice(DATES)


FAMILIES = (_characters, _any, _damaged, _damaged, _digits, _digits, _long, _expanding)


def hostile_strings(seed, count):
    """``count`` strings."""
    dice = random.Random(seed)
    for _ in range(count):
        yield dice.choice(FAMILIES)(dice)
