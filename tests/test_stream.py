"""Lines of a byte stream: one in one out, whatever the bytes, and as soon as they are there."""

import io
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from datenorm.core.errors import InputError
from datenorm.stream import BATCH, CHUNK, LINE_LIMIT, Line, argument, batches, in_order


class Pieces:
    """A raw stream that gives ``pieces`` one call each."""

    def __init__(self, *pieces):
        self.pieces = list(pieces)

    def read(self, size=-1):
        return self.pieces.pop(0)[:size] if self.pieces else b""


def lines_of(*pieces):
    return [line for batch in batches(Pieces(*pieces)) for line in batch]


@pytest.mark.parametrize(
    ("content", "texts"),
    [
        (b"", []),
        (b"\n", [""]),
        (b"a", ["a"]),
        (b"a\n", ["a"]),
        (b"a\nb", ["a", "b"]),
        (b"\n\n\n", ["", "", ""]),
        (b"a\r\nb\r\n", ["a", "b"]),
        (b"a\rb\n", ["a\rb"]),
        (b"a\r", ["a\r"]),
        (b"a\r\r\n", ["a\r"]),
        (b"\xef\xbb\xbfa\n\xef\xbb\xbfb\n", ["a", "\ufeffb"]),
        ("a\u2028b\x85c\x0bd\x0ce\x1cf\n".encode(), ["a\u2028b\x85c\x0bd\x0ce\x1cf"]),
        (b"a\0b\n", ["a\0b"]),
    ],
)
def test_only_newline_ends_a_line(content, texts):
    assert lines_of(content) == [Line(text, None) for text in texts]


@given(st.binary(max_size=300), st.lists(st.integers(1, 50), max_size=10))
def test_as_many_lines_as_line_ends(content, cuts):
    """The count is that of the line ends, wherever the stream is cut, plus a last line without one."""
    pieces, rest = [], content
    for cut in cuts:
        pieces.append(rest[:cut])
        rest = rest[cut:]
    pieces = [piece for piece in (*pieces, rest) if piece]
    found = lines_of(*pieces)
    assert len(found) == content.count(b"\n") + (not content.endswith(b"\n") and bool(content))
    assert found == lines_of(content) if content else not found
    for line in found:
        line.text.encode()  # no lone surrogates


def test_other_encodings_are_refused_and_keep_their_lines():
    assert [line.reason for line in lines_of(b"3 May\n\xff\xfe3\0\n\xe9t\xe9\n\xed\xa0\x80\n")] == [
        None,
        "bad-encoding",
        "bad-encoding",
        "bad-encoding",
    ]


def test_a_line_without_end_is_too_long_and_never_held():
    """A gigabyte without a line end is one line, and what is kept of it is bounded."""
    pieces = [b"x" * CHUNK] * 200 + [b"x\nshort\n"]
    found = lines_of(*pieces)
    assert [line.reason for line in found] == ["too-long", None]
    assert len(found[0].text) <= 256
    assert found[1].text == "short"


def test_the_limit_itself():
    assert [line.reason for line in lines_of(b"x" * LINE_LIMIT + b"\r", b"\n")] == [None]
    assert [line.reason for line in lines_of(b"x" * LINE_LIMIT, b"x\n")] == ["too-long"]


def test_batches_come_as_the_stream_gives_them():
    found = batches(Pieces(b"a\n", b"b\nc", b"c\n"))
    assert [[line.text for line in batch] for batch in found] == [["a"], ["b"], ["cc"]]


def test_batches_are_bounded():
    assert max(map(len, batches(io.BytesIO(b"\n" * 3 * CHUNK)))) <= BATCH


def test_batches_are_even():
    """No short one behind full ones, which would be read in poorly filled panels."""
    assert [len(batch) for batch in batches(io.BytesIO(b"\n" * (2 * BATCH + 1)))] == [2731, 2731, 2731]
    assert [len(batch) for batch in batches(io.BytesIO(b"\n" * 10), chunk_size=4)] == [4, 4, 2]


def test_a_stream_that_can_not_be_read():
    class Folder:
        def read(self, size=-1):
            raise IsADirectoryError(21, "Is a directory")

    with pytest.raises(InputError, match="Is a directory"):
        list(batches(Folder()))


def test_a_stream_that_has_nothing_yet_is_waited_for(tmp_path):
    """A non-blocking stream says None when it has nothing; that is not its end."""

    class Sometimes(Pieces):
        def fileno(self):
            return open_file.fileno()

    with open(tmp_path / "ready", "w+b") as open_file:
        stream = Sometimes()
        stream.pieces = [b"a\n"]
        answers = iter([None, b"a\n", None, b""])
        stream.read = lambda size=-1: next(answers)
        assert [line.text for batch in batches(stream) for line in batch] == ["a"]


def test_arguments_that_are_no_text():
    assert argument("3 May") == Line("3 May", None)
    assert argument("3 May \udcff") == Line("3 May ?", "bad-encoding")


def test_in_order_gives_on_what_is_done_while_the_next_item_is_to_come():
    seen = threading.Event()

    def items():
        yield 1
        assert seen.wait(10), "the first answer did not come before the second item"
        yield 2

    with ThreadPoolExecutor(2) as pool:
        answers = in_order(pool, lambda item: item * 10, items(), ahead=4)
        assert next(answers) == 10
        seen.set()
        assert list(answers) == [20]


def test_in_order_keeps_the_order_and_stays_close():
    taken = []

    def items():
        for item in range(100):
            taken.append(item)
            yield item

    with ThreadPoolExecutor(3) as pool:
        for place, answer in enumerate(in_order(pool, str, items(), ahead=4)):
            assert answer == str(place)
            assert len(taken) <= place + 8


def test_in_order_hands_on_errors_of_the_items_and_of_the_work():
    def broken():
        yield 1
        raise InputError("gone")

    with ThreadPoolExecutor(2) as pool:
        with pytest.raises(InputError, match="gone"):
            list(in_order(pool, str, broken(), ahead=2))
        with pytest.raises(ZeroDivisionError):
            list(in_order(pool, lambda item: 1 // item, [1, 0], ahead=2))
