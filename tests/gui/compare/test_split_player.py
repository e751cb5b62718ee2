"""Watching a split: the player's keys, the sentences, and pictures of it."""

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication

from engine import BPETokenizer
from engine.analysis.watching import split_steps
from gui.compare.split_player import SplitPlayer
from gui.look import theme


@pytest.fixture(scope="module")
def tokenizer() -> BPETokenizer:
    made = BPETokenizer()
    made.train(["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3, vocab_size=22)
    return made


@pytest.fixture
def watch(qtbot, tokenizer):
    made = SplitPlayer()
    qtbot.addWidget(made)
    made.resize(320, 340)
    made.show()

    def show(word: str, mode: str) -> SplitPlayer:
        made.show_word(tuple(word), split_steps(tokenizer, word, mode), mode, tokenizer.vocab)
        return made

    return show


def said(player: SplitPlayer) -> list[str]:
    sentences = []
    for position in range(player.player.length + 1):
        player.player.seek(position)
        sentences.append(player.sentence())
    return sentences


def test_rank_ordered_says_which_rank_wins(watch) -> None:
    assert said(watch("nest", "rank-ordered"))[:2] == [
        "e + s has the lowest rank, 0, and becomes es.",
        "es + t, rank 1, is the only merge that fits: est.",
    ]


def test_left_to_right_says_what_bpe_would_do(watch) -> None:
    first = said(watch("nest", "left-to-right"))[0]
    assert first == (
        "n + e is the first merge from the left and becomes ne. "
        "Its rank is 4; BPE would take e + s, rank 0."
    )


def test_longest_match_names_what_is_not_there(watch) -> None:
    sentences = said(watch("nestZ", "longest-match"))
    assert sentences[0].startswith("ne is the longest token that starts here; not in the voc")
    assert sentences[0].endswith("nest, nes.")
    assert sentences[3] == "Nothing in the vocabulary starts here; Z stays alone."


def test_fewest_tokens_says_what_is_enough(watch) -> None:
    sentences = said(watch("nest", "fewest-tokens"))
    assert sentences[3].startswith("From n to the end 2 token")
    assert sentences[4] == "The best way on begins with n."


@pytest.mark.parametrize("mode", ["rank-ordered", "longest-match", "fewest-tokens"])
def test_the_end_counts_the_tokens(watch, mode) -> None:
    assert "2 token" in said(watch("nest", "rank-ordered"))[-1]
    assert said(watch("nest", mode))[-1].count("{") == 0


@pytest.mark.parametrize(
    ("key", "text", "position"),
    [
        (Qt.Key.Key_Right, "", 1),
        (Qt.Key.Key_End, "", 2),
        (Qt.Key.Key_Home, "", 0),
    ],
)
def test_the_keys_of_the_player_work_here(watch, key, text, position) -> None:
    player = watch("nest", "rank-ordered")
    player.stage.setFocus()
    claim = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier, text)
    claim.ignore()
    QApplication.sendEvent(player.stage, claim)
    assert claim.isAccepted()
    press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    QApplication.sendEvent(player.stage, press)
    assert player.player.position == position


def test_other_keys_are_left_alone(watch) -> None:
    player = watch("nest", "rank-ordered")
    claim = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    claim.ignore()
    QApplication.sendEvent(player, claim)
    assert not claim.isAccepted()


def test_another_word_starts_from_the_beginning(watch) -> None:
    player = watch("nest", "rank-ordered")
    player.player.seek(2)
    player = watch("lowest", "longest-match")
    assert player.player.position == 0


def test_a_problem_is_said_in_the_place_of_the_word(watch) -> None:
    player = watch("nest", "rank-ordered")
    player.show_problem("This word is too long to be watched.")
    assert player.stage.empty_text == "This word is too long to be watched."
    assert player.sentence() == ""
    assert player.player.length == 0


def test_the_stage_speaks_its_tokens(watch) -> None:
    player = watch("nest", "rank-ordered")
    player.player.seek(1)
    assert player.stage.accessibleDescription().startswith("n es t. es + t")


@pytest.mark.parametrize(
    "mode", ["rank-ordered", "longest-match", "left-to-right", "fewest-tokens"]
)
def test_every_moment_can_be_drawn_into_a_picture(watch, mode) -> None:
    player = watch("lowestZ", mode)
    picture = QImage(400, 200, QImage.Format.Format_RGB32)
    for position in range(player.player.length + 1):
        for alpha in (0.0, 0.1, 0.5, 0.85, 0.95):
            player.stage.show_frame(position, alpha)
            picture.fill(theme.active().panel)
            empty = picture.copy()
            with QPainter(picture) as painter:
                player.stage.paint_into(painter, QRectF(0, 0, 400, 200))
            assert picture != empty
            player.stage.grab()


def test_the_bar_becomes_as_narrow_as_the_column(watch) -> None:
    player = watch("nest", "rank-ordered")
    assert player.minimumSizeHint().width() <= 280
