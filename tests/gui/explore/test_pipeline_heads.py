"""How much of a stage's settings is said above its column; a letter is 1 wide here."""

import pytest

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
