"""The network's vocabulary: every character of every name, what a large sample of the generator's strings holds, and a file's."""

from collections import Counter
from functools import cache

from datenorm.core.locales import find_language
from datenorm.data.languages import language, locale_groups
from datenorm.data.records import read_records
from datenorm.data.sampler import Sampler
from datenorm.text.clean import clean
from datenorm.text.vocabulary import Vocabulary

_ASCII = "".join(chr(code) for code in range(32, 127) if not chr(code).isupper())


@cache
def build_vocabulary(
    seed: int = 0,
    sample: int = 200_000,
    least: int = 2,
    kinds: tuple[str, ...] = (),
    locales: tuple[str, ...] = (),
) -> Vocabulary:
    """Collect characters from all names of the languages and from a sample of the stream ``seed``.

    Args:
        sample: how many examples to look at.
        least: how often a character must occur in the sample, when it is in no name.
        kinds, locales: those of the training; () = all.
    """
    sampler = Sampler(seed, kinds, locales)
    entries = [find_language(name, locale_groups()) for name in locales] or list(locale_groups())
    counts: Counter[str] = Counter()
    for example in sampler.examples(sample):
        counts.update(clean(example.text).text)
    characters = {character for character, count in counts.items() if count >= least}
    characters.update(_ASCII)
    for entry in entries:
        for text in _names(entry):
            characters.update(clean(text).text)
    tokens = sorted({entry.split("_")[0] for entry in entries})
    return Vocabulary(sorted(characters), tokens)


def characters_of(path: str, least: int = 2) -> tuple[str, ...]:
    """The cleaned characters that occur ``least`` times or more in the texts of a file of labelled strings.

    Raises:
        InputError: the file can't be read.
    """
    counts: Counter[str] = Counter()
    for record in read_records(path):
        counts.update(clean(record.text).text)
    return tuple(sorted(character for character, count in counts.items() if count >= least))


def _names(entry: str) -> list[str]:
    lang = language(entry)
    tables = [*lang.months.values(), *lang.weekdays.values(), *lang.quarters.values(), lang.day_periods, lang.eras]
    names = [name for rows in tables for row in rows for name in row]
    return names + [pattern for patterns in lang.patterns.values() for pattern in patterns]
