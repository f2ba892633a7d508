"""Names that a misspelt one may have meant."""

from datenorm.core.near import near


def test_names_that_look_alike():
    assert near("Numreic", ["numeric", "word", "Numeric-Days"], least=0.4)[0] == "numeric"
    assert near("FALLIG", ["id", "Fällig"]) == ["Fällig"]
    assert near("x" * 100_000, ["numeric"]) == []
