"""The plots of a comparison, as SVG or PNG, by Matplotlib (the extra ``plots``)."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import mean
from typing import Any

from datenorm.comparison.measure import LENGTHS
from datenorm.comparison.plan import PRINCIPALS
from datenorm.comparison.table import by_attention, length_share
from datenorm.core.atomic import replacing
from datenorm.core.errors import UsageError

Results = Sequence[dict[str, Any]]

_COLUMNS = 4


def check_plots() -> None:
    """Look whether there is what draws.

    Raises:
        UsageError: Matplotlib is not installed.
    """
    if find_spec("matplotlib") is None:
        raise UsageError('expected Matplotlib for --plots; pip install matplotlib')


def draw(results: Results, folder: Path, suffix: str = "svg") -> list[Path]:
    """Draw every plot that the results are enough for; the files."""
    check_plots()
    import matplotlib

    matplotlib.use("agg")
    matplotlib.rcParams.update({"svg.hashsalt": "datenorm", "svg.fonttype": "none", "font.size": 9})
    folder.mkdir(parents=True, exist_ok=True)
    return [_saved(figure(results), folder / f"{name}.{suffix}") for name, figure in PLOTS.items()]


def _saved(figure: Any, path: Path) -> Path:
    content = io.BytesIO()
    metadata = {"Date": None} if path.suffix == ".svg" else {}
    figure.savefig(content, format=path.suffix[1:], metadata=metadata, bbox_inches="tight", dpi=120)
    with replacing(path) as stream:
        stream.write(content.getvalue())
    return path


def _axes(width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height))
    return figure, figure.add_subplot()


def _by_length(results: Results) -> Any:
    """Exact match against input length: the attention and the fixed vector, a thin line a seed, their mean."""
    figure, axes = _axes(6, 4)
    for name, own in by_attention(results).items():
        if name not in PRINCIPALS:
            continue
        bounds = [bound for bound, _, count in own[0]["lengths"] if count]
        before = dict(zip(LENGTHS, (0, *LENGTHS), strict=False))
        series = [[100 * length_share(one, before[bound], bound) for bound in bounds] for one in own]
        (line,) = axes.plot(bounds, [mean(values) for values in zip(*series, strict=True)], marker="o", label=name)
        for values in series if len(series) > 1 else ():
            axes.plot(bounds, values, color=line.get_color(), linewidth=0.6, alpha=0.6)
    axes.set(xlabel="characters, up to", ylabel="exact match, %", title="Exact match against input length")
    axes.grid(alpha=0.3)
    axes.legend()
    return figure


def _curves(results: Results) -> Any:
    """Exact match on the validation strings while learning, the first seed of each attention."""
    figure, axes = _axes(7, 5)
    styles = ("-", "--", ":")
    for place, (name, own) in enumerate(by_attention(results).items()):
        strings = [point[0] for point in own[0]["curve"]]
        axes.plot(strings, [100 * point[1] for point in own[0]["curve"]], styles[place // 10], label=name)
    axes.set(xlabel="strings learned from", ylabel="exact match, %", title="Learning curves")
    axes.grid(alpha=0.3)
    axes.legend(ncols=2, fontsize=7)
    return figure


def _heatmaps(results: Results) -> Any:
    """One heatmap an attention, of the same string."""
    from matplotlib.figure import Figure

    grouped = by_attention(results)
    lines = -(-len(grouped) // _COLUMNS)
    figure = Figure(figsize=(4.2 * _COLUMNS, 2.2 * lines))
    for place, (name, own) in enumerate(grouped.items(), 1):
        shown = own[0]["heatmap"]
        axes = figure.add_subplot(lines, _COLUMNS, place)
        if shown["reading"]:
            axes.imshow(shown["weights"], cmap="Blues", vmin=0, vmax=1, aspect="auto")
        axes.set_xticks(range(len(shown["text"])), [*shown["text"]], fontsize=6)
        axes.set_yticks(range(len(shown["reading"])), [*shown["reading"]], fontsize=6)
        axes.set_title(name, fontsize=8)
    figure.tight_layout()
    return figure


#: File -> what draws it.
PLOTS: dict[str, Callable[[Results], Any]] = {
    "length": _by_length,
    "curves": _curves,
    "heatmaps": _heatmaps,
}
