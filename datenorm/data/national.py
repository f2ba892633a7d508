"""What people write beside CLDR's standard names: a row adds a language's habit.

Only names in everyday use stand here; each is a variant beside the standard one.
"""

#: language -> CLDR field -> month -> further names.
MONTH_NAMES: dict[str, dict[str, dict[int, tuple[str, ...]]]] = {
    "en": {"MMM": {9: ("Sept", "Sep"), 6: ("June",), 7: ("July",), 3: ("March",), 4: ("April",)}},
    "de": {"MMMM": {1: ("Jänner",), 2: ("Feber",)}, "MMM": {3: ("Mär", "Mrz"), 5: ("Mai",)}},
    "es": {"MMMM": {9: ("setiembre",)}, "MMM": {9: ("sept", "set")}},
}

#: entry or language -> the ten digits and how often its people write dates with them.
NATIVE_DIGITS: dict[str, tuple[str, float]] = {
    "ar": ("٠١٢٣٤٥٦٧٨٩", 0.45),
    "ckb": ("٠١٢٣٤٥٦٧٨٩", 0.6),
    "sd": ("٠١٢٣٤٥٦٧٨٩", 0.4),
    "fa": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "ur": ("۰۱۲۳۴۵۶۷۸۹", 0.2),
    "ps": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "lrc": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "mzn": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "ks": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "uz_Arab": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "pa_Arab": ("۰۱۲۳۴۵۶۷۸۹", 0.6),
    "hi": ("०१२३४५६७८९", 0.2),
    "mr": ("०१२३४५६७८९", 0.6),
    "ne": ("०१२३४५६७८९", 0.6),
    "sa": ("०१२३४५६७८९", 0.6),
    "bn": ("০১২৩৪৫৬৭৮৯", 0.6),
    "as": ("০১২৩৪৫৬৭৮৯", 0.6),
    "mni": ("০১২৩৪৫৬৭৮৯", 0.6),
    "gu": ("૦૧૨૩૪૫૬૭૮૯", 0.2),
    "pa": ("੦੧੨੩੪੫੬੭੮੯", 0.15),
    "or": ("୦୧୨୩୪୫୬୭୮୯", 0.15),
    "ta": ("௦௧௨௩௪௫௬௭௮௯", 0.03),
    "te": ("౦౧౨౩౪౫౬౭౮౯", 0.1),
    "kn": ("೦೧೨೩೪೫೬೭೮೯", 0.15),
    "ml": ("൦൧൨൩൪൫൬൭൮൯", 0.03),
    "th": ("๐๑๒๓๔๕๖๗๘๙", 0.25),
    "lo": ("໐໑໒໓໔໕໖໗໘໙", 0.2),
    "my": ("၀၁၂၃၄၅၆၇၈၉", 0.7),
    "km": ("០១២៣៤៥៦៧៨៩", 0.3),
    "dz": ("༠༡༢༣༤༥༦༧༨༩", 0.6),
    "sat": ("᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙", 0.6),
    "ff_Adlm": ("𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", 0.6),
    "ja": ("０１２３４５６７８９", 0.08),
    "zh": ("０１２３４５６７８９", 0.04),
}
