"""Years from 3000 on, and the day by which databases say "never"."""

from datenorm.core.resolve import resolve
from datenorm.data.sampler import Sampler


def test_the_end_of_time_is_a_date() -> None:
    examples = list(Sampler(8, kinds=["far-year"], noise=0, context=False).examples(800))
    assert sum(example.canonical.startswith("9999-12-31") for example in examples) > 150
    assert any(example.canonical == "9999-12-31T23:59:59" for example in examples)
    assert all(int(example.canonical[:4]) > 2098 for example in examples)
    assert all(resolve(example.canonical).reason is None for example in examples)
