"""How much of a stage's settings is said above its column; a letter is 1 wide here."""

import pytest

from engine.pipeline.values import Stage
from gui.explore.pipeline_changes import shown_stages
from gui.explore.pipeline_heads import Head

SETTINGS = ("prefix: false", "split: true", "lowercase: true")


def head(settings=SETTINGS, usual=("a", "b")) -> Head:
    return Head("Model", "BPE", tuple(settings), tuple(usual), "", "")


@pytest.mark.parametrize(
    ("room", "lines", "said"),
    [
        (17, 1, ("prefix: false; +4",)),
        (17, 2, ("prefix: false", "split: true; +3")),
        (20, 3, ("prefix: false", "split: true", "lowercase: true; +2")),
        (40, 1, ("prefix: false; split: true; +3",)),
        (8, 1, ("prefix:…",)),  # not even one has room whole
        (40, 0, ()),
    ],
)
def test_settings_are_said_whole_and_the_others_are_counted(room, lines, said):
    assert head().shown_settings(len, room, lines) == said


def test_a_setting_alone_that_is_too_long_is_cut():
    found = head(("pattern: " + "x" * 100,), ()).shown_settings(len, 20, 2)
    assert len(found) == 2 and found[-1].endswith("…")


def test_how_many_usual_ones_there_are_is_left_out_before_anything_is_cut():
    assert head(("split: true",)).shown_settings(len, 11, 1) == ("split: true",)
    assert head(("split: true",)).shown_settings(len, 15, 1) == ("split: true; +2",)


def test_where_all_have_room_nothing_is_counted():
    assert head(usual=()).shown_settings(len, 100, 1) == ("; ".join(SETTINGS),)


def test_of_thousands_of_settings_as_many_are_measured_as_have_room():
    measured = []

    def measure(text):
        measured.append(text)
        return len(text)

    thousands = Head("", "", tuple(f"<{number}>: {number}" for number in range(5_000)), (), "", "")
    shown = ("<0>: 0; <1>: 1; <2>: 2", "<3>: 3; <4>: 4; +4995")
    assert thousands.shown_settings(measure, 25, 2) == shown
    assert len(measured) < 500


def test_thousands_of_added_tokens_are_counted_and_not_all_written_out(qtbot):
    stage = Stage("added-tokens", "AddedTokens", {f"<{n}>": n for n in range(6_415)})
    found = Head.of(shown_stages("a", ())[0], stage)
    assert len(found.whole) < 10_000 and "and 6 115 more" in found.whole.replace("\u202f", " ")
    assert found.shown_settings(len, 14, 1) == ("<0>: 0; +6414",)
    assert found.tip().startswith("Added tokens") and found.tip().endswith("\n<18>: 18\n…")
