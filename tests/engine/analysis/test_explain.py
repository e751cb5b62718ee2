"""Explanations are checked by machine: every claim against the steps, the merges, the vocabulary.

Random vocabularies, random words, every place of them, all four modes.
"""

import pickle
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BPETokenizer
from engine.analysis.explain import explain, explain_byte
from engine.analysis.lanes import encode_lane
from engine.analysis.reasons import (
    Covered,
    Dropped,
    Fewest,
    FirstLonger,
    InsideCharacter,
    Longest,
    LostPartner,
    Merged,
    NeverLearned,
    NoTokenAcross,
    Reason,
    TextEdge,
    UnknownCharacter,
    WordBorder,
)
from engine.analysis.watching import split_steps
from engine.documented_json import Document, Settings
from engine.models.modes import MODES
from engine.pipeline import DocumentedTokenizer
from tests.engine.cases import example_tokenizer, texts
from tests.engine.models.random_vocabularies import (
    all_ways,
    literal,
    merge_lists,
    price,
    vocabulary,
)

WORDS = st.text(alphabet="aaabbcz", min_size=1, max_size=12)
MARKS = st.sampled_from([("", False), ("z", False), ("z", True)])
BY_MERGES = ("rank-ordered", "left-to-right")


class Case:
    """A random tokenizer and a word, with what the plain loops say of it."""

    def __init__(self, merges, word, mark, mode):
        self.end_of_word, attached = mark
        self.word, self.mode = word, mode
        self.merges = [*merges, ("a", "z"), ("b", "az")] if self.end_of_word else list(merges)
        self.tokens = vocabulary(self.merges)
        self.known = set(self.tokens)
        setting = Settings(
            split_rule="none", end_of_word=self.end_of_word, end_of_word_attached=attached
        )
        vocab = {token: number for number, token in enumerate(self.tokens)}
        document = Document(vocab, tuple(self.merges), tuple(self.tokens), settings=setting)
        self.tokenizer = BPETokenizer.from_document(document)
        self.symbols = tuple(self.tokenizer.writing.symbols(word))
        self.pieces = literal(mode, self.symbols, self.merges, self.tokens)
        self.starts = self.starts_of(self.pieces)

    def starts_of(self, pieces):
        """Where tokens start, in symbols, and the number of symbols."""
        starts, rest = [0], list(self.symbols)
        for piece in pieces:
            taken = ""
            while taken != piece:
                taken += rest.pop(0)
            starts.append(len(self.symbols) - len(rest))
        return starts

    def piece(self, start, end):
        return "".join(self.symbols[start:end])

    def around(self, place, starts):
        """The tokens that end and begin at a place."""
        index = starts.index(place)
        return self.piece(starts[index - 1], place), self.piece(place, starts[index + 1])

    def covering(self, place):
        return max(s for s in self.starts if s < place), min(s for s in self.starts if s > place)


def cases(mode):
    return st.builds(Case, merge_lists(), WORDS, MARKS, st.just(mode))


def explained(case):
    """Every place inside the word, with its explanation."""
    for place in range(1, len(case.word)):
        answer = explain(case.tokenizer, case.word, place, case.mode)
        assert (answer.offset, answer.word_start, answer.mode) == (place, 0, case.mode)
        assert answer.boundary == (place in case.starts)
        assert answer.reasons
        yield place, answer


def take(kind, reasons):
    return [reason for reason in reasons if isinstance(reason, kind)]


def check_unknown(case, place, answer):
    """Unknown symbols are named exactly where they stand beside a boundary."""
    sides = zip(("left", "right"), case.around(place, case.starts), strict=True)
    expected = [UnknownCharacter(piece, side) for side, piece in sides if piece not in case.known]
    assert take(UnknownCharacter, answer.reasons) == expected


def pairs_at(case, place, step):
    """The candidate that would close a place, as (left, right, rank, start of left), if any."""
    starts = case.starts_of(step.tokens)
    return [
        (c.left, c.right, c.rank, starts[c.place])
        for c in step.candidates
        if starts[c.place + 1] == place
    ]


# Ways with merges


@pytest.mark.parametrize("mode", BY_MERGES)
@settings(max_examples=150)
@given(st.data())
def test_reasons_of_merges_hold_in_the_steps(mode, data):
    case = data.draw(cases(mode))
    steps = split_steps(case.tokenizer, case.word, mode)
    for place, answer in explained(case):
        if answer.boundary:
            check_boundary_of_merges(case, place, answer, steps)
        else:
            check_merged(case, place, answer, steps)


