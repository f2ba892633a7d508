"""Nothing takes long on any text: every regular expression of the package and every function that takes a text of the
user's, on 100,000 characters made against it."""

import ast
import importlib
import re
import time

import pytest
from command import ROOT

LENGTH = 100_000
#: Seconds of the processor; a quadratic search takes minutes.
MOST = 2.0
_CALLS = {"compile", "search", "match", "fullmatch", "split", "findall", "finditer", "sub", "subn"}


def written_patterns():
    """Where -> (pattern, flags) of each regular expression, those in functions among them."""
    found = {}
    for path in sorted((ROOT / "datenorm").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [
            node
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "re"
            and node.func.attr in _CALLS
        ]
        for node in calls:
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            found[where] = node.args[0]
    return found


def compiled_patterns():
    """Name -> pattern of each compiled one that a module holds."""
    found = {}
    for where in written_patterns():
        module = importlib.import_module(where.partition(":")[0].removesuffix(".py").replace("/", "."))
        for name, value in vars(module).items():
            if isinstance(value, re.Pattern):
                found[f"{module.__name__}.{name}"] = value
    return found


def test_every_pattern_is_written_where_it_can_be_tested():
    """As a constant of a module, or as a literal in a function."""
    modules = {name.rpartition(".")[0] for name in compiled_patterns()}
    for where, argument in written_patterns().items():
        module = where.partition(":")[0].removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        assert isinstance(argument, ast.Constant) or module in modules or module + ".__init__" in modules, where


def attacks(pattern):
    """Texts against a pattern: each of its own letters and pairs of them again and again, with an end that fails."""
    letters = [*list(dict.fromkeys(c for c in pattern if c.isprintable()))[:24], "0", "a", "'", "{", " ", "-", "X", "&"]
    units = list(
        dict.fromkeys([*letters, "'a", "''", "{a", "12", "1-", "1 ", "-XX", "T1", "&#1", "&a", "a'", "1/", "M'", "ä"])
    )
    for unit in units:
        body = unit * (LENGTH // len(unit))
        yield from (body, body + "\0", "1" + body + "!")


@pytest.mark.parametrize("name", sorted(compiled_patterns()))
def test_a_regular_expression_is_linear(name):
    pattern = compiled_patterns()[name]
    for text in attacks(pattern.pattern):
        began = time.process_time()
        pattern.fullmatch(text)
        for _ in pattern.finditer(text):
            pass
        assert time.process_time() - began < MOST, text[:20]


def test_regular_expressions_in_functions_are_linear():
    for where, argument in written_patterns().items():
        if isinstance(argument, ast.Constant):
            for text in attacks(argument.value):
                began = time.process_time()
                for _ in re.finditer(argument.value, text):
                    pass
                assert time.process_time() - began < MOST, (where, text[:20])


UNITS = [
    "a",
    "1",
    "_",
    "-",
    "a_",
    "é",
    "e\u0301",
    "\ufdfa",
    "&#x1F4A9;",
    "&",
    "\x1b",
    "٣",
    "1/2/",
    "3 May ",
    "\u202e",
    "\ud800",
    " ",
]


def functions():
    from datenorm.core.canonical import is_valid
    from datenorm.core.delimited import RowWriter
    from datenorm.core.json_text import json_text
    from datenorm.core.locales import find_language, find_order, split
    from datenorm.core.policy import Policy
    from datenorm.core.resolve import weekday_of
    from datenorm.heatmap import Row, draw
    from datenorm.runtime.intervals import days_in, interval_figures
    from datenorm.runtime.models import find_model
    from datenorm.runtime.numeric import open_order, order_of
    from datenorm.runtime.orders import figures
    from datenorm.stream import argument
    from datenorm.tabular import find_layout
    from datenorm.text.clean import clean
    from datenorm.text.safe import fit, shown, shown_lines, width

    return {
        "clean": clean,
        "shown": shown,
        "shown_lines": shown_lines,
        "width": width,
        "fit": lambda text: fit(text, 80),
        "draw": lambda text: draw(text, [Row("x", [0.0] * len(text))], 80),
        "is_valid": is_valid,
        "json_text": json_text,
        "split": split,
        "find_language": lambda text: find_language(text, ("en", "de")),
        "find_order": lambda text: find_order(text, {}),
        "Policy": lambda text: Policy.from_options(text, text, text, text),
        "weekday_of": weekday_of,
        "find_model": find_model,
        "open_order": lambda text: open_order(text, None),
        "order_of": lambda text: order_of(text, "1999-05-03", None),
        "figures": figures,
        "days_in": days_in,
        "interval_figures": lambda text: interval_figures(text, "1942-01-03/1942-07-08"),
        "argument": argument,
        "find_layout": lambda text: find_layout(text.encode("utf-8", "replace"), text),
        "RowWriter": lambda text: RowWriter(",", safe=True).line([text, text]),
    }


@pytest.mark.parametrize("name", functions())
def test_a_function_is_linear(name):
    from datenorm.core.errors import DatenormError

    function = functions()[name]
    for unit in UNITS:
        text = unit * (LENGTH // len(unit))
        began = time.process_time()
        try:
            function(text)
        except DatenormError as error:
            assert len(str(error)) < 1500
        assert time.process_time() - began < MOST, unit
