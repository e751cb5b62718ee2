"""When the program is wrong, the person reads a sentence and the details are in a file."""

import pytest
from PySide6.QtWidgets import QMessageBox

from gui import failures
from gui.failures import FailureReporter


@pytest.fixture
def log(tmp_path, monkeypatch):
    path = tmp_path / "log" / "failures.log"
    monkeypatch.setattr(failures, "log_path", lambda: path)
    return path


@pytest.fixture
def boxes(monkeypatch):
    shown = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: shown.append(args))
    return shown


def fail(reporter, error):
    try:
        raise error
    except type(error) as caught:
        reporter.take(type(caught), caught, caught.__traceback__)


def test_a_failure_becomes_a_sentence_without_a_traceback(qapp, log, boxes):
    fail(FailureReporter(), ZeroDivisionError("division by zero"))
    [(_, title, text)] = boxes
    assert title == "Something went wrong"
    assert "ZeroDivisionError" in text
    assert str(log) in text
    assert "Traceback" not in text


def test_the_details_are_written_down(qapp, log, boxes):
    fail(FailureReporter(), ZeroDivisionError("division by zero"))
    text = log.read_text(encoding="utf-8")
    assert "Traceback" in text
    assert "ZeroDivisionError: division by zero" in text


def test_a_failure_while_the_box_is_open_opens_no_second_box(qapp, log, monkeypatch):
    reporter, shown = FailureReporter(), []

    def box(*args):
        shown.append(args)
        fail(reporter, ValueError("again"))

    monkeypatch.setattr(QMessageBox, "warning", box)
    fail(reporter, ValueError("once"))
    assert len(shown) == 1
    assert log.read_text(encoding="utf-8").count("\nValueError: again") == 1


def test_a_log_that_cannot_be_written_does_not_make_it_worse(qapp, tmp_path, monkeypatch, boxes):
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setattr(failures, "log_path", lambda: blocked / "failures.log")
    fail(FailureReporter(), ValueError("x"))
    assert len(boxes) == 1


def test_an_interrupt_ends_the_program_and_is_no_failure(qapp, log, boxes, monkeypatch):
    codes = []
    monkeypatch.setattr(failures.QCoreApplication, "exit", codes.append)
    fail(FailureReporter(), KeyboardInterrupt())
    assert codes == [130]
    assert boxes == []
    assert not log.exists()


def test_without_a_window_a_failure_is_a_line_and_the_end(qapp, log, boxes, capsys, monkeypatch):
    codes = []
    monkeypatch.setattr(failures.QCoreApplication, "exit", codes.append)
    fail(FailureReporter(unattended=True), ValueError("x"))
    told = capsys.readouterr().err
    assert codes == [1]
    assert told.count("\n") == 1
    assert "ValueError" in told
    assert boxes == []
