"""Lanes: every array against the plain lists that `Tokenizer.encode` and `decode` give."""

import pickle
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BPETokenizer
from engine.analysis.lane_encoding import Loss
from engine.analysis.lanes import differing, encode_lane
from engine.analysis.losses import joined_ranges
from engine.documented_json import Document, Settings
from engine.models.modes import MODES
from engine.pipeline import DocumentedTokenizer
from engine.text.pretokenize import word_spans
from engine.tokenizer import UnknownCharactersError, word_numbers
from tests.engine.cases import example_tokenizer, texts

ANY_TEXT = st.text(alphabet=st.characters(exclude_categories=()), max_size=40)
NEAR_TEXT = st.text(alphabet="lowernstid_ é😀\n\t\ud83d\x00Z<", max_size=40)

TRAININGS = st.fixed_dictionaries(
    {
        "rule": st.sampled_from(["document", "none", "gpt2", "whitespace", "[a-z]+|é"]),
        "alphabet": st.sampled_from(["characters", "bytes"]),
        "vocab_size": st.sampled_from([5, 20, 30, 275]),
        "special_tokens": st.sampled_from([("<unk>",), (), ("<unk>", "e", "low", " ")]),
    },
    optional={
        "end_of_word": st.sampled_from(["_", "</w>"]),
        "end_of_word_attached": st.booleans(),
    },
)


def trained(options):
    return example_tokenizer(**options)


def encoded(tokenizer, text, mode):
    """The ids as `encode` gives them; where it refuses, word by word, -1 for None."""
    try:
        return tokenizer.encode(text, mode=mode)
    except UnknownCharactersError:
        bounds = word_spans(text, tokenizer.rule)
        words = (tokenizer.split_word(text[start:end], mode) for start, end in bounds)
        return [-1 if number is None else number for word in words for number in word.ids]


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=60)
@given(options=TRAININGS, text=NEAR_TEXT | ANY_TEXT)
def test_ids_places_and_bytes_are_those_of_the_encoding(mode, options, text):
    tokenizer = trained(options)
    lane = encode_lane(tokenizer, text, mode)
    assert lane.ids.tolist() == encoded(tokenizer, text, mode)
    assert (lane.character_total, lane.starts[-1]) == (len(text), len(text))
    data = text.encode("utf-8", "surrogatepass")
    assert lane.byte_total == lane.byte_starts[-1] == len(data)
    if -1 in lane.ids:
        return
    encoding = DocumentedTokenizer(tokenizer).encode(text, mode)
    spans = zip(lane.starts[:-1].tolist(), lane.ends.tolist(), strict=True)
    assert list(spans) == encoding.spans
    mark = options.get("end_of_word", "").encode()
    for start, end, known in zip(lane.byte_starts, lane.byte_ends, encoding.bytes, strict=False):
        assert known in (data[start:end], data[start:end] + mark)
    assert {n: lane.labels[n] for n in lane.ids.tolist()} == dict(lane.labels)
    assert [lane.labels[n] for n in lane.ids.tolist()] == encoding.tokens


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=60)
@given(options=TRAININGS, text=NEAR_TEXT | ANY_TEXT)
def test_places_rise_and_tile_the_text_unless_the_rule_drops_some(mode, options, text):
    lane = encode_lane(trained(options), text, mode)
    assert (np.diff(lane.starts) >= 0).all() and (np.diff(lane.byte_starts) >= 0).all()
    assert (lane.byte_ends <= lane.byte_starts[1:]).all()
    tiled = bool((lane.byte_ends == lane.byte_starts[1:]).all()) and lane.byte_starts[0] == 0
    assert lane.gapless == tiled
    if options["rule"] in ("document", "none", "gpt2"):
        assert lane.gapless


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=100)
@given(options=TRAININGS, text=NEAR_TEXT | ANY_TEXT)
def test_losses_are_what_decoding_does_not_give_back(mode, options, text):
    tokenizer = trained(options)
    lane = encode_lane(tokenizer, text, mode)
    decoded = tokenizer.decode([number for number in lane.ids.tolist() if number >= 0])
    assert lane.round_trip == (decoded == text) == (not lane.losses)
    assert all(loss.text == text[loss.start : loss.end] for loss in lane.losses)
    ends = [0, *(place for loss in lane.losses for place in (loss.start, loss.end)), len(text)]
    assert ends == sorted(ends) and all(loss.text for loss in lane.losses)
    kept = "".join(text[ends[k] : ends[k + 1]] for k in range(0, len(ends), 2))
    assert is_subsequence(kept, decoded)
    if options["alphabet"] == "characters" and options["rule"] != "whitespace":
        assert kept == decoded
    assert lane.loss_total == len(lane.losses)


