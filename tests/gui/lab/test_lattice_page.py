"""A word under a Unigram model: its lattice, best and drawn splits; or which file is needed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import BPETokenizer, open_tokenizer
from engine.analysis.lattice import lattice_of, sample_splits
from gui.lab.lattice_job import EXAMPLE
from gui.lab.lattice_layout import rows_of
from gui.lab.lattice_page import LatticePage
from gui.session import Session
from gui.work.samples import find_sample

WAIT = 30_000
PIECES = [("<unk>", -9.0), ("h", -3.0), ("u", -2.5), ("g", -3.5), ("hu", -4.0), ("ug", -4.25)]


@pytest.fixture
def unigram(tmp_path: Path) -> Path:
    path = tmp_path / "tokenizer.json"
    parts = ("normalizer", "post_processor", "decoder")
    whole = dict.fromkeys(parts) | {
        "version": "1.0",
        "added_tokens": [],
        "pre_tokenizer": {"type": "WhitespaceSplit"},
        "model": {"type": "Unigram", "unk_id": 0, "vocab": PIECES},
    }
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


@pytest.fixture
def page(session: Session, qtbot: QtBot, unigram: Path) -> LatticePage:
    page = LatticePage(session)
    qtbot.addWidget(page)
    page.resize(1100, 640)
    page.show()
    page.set_active(True)
    session.open_tokenizer(unigram)
    type_in(page, "hug")
    settle(page, session, qtbot)
    return page


def type_in(page: LatticePage, text: str) -> None:
    page.text.setText(text)
    page.text.textEdited.emit(text)


def settle(page: LatticePage, session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.busy and not session.openings.running, timeout=WAIT)


def splits(page: LatticePage) -> list[str]:
    model = page.best_model
    return [model.text(row, 0) for row in range(model.rowCount())]


def test_who_has_no_file_sees_the_example_at_once(session: Session, qtbot: QtBot) -> None:
    page = LatticePage(session)
    qtbot.addWidget(page)
    page.resize(1100, 640)
    page.show()
    page.set_active(True)
    qtbot.waitUntil(lambda: page.state.answer is not None, timeout=WAIT)
    assert not page.example.isVisible()
    assert page.said.text().startswith("▁unbelievable: ")
    assert page.source.toolTip().startswith("A small Unigram model")
    assert session.tokenizer is None  # looking opens nothing elsewhere
    assert len(splits(page)) > 5
    type_in(page, "гостиницы")
    settle(page, session, qtbot)
    assert len(splits(page)) > 5


def test_the_example_is_small_and_knows_both_stories() -> None:
    assert EXAMPLE.stat().st_size < 50_000
    tokenizer = open_tokenizer(EXAMPLE)
    for name in ("alice", "dead-souls"):
        sample = find_sample(name)
        assert sample is not None
        lines = sample.read().replace("\n", " ")
        split = tokenizer.split(lines)
        assert not split.unknown.any()
        assert len(split) < 0.5 * len(lines)


def test_a_file_without_scores_is_refused_in_a_sentence(
    page: LatticePage, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "other.json"
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest"], vocab_size=12)
    tokenizer.save(path)
    session.open_tokenizer(path)
    page.source.value_chosen.emit(str(path))
    settle(page, session, qtbot)
    assert page.said.text() == "Only a Unigram model has a lattice."
    assert "Open such a file" in page.hint.text() and ".model" in page.hint.text()
    assert page.example.isVisible()
    page.example.click()
    settle(page, session, qtbot)
    assert page.state.answer is not None and page.source.toolTip().startswith(
        "A small Unigram model"
    )


def test_the_best_splits_come_in_order_with_their_scores(page: LatticePage) -> None:
    assert splits(page) == ["h | ug", "hu | g", "h | u | g"]
    assert [page.best_model.text(row, 1) for row in range(3)] == ["−7.25", "−7.50", "−9.00"]
    assert page.said.text().startswith("hug: h | ug, score −7.25; splits in all: 3,")


def test_the_first_row_of_the_lattice_is_the_split_of_the_model(
    page: LatticePage, unigram: Path
) -> None:
    lattice = lattice_of(open_tokenizer(unigram), "hug")
    rows = rows_of(lattice)
    assert [number for number, row in enumerate(rows) if row == 0] == sorted(lattice.best)
    boxes = [page.canvas.box(number) for number in range(len(rows))]
    for one, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[one + 1 :])


def test_the_same_seed_draws_the_same_splits(
    page: LatticePage, session: Session, qtbot: QtBot, unigram: Path
) -> None:
    page.seed.setValue(7)
    page.alpha.setValue(0.5)
    page.draws.setValue(50)
    settle(page, session, qtbot)
    answer = page.state.answer
    assert answer is not None
    expected = sample_splits(lattice_of(open_tokenizer(unigram), "hug"), 50, 7, 0.5)
    found = {path.arcs: count for path, count in answer.drawn}
    assert found == {
        path.arcs: sum(path.arcs == other.arcs for other in expected) for path in expected
    }
    assert sum(found.values()) == 50


def test_a_chosen_split_is_marked_in_the_lattice(page: LatticePage) -> None:
    page.best_table.selectRow(1)
    answer = page.state.answer
    assert answer is not None
    assert page.canvas._marked == frozenset(answer.best[1].arcs)


def test_of_a_text_one_word_is_looked_at(page: LatticePage, session: Session, qtbot: QtBot) -> None:
    type_in(page, "hug gu")
    settle(page, session, qtbot)
    assert [page.word.itemText(at) for at in range(page.word.count())] == ["hug", "gu"]
    assert page.word.isVisible()
    page.word.value_chosen.emit("1")
    settle(page, session, qtbot)
    assert splits(page) == ["g | u"]
    type_in(page, "hug")
    settle(page, session, qtbot)
    assert not page.word.isVisible()  # there is nothing to choose


def test_an_unknown_character_is_said_to_be_one(
    page: LatticePage, session: Session, qtbot: QtBot
) -> None:
    type_in(page, "hZ")
    settle(page, session, qtbot)
    assert page.canvas.said(1).startswith("Z: not in the vocabulary")


def test_the_lattice_has_the_height_of_its_rows_before_the_tables_have_any_to_spare(
    page: LatticePage, qapp
) -> None:
    for height in (640, 420):
        page.resize(1100, height)
        for _ in range(3):
            qapp.processEvents()
        bar = page._area.verticalScrollBar()
        panel, tables = page._panels["lattice"], page._panels["best"]
        assert bar.maximum() == 0 or panel.height() > tables.height()
    page.resize(1100, 900)
    qapp.processEvents()
    assert tables.height() > panel.height()


def test_without_a_word_one_is_asked_for(page: LatticePage, session: Session, qtbot: QtBot) -> None:
    type_in(page, " ")
    settle(page, session, qtbot)
    assert page.hint.text() == "Type a word to see all its splits."
    assert page.best_model.rowCount() == 0


def test_a_word_that_is_too_long_is_refused_in_a_sentence(
    page: LatticePage, session: Session, qtbot: QtBot
) -> None:
    type_in(page, "h" * 600)
    settle(page, session, qtbot)
    assert page.said.text() == "This word has 600 characters: too many to show all its splits."


def test_an_opened_unigram_file_is_looked_at_at_once(
    session: Session, qtbot: QtBot, unigram: Path
) -> None:
    session.open_tokenizer(unigram)
    qtbot.waitUntil(lambda: not session.openings.running, timeout=WAIT)
    page = LatticePage(session)
    qtbot.addWidget(page)
    assert page.state.source == str(unigram)
    assert page.state.answer is None
