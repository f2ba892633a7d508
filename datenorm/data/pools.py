"""Strings of Faker's providers in many languages, made once: Faker takes up to a millisecond for each."""

import logging
from functools import cache

from faker import Faker, factory

from datenorm.data.languages import language
from datenorm.data.mistakable import could_be_date

LOCALES: tuple[str, ...] = (
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "pl_PL", "ru_RU", "tr_TR", "sv_SE", "cs_CZ",
    "ja_JP", "zh_CN", "ko_KR", "ar_AA", "fa_IR", "hi_IN", "el_GR", "uk_UA", "fi_FI", "hu_HU", "ro_RO", "da_DK", "no_NO", "he_IL",
    "th_TH", "vi_VN", "id_ID", "bn_BD", "bg_BG", "hr_HR", "sk_SK", "sl_SI", "lt_LT", "lv_LV", "et_EE", "ka_GE", "hy_AM", "az_AZ", "ne_NP", "ta_IN", "en_IN",
)  # fmt: skip
_PROVIDERS: tuple[tuple[str, int], ...] = (
    ("name", 14), ("company", 10), ("city", 8), ("address", 16), ("phone_number", 14), ("job", 8), ("sentence", 14), ("user_name", 4), ("iban", 3), ("license_plate", 8),
    ("postcode", 4), ("street_name", 6), ("street_address", 8), ("word", 6), ("isbn13", 3), ("isbn10", 2), ("file_name", 4), ("ipv6", 1), ("mac_address", 1), ("uri", 3), ("color_name", 4),
    ("currency_code", 3), ("country", 8), ("catch_phrase", 4), ("bs", 3), ("email", 4), ("credit_card_number", 3), ("md5", 1), ("uuid4", 1),
    ("building_number", 3), ("language_name", 4), ("mime_type", 2), ("hex_color", 1), ("domain_name", 3), ("ean13", 2), ("swift", 2), ("prefix", 2), ("suffix", 2), ("emoji", 1),
)  # fmt: skip
_POOL_SEED = 19990503
_LONGEST = 90
#: What Faker says of locales that it completes with those of others is no news to a user.
logging.getLogger("faker").setLevel(logging.ERROR)
#: Faker lists the folders of all its packages anew for each locale, which takes four times as long as all else.
factory.list_module = cache(factory.list_module)  # type: ignore[attr-defined]
#: Faker draws from a set here, so that each process has its own order.
_UNSTEADY = ("it_IT", "city")


@cache
def _made(name: str) -> Faker:
    return Faker(name)


def _faker(name: str) -> Faker:
    """The Faker of a locale, from its beginning."""
    fake = _made(name)
    fake.seed_instance(_POOL_SEED)
    return fake


@cache
def pool(name: str) -> tuple[str, ...]:
    """Strings of the providers in one of ``LOCALES``; those that could be a date are left out."""
    fake = _faker(name)
    strings: list[str] = []
    for provider, each in _PROVIDERS:
        make = getattr(fake, provider, None)
        if make is not None and (name, provider) != _UNSTEADY:
            strings.extend(str(make()).replace("\n", ", ") for _ in range(each))
    return tuple(dict.fromkeys(text for text in strings if 0 < len(text) <= _LONGEST and not could_be_date(text)))


@cache
def people(name: str) -> tuple[str, ...]:
    """Family names in one of ``LOCALES``."""
    fake = _faker(name)
    return tuple(dict.fromkeys(fake.last_name() for _ in range(40)))


@cache
def _locale(token: str) -> str:
    """Faker's locale for a language; "" where it has none."""
    token = {"nb": "no", "nn": "no"}.get(token, token)
    return next((name for name in LOCALES if name.split("_")[0] == token), "")


def writers(token: str) -> tuple[str, ...]:
    """Names of persons in a language, English ones where Faker has none."""
    return _names(_locale(token) or "en_US")


@cache
def _names(name: str) -> tuple[str, ...]:
    fake = _faker(name)
    return tuple(dict.fromkeys(fake.name() for _ in range(60)))


@cache
def fillers(token: str) -> tuple[str, ...]:
    """Sentences without a date in a language that Faker has words of; () for others."""
    name = _locale(token)
    if not name:
        return ()
    fake = _faker(name)
    sentences = [fake.sentence(nb_words=number) for number in (3, 4, 5, 6, 8) for _ in range(40)]
    months = {name.lower() for row in language(token).months["MMMM"] for name in row} - {"may"}
    return tuple(text for text in dict.fromkeys(sentences) if months.isdisjoint(text.lower().rstrip(".").split()))
