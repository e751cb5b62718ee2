"""The price of languages: one tokenizer or two, in tokens and bytes, relative to English."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import BPETokenizer, TrainingOptions
from engine.analysis.vocabulary_size import language_prices, read_sentences
from engine.pipeline import DocumentedTokenizer
from gui.lab.price_job import SENTENCES
from gui.lab.price_page import PricePage
from gui.lab.price_rows import PriceBars, sorted_rows
from gui.lab.rows_model import BAR
from gui.look import translation
from gui.session import Session
from gui.work.setup import TrainingSetup

WAIT = 30_000
_BARS, _FIRST, _SECOND = 2, 3, 4


@pytest.fixture
def page(session: Session, qtbot: QtBot) -> PricePage:
    session.set_text("all human beings are born free and equal in dignity and rights " * 3)
    session.set_setup(TrainingSetup("document", TrainingOptions(alphabet="bytes")))
    page = PricePage(session)
    qtbot.addWidget(page)
    page.resize(1200, 640)
    page.show()
    page.set_active(True)
    return page


@pytest.fixture
def opened(page: PricePage, session: Session, qtbot: QtBot, tmp_path: Path) -> PricePage:
    """With a tokenizer file beside the trained tokenizer."""
    path = tmp_path / "bytes.json"
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest"], vocab_size=300, alphabet="bytes")
    tokenizer.save(path)
    session.open_tokenizer(path)
    session.stop_replaying()
    qtbot.waitUntil(lambda: not session.training and not page.busy, timeout=WAIT)
    page.first.value_chosen.emit("end")
    page.second.value_chosen.emit(str(path))
    qtbot.waitUntil(lambda: not page.busy, timeout=WAIT)
    return page


def column(page: PricePage, number: int) -> list[str]:
    return [page.model.text(row, number) for row in range(page.model.rowCount())]


def choose(page: PricePage, name: str) -> None:
    page.table.setCurrentIndex(page.model.index(column(page, 0).index(name), 0))


def test_nothing_is_split_before_somebody_looks(session: Session, qtbot: QtBot) -> None:
    page = PricePage(session)
    qtbot.addWidget(page)
    assert page.state.answer is None


def test_at_least_25_languages_and_scripts_are_priced_as_the_engine_does(
    page: PricePage, session: Session
) -> None:
    assert page.model.rowCount() >= 25
    trace = session.trace
    assert trace is not None
    tokenizer = DocumentedTokenizer(BPETokenizer.from_trace(trace, rule="document"))
    expected = language_prices(tokenizer, read_sentences(SENTENCES))
    answer = page.state.answer
    assert answer is not None
    assert answer.prices == (expected,)


def test_the_cheapest_language_is_the_first_row(page: PricePage) -> None:
    answer = page.state.answer
    assert answer is not None
    rows = sorted_rows(answer.prices, "en", "first")
    tokens = [row.first.tokens for row in rows]
    assert tokens == sorted(tokens)
    names = [row.name for row in rows if row.name != "English"]
    assert column(page, 0) == ["★ English", *names]


def test_all_bars_share_one_scale_on_which_english_has_a_line(page: PricePage) -> None:
    bars = [page.model.index(row, _BARS).data(BAR) for row in range(page.model.rowCount())]
    assert all(isinstance(bar, PriceBars) for bar in bars)
    english = column(page, 0).index("★ English")
    assert bars[english].share == pytest.approx(bars[english].one)
    assert max(max(bar.share, bar.size) for bar in bars) == 1


def test_a_second_tokenizer_stands_beside_the_first(opened: PricePage) -> None:
    answer = opened.state.answer
    assert answer is not None and len(answer.prices) == 2
    assert not opened.table.isColumnHidden(_SECOND)
    assert all(text for text in column(opened, _SECOND))
    opened.second.value_chosen.emit("")
    assert opened.table.isColumnHidden(_SECOND)


def test_both_tokenizers_change_places(opened: PricePage, qtbot: QtBot) -> None:
    first, second = opened.state.first, opened.state.second
    opened.first.value_chosen.emit(second)
    qtbot.waitUntil(lambda: not opened.busy, timeout=WAIT)
    assert (opened.state.first, opened.state.second) == (second, first)


def test_rows_are_sorted_by_what_was_chosen(opened: PricePage) -> None:
    opened.order.set_value("name")
    opened.order.value_chosen.emit("name")
    names = column(opened, 0)
    assert names[0] == "★ English"
    assert names[1:] == sorted(names[1:])


def test_languages_are_named_in_the_language_of_the_window(
    page: PricePage, qapp: QApplication
) -> None:
    translation.install(qapp, "ru")
    qapp.processEvents()
    assert set(column(page, 0)[:2]) == {"★ английский", "★ русский"}


def test_prices_of_a_vocabulary_that_lacks_characters_are_doubted(
    page: PricePage, session: Session
) -> None:
    assert page.unknown.text() == ""
    session.open_sample("four-words")
    assert page.unknown.text().startswith("⚠")
    assert all(text.startswith("⚠") for text in column(page, _FIRST))
    assert page.said.text().startswith("No prices")


def test_languages_with_unknown_letters_are_ranked_apart_and_left_out_of_the_headline(
    page: PricePage, session: Session, qtbot: QtBot
) -> None:
    sentences = read_sentences(SENTENCES)
    session.set_text("\n".join(sentence.text for sentence in sentences[:3]))
    session.set_setup(TrainingSetup("document", TrainingOptions(merges=20)))
    qtbot.waitUntil(lambda: not session.training and not page.busy, timeout=WAIT)
    choose(page, "★ English")
    page.pin.click()
    marked = [text.startswith("⚠") for text in column(page, _FIRST)]
    assert marked == sorted(marked) and 0 < sum(marked) < len(marked)
    cheapest, dearest = column(page, 0)[0], column(page, 0)[marked.index(True) - 1]
    assert f"({cheapest})" in page.said.text() and f"({dearest})" in page.said.text()
    assert page.unknown.text().startswith(f"⚠ Not ranked: {sum(marked)} of {len(marked)} languages")


def test_any_language_can_be_kept_on_top_and_let_go(page: PricePage) -> None:
    assert not page.pin.isEnabled()
    choose(page, "Russian")
    assert page.pin.isEnabled() and not page.pin.isChecked()
    page.pin.click()
    assert set(column(page, 0)[:2]) == {"★ English", "★ Russian"}
    assert column(page, 0)[page.table.currentIndex().row()] == "★ Russian"
    assert page.sentence.text().startswith("русский: ")
    choose(page, "★ English")
    page.pin.click()
    assert column(page, 0)[0] == "★ Russian" and "English" in column(page, 0)


def test_the_columns_of_numbers_are_named_in_words(page: PricePage) -> None:
    heads = [page.model.headerData(at, Qt.Orientation.Horizontal) for at in (_FIRST, 5)]
    assert heads == ["■ Tokens", "◆ Bytes"]


def test_another_training_has_other_prices(page: PricePage, session: Session) -> None:
    before = page.state.answer
    session.set_text("one and another text")
    assert page.state.answer is not before
