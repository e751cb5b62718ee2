"""The head of a lane: what it says, and that it only asks."""

import pytest
from PySide6.QtCore import Qt

from gui.compare.frames import LaneNumbers, LostPiece
from gui.compare.lane_header import LaneHeader
from gui.compare.modes import MODES, mode_names, mode_sentences


@pytest.fixture
def header(qtbot) -> LaneHeader:
    made = LaneHeader()
    qtbot.addWidget(made)
    made.set_name("A")
    made.set_tokenizers([("now", "At step 3"), ("end", "At the end")])
    return made


def plain(text: str) -> str:
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_every_mode_has_a_name_and_a_sentence(qapp) -> None:
    assert set(mode_names()) == set(mode_sentences()) == set(MODES)


def test_the_numbers_are_written_out(header: LaneHeader) -> None:
    header.show_numbers(LaneNumbers(5, 7, 8, 1, ("Z",), False, (LostPiece(3, 4, "Z"),), 1))
    said = plain(header.numbers_text())
    assert said.startswith("5 token")
    assert "1.40 characters, 1.60 bytes per token" in said
    assert said.endswith("1 unknown")
    assert header._sum.toolTip() == header._sum.accessibleDescription() == "Unknown characters: Z"


def test_of_no_text_nothing_is_reckoned(header: LaneHeader) -> None:
    header.show_numbers(LaneNumbers())
    assert header.numbers_text() == "0 tokens"
    assert header.losses.isHidden()


def test_unknown_characters_that_look_like_html_are_shown_as_they_are(header: LaneHeader) -> None:
    header.show_numbers(LaneNumbers(5, 7, 8, 3, ("<b>",)))
    assert "&lt;b&gt;" in header._sum.toolTip()


@pytest.mark.parametrize(
    ("losses", "total", "sentence"),
    [
        ((LostPiece(3, 4, "Z"),), 1, "Decoding loses Z at position 4."),
        (
            (LostPiece(0, 1, "Q"), LostPiece(4, 6, "ZZ")),
            2,
            "Decoding loses Q at position 1, ZZ at positions 5 to 6.",
        ),
        ((LostPiece(0, 1, "x" * 99),), 1, f"Decoding loses {'x' * 15}… at position 1."),
        (
            (LostPiece(0, 3, "·\u0645"),),
            1,
            "Decoding loses \u2068·\u0645\u2069 at positions 1 to 3.",
        ),
        ((), 0, "Decoding does not give the text back."),
    ],
)
def test_what_is_lost_is_named(header: LaneHeader, losses, total, sentence) -> None:
    header.show_numbers(LaneNumbers(5, 7, 7, 1, ("Z",), False, losses, total))
    assert header.losses.sentence() == sentence


def test_where_only_the_form_of_characters_is_another_one_nothing_is_said_to_be_lost(
    header: LaneHeader,
) -> None:
    pieces = (LostPiece(0, 2, "e\u0301"),)
    header.show_numbers(LaneNumbers(1, 2, 3, 0, (), False, pieces, 1, only_form=True))
    said = "Decoding gives another Unicode form of e\u0301 at positions 1 to 2."
    assert header.losses.sentence() == said
    header.show_numbers(LaneNumbers(1, 2, 3, 0, (), False, pieces * 9, 9, only_form=True))
    assert header.losses.sentence().startswith("Decoding gives another Unicode form of 9 piece")


def test_a_text_that_comes_back_is_said_to(header: LaneHeader) -> None:
    header.show_numbers(LaneNumbers(5, 7, 7))
    assert header.losses.sentence() == "Decoding gives the text back."
    header.show_numbers(None)
    assert header.losses.isHidden()


def test_many_losses_unfold_and_lead_to_their_places(header: LaneHeader, qtbot) -> None:
    pieces = tuple(LostPiece(n, n + 1, "Z") for n in range(5))
    header.show_numbers(LaneNumbers(5, 7, 7, 9, ("Z",), False, pieces, 9))
    assert header.losses.sentence() == "Decoding loses 9 pieces: Z"
    assert len(header.losses.places()) == 6
    with qtbot.waitSignal(header.place_requested) as asked:
        header.losses._list.itemActivated.emit(header.losses._list.item(2))
    assert asked.args == [pieces[2]]
    with qtbot.assertNotEmitted(header.place_requested):
        header.losses._list.itemActivated.emit(header.losses._list.item(5))


def test_the_mistake_is_called_one(header: LaneHeader) -> None:
    header.set_mode("rank-ordered")
    assert header.explanation() == ""
    header.set_mode("left-to-right")
    assert "mistake" in header.explanation()
    assert "mistake" in header.mode.currentText()
    header.set_mode("fewest-tokens")
    assert header.explanation().startswith("Not BPE")


def test_what_a_lane_really_does_is_no_mistake(header: LaneHeader) -> None:
    header.set_mode("left-to-right")
    header.set_note("This tokenizer has no merges, so it splits by longest match.")
    assert header.explanation() == "This tokenizer has no merges, so it splits by longest match."
    assert header._explained.property("role") == "muted"
    header.set_note("")
    assert "mistake" in header.explanation()
    assert header._explained.property("role") == "warning"


def test_a_narrow_head_says_the_same_in_fewer_words(header: LaneHeader, qapp) -> None:
    header.set_mode("left-to-right")
    header.show()
    header.resize(900, 200)
    whole = header.explanation()
    header.resize(200, 200)
    assert header.explanation() == "A well-known mistake"
    assert header._explained.toolTip() == whole
    header.resize(900, 200)
    assert header.explanation() == whole


def test_showing_asks_for_nothing(header: LaneHeader, qtbot) -> None:
    signals = [header.tokenizer_requested, header.mode_requested, header.remove_requested]
    with (
        qtbot.assertNotEmitted(signals[0]),
        qtbot.assertNotEmitted(signals[1]),
        qtbot.assertNotEmitted(signals[2]),
    ):
        header.set_tokenizer("end")
        header.set_mode("longest-match")
        header.set_tokenizers([("end", "At the end"), ("file", "other.json")])
    assert header.tokenizer.value() == "end"
    assert header.mode.value() == "longest-match"


def test_choosing_is_a_wish(header: LaneHeader, qtbot) -> None:
    with qtbot.waitSignal(header.tokenizer_requested) as asked:
        qtbot.keyClick(header.tokenizer, Qt.Key.Key_Down)
    assert asked.args == ["end"]
    with qtbot.waitSignal(header.mode_requested) as asked:
        qtbot.keyClick(header.mode, Qt.Key.Key_Down)
    assert asked.args == ["longest-match"]


def test_only_a_lane_that_may_go_has_the_button(header: LaneHeader, qtbot) -> None:
    header.set_removable(False)
    assert header._remove.isHidden()
    header.set_removable(True)
    with qtbot.waitSignal(header.remove_requested):
        qtbot.mouseClick(header._remove, Qt.MouseButton.LeftButton)


def test_a_tokenizer_that_goes_away_leaves_a_choice(header: LaneHeader) -> None:
    header.set_tokenizer("end")
    header.set_tokenizers([("file", "other.json")])
    assert header.tokenizer.value() == "file"


def test_a_narrow_box_calls_the_way_shorter_and_never_cuts_it(header: LaneHeader) -> None:
    header.set_mode("left-to-right")
    header.show()
    header.resize(900, 200)
    assert header.mode.shown_text() == "Left to right (a mistake)"
    header.mode.setMinimumWidth(0)
    header.mode.resize(header.mode.short_width(), header.mode.height())
    assert header.mode.shown_text() == "Left to right"
    assert "mistake" in header.mode.toolTip()
