"""Steps: each follows from the one before, and what each says of the vocabulary is so."""

import pickle
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models import split_steps
from engine.models.modes import MODES
from engine.models.split_steps import Candidate, WordTooLongError, steps_of
from engine.models.symbol_text import SymbolText
from engine.models.word_splitter import WordSplitter
from tests.engine.cases import example_tokenizer
from tests.engine.models.random_vocabularies import merge_lists, vocabulary

SHORT_WORDS = st.text(alphabet="aaabbcz", max_size=14)


def made(merges):
    return WordSplitter(SymbolText(), merges, vocabulary(merges))


def changes(steps):
    return [step for step in steps if step.kind != "best"]


@pytest.mark.parametrize("mode", MODES)
@given(merges=merge_lists(), word=SHORT_WORDS)
def test_the_steps_lead_from_the_symbols_to_the_tokens(mode, merges, word):
    steps = steps_of(made(merges), word, mode)
    tokens = tuple(word)
    for step in steps:
        assert step.tokens == tokens
        assert step.kind == "best" or step.result == "".join(
            step.tokens[step.place : step.place + step.width]
        )
        tokens = step.after
    assert list(tokens) == made(merges).split(word, mode)


@given(merges=merge_lists(), word=SHORT_WORDS)
def test_the_lowest_rank_wins_and_is_replaced_everywhere_before_the_next(merges, word):
    rank_of = {pair: rank for rank, pair in enumerate(merges)}
    before = None
    for step in steps_of(made(merges), word, "rank-ordered"):
        pairs = enumerate(pairwise(step.tokens))
        assert step.candidates == tuple(
            Candidate(place, *pair, rank_of[pair]) for place, pair in pairs if pair in rank_of
        )
        chosen = Candidate(step.place, step.left, step.right, step.rank)
        assert chosen in step.candidates
        if before is None or step.round != before.round:
            assert chosen == min(step.candidates, key=lambda c: (c.rank, c.place))
            assert step.round == (0 if before is None else before.round + 1)
        else:
            assert step.rank == before.rank and step.place > before.place
        before = step


@given(merges=merge_lists(), word=SHORT_WORDS)
def test_left_to_right_always_takes_the_first_candidate(merges, word):
    for step in steps_of(made(merges), word, "left-to-right"):
        assert step.candidates[0] == Candidate(step.place, step.left, step.right, step.rank)


@given(merges=merge_lists(), word=SHORT_WORDS)
def test_longest_match_has_looked_up_every_longer_piece(merges, word):
    tokens = set(vocabulary(merges))
    longest = max(map(len, tokens))
    start = 0
    for step in steps_of(made(merges), word, "longest-match"):
        rest = word[start:]
        width = min(longest, len(rest))
        looked_up = [rest[:length] for length in range(width, 0, -1)]
        found = looked_up.index(step.result) if step.known else len(looked_up)
        assert list(step.tried) == looked_up[:found]
        assert not set(step.tried) & tokens and step.known == (step.result in tokens)
        start += len(step.result)


@given(merges=merge_lists(), word=SHORT_WORDS)
def test_the_columns_of_fewest_tokens_are_filled_from_the_end(merges, word):
    tokens = set(vocabulary(merges))
    columns = [s for s in steps_of(made(merges), word, "fewest-tokens") if s.kind == "best"]
    best = {len(word): (0, 0)}
    for step, place in zip(columns, range(len(word) - 1, -1, -1), strict=True):
        assert step.place == place and step.tokens == tuple(word)
        costs = {}
        for option in step.options:
            assert option.token == word[place : place + option.width]
            unknown, rest = best[place + option.width]
            costs[option.token] = unknown + (option.token not in tokens), rest + 1
            assert (option.unknown, option.total) == costs[option.token]
        pieces = {word[place:end] for end in range(place + 1, len(word) + 1)}
        assert set(costs) == pieces & tokens | {word[place]}
        best[place] = min(costs.values())
        assert costs[step.result] == best[place] and step.total == best[place][1]
        longer = [token for token in costs if len(token) > len(step.result)]
        assert all(costs[token] > best[place] for token in longer)


def test_the_classroom_word():
    first, second = steps_of(example_tokenizer().splitter, "nest", "rank-ordered")
    assert first.candidates == (Candidate(0, "n", "e", 4), Candidate(1, "e", "s", 0))
    assert (first.result, second.result) == ("es", "est")
    take = steps_of(example_tokenizer().splitter, "nest", "longest-match")[0]
    assert (take.result, take.tried) == ("ne", ("nest", "nes"))


@pytest.mark.parametrize("attached", [True, False])
@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@pytest.mark.parametrize("mode", MODES)
def test_marks_and_bytes_have_steps_too(mode, alphabet, attached):
    tokenizer = example_tokenizer(
        end_of_word="</w>", end_of_word_attached=attached, alphabet=alphabet, vocab_size=270
    )
    for word in ("lowest", "newé😀", "x", "⟨"):
        steps = steps_of(tokenizer.splitter, word, mode)
        label = tokenizer.writing.label
        expected = tuple(map(label, tokenizer.splitter.split(word, mode)))
        symbols = tuple(map(label, tokenizer.writing.symbols(word)))
        assert (steps[-1].after if steps else symbols) == expected


def test_words_too_long_to_be_watched_are_refused(monkeypatch):
    monkeypatch.setattr(split_steps, "LONGEST_WATCHED", 3)
    with pytest.raises(WordTooLongError) as caught:
        steps_of(example_tokenizer().splitter, "nest", "rank-ordered")
    assert caught.value.length == pickle.loads(pickle.dumps(caught.value)).length == 4
