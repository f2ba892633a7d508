"""What all regions of a language say is gathered from the different data among them alone."""

from babel import Locale

from datenorm.data import cldr
from datenorm.data.languages import locale_groups


def test_what_regions_share_is_there_once() -> None:
    names = locale_groups()["de"]
    assert len(cldr.different(names, "months")) < len(names)
    assert cldr.different(["de", "de_DE"], "months") == [cldr.locale("de")["months"]]


def test_no_name_of_a_month_is_lost() -> None:
    for entry in ("de", "en", "es", "pt", "sr_Latn"):
        names = locale_groups()[entry]
        gathered = {name for months in cldr.different(names, "months") for name in months["format"]["wide"].values()}
        for name in names:
            assert gathered.issuperset(Locale.parse(name).months["format"]["wide"].values()), name
