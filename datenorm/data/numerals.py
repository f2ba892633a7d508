"""Numbers in other figures than Arabic ones: roman, Chinese, Hebrew letters, Ethiopic. Tables made once, at import."""

from datenorm.data.dice import Dice

_ROMAN = ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
          (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))  # fmt: skip


def roman(number: int) -> str:
    """``number`` (from 1) in roman figures, in capitals."""
    text = ""
    for value, letters in _ROMAN:
        count, number = divmod(number, value)
        text += letters * count
    return text


ROMAN: tuple[str, ...] = ("", *(roman(number) for number in range(1, 100)))

_HAN = "零一二三四五六七八九"
_ZEROS = ("〇", "〇", "〇", "零", "零", "○")


def _han(number: int) -> str:
    tens, ones = divmod(number, 10)
    if tens == 0:
        return _HAN[ones]
    return ("" if tens == 1 else _HAN[tens]) + "十" + (_HAN[ones] if ones else "")


#: 0 to 99 as they are said: 十, 十一, 二十, 九十九.
HAN: tuple[str, ...] = tuple(_han(number) for number in range(100))

_SHORT_TENS = {2: "廿", 3: "卅"}


def han_day(dice: Dice, day: int) -> str:
    """A day in Chinese figures: 二十六, and now and then 廿六."""
    tens, ones = divmod(day, 10)
    if tens in _SHORT_TENS and dice.chance(0.12):
        return _SHORT_TENS[tens] + (_HAN[ones] if ones else "")
    return HAN[day]


def han_digits(dice: Dice, number: int, width: int = 0) -> str:
    """``number`` figure by figure: 二〇一八, 二零一八, 二○一八."""
    zero = dice.pick(_ZEROS)
    return "".join([zero if figure == "0" else _HAN[int(figure)] for figure in str(number).zfill(width)])


def han_full(number: int) -> str:
    """``number`` below 10,000 as it is said: 千九百九十九, 一百零七."""
    text = ""
    pending = False
    for value, letter in ((1000, "千"), (100, "百")):
        count, number = divmod(number, value)
        if count:
            text += ("" if count == 1 and value == 1000 else _HAN[count]) + letter
        pending = pending or bool(text and not count)
    if not number:
        return text or _HAN[0]
    if text and number < 10:
        return text + "零" + _HAN[number]
    if text and number < 20:
        return text + "一" + HAN[number]
    return text + ("零" if pending else "") + HAN[number]


_HEBREW_ONES = ("", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט")
_HEBREW_TENS = ("", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ")
_HEBREW_HUNDREDS = ("", "ק", "ר", "ש", "ת", "תק", "תר", "תש", "תת", "תתק")


def _hebrew(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    # 15 and 16 would begin to spell the name of God.
    tail = {15: "טו", 16: "טז"}.get(rest, _HEBREW_TENS[rest // 10] + _HEBREW_ONES[rest % 10])
    return _HEBREW_HUNDREDS[hundreds] + tail


#: 0 to 999 in Hebrew letters, without geresh and gershayim.
HEBREW: tuple[str, ...] = tuple(_hebrew(number) for number in range(1000))


def hebrew_marked(letters: str, single: str, double: str) -> str:
    """Hebrew letters as a numeral: gershayim before the last of several, geresh after a single one."""
    if len(letters) == 1:
        return letters + single
    return letters[:-1] + double + letters[-1]


_ETHIOPIC_ONES = ("", "፩", "፪", "፫", "፬", "፭", "፮", "፯", "፰", "፱")
_ETHIOPIC_TENS = ("", "፲", "፳", "፴", "፵", "፶", "፷", "፸", "፹", "፺")


def ethiopic(number: int) -> str:
    """``number`` below 10,000 in Ethiopic figures: 2012 is ፳፻፲፪."""
    hundreds, rest = divmod(number, 100)
    head = _ETHIOPIC_TENS[hundreds // 10] + _ETHIOPIC_ONES[hundreds % 10] + "፻" if hundreds else ""
    return head + _ETHIOPIC_TENS[rest // 10] + _ETHIOPIC_ONES[rest % 10]