def is_subsequence(part, whole):
    rest = iter(whole)
    return all(character in rest for character in part)


@settings(max_examples=100)
@given(options=TRAININGS, text=NEAR_TEXT | ANY_TEXT)
def test_unknown_characters_are_marked_and_listed(options, text):
    tokenizer = trained(options)
    lane = encode_lane(tokenizer, text)
    listed = {}
    for start, end in zip(
        *(places.tolist() for places in tokenizer.word_places(text)[1:]), strict=True
    ):
        for token in tokenizer.split_word(text[start:end]).texts:
            if token not in tokenizer.id_of:
                label = tokenizer.writing.label(tokenizer.writing.without_mark(token)[0])
                listed[label] = None
    listed.pop("", None)
    if "_" not in options.get("end_of_word", "") or "_" not in text:
        assert lane.unknown_characters == tuple(listed)
    if options["alphabet"] == "bytes" and "end_of_word" not in options:
        assert not lane.unknown.any() and lane.unknown_total == 0


def test_the_reader_sees_that_lowz_loses_its_z():
    lane = encode_lane(example_tokenizer(), "lowZ")
    assert lane.losses == (Loss(3, 4, "Z"),) and not lane.round_trip
    assert lane.unknown_characters == ("Z",) and lane.unknown_total == 1
    assert lane.ids.tolist() == [13, 21] and lane.unknown.tolist() == [False, True]


def test_without_an_unknown_token_nothing_is_raised():
    lane = encode_lane(example_tokenizer(special_tokens=()), "lowZQ low")
    assert lane.ids.tolist() == [13, -1, -1, -1, 13] and -1 not in lane.labels
    assert lane.losses == (Loss(3, 6, "ZQ "),) and lane.unknown_characters == ("Z", "Q", " ")


def test_spaces_that_the_rule_drops_are_lost_where_nothing_puts_them_back():
    plain = example_tokenizer(rule="whitespace")
    assert encode_lane(plain, "low low").losses == (Loss(3, 4, " "),)
    marked = example_tokenizer(rule="whitespace", end_of_word="</w>", vocab_size=25)
    assert encode_lane(marked, "low low").round_trip
    lane = encode_lane(marked, " low \n low\t")
    assert [(loss.start, loss.text) for loss in lane.losses] == [(0, " "), (5, "\n "), (10, "\t")]


def test_of_a_token_that_looks_like_a_word_end_only_the_mark_is_lost():
    tokenizer = example_tokenizer(rule="none", end_of_word="_", end_of_word_attached=True)
    lane = encode_lane(tokenizer, "r_low", "fewest-tokens")
    assert lane.labels[int(lane.ids[0])] == "r_" and lane.losses[0] == Loss(1, 2, "_")


def test_a_special_token_that_is_a_letter_loses_the_letter():
    lane = encode_lane(example_tokenizer(special_tokens=("<unk>",)), "low<unk>")
    assert [loss.text for loss in lane.losses] == ["<u", "k>"]
    letter = example_tokenizer(special_tokens=("<unk>", "l"))
    letter.pad_token = "l"
    letter.add_special_tokens()
    assert encode_lane(letter, "lid").losses == (Loss(0, 1, "l"),)
    document = Document({"a": 0, "b": 0, "<unk>": 1}, None, ("a", "b"), settings=Settings())
    shared = BPETokenizer.from_document(document)
    assert encode_lane(shared, "ab").losses == (Loss(0, 1, "a"),)
    assert encode_lane(shared, "bb").round_trip


def test_wrong_tokens_that_decode_to_the_right_text_lose_nothing():
    document = Document({"a": 0, "": 0, "ba": 0}, None, ("a", "ba"), settings=Settings())
    lane = encode_lane(BPETokenizer.from_document(document), "ba")
    assert lane.round_trip and lane.losses == ()


def test_a_broken_character_takes_no_other_with_it():
    vocab = {label: n for n, label in enumerate(["a", "⟨ED⟩", "⟨A0⟩", "⟨BD⟩", "⟨C3⟩"])}
    settings_ = Settings(alphabet="bytes")
    tokenizer = BPETokenizer.from_document(Document(vocab, None, tuple(vocab), settings=settings_))
    lane = encode_lane(tokenizer, "a\ud83déa")
    assert lane.unknown_characters == ("⟨A9⟩",) and lane.unknown_total == 1
    assert lane.losses == (Loss(2, 3, "é"),)
    assert encode_lane(tokenizer, "a\ud83d").round_trip


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
def test_every_nasty_text_is_shown(mode, alphabet):
    tokenizer = BPETokenizer()
    tokenizer.train(["the low é"], alphabet=alphabet, vocab_size=300)
    for text in [*texts().values(), "", "\x00", "\ud83d", " " * 1000, "\ude00\ud83d"]:
        lane = encode_lane(tokenizer, text, mode)
        data = text.encode("utf-8", "surrogatepass")
        bounds = zip(lane.byte_starts.tolist(), lane.byte_ends.tolist(), strict=False)
        assert b"".join(data[start:end] for start, end in bounds) == data
        assert alphabet == "characters" or lane.round_trip


