"""A student's work beside the training: the first difference, the mistake, and the way on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import BPETokenizer
from gui.lab.check_job import CheckAnswer, check_work
from gui.lab.check_page import CheckPage
from gui.lab.view import LabView
from gui.session import Session

WAIT = 20_000
RIGHT = "e s\nes t\nl o\nlo w\nn e\nne w\nnew est\nw i\nwi d\nwid est\nlow e\nlowe r"


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> CheckPage:
    page = CheckPage(session)
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    page.set_active(True)
    return page


def write(page: CheckPage, text: str, qtbot: QtBot) -> None:
    page.work.text.setPlainText(text)
    qtbot.waitUntil(lambda: not page.busy, timeout=WAIT)


def rows(page: CheckPage) -> list[tuple[str, ...]]:
    model = page.table.model()
    columns = range(model.columnCount())
    return [tuple(model.text(row, c) for c in columns) for row in range(model.rowCount())]


def test_without_work_the_page_says_what_to_do(page: CheckPage) -> None:
    assert page.verdict.text().startswith("Paste or open your work")
    assert page.go.isHidden() and page.fork.isHidden()


def test_right_merges_are_right(page: CheckPage, qtbot: QtBot) -> None:
    write(page, RIGHT, qtbot)
    assert page.verdict.text() == "All merges are right: 12."
    assert page.explanation.text() == ""
    assert {row[2] for row in rows(page)} == {"="}
    assert page.go.isHidden()


def test_the_first_difference_is_said_with_the_pair_its_count_and_the_mistake(
    page: CheckPage, qtbot: QtBot
) -> None:
    write(page, "l o\nlo w", qtbot)
    assert page.verdict.text() == (
        "Step 1: 'l' + 'o' (count 7) was taken; the most frequent pair is 'e' + 's' (count 9)."
    )
    assert page.explanation.text().startswith("The mistake: Each word was counted once")
    assert rows(page)[:3] == [
        ("1", "l + o", "≠", "e + s"),
        ("2", "lo + w", "≠", "es + t"),
        ("3", "", "", "l + o"),
    ]


def test_another_choice_among_tied_pairs_is_no_mistake_and_can_be_forked(
    session: Session, qtbot: QtBot
) -> None:
    view = LabView(session)
    qtbot.addWidget(view)
    view.resize(1200, 640)
    view.show()
    view.open("check")
    page = view.pages["check"]
    assert isinstance(page, CheckPage)
    write(page, "e s\nes t\nl o\nlo w\nn e\nw est\nne west", qtbot)
    assert page.verdict.text().startswith("Step 6: 'w' + 'est' (count 6) was taken, which is as")
    assert page.explanation.text().startswith("Another choice, not a mistake")
    page.fork.click()
    fork = view.pages["fork"]
    assert view.opened() == "fork"
    assert (fork.state.position, fork.state.pair) == (5, ("w", "est"))


def test_the_step_that_differs_can_be_shown_in_the_training(page: CheckPage, qtbot: QtBot) -> None:
    write(page, "e s\ns t", qtbot)
    with qtbot.waitSignal(page.step_requested) as asked:
        page.go.click()
    assert asked.args == [1]


def test_what_cannot_be_read_is_named_by_its_place(page: CheckPage, qtbot: QtBot) -> None:
    write(page, "e s\nes + t + x y", qtbot)
    assert page.verdict.text().startswith("Line 2:")
    assert rows(page) == []


@pytest.mark.parametrize(
    ("written", "beginning"),
    [
        ("e s\nes t\nes t", "The mistake: This pair was merged before"),
        ("e s\nes t\nl x", "The mistake: 'x' is neither a symbol"),
        ("s e\nt se\no l", "The mistake: The two tokens of the pairs were written"),
        ("t _\ns t_\ne st_", "The mistake: An end-of-word mark was used"),
        ("\u0435 s\nes t", "The mistake: Cyrillic letters were written that only look like these"),
        ("e s\nes t", "No mistake so far: There are merges left to make."),
    ],
)
def test_named_mistakes_are_found(
    page: CheckPage, qtbot: QtBot, written: str, beginning: str
) -> None:
    write(page, written, qtbot)
    assert page.explanation.text().startswith(beginning)


def test_a_mistake_after_another_choice_is_called_a_mistake(page: CheckPage, qtbot: QtBot) -> None:
    write(page, "s t\ne st\nl o\nw est", qtbot)
    assert page.explanation.text().endswith(
        "This explains the first 3 merges. A mistake comes after: Step 4: 'w' + 'est' (count 6) was"
        " taken; the most frequent pair is 'lo' + 'w' (count 7)."
    )


def test_splits_of_words_are_checked_by_the_merges_of_the_training(
    page: CheckPage, qtbot: QtBot
) -> None:
    page.work.kind.set_value("splits")
    page.work.kind.value_chosen.emit("splits")
    write(page, "nest: ne s t\nlowest: low est", qtbot)
    assert page.verdict.text() == "1 of 2 splits differ; the first is 'nest'."
    assert page.explanation.text().startswith("The mistake: The longest token that fits")
    assert rows(page) == [
        ("nest", "ne | s | t", "≠", "n | est"),
        ("lowest", "low | est", "=", "low | est"),
    ]
    assert page.go.isHidden()


def test_a_tokenizer_file_is_checked(page: CheckPage, qtbot: QtBot, tmp_path: Path) -> None:
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower newest widest"], vocab_size=20)
    path = tmp_path / "tokenizer.json"
    tokenizer.save(path)
    page.open_file(path)
    qtbot.waitUntil(lambda: page.state.answer is not None, timeout=WAIT)
    merges = json.loads(path.read_text(encoding="utf-8"))["merges"]
    assert rows(page)[0][1] == " + ".join(merges[0]).replace(" +", " +")
    assert '"merges"' in page.work.text.toPlainText()


def test_a_file_of_another_program_is_checked(
    page: CheckPage, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "other.json"
    model = {"type": "BPE", "vocab": {"e": 0, "s": 1, "es": 2}, "merges": ["e s"]}
    path.write_text(json.dumps({"version": "1.0", "model": model}), encoding="utf-8")
    page.open_file(path)
    qtbot.waitUntil(lambda: page.state.answer is not None, timeout=WAIT)
    assert page.verdict.text() == (
        "The merges so far are right: 1. Step 2 is 'es' + 't' (count 9)."
    )


def test_a_file_that_holds_no_merges_is_refused_by_name(
    page: CheckPage, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "poem.txt"
    path.write_text("Once upon a midnight dreary\n", encoding="utf-8")
    page.open_file(path)
    qtbot.waitUntil(lambda: not page.busy, timeout=WAIT)
    assert "poem.txt" in page.verdict.text()


def test_clearing_a_file_lets_one_type_again(page: CheckPage, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_text("e s\n" * 30_000, encoding="utf-8")
    page.open_file(path)
    assert page.work.text.isReadOnly()
    page.work.clear.click()
    assert not page.work.text.isReadOnly()
    assert page.state.is_empty


def test_merges_are_checked_against_a_training_while_others_are_replayed(
    page: CheckPage, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "two.json"
    session.seek(2)
    session.save_tokenizer(path, at_position=True)
    session.open_tokenizer(path)
    assert session.replaying and len(session.trace or ()) == 2
    write(page, RIGHT, qtbot)
    assert page.verdict.text() == "All merges are right: 12."
    assert {row[2] for row in rows(page)} == {"="}


def test_the_check_follows_the_training(page: CheckPage, session: Session, qtbot: QtBot) -> None:
    write(page, RIGHT, qtbot)
    session.open_sample("hugs")
    qtbot.waitUntil(lambda: not page.busy, timeout=WAIT)
    assert not page.verdict.text().startswith("All merges are right")


def test_a_large_corpus_is_checked_in_a_worker(
    page: CheckPage, session: Session, qtbot: QtBot
) -> None:
    session.open_sample("alice")
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)
    write(page, "\N{OPEN BOX} t\nh e", qtbot)
    assert page.state.answer is not None
    assert page.verdict.text().startswith(("Step", "The merges so far are right: 2."))


def test_what_else_would_explain_it_is_said_too(page: CheckPage, qtbot: QtBot) -> None:
    write(page, "s t\ne st", qtbot)
    assert page.explanation.text().startswith("Another choice, not a mistake: Of equally frequent")
    assert page.also.text().startswith("It could also be: Of equally frequent pairs the one met")


def test_the_first_difference_is_handed_over_before_the_mistake_is_found(
    page: CheckPage, qtbot: QtBot
) -> None:
    write(page, "l o\nlo w", qtbot)
    question = page.state._question()
    assert question is not None
    parts: list[CheckAnswer] = []
    answer = check_work(question, _Listener(parts))
    assert [part.partial for part in parts] == [True]
    assert parts[0].check.sentence == answer.check.sentence
    assert answer.check.mistake is not None
    page.state._take(parts[0])
    assert page.explanation.text() == "The search for the mistake behind it was stopped."


class _Listener:
    stop_wanted = False

    def __init__(self, parts: list[CheckAnswer]) -> None:
        self._parts = parts

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        pass

    def part(self, value: object) -> None:
        assert isinstance(value, CheckAnswer)
        self._parts.append(value)
