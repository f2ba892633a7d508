"""Dependencies point down only."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "datenorm"

#: From the top to the bottom; what stands on one line may not import each other.
LAYERS: tuple[tuple[str, ...], ...] = (
    ("__main__",),
    ("cli",),
    ("comparison", "ancestors"),
    ("training",),
    ("evaluation",),
    ("model", "data", "tabular", "picture", "adapters"),
    ("column",),
    ("normalizer", "stream", "heatmap"),
    ("runtime",),
    ("text",),
    ("core",),
)
DEPTH = {name: depth for depth, names in enumerate(LAYERS) for name in names}


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """The layers that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("datenorm.")}
    return found


def test_every_import_points_down() -> None:
    files = [path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.name != "__init__.py"]
    assert len(files) > 100
    for path in files:
        mine = layer_of(path)
        for other in imports(path) - {mine}:
            assert DEPTH[other] > DEPTH[mine], f"{path} imports {other}"


def test_no_code_can_hide_in_a_model() -> None:
    """Models are data: nothing in the package unpickles, loads Keras files, or evaluates text."""
    forbidden = {"pickle", "dill", "marshal", "shelve", "h5py", "joblib"}
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert not forbidden & {alias.name.split(".")[0] for alias in node.names}, path
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in forbidden, path
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                assert name not in {"load_model", "eval", "exec", "load_weights_from_h5"}, path
