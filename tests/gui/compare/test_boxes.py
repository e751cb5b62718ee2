"""The rectangles of tokens: they tile every text, whatever its scripts and wherever it is cut."""

import itertools
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.compare.boxes import COLOURS, colours_between, cycle, range_boxes
from gui.compare.frames import PaneTokens
from gui.compare.lane_scene import Scene, make_scene
from tests.gui.compare.lanes import (
    TEXTS,
    byte_ranges,
    paragraphs_of,
    pieces,
    random_tokens,
    tokens_at,
)

pytestmark = pytest.mark.usefixtures("qapp")


def whole(text: str, tokens: PaneTokens, width: float = 400.0) -> Scene:
    return make_scene(paragraphs_of(text, width), tokens, 0, 10**9)


@pytest.mark.parametrize("inside", [False, True])
@pytest.mark.parametrize("name", TEXTS)
def test_the_rectangles_tile_the_text_in_every_lane(name, inside):
    text = TEXTS[name]
    for seed in (1, 2):
        tokens = random_tokens(text, seed, inside=inside)
        ranges = byte_ranges(whole(text, tokens).shown.boxes)
        ends = [0, *(high for _, high, _ in ranges)]
        assert [low for low, _, _ in ranges] == ends[:-1]
        assert ends[-1] == len(text.encode("utf-8", "surrogatepass"))
        for low, high, owner in ranges:
            start, end = tokens.byte_range(owner)
            assert start <= low < high <= end


@pytest.mark.parametrize("name", TEXTS)
def test_boxes_on_one_line_do_not_overlap(name):
    boxes = whole(TEXTS[name], random_tokens(TEXTS[name])).shown.boxes
    for line in np.unique(boxes.lines):
        row = boxes.take(boxes.lines == line)
        order = np.argsort(row.left, kind="stable")
        assert (row.left[order][1:] >= row.right[order][:-1] - 0.6).all()


@pytest.mark.parametrize("name", TEXTS)
def test_every_part_of_a_cut_character_is_a_slice_and_nothing_else_is(name):
    text = TEXTS[name]
    scene = whole(text, random_tokens(text))
    cells = scene.cells.bytes.tolist()
    cuts = set(scene.tokens.byte_starts.tolist())
    torn = {
        (start, end)
        for start, end in itertools.pairwise(cells)
        if any(start < cut < end for cut in cuts)
    }
    covered = sum(high - low for low, high, _ in byte_ranges(scene.shown.slices))
    assert covered == sum(end - start for start, end in torn)
    assert not len(whole(text, random_tokens(text, inside=False)).shown.slices) or torn


def test_a_letter_of_two_bytes_is_shared_out_in_halves():
    scene = whole("aёb", tokens_at("aёb", [0, 2, 4]))
    column = scene.paragraphs.measures.column
    slices = scene.shown.slices
    assert slices.owners.tolist() == [0, 1]
    assert slices.left.tolist() == pytest.approx([column, 1.5 * column])
    assert slices.right.tolist() == pytest.approx([1.5 * column, 2 * column])


def test_slices_of_right_to_left_letters_run_from_the_right():
    scene = whole("אב", tokens_at("אב", [0, 1, 4]))
    slices = scene.shown.slices
    first = slices.take(slices.owners == 0)
    assert first.left[0] > slices.take(slices.owners == 1).left[0]


def test_a_token_through_both_directions_has_several_boxes():
    text = "ab שלום cd"
    boxes = whole(text, pieces(text, "ab ש", "לום c", "d")).shown.boxes
    assert (boxes.owners == 0).sum() == 2
    assert (boxes.owners == 1).sum() == 2


def test_a_token_at_the_end_of_a_line_goes_on_below():
    text = "a" * 200
    boxes = whole(text, pieces(text, text)).shown.boxes
    assert len(boxes) == len(set(boxes.lines.tolist())) > 1


def test_tokens_without_characters_stand_after_the_character_before_them():
    scene = whole("low er", tokens_at("low er", [0, 3, 3, 6, 6]))
    column = scene.paragraphs.measures.column
    assert scene.shown.empty.owners.tolist() == [1, 3]
    assert scene.shown.empty.left.tolist() == pytest.approx([3 * column, 6 * column])