def check_boundary_of_merges(case, place, answer, steps):
    check_unknown(case, place, answer)
    *_, never = answer.reasons
    assert never == NeverLearned(*case.around(place, case.starts))
    assert (never.left, never.right) not in case.merges
    lost = take(LostPartner, answer.reasons)
    assert len(answer.reasons) == len(lost) + 1 + len(take(UnknownCharacter, answer.reasons))
    for reason in lost:
        check_lost(case, place, reason, steps)
    # None is missing: every merge that could have closed this place, and lost its chance, is told.
    ended = [
        (pair[:3], number)
        for number, step in enumerate(steps)
        for pair in pairs_at(case, place, step)
        if number + 1 == len(steps) or pair not in pairs_at(case, place, steps[number + 1])
    ]
    assert [((r.left, r.right, r.rank), r.by.step) for r in lost] == ended


def check_lost(case, place, reason, steps):
    step = steps[reason.by.step]
    check_applied(case, reason.by, step)
    (pair,) = pairs_at(case, place, step)
    assert (reason.left, reason.right, reason.rank) == pair[:3]
    by_end = end_of(case, reason.by)
    if reason.side == "left":
        assert by_end == place and reason.by.right == reason.left
    else:
        assert reason.by.start == place and reason.by.left == reason.right
    if reason.how == "lower-rank":
        assert reason.by.rank < reason.rank and case.mode == "rank-ordered"
    elif reason.how == "further-left":
        assert reason.by.start < pair[3]
        assert case.mode == "left-to-right" or reason.by.rank == reason.rank
    else:
        assert reason.by.rank > reason.rank and case.mode == "rank-ordered"
        (first,) = [s for s in steps if s.round == step.round][:1]
        assert pair not in pairs_at(case, place, first)


def end_of(case, merge):
    """The symbol at which the right token of an applied merge ends."""
    end = merge.start
    while case.piece(merge.start, end) != merge.result:
        end += 1
    return end


def check_applied(case, merge, step):
    assert (merge.left, merge.right, merge.rank) == (step.left, step.right, step.rank)
    assert merge.result == step.result == merge.left + merge.right
    assert case.starts_of(step.tokens)[step.place] == merge.start
    last = len(case.merges) - 1 - case.merges[::-1].index((merge.left, merge.right))
    assert merge.rank == last


def check_merged(case, place, answer, steps):
    (merged,) = answer.reasons
    assert isinstance(merged, Merged)
    step = steps[merged.merge.step]
    check_applied(case, merged.merge, step)
    starts = case.starts_of(step.tokens)
    assert place in starts and place not in case.starts_of(step.after)
    start, end = case.covering(place)
    assert (merged.start, merged.token) == (start, case.piece(start, end))


# Ways without merges


@settings(max_examples=150)
@given(cases("longest-match"))
def test_reasons_of_longest_match_hold_in_the_vocabulary(case):
    for place, answer in explained(case):
        *before, longest = answer.reasons
        if answer.boundary:
            start, end = case.starts[case.starts.index(place) - 1], place
            check_unknown(case, place, answer)
            assert len(before) == len(take(UnknownCharacter, before))
        else:
            start, end = case.covering(place)
            assert before == [Covered(case.piece(start, end), start)]
        longer = [case.piece(start, e) for e in range(end + 1, len(case.symbols) + 1)]
        assert longest == Longest(case.piece(start, end), start, longer[0] if longer else None)
        assert not set(longer) & case.known
        assert longest.token in case.known or end == start + 1


@settings(max_examples=150)
@given(cases("fewest-tokens"))
def test_reasons_of_fewest_tokens_hold_among_all_ways(case):
    ways = all_ways(case.symbols, frozenset(case.known))
    chosen = price(case.pieces, case.known)
    for place, answer in explained(case):
        *before, reason = answer.reasons
        others = [way for way in ways if (place in case.starts_of(way)) != answer.boundary]
        if answer.boundary:
            check_unknown(case, place, answer)
        else:
            start, end = case.covering(place)
            assert before == [Covered(case.piece(start, end), start)]
        if isinstance(reason, NoTokenAcross):
            assert answer.boundary and not others
            assert (reason.left, reason.right) == (case.symbols[place - 1], case.symbols[place])
            continue
        best = min(price(way, case.known) for way in others)
        if isinstance(reason, Fewest):
            assert chosen == (reason.unknown, reason.tokens) < best
            assert best == (reason.other_unknown, reason.other)
        else:
            check_first_longer(case, reason, [w for w in others if price(w, case.known) == best])
            assert best == chosen


def check_first_longer(case, reason, ties):
    assert isinstance(reason, FirstLonger) and reason.tokens == len(case.pieces)
    best = min(ties, key=lambda way: [-len(piece) for piece in way])
    index = next(k for k, piece in enumerate(case.pieces) if piece != best[k])
    assert (reason.token, reason.other) == (case.pieces[index], best[index])
    assert reason.start == case.starts[index] and len(reason.token) > len(reason.other)


