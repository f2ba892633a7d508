"""Mutation testing of ``datenorm.core``: one change at a time in the code, and does a test of ``tests/core`` notice?

    python bench/mutants.py --count 300 [--seed 1] [--modules spans,years]
    python bench/mutants.py                       # all of them: hours

Each mutant is a process of its own, which gets the changed module instead of the one on disk and runs that module's
tests, then the others of ``tests/core``, until one fails; 4 s of the processor each, and 40 s for what no test notices,
which is printed. Not every survivor is a hole: some changes change nothing that can be seen (a longer random name, a
bound that another check makes strict), so each is to be looked at. Annotations, docstrings, decorators and the messages
of errors are left as they are. POSIX only.
"""

import argparse
import ast
import copy
import importlib.abc
import importlib.util
import os
import random
import resource
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import hypothesis.strategies  # noqa: F401 - imported once, here, for all the processes
import numpy  # noqa: F401
import pytest

ROOT = Path(__file__).resolve().parents[1]
CORE = ROOT / "datenorm" / "core"
#: Seconds of the processor after which a mutant is taken to run for ever.
PATIENCE = 180

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.Div: ast.Mult, ast.Pow: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift,
}  # fmt: skip


class Mutant(NamedTuple):
    """One change.

    Attributes:
        module: its name within ``datenorm.core``.
        place: of the node among those that ``ast.walk`` gives.
        variant: which of the node's changes.
    """

    module: str
    place: int
    variant: int


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """What a node may be changed to."""
    match node:
        case ast.Compare(ops=ops):
            for index, operator in enumerate(ops):
                yield _with(node, ops=[*ops[:index], _COMPARISONS[type(operator)](), *ops[index + 1 :]])
        case ast.BinOp() | ast.AugAssign() if type(node.op) in _OPERATORS:
            yield _with(node, op=_OPERATORS[type(node.op)]())
        case ast.BoolOp(op=operator):
            yield _with(node, op=ast.Or() if isinstance(operator, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=bool(truth)):
            yield _with(node, value=not truth)
        case ast.Constant(value=int(number) | float(number)):
            yield _with(node, value=number + 1)
        case ast.Constant(value=str(text)):
            yield _with(node, value=f"XX{text}")
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield _with(node, value=ast.Constant(None))
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield _with(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Expr(value=ast.Call()) | ast.Raise():
            yield ast.Pass()


def _left_alone(node: ast.AST) -> list[ast.AST]:
    """The parts of a node that are no behaviour."""
    match node:
        case ast.FunctionDef(args=arguments, returns=returns, decorator_list=decorators):
            every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
            return [*decorators, *(part for part in (returns, *(one.annotation for one in every)) if part)]
        case ast.ClassDef(decorator_list=decorators):
            return [*decorators]
        case ast.AnnAssign(annotation=annotation):
            return [annotation]
        case ast.Raise():
            return [part for part in ast.walk(node) if isinstance(part, ast.JoinedStr) or _is_text(part)]
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom():
            return [node]
    return []


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def mutants(module: str) -> Iterator[Mutant]:
    """All changes of a module."""
    tree = ast.parse((CORE / f"{module}.py").read_text("utf-8"))
    skipped = {id(inner) for node in ast.walk(tree) for part in _left_alone(node) for inner in ast.walk(part)}
    for place, node in enumerate(ast.walk(tree)):
        if id(node) not in skipped:
            for variant, _ in enumerate(variants(node)):
                yield Mutant(module, place, variant)


class _Replacing(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def changed(mutant: Mutant) -> tuple[ast.Module, str]:
    """The module with the change, and what it is."""
    tree = ast.parse((CORE / f"{mutant.module}.py").read_text("utf-8"))
    node = list(ast.walk(tree))[mutant.place]
    new = list(variants(node))[mutant.variant]
    before, line = ast.unparse(node).splitlines()[0], getattr(node, "lineno", 0)
    described = f"{mutant.module}.py:{line}: {before[:60]}  ->  {ast.unparse(ast.fix_missing_locations(new))[:60]}"
    _Replacing(node, new).visit(tree)
    return ast.fix_missing_locations(tree), described.replace("\n", " ")


class _Instead(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the changed module to whoever imports it."""

    def __init__(self, module: str, tree: ast.Module) -> None:
        self.name, self.path, self.tree = f"datenorm.core.{module}", CORE / f"{module}.py", tree

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, str(self.path), "exec"), module.__dict__)


def is_noticed(mutant: Mutant, tree: ast.Module) -> bool:
    """Whether a test fails, or nothing comes to an end, in a process with this module."""
    child = os.fork()
    if child == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
        sys.meta_path.insert(0, _Instead(mutant.module, tree))
        own = Path("tests", "core", f"test_{mutant.module}.py")
        tests = [*([str(own)] if own.exists() else []), "tests/core"]
        code = 1
        try:
            code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests])
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0


def main() -> None:
    """Draw mutants, try them, print those that no test notices."""
    parser = argparse.ArgumentParser(description="mutation testing of datenorm.core")
    parser.add_argument("--count", type=int, help="so many, drawn at random (default: all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modules", help="names of modules of datenorm.core (default: all)")
    options = parser.parse_args()
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    names = options.modules.split(",") if options.modules else sorted(path.stem for path in CORE.glob("*.py"))
    every = [mutant for name in names for mutant in mutants(name)]
    random.Random(options.seed).shuffle(every)
    drawn = every[: options.count]
    print(f"{len(drawn):,} of {len(every):,} mutants", flush=True)
    counts: Counter[bool] = Counter()
    for mutant in drawn:
        tree, described = changed(mutant)
        noticed = is_noticed(mutant, tree)
        counts[noticed] += 1
        if not noticed:
            print(f"survived: {described}", flush=True)
    print(f"{counts[True]:,} of {len(drawn):,} noticed ({counts[True] / max(1, len(drawn)):.1%})")


if __name__ == "__main__":
    main()
