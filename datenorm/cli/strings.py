"""What ``datenorm predict`` does with strings: from arguments or standard input to standard output or a file."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from datenorm.cli import terminal
from datenorm.cli.answering import Answering, Rendered, answer
from datenorm.cli.opening import open_model
from datenorm.cli.tally import NONE, Tally
from datenorm.normalizer import DEFAULT_OPTIONS, Normalizer, Options
from datenorm.runtime.engines import AUTO
from datenorm.stream import CHUNK, Line, argument, batches

#: Bytes of a batch where several processes read: less than for one, so that each gets something of a short file.
_SHARED_CHUNK = 1 << 16

#: Words that may be one date whose quotes were forgotten.
_MOST_WORDS = 6

if TYPE_CHECKING:
    from datenorm.cli.review import Review
    from datenorm.column import Findings


class Request(NamedTuple):
    """What the user asks of strings; by default what ``predict`` without options does.

    Attributes:
        texts: the strings; none, or a single ``-``, is standard input, one a line.
        model: a name or a folder.
        format: a key of :data:`datenorm.cli.formats.WRITERS`.
        heatmap: None shows it for arguments, and for a stream on a terminal.
        heatmap_file: where to draw it.
        infer: let all lines tell order and century together.
        century_given: the user chose the window of two-digit years.
        output, report, review: where to write.
        spreadsheet_safe: write no cell that a spreadsheet takes for a formula.
    """

    texts: Sequence[str] = ()
    options: Options = DEFAULT_OPTIONS
    model: str = "base"
    engine: str = AUTO
    format: str = "text"
    heatmap: bool | None = None
    heatmap_file: str | None = None
    infer: bool = False
    century_given: bool = False
    output: str | None = None
    report: str | None = None
    review: str | None = None
    spreadsheet_safe: bool = False
    jobs: int = 1

    @property
    def streaming(self) -> bool:
        """Whether the strings come from standard input."""
        return not self.texts or list(self.texts) == ["-"]

    @property
    def on_terminal(self) -> bool:
        """Whether the answers go to a terminal."""
        return self.output in (None, "-") and terminal.is_terminal(sys.stdout)


def predict_strings(request: Request) -> int:
    """Read the strings, and write what was asked for; returns how many were refused.

    Raises:
        DatenormError: the model or the locale is not there, or a file can't be read or written.
    """
    streaming = request.streaming
    answering = _answering(request)
    lines = _stdin(request.jobs) if streaming else [[argument(text) for text in request.texts]]
    doubts = _doubts(request)
    findings, drawn = None, list[Line]()
    with contextlib.ExitStack() as stack:
        if request.infer:
            lines, findings = _inferred(answering, lines, request, stack)
            answering = answering.under(findings)
        if request.heatmap_file is not None:
            lines = _noting(lines, drawn)
        answering = replace(answering, doubting=doubts is not None)
        total = _write(answer(answering, lines, request.jobs if streaming else 1), request, doubts)
    _conclude(total, findings, request)
    if not streaming:
        _warn_of_files(request.texts)
        _warn_of_one_date(answering, request.texts)
    if request.heatmap_file is not None:
        _draw(request.heatmap_file, answering, drawn, total.answers)
    if doubts is not None and request.review is not None:
        doubts.write(request.review)
    return total.refused.total()


def _answering(request: Request) -> Answering:
    """The model with all that decides what is printed; a locale that it does not know is an error now."""
    heatmap = request.heatmap
    if heatmap is None:
        heatmap = request.format == "text" and (request.on_terminal or not request.streaming)
    options = replace(request.options, attention=heatmap)
    normalizer: Normalizer = open_model(request.model, request.engine)
    normalizer.batch([], options)
    frame = None
    if request.format == "text" and (heatmap or options.explain or not request.streaming):
        from datenorm.cli.card import Frame

        style = terminal.styler(sys.stdout) if request.on_terminal else terminal.unstyled
        frame = Frame(terminal.columns(), style, heatmap)
    return Answering(normalizer, options, request.format, frame, request.on_terminal)


def _doubts(request: Request) -> Review | None:
    if request.review is None:
        return None
    from datenorm.cli.review import Review

    return Review(request.spreadsheet_safe)


def _stdin(jobs: int) -> Iterable[list[Line]]:
    """Batches of lines from standard input, for so many processes."""
    if terminal.is_terminal(sys.stdin):
        terminal.say("Type one date a line; Ctrl-D ends.")
    return batches(terminal.standard_input(), CHUNK if jobs <= 1 else _SHARED_CHUNK)


def _inferred(
    answering: Answering, lines: Iterable[list[Line]], request: Request, stack: contextlib.ExitStack
) -> tuple[Iterable[list[Line]], Findings]:
    """The lines once more, and what they say together."""
    from datenorm.cli.inferring import findings_on, inferred

    if not request.streaming:
        return lines, findings_on(lines, answering, request.century_given)
    return stack.enter_context(inferred(terminal.standard_input(), answering, request.century_given))


def _noting(lines: Iterable[list[Line]], noted: list[Line]) -> Iterable[list[Line]]:
    """The same lines; those that a picture holds are noted on their way."""
    from datenorm.picture import MOST

    for batch in lines:
        noted += batch[: MOST - len(noted)]
        yield batch


def _write(pieces: Iterable[Rendered], request: Request, doubts: Review | None) -> Tally:
    """Write each piece as soon as it is there, and note its doubts; returns the counts of all."""
    from datenorm.cli.formats import WRITERS

    total, on_terminal = NONE, request.on_terminal
    with terminal.destination(request.output, safe=on_terminal) as stream:
        stream.write(WRITERS[request.format].header.encode())
        for piece in pieces:
            stream.write(terminal.in_terms_of(sys.stdout if on_terminal else None, piece.text))
            stream.flush()
            if doubts is not None:
                doubts.add(piece.doubts, total.answers + 1)
            total = total.and_(piece.tally)
    return total


def _conclude(total: Tally, findings: Findings | None, request: Request) -> None:
    """Say what was refused or doubtful and what the lines told together; write the report."""
    others = "--format jsonl" if request.format == "text" and request.options.top == 1 else None
    summary = total.without_said(0 if findings is None else findings.order.marked).summary("line", others)
    if request.streaming and summary is not None:
        terminal.say(f"datenorm: {summary}")
    if findings is None:
        return
    from datenorm.cli.review import findings_lines, write_report

    for said in findings_lines(findings):
        terminal.say(f"datenorm: {said}")
    if request.report is not None:
        counts = {"lines": total.answers, "refused": dict(total.refused), "ambiguous": total.ambiguous}
        write_report(request.report, {**counts, **findings.to_dict()})


def _warn_of_files(texts: Iterable[str]) -> None:
    """Say how a file is read when a string is the name of one."""
    from datenorm.text.safe import shown

    for text in texts:
        if "\0" not in text and os.path.isfile(text):  # noqa: PTH113 # most often no path
            name = shown(text)
            terminal.say(f"datenorm: {name} was read as a string; give < {name} for lines, --csv {name} for columns")


def _warn_of_one_date(answering: Answering, texts: Sequence[str]) -> None:
    """Say how a date is given as one string when its words stand as many, and tell more together."""
    if not 2 <= len(texts) <= _MOST_WORDS or any(not text or len(text.split()) != 1 for text in texts):
        return
    whole = " ".join(texts)
    options = replace(answering.options, attention=False, explain=False)
    together, *alone = (one.date or "" for one in answering.normalizer.batch([whole, *texts], options))
    if "/" not in together and _figures(together) > max(map(_figures, alone)):
        terminal.say(f'datenorm: these are {len(texts)} strings; for one date write it in quotes: "{whole}"')


def _figures(date: str) -> int:
    """How much of a date is known."""
    return sum(character.isdigit() for character in date)


def _draw(path: str, answering: Answering, lines: list[Line], total: int) -> None:
    """Write the picture of these lines' answers."""
    from datenorm.picture import write

    write(path, replace(answering, options=replace(answering.options, attention=True, explain=True)).predictions(lines))
    if total > len(lines):
        terminal.say(f"datenorm: {path} shows the first {len(lines)} of {total:,} lines")