def test_a_token_put_in_before_the_text_stands_in_the_margin():
    tokens = tokens_at("low", [0, 0, 3])
    empty = whole("low", tokens).shown.empty
    assert empty.owners.tolist() == [0]
    assert empty.left.tolist() == pytest.approx([0])
    assert (empty.right < empty.left).all()


def test_characters_of_no_token_are_told_apart():
    tokens = replace(tokens_at("ab cd", [0, 3, 5]), byte_ends=np.array([2, 5]))
    shown = whole("ab cd", tokens).shown
    assert byte_ranges(shown.boxes) == [(0, 2, 0), (3, 5, 1)]
    assert byte_ranges(shown.uncovered) == [(2, 3, -1)]


def test_only_a_part_of_a_text_has_the_same_boxes_as_the_whole():
    text = TEXTS["long"]
    tokens = random_tokens(text)
    paragraphs = paragraphs_of(text)
    full = make_scene(paragraphs, tokens, 0, 10**9)
    part = make_scene(paragraphs, tokens, 900, 300)
    among = set(byte_ranges(full.shown.boxes))
    assert set(byte_ranges(part.shown.boxes)[1:-1]) <= among
    for index in range(part.first, part.first + len(part.colours)):
        assert part.colour_of(index) == full.colour_of(index)


@given(st.lists(st.integers(-1, 60), max_size=60))
def test_neighbours_never_have_the_same_colour(keys):
    colours = cycle(np.array(keys, dtype=np.int64))
    assert (np.diff(colours) != 0).all()
    known = colours[np.array(keys, dtype=np.int64) >= 0]
    assert ((known >= 0) & (known < COLOURS)).all() and (colours >= -1).all()


def test_nobody_gives_way_to_an_unknown_token():
    assert cycle(np.array([-1, 4, -1, 9])).tolist() == [-1, 4, -1, 4]


@given(st.lists(st.integers(-1, 20), min_size=1, max_size=60), st.data())
def test_a_part_of_a_text_is_coloured_like_the_whole(keys, data):
    array = np.array(keys, np.int32)
    start = data.draw(st.integers(0, len(keys) - 1))
    end = data.draw(st.integers(start, len(keys)))
    assert colours_between(array, start, end).tolist() == cycle(array)[start:end].tolist()


def test_the_beginning_of_a_long_run_of_one_colour_is_found():
    keys = np.array([1, *[5] * 10_001, 2], np.int32)
    for start in (9_000, 9_001):
        part = colours_between(keys, start, start + 3)
        assert part.tolist() == cycle(keys)[start : start + 3].tolist()


@given(st.lists(st.integers(0, 20), max_size=8), st.lists(st.integers(0, 20), max_size=30))
def test_an_edit_changes_no_colours_beyond_the_next_other_one(edited, rest):
    before, after = cycle(np.array([0, *rest], int)), cycle(np.array([*edited, 0, *rest], int))
    colours = np.array([0, *rest]) % COLOURS
    others = np.flatnonzero(np.diff(colours)) + 1
    if len(others):
        at = int(others[0])
        assert after[len(edited) + at :].tolist() == before[at:].tolist()


def test_ranges_need_not_be_tokens():
    scene = whole("hello", pieces("hello", "he", "llo"))
    boxes = range_boxes(scene.cells, np.array([1]), np.array([3]))
    assert byte_ranges(boxes) == [(1, 3, 0)]


def test_a_long_text_of_one_space_after_the_other_is_no_special_case():
    text = " " * 100_000
    tokens = tokens_at(text, [*range(0, 100_000, 4), 100_000])
    scene = make_scene(paragraphs_of(text), tokens, 20_000, 300)
    assert 0 < len(scene.shown.boxes) < 3000
    assert (np.diff(scene.colours) != 0).all()


@pytest.mark.parametrize("name", TEXTS)
def test_the_area_of_bytes_holds_their_boxes_on_every_line(name):
    scene = whole(TEXTS[name], random_tokens(TEXTS[name]))
    total = len(TEXTS[name].encode("utf-8", "surrogatepass"))
    for start in range(0, total, max(1, total // 20)):
        end = min(total, start + 7)
        areas = [rect.adjusted(-1, 0, 3, 0) for rect in scene.area_of(start, end)]
        boxes = scene.rects(scene.byte_boxes(start, end), 0)
        assert all(any(area.contains(box) for area in areas) for box in boxes)
        assert len(areas) == len({box.top() for box in boxes})