# Whole texts


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@pytest.mark.parametrize("rule", ["document", "whitespace", "[a-z]+|é", "none"])
def test_every_boundary_of_a_lane_is_explained_as_one(mode, alphabet, rule):
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower newest é😀", "мир"], 290, alphabet=alphabet, rule=rule)
    for text in ["lowest lower, é😀Z", " a  b", "", "\x00\ud83d\n", "мирмир 中", "éé é"]:
        lane = encode_lane(tokenizer, text, mode)
        edges = {*lane.byte_starts[:-1].tolist(), *lane.byte_ends.tolist()}
        for place in range(lane.byte_total + 1):
            answer = explain_byte(tokenizer, text, place, mode)
            assert answer.byte_offset == place and answer.boundary == (place in edges)
            assert answer.reasons
        for offset in range(len(text) + 1):
            by_byte = explain_byte(
                tokenizer, text, len(text[:offset].encode("utf-8", "surrogatepass")), mode
            )
            assert explain(tokenizer, text, offset, mode) == by_byte


def test_the_sentences_of_the_issue():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    lost, never = explain(tokenizer, "nest", 1).reasons
    assert (lost.by.left, lost.by.right, lost.by.rank) == ("e", "s", 0)
    assert (lost.left, lost.right, lost.rank) == ("n", "e", 4)
    assert (lost.side, lost.how) == ("right", "lower-rank")
    assert never == NeverLearned("n", "est")
    (longest,) = explain(tokenizer, "nest", 2, "longest-match").reasons
    assert longest == Longest("ne", 0, "nes")
    never = explain(tokenizer, "nest", 2, "left-to-right").reasons[-1]
    assert never == NeverLearned("ne", "s")
    (merged,) = explain(tokenizer, "nest", 2).reasons
    assert (merged.merge.left, merged.merge.right, merged.merge.rank) == ("e", "s", 0)
    assert merged.token == "est"


def test_lowest_is_low_and_est():
    tokenizer = example_tokenizer()
    assert explain(tokenizer, "lowest", 3).reasons == (NeverLearned("low", "est"),)
    assert explain(tokenizer, "lowest", 3, "longest-match").reasons == (Longest("low", 0, "lowe"),)
    covered, fewest = explain(tokenizer, "lowest", 4, "fewest-tokens").reasons
    assert covered == Covered("est", 3) and fewest == Fewest(2, 4, 0, 0)


def test_borders_of_words_and_edges_of_the_text():
    tokenizer = example_tokenizer()
    assert explain(tokenizer, "low low", 3).reasons == (WordBorder("document", "low", " low"),)
    assert explain(tokenizer, "low", 0).reasons == (TextEdge("start"),)
    assert explain(tokenizer, "low", 3).reasons == (TextEdge("end"),)
    empty = explain(tokenizer, "", 0)
    assert empty.reasons == (TextEdge("start"), TextEdge("end")) and not empty.boundary


def test_text_that_is_in_no_word():
    tokenizer = example_tokenizer(rule="whitespace")
    answer = explain(tokenizer, "low  low", 3)
    assert answer.boundary and answer.word_start is None
    assert answer.reasons == (WordBorder("whitespace", "low", ""), Dropped("whitespace", 3, 5))
    inside = explain(tokenizer, "low  low", 4)
    assert not inside.boundary and inside.reasons == (Dropped("whitespace", 3, 5),)


def test_the_inside_of_a_character_that_is_one_symbol():
    answer = explain_byte(example_tokenizer(), "é", 1)
    assert not answer.boundary and answer.reasons == (InsideCharacter("é"),)
    assert (answer.offset, answer.byte_offset) == (0, 1)


def test_without_merges_the_reasons_are_those_of_longest_match():
    answer = explain(example_tokenizer(merges=0), "nest", 1)
    assert answer.mode == "longest-match" and answer.reasons == (Longest("n", 0, "ne"),)


@pytest.mark.parametrize("mode", MODES)
def test_nasty_texts_are_explained(mode):
    tokenizer = example_tokenizer()
    for text in texts().values():
        for offset in range(0, len(text) + 1, max(1, len(text) // 5)):
            assert explain(tokenizer, text, offset, mode).reasons


@pytest.mark.parametrize("offset", [-1, 5])
def test_places_outside_the_text_are_refused(offset):
    with pytest.raises(IndexError, match="text of 4"):
        explain(example_tokenizer(), "nest", offset)
    with pytest.raises(IndexError, match="4 bytes"):
        explain_byte(example_tokenizer(), "nest", offset)


def test_an_unknown_mode_is_refused():
    with pytest.raises(ValueError, match="unknown mode"):
        explain(example_tokenizer(), "nest", 1, "greedy")


def test_explanations_cross_a_process_border():
    answer = explain(example_tokenizer(), "nest", 1)
    assert pickle.loads(pickle.dumps(answer)) == answer


def test_every_reason_has_a_name_of_its_own():
    kinds = [kind.kind for kind in get_args(Reason)]
    assert len(kinds) == len(set(kinds)) == 16


@pytest.mark.parametrize("mode", MODES)
def test_places_in_very_long_words_are_explained(mode):
    tokenizer = BPETokenizer()
    tokenizer.train([" " * 2000], vocab_size=12)
    assert explain(tokenizer, " " * 100_000, 50_001, mode).reasons
