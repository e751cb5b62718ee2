"""All ways of the four words: the classroom's numbers, as the page shows them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine import Corpus, TrainingOptions
from gui.lab.big_numbers import in_short
from gui.lab.ways_job import WaysAnswer, WaysQuestion, follow_all, words_in
from gui.lab.ways_page import WaysPage
from gui.lab.ways_sentences import WaysSentences
from gui.session import Session

WAIT = 20_000


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> WaysPage:
    page = WaysPage(session)
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    page.set_active(True)
    return page


def rows(page: WaysPage) -> list[tuple[str, ...]]:
    model = page.split_model
    columns = range(model.columnCount())
    return [tuple(model.text(row, c) for c in columns) for row in range(model.rowCount())]


def wait(page: WaysPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.busy, timeout=WAIT)


def test_nothing_is_worked_out_before_somebody_looks(session: Session, qtbot: QtBot) -> None:
    page = WaysPage(session)
    qtbot.addWidget(page)
    assert page.state.answer is None
    assert "no training" in page.numbers.text()


def test_ten_merges_of_four_words_have_144_lists_and_100_vocabularies(page: WaysPage) -> None:
    assert "144" in page.numbers.text()
    assert "100" in page.numbers.text()


def test_two_words_never_change_and_two_are_split_four_ways(page: WaysPage) -> None:
    assert rows(page) == [
        ("nest", "n | est", "144 (100 %)".replace(" %", "\N{NO-BREAK SPACE}%")),
        ("lowest", "low | est", "144 (100 %)".replace(" %", "\N{NO-BREAK SPACE}%")),
        *(row(word, split, lists) for word, split, lists in _SPLIT_FOUR_WAYS),
    ]
    assert page.said.text() == (
        "Always split the same way: nest, lowest. Split in several ways: newer (4), widen (4)."
    )


_SPLIT_FOUR_WAYS = (
    ("newer", "ne | w | e | r", 48),
    ("", "new | e | r", 48),
    ("", "n | e | w | e | r", 24),
    ("", "n | ew | e | r", 24),
    ("widen", "wi | d | e | n", 48),
    ("", "wid | e | n", 48),
    ("", "w | i | d | e | n", 24),
    ("", "w | id | e | n", 24),
)


def row(word: str, split: str, lists: int) -> tuple[str, str, str]:
    share = {48: "33.33", 24: "16.67"}[lists]
    return word, split, f"{lists} ({share}\N{NO-BREAK SPACE}%)"


def test_other_words_and_other_numbers_of_merges_can_be_asked_for(
    page: WaysPage, qtbot: QtBot
) -> None:
    page.merges.setValue(2)
    page.words.setText("es")
    page.words.textEdited.emit("es")
    wait(page, qtbot)
    assert [each[:2] for each in rows(page)] == [("es", "e | s"), ("", "es")]


def test_merges_beyond_the_last_pair_are_announced(page: WaysPage, qtbot: QtBot) -> None:
    page.merges.setValue(40)
    wait(page, qtbot)
    assert page.limit.text() == "After that no pair is left to merge."


def test_a_limit_is_announced_with_what_is_known_by_then() -> None:
    counts = {chr(97 + n) + chr(65 + n): 1 for n in range(26)}
    question = WaysQuestion(
        keys=(), corpus=Corpus.from_counts(counts), options=TrainingOptions(merges=20)
    )
    answer = follow_all(question, _Deaf())
    assert answer.limit is not None
    assert answer.ways.merges < 20
    expected = 1
    for done in range(answer.ways.merges):
        expected *= 26 - done
    assert answer.ways.lists == expected


def test_a_long_search_is_shown_and_can_be_cancelled(
    page: WaysPage, session: Session, qtbot: QtBot
) -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    session.set_text(" ".join(f"{a}{a.upper()}" for a in letters))
    page.merges.setValue(25)
    qtbot.waitUntil(lambda: page.state._run.busy, timeout=WAIT)
    page.state.cancel()
    assert not page.busy
    assert page.numbers.text() == "Not followed: cancelled."


def test_the_training_is_followed_to_another_corpus(page: WaysPage, session: Session) -> None:
    session.open_sample("hugs")
    assert page.words.text() != "nest lowest newer widen"
    assert page.state.answer is not None


def test_the_copied_rows_are_plain(page: WaysPage) -> None:
    assert page.split_model.tsv([0]).split("\t")[:2] == ["nest", "n est"]


@pytest.mark.parametrize(
    ("text", "rule", "listed", "words"),
    [
        ("a b a", "document", True, ("a", "b")),
        ("the cat", "document", False, ("the", " cat")),
        ("the cat", "none", False, ("the", "cat")),
        ("a  b", r"(?:x)", False, ("a", "b")),
        ("   ", "document", False, ()),
    ],
)
def test_typed_words_are_what_the_corpus_calls_words(
    text: str, rule: str, listed: bool, words: tuple[str, ...]
) -> None:
    assert words_in(text, rule, listed=listed) == words


def test_numbers_without_end_are_short() -> None:
    assert in_short(144) == "144"
    assert in_short(12 * 10**30) == "≈\N{NO-BREAK SPACE}1.20·10³¹"


def test_a_long_search_hands_over_what_is_exact_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gui.lab.ways_job.PART_SECONDS", 0.0)
    corpus = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
    listener = _Deaf()
    answer = follow_all(
        WaysQuestion(keys=(), corpus=corpus, options=TrainingOptions(merges=4)), listener
    )
    assert [(part.ways.merges, part.ways.lists) for part in listener.parts] == [
        (1, 2),
        (2, 2),
        (3, 4),
        (4, 4),
    ]
    assert all(part.partial for part in listener.parts)
    assert not answer.partial
    said = WaysSentences()
    assert said.limit(listener.parts[0], running=True).startswith("So far")
    assert said.limit(listener.parts[0]).startswith("Stopped there")


def test_a_corpus_of_too_many_words_is_refused_in_a_sentence(
    page: WaysPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.lab.ways_state.MOST_WORDS", 3)
    page.state._begin()
    assert page.numbers.text().startswith("This corpus has 4 words; all ways are followed for")


class _Deaf:
    stop_wanted = False

    def __init__(self) -> None:
        self.parts: list[WaysAnswer] = []

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        pass

    def part(self, value: object) -> None:
        assert isinstance(value, WaysAnswer)
        self.parts.append(value)
