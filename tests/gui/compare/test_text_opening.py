"""Opening files to be split: small ones at once, large ones elsewhere."""

import pytest

from gui.compare.text_opening import TextOpening
from gui.widgets.work_bar import WorkBar

WAIT = 20_000
MEGABYTE = 1 << 20


@pytest.fixture
def opening(qtbot):
    bar = WorkBar()
    qtbot.addWidget(bar)
    made = TextOpening(bar)
    yield made
    made.close()


def test_a_small_file_is_there_at_once(opening, qtbot, tmp_path):
    path = tmp_path / "small.txt"
    path.write_bytes("один\r\n".encode())
    with qtbot.waitSignal(opening.text_read, timeout=1) as read:
        opening.open(path)
    assert read.args == ["один\r\n"]


def test_a_large_file_is_read_in_another_process(opening, qtbot, tmp_path, monkeypatch):
    path = tmp_path / "large.txt"
    path.write_text("low\n" * 100_000, encoding="utf-8")
    monkeypatch.setattr("gui.compare.text_opening.read", read_elsewhere)
    with qtbot.waitSignal(opening.text_read, timeout=WAIT) as read:
        opening.open(path)
        assert opening.running
    assert read.args == ["low\n" * 100_000]
    assert not opening.running


def read_elsewhere(order, listener):
    """Read, and fail if that is in the process of the test."""
    import multiprocessing

    from gui.work.compare_reading import read

    assert multiprocessing.parent_process() is not None
    return read(order, listener)


def test_a_text_may_have_a_megabyte_and_no_more(opening, qtbot, tmp_path):
    path = tmp_path / "long.txt"
    path.write_bytes(b"x" * MEGABYTE)
    with qtbot.waitSignal(opening.text_read, timeout=WAIT):
        opening.open(path)
    path.write_bytes(b"x" * MEGABYTE + b"y")
    with qtbot.waitSignal(opening.text_too_long, timeout=WAIT) as told:
        opening.open(path)
    assert told.args == [MEGABYTE + 1]


def test_of_a_file_in_another_encoding_the_text_counts(opening, qtbot, tmp_path):
    path = tmp_path / "wide.txt"
    path.write_bytes(("x" * 700_000).encode("utf-32"))
    with qtbot.waitSignal(opening.text_read, timeout=WAIT) as read:
        opening.open(path)
    assert len(read.args[0]) == 700_000


def test_what_was_cancelled_is_heard_no_more(opening, qtbot, tmp_path):
    path = tmp_path / "large.txt"
    path.write_text("low\n" * 100_000, encoding="utf-8")
    heard = []
    opening.text_read.connect(heard.append)
    opening.open(path)
    opening._bar.cancel_requested.emit()
    assert not opening.running
    qtbot.wait(300)
    assert heard == []


def test_a_file_that_is_not_there_is_told(opening, qtbot, tmp_path):
    with qtbot.waitSignal(opening.failed, timeout=1):
        opening.open(tmp_path / "nothing.txt")
