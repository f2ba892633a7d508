"""The network's vocabulary, read off the generator: every character of every name, and what a large sample holds."""

from collections import Counter

from datenorm.data.languages import language, locale_groups
from datenorm.data.sampler import Sampler
from datenorm.text.clean import clean
from datenorm.text.vocabulary import Vocabulary

_ASCII = "".join(chr(code) for code in range(32, 127) if not chr(code).isupper())


def build_vocabulary(seed: int = 0, sample: int = 200_000, least: int = 2) -> Vocabulary:
    """Collect characters from all names of all languages and from a sample of the stream ``seed``.

    Args:
        sample: how many examples to look at.
        least: how often a character must occur in the sample, when it is in no name.
    """
    sampler = Sampler(seed)
    counts: Counter[str] = Counter()
    for example in sampler.examples(sample):
        counts.update(clean(example.text).text)
    characters = {character for character, count in counts.items() if count >= least}
    characters.update(_ASCII)
    for entry in locale_groups():
        for text in _names(entry):
            characters.update(clean(text).text)
    tokens = sorted({entry.split("_")[0] for entry in locale_groups()})
    return Vocabulary(sorted(characters), tokens)


def _names(entry: str) -> list[str]:
    lang = language(entry)
    tables = [*lang.months.values(), *lang.weekdays.values(), *lang.quarters.values(), lang.day_periods, lang.eras]
    names = [name for rows in tables for row in rows for name in row]
    return names + [pattern for patterns in lang.patterns.values() for pattern in patterns]