def test_the_empty_text_is_whole():
    lane = encode_lane(example_tokenizer(), "")
    assert len(lane) == 0 and lane.round_trip and lane.gapless
    assert lane.starts.tolist() == lane.byte_starts.tolist() == [0]


def test_a_character_cut_in_two_is_held_by_both_tokens():
    tokenizer = BPETokenizer()
    tokenizer.train([], alphabet="bytes")
    lane = encode_lane(tokenizer, "xö")
    assert lane.starts.tolist() == [0, 1, 1, 2] and lane.ends.tolist() == [1, 2, 2]
    assert lane.byte_starts.tolist() == [0, 1, 2, 3] and lane.round_trip


def test_large_ids_do_not_overflow():
    document = Document({"a": 0, "b": (1 << 62)}, None, ("a", "b"), settings=Settings())
    lane = encode_lane(BPETokenizer.from_document(document), "ab")
    assert lane.ids.tolist() == [0, 1 << 62] and lane.labels == {0: "a", 1 << 62: "b"}


def test_a_lane_and_its_tokenizer_cross_a_process_border():
    tokenizer = example_tokenizer()
    lane = encode_lane(tokenizer, "lowZ")
    assert pickle.loads(pickle.dumps(lane)).losses == lane.losses
    again = encode_lane(pickle.loads(pickle.dumps(tokenizer)), "lowZ")
    assert again.ids.tolist() == lane.ids.tolist()
    assert len(pickle.dumps(tokenizer)) == len(pickle.dumps(example_tokenizer()))


def test_what_is_remembered_changes_no_answer(monkeypatch):
    monkeypatch.setattr(word_numbers, "_MOST_WORDS", 20)
    tokenizer = example_tokenizer()
    for number in range(60):
        text = f"low lower{number} newest {number % 7}"
        for mode in MODES:
            assert encode_lane(tokenizer, text, mode).ids.tolist() == tokenizer.encode(
                text, mode=mode
            )


def test_a_tokenizer_that_learns_anew_forgets_its_words():
    tokenizer = example_tokenizer()
    assert len(encode_lane(tokenizer, "nest")) == 2
    tokenizer.train(["nest nest"])
    assert len(encode_lane(tokenizer, "nest")) == 1


@settings(max_examples=60)
@given(first=TRAININGS, second=TRAININGS, text=NEAR_TEXT)
def test_differing_tokens_are_those_that_the_other_lane_does_not_have(first, second, text):
    lanes = encode_lane(trained(first), text), encode_lane(trained(second), text, "longest-match")
    spans = [
        list(zip(lane.byte_starts.tolist(), lane.byte_ends.tolist(), strict=False))
        for lane in lanes
    ]
    marks = differing(*lanes)
    assert marks[0].tolist() == [span not in spans[1] for span in spans[0]]
    assert marks[1].tolist() == [span not in spans[0] for span in spans[1]]


def test_lanes_of_two_texts_are_not_compared():
    tokenizer = example_tokenizer()
    with pytest.raises(ValueError, match="same text"):
        differing(encode_lane(tokenizer, "a"), encode_lane(tokenizer, "ab"))


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 5)), max_size=12))
def test_joined_ranges_hold_the_same_places(ranges):
    ranges = sorted((start, start + length) for start, length in ranges)
    starts = np.array([start for start, _ in ranges], int)
    ends = np.array([end for _, end in ranges], int)
    joined = list(zip(*(part.tolist() for part in joined_ranges(starts, ends)), strict=True))
    held = {place for start, end in ranges for place in range(start, end)}
    assert {place for start, end in joined for place in range(start, end)} == held
    assert all(a[1] < b[0] for a, b in pairwise(joined))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("letters", ["a" * 100_000, " " * 1_000_000, "low newest " * 90_000])
def test_very_long_texts_and_words_are_shown(mode, letters):
    tokenizer = BPETokenizer()
    tokenizer.train(["a" * 1000, " " * 2000, "low newest"], vocab_size=45)
    lane = encode_lane(tokenizer, letters, mode)
    assert lane.byte_total == len(letters) and lane.round_trip
