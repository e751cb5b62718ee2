"""A mark that a normalizer melted into its letter belongs to the letter's token."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.composed_marks import ComposedMarks, whole_trail
from engine.analysis.explain import explain
from engine.analysis.lanes import encode_lane
from engine.formats.ranked.decoding import RankedBytesDecoder
from engine.models.ranked_bytes import RankedBytes
from engine.pipeline.staged import StagedTokenizer
from engine.text.aligned import AlignedText
from engine.text.graphemes import graphemes
from engine.text.normalizers import NFC, NFD, NFKC, Lowercase, NormalizerSequence, StripAccents

COMPOSING = NFC(), NFKC(), NormalizerSequence((Lowercase(), NFC()))
DROPPING = StripAccents(), NormalizerSequence((NFD(), StripAccents()))
TEXTS = st.text(
    st.sampled_from(
        [*"aeq ", *"\u00e9\u0301\u0323\u0302\u0327\u0344", *"\u1112\u1161\u11ab\ud55c"]
    ),
    max_size=20,
)


def bytes_after(normalizer):
    """A tokenizer whose tokens are the bytes that a normalizer leaves."""
    ranks = {bytes([value]): value for value in range(256)}
    model, decoder = RankedBytes(ranks), RankedBytesDecoder()
    return StagedTokenizer("own", model, normalizer=normalizer, decoder=decoder)


def characters(lane):
    """The characters of each token that has any."""
    places = zip(lane.starts[:-1].tolist(), lane.ends.tolist(), strict=True)
    return [(start, end) for start, end in dict.fromkeys(places) if start < end]


@pytest.mark.parametrize("normalizer", COMPOSING)
def test_a_letter_has_the_marks_that_melted_into_it(normalizer):
    assert characters(encode_lane(bytes_after(normalizer), "e\u0301te\u0301")) == [
        (0, 2),
        (2, 3),
        (3, 5),
    ]


def test_another_form_is_told_from_what_is_lost():
    assert encode_lane(bytes_after(NFC()), "e\u0301").only_form
    lane = encode_lane(bytes_after(StripAccents()), "e\u0301")
    assert lane.losses and not lane.only_form
    assert not encode_lane(bytes_after(NFC()), "e").only_form


def test_a_syllable_has_its_letters():
    text = unicodedata.normalize("NFD", "\ud55c\uad6d")
    assert characters(encode_lane(bytes_after(NFC()), text)) == [(0, 3), (3, 6)]


def test_what_the_pipeline_says_of_places_stays_that_of_the_library():
    assert bytes_after(NFC()).encode("e\u0301").spans == [(0, 1), (0, 1)]


def test_a_mark_that_is_left_has_a_token_of_its_own():
    lane = encode_lane(bytes_after(NFC()), "x\u0301")
    assert characters(lane) == [(0, 1), (1, 2)]


@pytest.mark.parametrize("normalizer", DROPPING)
def test_a_mark_that_is_dropped_is_in_no_token(normalizer):
    lane = encode_lane(bytes_after(normalizer), "e\u0301t")
    assert characters(lane) == [(0, 1), (2, 3)] and not lane.gapless


def test_a_stage_after_which_the_mark_is_gone_says_so():
    tokenizer = bytes_after(NormalizerSequence((NFC(), NFD(), StripAccents())))
    ends = [result.pieces[0].ends for result in whole_trail(tokenizer, "e\u0301")][:3]
    assert ends == [[3], [3, 3], [1]]


def test_nothing_is_said_to_be_dropped_at_the_end_of_a_cluster():
    tokenizer = bytes_after(NFC())
    assert not explain(tokenizer, "e\u0301", 1).boundary
    assert explain(bytes_after(NFD()), "te\u0301", 1).boundary


@given(TEXTS, st.sampled_from(COMPOSING))
def test_where_nothing_is_dropped_tokens_tile_the_text(text, normalizer):
    lane = encode_lane(bytes_after(normalizer), text)
    assert lane.gapless
    assert (lane.byte_starts[1:] == lane.byte_ends[: len(lane)]).all() or not len(lane)


def slow_ends(normalizer, text):
    """For each character after the normalizer: go on through its cluster, one by one."""
    after = normalizer(AlignedText.original(text))
    offsets = AlignedText.original(text)
    taken = {place for span in zip(after.starts, after.ends, strict=True) for place in range(*span)}
    whole = {end: last for first, last in graphemes(text) for end in range(first + 1, last)}
    ends = []
    for end in after.ends:
        place = offsets.ends.index(end) + 1
        last = place
        while last < whole.get(place, place) and offsets.starts[last] not in taken:
            last += 1
        alone, together = text[place - 1], text[place - 1 : last]
        melted = (
            normalizer(AlignedText.original(together)).text
            != normalizer(AlignedText.original(alone)).text
        )
        ends.append(offsets.ends[last - 1] if melted else end)
    return ends


@given(TEXTS, st.sampled_from(COMPOSING + DROPPING))
def test_the_slow_way_gives_the_same_ends(text, normalizer):
    tokenizer = bytes_after(normalizer)
    trail = whole_trail(tokenizer, text)
    parts = [result for result in trail if result.stage.kind == "normalizer"]
    ends = [end for piece in parts[-1].pieces for end in piece.ends]
    assert ends == slow_ends(normalizer, text)


def test_a_text_without_marks_is_not_looked_at():
    split = bytes_after(NFC()).split("abc")
    reach = ComposedMarks(bytes_after(NFC()), "abc").reach(split.byte_starts, split.byte_ends)
    assert reach is split.byte_ends
