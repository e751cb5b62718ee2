"""A file that writes bytes as characters: what is said of its tokens is said in letters."""

from collections.abc import Iterator

import pytest

from engine.analysis.explain import explain
from gui.compare.presenter import Presenter
from gui.compare.watch_panel import WatchedWord, WatchPanel
from gui.compare.why_panel import LaneExplanation, WhyPanel
from gui.work.sealed import AnyTokenizer
from tests.gui.compare.splits import of_bytes, present


@pytest.fixture
def tokenizer(tmp_path) -> AnyTokenizer:
    return of_bytes(tmp_path, "ам")


@pytest.fixture
def presenter(tokenizer) -> Presenter:
    return present("Мама", "rank-ordered", tokenizer=tokenizer)


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def sentences(panel: WatchPanel) -> Iterator[str]:
    for position in range(panel.split.player.length + 1):
        panel.split.player.seek(position)
        yield plain(panel.split.sentence())


def test_a_word_is_watched_in_letters_and_bytes_of_letters(qtbot, presenter) -> None:
    panel, lane = WatchPanel(), presenter.lanes[0]
    qtbot.addWidget(panel)
    panel.resize(700, 400)
    panel.show_words([WatchedWord("A", lane.tokenizer, "rank-ordered", "ÐľÐ°Ð¼Ð°")])
    first, *_, last = sentences(panel)
    assert first == "⟨D0⟩ + ⟨B0⟩ has the lowest rank, 0, and becomes а."
    assert last.startswith("No pair that is left is a merge")
    assert not set("ÐľÑ") & set("".join(sentences(panel)))
    shown = [box.label for box in panel.split.stage.frame().boxes]
    assert shown == ["⟨D0⟩", "⟨9C⟩", "ам", "а"]


@pytest.mark.parametrize("offset", range(5))
def test_a_boundary_is_explained_in_letters(qtbot, tokenizer, offset) -> None:
    panel = WhyPanel()
    qtbot.addWidget(panel)
    alphabet = present("Мама", tokenizer=tokenizer).lanes[0].alphabet
    answer = explain(tokenizer, "Мама", offset, "rank-ordered")
    panel.show_explanations([LaneExplanation(answer, alphabet=alphabet)])
    assert panel.text()
    assert not set("ÐľÑ=") & set(panel.text())


def test_an_added_token_is_itself_where_all_around_it_are_bytes(qtbot, tokenizer) -> None:
    panel = WhyPanel()
    qtbot.addWidget(panel)
    lane = present("а<|é|>", tokenizer=tokenizer).lanes[0]
    answer = explain(tokenizer, "а<|é|>", 1, "rank-ordered")
    panel.show_explanations([LaneExplanation(answer, alphabet=lane.alphabet)])
    assert "<|é|> was found in the text" in panel.text()
