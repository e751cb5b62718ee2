"""From the engine's answers to what the panels show."""

import numpy as np
import pytest

from engine import BPETokenizer
from engine.text.byte_characters import as_byte_text
from gui.compare.frames import TextSpan
from gui.compare.presenter import Presenter
from gui.compare.text_parts import TextPart
from tests.gui.compare.splits import four_words, of_bytes, present, split_of


def labels(presenter: Presenter, lane: int = 0) -> list[str]:
    tokens = presenter.lanes[lane].tokens
    return [tokens.labels.get(int(key), "?") for key in tokens.colour_keys]


def test_tokens_are_labelled_for_the_screen_and_differences_marked():
    presenter = present("nest")
    assert labels(presenter, 0) == ["n", "est"]
    assert labels(presenter, 1) == ["ne", "s", "t"]
    assert presenter.lanes[0].tokens.differs.all()
    assert presenter.differences.tolist() == [[0, 4]]


def test_lanes_that_agree_carry_no_marks():
    presenter = present("low")
    assert presenter.lanes[0].tokens.differs is None
    assert presenter.lanes[0].tokens.unknown is None
    assert len(presenter.differences) == 0


def test_the_reader_sees_that_lowZ_loses_its_Z():
    numbers = present("lowZ").lanes[0].numbers()
    assert not numbers.round_trip
    assert [(loss.start, loss.end, loss.label) for loss in numbers.losses] == [(3, 4, "Z")]
    assert (numbers.unknown, numbers.unknown_labels) == (1, ("Z",))


def test_a_token_has_its_facts_and_its_place():
    details = present("nest lowest").lanes[0].details(1)
    assert (details.label, details.rank, details.parents) == ("est", 1, ("es", "t"))
    assert (details.data, details.kind, details.count) == (b"est", "merged", 2)
    assert details.span == TextSpan(1, 4, 1, 4)


def test_an_unknown_character_shows_itself_and_its_own_bytes():
    tokenizer = four_words(special_tokens=["<unk>"])
    for used, number in ((tokenizer, 20), (four_words(special_tokens=[]), None)):
        details = present("Ж", tokenizer=used).lanes[0].details(0)
        assert (details.id, details.kind) == (number, "unknown")
        assert details.data == "Ж".encode()
        assert details.characters == "Ж"


def test_a_token_of_bytes_tells_of_the_character_that_it_cuts():
    tokenizer = BPETokenizer()
    tokenizer.train(["ё"], vocab_size=0, alphabet="bytes")
    lane = present("ё", tokenizer=tokenizer).lanes[0]
    assert [lane.details(index).label for index in (0, 1)] == ["⟨D1⟩", "⟨91⟩"]
    assert lane.details(1).characters == "ё"
    assert lane.span(1) == TextSpan(0, 1, 1, 2)


def test_half_a_letter_is_not_given_as_that_letter(tmp_path):
    lane = present("Мама", tokenizer=of_bytes(tmp_path, "М")).lanes[0]
    whole, first, second = (lane.details(index) for index in (0, 1, 2))
    assert (whole.characters, whole.parts) == ("М", ())
    assert (first.label, first.parts) == ("⟨D0⟩", (TextPart("а", 1, 1, 2),))
    assert (second.label, second.parts) == ("⟨B0⟩", (TextPart("а", 2, 2, 2),))
    assert [first.count, second.count] == [3, 2]  # the token, not the letter


def test_labels_of_a_file_of_bytes_are_shown_as_the_text_that_they_stand_for(tmp_path):
    lane = present("Россия — рос\n", tokenizer=of_bytes(tmp_path, " рос", "Росс", "и")).lanes[0]
    shown = [lane.names.shown[int(number)] for number in lane.encoding.ids]
    assert shown[:3] == ["Росс", "и", "⟨D1⟩"]
    assert shown[-2:] == ["·рос", "⏎"]
    assert lane.details(0).parents == ("Рос⟨D1⟩", "⟨81⟩")
    assert [lane.id_rows().shown(row) for row in range(3)] == shown[:3]
    assert lane.id_rows().token(0) == as_byte_text("Росс")


def test_no_two_tokens_of_a_file_of_bytes_look_the_same(tmp_path):
    names = present("a", tokenizer=of_bytes(tmp_path, " рос", "Росс", "  ", "é")).lanes[0].names
    shown = [names.shown[number] for number in names.shown]
    assert len(shown) == len(set(shown))


def test_a_token_is_found_by_any_of_its_bytes():
    lane = present("nest").lanes[0]
    assert [lane.token_at(byte) for byte in range(5)] == [0, 1, 1, 1, None]


def test_text_that_the_split_rule_drops_is_in_no_token():
    tokenizer = four_words(rule="whitespace")
    lane = present("low low", tokenizer=tokenizer).lanes[0]
    assert lane.token_at(3) is None
    assert lane.tokens.byte_ends is not None


def test_opening_a_token_shows_what_it_was_merged_from():
    lane = present("nest").lanes[0]
    assert [lane.levels(0), lane.levels(1)] == [0, 2]
    opened = lane.opened({1: 2}).opened[1]
    assert [part.label for part in opened] == ["es", "t"]
    assert [part.label for part in opened[0].parts] == ["e", "s"]


def test_names_are_kept_from_one_split_to_the_next():
    tokenizer = four_words()
    before = Presenter(split_of("low", (tokenizer, "rank-ordered")))
    after = Presenter(split_of("lowe", (tokenizer, "rank-ordered")), before)
    assert after.lanes[0].names is before.lanes[0].names


def test_a_difference_is_about_its_first_boundary_that_not_all_lanes_have():
    assert present("nest").open_question(0, 4) == 1
    assert present("low").open_question(0, 3) == 0


def test_ids_are_listed_as_they_are():
    rows = present("nestZ").lanes[0].id_rows()
    assert [rows.id(row) for row in range(3)] == [4, 11, rows.id(2)]
    assert [rows.token(row) for row in range(2)] == ["n", "est"]
    assert rows.bytes(1) == b"est"


@pytest.mark.parametrize("text", ["", "\0", "\ud83d", "a" * 3000, " " * 3000, "שלום é\r\n"])
def test_any_text_has_numbers_and_tokens_that_tile_it(text):
    for lane in present(text).lanes:
        tokens = lane.tokens
        assert lane.numbers().characters == len(text)
        assert np.all(np.diff(tokens.byte_starts) >= 0)
        assert tokens.byte_starts[-1] == len(text.encode("utf-8", "surrogatepass"))


def test_without_merges_the_lane_says_that_it_cannot_go_by_rank():
    tokenizer = BPETokenizer()
    tokenizer.train(["abc"], vocab_size=0)
    assert present("abc", tokenizer=tokenizer).lanes[0].real_way == "longest-match"
    assert present("abc").lanes[0].real_way == "rank-ordered"


def test_of_an_unknown_character_its_own_number_is_told():
    assert present("ZZ low").lanes[0].details(0).count == 2
    assert present("ZZ low").lanes[0].details(2).count == 1
