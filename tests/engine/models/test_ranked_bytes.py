"""Ranks of bytes against tiktoken, and against the plain loop."""

import pickle
from itertools import pairwise

import pytest
import tiktoken
from hypothesis import given
from hypothesis import strategies as st

from engine.models import ranked_bytes
from engine.models.joined_pairs import JoinedPairs, JoinedTable
from engine.models.modes import MODES
from engine.models.ranked_bytes import RankedBytes
from engine.models.split_steps import steps_of

TEXTS = st.text(alphabet="aaabbé€", max_size=60)
BYTES = [bytes([byte]) for byte in sorted(set("abé€".encode()))]


@st.composite
def rank_files(draw):
    """Bytes and what is made of them, with ranks in any order."""
    tokens = list(BYTES)
    for _ in range(draw(st.integers(0, 20))):
        tokens.append(draw(st.sampled_from(tokens)) + draw(st.sampled_from(tokens)))
    tokens += [b"abba", "é€".encode()][: draw(st.integers(0, 2))]
    tokens = list(dict.fromkeys(token for token in tokens if len(token) < 30))
    if draw(st.booleans()):
        tokens = draw(st.permutations(tokens))
    return {token: rank for rank, token in enumerate(tokens)}


def library(ranks):
    return tiktoken.Encoding("test", pat_str=r"[\s\S]+", mergeable_ranks=ranks, special_tokens={})


def literal(data, ranks, limit=None):
    """Join the neighbours whose bytes have the lowest rank, leftmost first, and look again."""
    parts = [bytes([byte]) for byte in data]
    while True:
        joined = [left + right for left, right in pairwise(parts)]
        known = [ranks[token] for token in joined if token in ranks]
        known = [rank for rank in known if limit is None or rank < limit]
        if not known:
            return parts
        place = next(n for n, token in enumerate(joined) if ranks.get(token) == min(known))
        parts[place : place + 2] = [joined[place]]


@given(ranks=rank_files(), text=TEXTS)
def test_ids_are_those_of_tiktoken(ranks, text):
    assert list(RankedBytes(ranks).tokenize(text).ids) == library(ranks).encode(text)


@given(ranks=rank_files(), text=st.text(alphabet="aaabé", min_size=150, max_size=900))
def test_so_it_is_with_long_words(ranks, text):
    assert list(RankedBytes(ranks).tokenize(text).ids) == library(ranks).encode(text)


def test_a_word_of_a_hundred_thousand_equal_letters():
    ranks = {b"a" * length: length for length in (1, 2, 3, 4, 6, 8)}
    for text in ("a" * 100_000, "a" * 99_999):
        assert list(RankedBytes(ranks).tokenize(text).ids) == library(ranks).encode(text)


@given(ranks=rank_files(), text=TEXTS)
def test_tokens_stand_for_their_bytes(ranks, text):
    tokens = RankedBytes(ranks).tokenize(text)
    data = text.encode()
    labels = {number: token for token, number in ranks.items()}
    for number, start, end in zip(tokens.ids, tokens.starts, tokens.ends, strict=True):
        assert data[start:end] == labels[number]


@given(ranks=rank_files())
def test_a_merge_is_recovered_where_lower_ranks_leave_two_parts(ranks):
    expected = {}
    for token in sorted(ranks, key=ranks.__getitem__):
        if len(token) > 1:
            parts = literal(token, ranks, ranks[token])
            expected[token] = tuple(parts) if len(parts) == 2 else None
    assert list(RankedBytes(ranks).recovered.items()) == list(expected.items())


def test_a_token_that_no_merges_reach_is_found_as_a_whole_word_only():
    model = RankedBytes({b"a": 0, b"b": 1, b"aba": 2})
    assert model.recovered == {b"aba": None} and model.merges == ()
    assert model.tokenize("aba").ids == (2,) and model.tokenize("abaa").ids == (0, 1, 0, 0)
    (step,) = steps_of(model.splitter, "aba", "rank-ordered")
    assert (step.kind, step.width, step.result) == ("take", 3, "aba")


def test_the_merges_are_labels_in_rank_order():
    model = RankedBytes({b"\xc3": 0, b"\xa9": 1, b"a": 2, b"a\xc3": 3, b"\xc3\xa9": 4})
    assert model.merges == (("a", "⟨C3⟩"), ("⟨C3⟩", "⟨A9⟩"))
    assert model.vocabulary == {"⟨C3⟩": 0, "⟨A9⟩": 1, "a": 2, "a⟨C3⟩": 3, "é": 4}
    assert model.data("a⟨C3⟩") == b"a\xc3"


def test_ids_may_begin_after_the_special_ones():
    assert RankedBytes({b"a": 0, b"aa": 1}, first_id=1000).tokenize("aaa").ids == (1001, 1000)


def test_a_byte_without_a_token_is_unknown():
    tokens = RankedBytes({b"a": 0}).tokenize("aba")
    assert tokens.ids == (0, None, 0) and tokens.unknown == (False, True, False)


@given(ranks=rank_files(), text=st.text(alphabet="aabé", max_size=20))
def test_changes_are_what_the_plain_loop_does(ranks, text):
    order = JoinedPairs(JoinedTable({token.decode("latin-1"): n for token, n in ranks.items()}))
    data = text.encode()
    symbols = data.decode("latin-1")
    closed = {change.middle for change in order.changes(symbols)}
    starts = [place for place in range(len(data)) if place not in closed]
    parts = [data[start:end] for start, end in pairwise([*starts, len(data)])]
    assert parts == literal(data, ranks)
    assert [part.encode("latin-1") for part in order.split(symbols)] == parts
    for change in order.changes(symbols):
        assert ranks[data[change.start : change.end]] == change.rank


@pytest.mark.parametrize("mode", MODES)
@given(ranks=rank_files(), text=st.text(alphabet="aabé", max_size=12))
def test_the_steps_lead_to_the_tokens_in_every_mode(mode, ranks, text):
    model = pickle.loads(pickle.dumps(RankedBytes(ranks)))
    steps = steps_of(model.splitter, text, mode)
    symbols = tuple(map(model.splitter.writing.label, model.splitter.writing.symbols(text)))
    assert (steps[-1].after if steps else symbols) == model.tokenize(text, mode).texts


@given(ranks=rank_files(), words=st.lists(TEXTS.filter(bool), max_size=12), first=st.integers(0, 9))
def test_ids_of_many_words_are_those_of_each(ranks, words, first):
    spread = {token: 1000 * rank for token, rank in ranks.items()}
    words = [*words, *words[:1], "unknown"]
    for model in (RankedBytes(ranks, first_id=first), RankedBytes(spread, first_id=first)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(ranked_bytes, "MANY", 0)
            patch.setattr(ranked_bytes, "_TOKENS_PER_WORD", 1000)
            for mode in MODES:
                expected = [model.tokenize(word, mode).ids for word in words]
                assert list(map(tuple, model.ids_of_words(words, mode))) == expected
        assert "_by_pairs" in vars(model)
        assert pickle.loads(pickle.dumps(model)).ids_of_words(words, MODES[0])
