"""What a vocabulary table says of each token."""

import pickle
from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.token_facts import token_facts
from engine.analysis.vocabulary import Flag, vocabulary_table
from engine.models.pieces import BYTE_PIECES, Piece
from engine.models.ranked_bytes import RankedBytes
from engine.models.sentencepiece import SentencePieceUnigram
from engine.models.word_level import WordLevel
from engine.pipeline import AddedToken, DocumentedTokenizer
from tests.engine.analysis.bare_tokenizer import BareTokenizer, bpe, documented, with_vocabulary
from tests.engine.cases import example_tokenizer
from tests.engine.models.random_vocabularies import merge_lists


def row(table, label):
    return [table.label(each) for each in range(len(table))].index(label)


def labels(table, rows):
    return [table.label(each) for each in rows]


def test_the_textbook_corpus_shows_where_each_token_comes_from():
    table = vocabulary_table(DocumentedTokenizer(example_tokenizer()))
    newest = row(table, "newest")
    assert (table.kind(newest), table.ranks[newest]) == ("merge", 6)
    assert labels(table, (table.lefts[newest], table.rights[newest])) == ["new", "est"]
    assert labels(table, table.children(row(table, "est"))) == ["newest", "widest"]
    assert table.child_counts[row(table, "est")] == 2
    assert table.kind(row(table, "e")) == "symbol"
    assert table.kind(row(table, "<pad>")) == "special"


def test_of_several_merges_that_would_make_a_token_the_one_that_is_applied_counts():
    merges = [("b", "c"), ("a", "b"), ("ab", "c"), ("a", "bc")]
    vocabulary = {label: number for number, label in enumerate(["a", "b", "c", "ab", "bc", "abc"])}
    for tokenizer in (bpe(merges), documented(vocabulary, merges)):
        table = vocabulary_table(tokenizer)
        abc = row(table, "abc")
        assert table.ranks[abc] == 3
        assert labels(table, (table.lefts[abc], table.rights[abc])) == ["a", "bc"]


def test_where_no_merge_is_applied_the_first_of_those_listed_is_shown():
    first = [("b", "c"), ("a", "b"), ("c", "c")]
    table = vocabulary_table(bpe([*first, ("ab", "cc"), ("ab", "c"), ("abc", "c")]))
    assert table.ranks[row(table, "abcc")] == 3


def test_of_a_pair_that_is_listed_twice_the_last_place_counts():
    table = vocabulary_table(bpe([("a", "b"), ("b", "c"), ("a", "b")]))
    assert table.ranks[row(table, "ab")] == 2


def applied(label, ranks, in_rounds):
    """The last merge of a token's own text, by the literal loop; None if it becomes others."""
    symbols, last = list(label), None
    while True:
        found = [
            (ranks[pair], place) for place, pair in enumerate(pairwise(symbols)) if pair in ranks
        ]
        if not found:
            return last if len(symbols) == 1 else None
        rank, place = min(found)
        last = (rank, symbols[place], symbols[place + 1])
        while place < len(symbols) - 1:
            if tuple(symbols[place : place + 2]) == last[1:]:
                symbols[place : place + 2] = ["".join(last[1:])]
                if not in_rounds:
                    break
            place += 1


@given(merge_lists(), st.sampled_from(["", "</w>"]))
def test_parents_are_those_of_the_merge_that_is_applied(merges, mark):
    merges = [*merges, *merges[:2]]
    letters = dict.fromkeys([*"abc", *("".join(pair) for pair in merges)])
    vocabulary = {label: number for number, label in enumerate(letters)}
    ranks = {pair: rank for rank, pair in enumerate(merges)}
    own = documented(vocabulary, merges, end_of_word=mark)
    for tokenizer, in_rounds in ((bpe(merges), False), (own, True)):
        table = vocabulary_table(tokenizer)
        for label, each in vocabulary.items():
            ranked = [(rank, *pair) for pair, rank in ranks.items() if "".join(pair) == label]
            listed = min(ranked, default=(-1, "", ""))
            expected = applied(label, ranks, in_rounds) or listed
            assert table.ranks[each] == expected[0]
            parents = tuple(vocabulary.get(part, -1) for part in expected[1:])
            assert (table.lefts[each], table.rights[each]) == parents
            facts = token_facts(tokenizer, each)
            assert (facts.rank if facts.rank is not None else -1) == expected[0]
            assert sorted(facts.merges) == sorted(ranked)


@given(merge_lists())
def test_children_are_the_tokens_that_have_a_parent(merges):
    table = vocabulary_table(bpe(merges))
    for each in range(len(table)):
        pairs = zip(table.lefts.tolist(), table.rights.tolist(), strict=True)
        expected = [child for child, parents in enumerate(pairs) if each in parents]
        assert sorted(table.children(each).tolist()) == expected
        assert table.child_counts[each] == len(expected)


def test_a_token_made_of_itself_twice_is_one_child():
    table = vocabulary_table(bpe([("a", "a")]))
    assert table.child_counts[row(table, "a")] == 1


def test_tokens_that_share_an_id_have_a_row_each_and_the_decoded_one_is_found():
    table = vocabulary_table(with_vocabulary({"b": 7, "a": 7, "c": 9}))
    assert table.ids.tolist() == [7, 7, 9]
    assert [table.label(row) for row in range(3)] == ["b", "a", "c"]
    assert table.label(table.row_of(7)) == "a"
    assert table.row_of(8) is None and table.row_of(0) is None and table.row_of(10) is None


def test_counts_are_of_ids_that_exist():
    table = vocabulary_table(with_vocabulary({"a": 1, "b": 3}))
    assert table.counts_in(np.array([3, 1, 3, 2, -1, 99])).tolist() == [1, 2]
    assert table.counts_in(np.array([], np.int64)).tolist() == [0, 0]


def test_an_empty_vocabulary_is_an_empty_table():
    table = vocabulary_table(with_vocabulary({}))
    assert len(table) == 0
    assert table.counts_in(np.array([1])).tolist() == []
    assert table.script_names == ("none", "mixed")


def test_no_two_tokens_share_a_label():
    """A space and the sign for it, and an added token that looks like the label of a byte."""
    bytes_model = RankedBytes({bytes([byte]): byte for byte in range(256)})
    added = (AddedToken(256, "⟨E4⟩"),)
    table = vocabulary_table(BareTokenizer(bytes_model, added_tokens=added))
    shown = [table.label(row) for row in range(257)]
    assert len(set(shown)) == 257
    assert (shown[0xE4], shown[256]) == ("⟨E4⟩ #228", "⟨E4⟩ #256")
    assert (shown[0x20], shown[0x0A]) == ("·", "⏎")


def test_kinds_follow_what_a_file_of_sentencepiece_states():
    types = ("unknown", "control", "user-defined", "byte", "unused", "normal", "normal")
    names = ("<unk>", "<s>", "<mask>", BYTE_PIECES[65], "gone", "a", "ab")
    pieces = [Piece(name, 0.0, type) for name, type in zip(names, types, strict=True)]
    table = vocabulary_table(BareTokenizer(SentencePieceUnigram(pieces, 0)))
    kinds = [table.kind(row) for row in range(len(table))]
    assert kinds == ["special", "special", "added", "byte", "unused", "symbol", "piece"]


def test_names_of_unused_places_are_known():
    table = vocabulary_table(BareTokenizer(WordLevel({"[unused12]": 0, "unused": 1}, "?")))
    assert [table.kind(row) for row in range(2)] == ["unused", "piece"]


def test_a_mark_of_the_end_of_a_word_is_no_part_of_the_bytes():
    attached = documented(
        {"w</w>": 0, "o": 1, "ow</w>": 2}, [("o", "w</w>")], end_of_word="</w>",
        end_of_word_attached=True,
    )  # fmt: skip
    table = vocabulary_table(attached)
    assert [table.data(row) for row in range(3)] == [b"w", b"o", b"ow"]
    assert [table.kind(row) for row in range(3)] == ["symbol", "symbol", "merge"]
    alone = vocabulary_table(documented({"_": 0, "a": 1}, [], end_of_word="_"))
    assert (alone.kind(0), alone.data(0)) == ("symbol", b"")


def test_ranks_of_a_rank_file_are_those_of_the_file():
    """`xyz` cannot be recovered, so counting the merges would shift what follows it."""
    ranks = {b"a": 0, b"b": 1, b"x": 2, b"y": 3, b"z": 4, b"xyz": 5, b"ab": 6}
    table = vocabulary_table(BareTokenizer(RankedBytes(ranks, first_id=10)))
    assert table.ranks[row(table, "ab")] == 6
    assert table.kind(row(table, "xyz")) == "piece"


def test_flags_and_scripts_say_what_a_token_holds():
    vocabulary = {" Дом": 0, "a1": 1, " ": 2, "!": 3, "aя": 4, "日本": 5, "": 6}
    table = vocabulary_table(with_vocabulary(vocabulary))
    assert [table.script(row) for row in range(7)] == [
        "Cyrillic", "Latin", "none", "none", "mixed", "Han", "none",
    ]  # fmt: skip
    flags = [Flag(int(flag)) for flag in table.flags]
    assert flags[0] == Flag.LEADING_SPACE | Flag.LETTERS | Flag.UPPERCASE
    assert flags[1] == Flag.DIGITS | Flag.LETTERS
    assert flags[2] == Flag.LEADING_SPACE | Flag.SPACES
    assert (flags[3], flags[6]) == (Flag.PUNCTUATION, Flag(0))


def test_bytes_that_are_no_character_have_a_script_by_their_whole_characters():
    data = {"a": b"\xd0", "b": "д".encode() + b"\xd0", "c": None}
    tokenizer = BareTokenizer(WordLevel({"a": 0, "b": 1, "c": 2}, "?"), data=data.get)
    table = vocabulary_table(tokenizer)
    assert [table.script(row) for row in range(3)] == ["none", "Cyrillic", "none"]
    assert table.character_lengths.tolist() == [-1, -1, -1]
    assert table.byte_lengths.tolist() == [1, 3, -1]
    assert table.text(1) is None and table.data(2) is None and table.data(0) == b"\xd0"
    assert table.flags[0] & Flag.PARTIAL and table.flags[2] & Flag.NO_BYTES


def test_a_lone_surrogate_is_a_character():
    table = vocabulary_table(with_vocabulary({"\udc80": 0}))
    assert (table.text(0), table.label(0)) == ("\udc80", "⟨U+DC80⟩")


def test_a_table_crosses_to_another_process_whole():
    table = vocabulary_table(DocumentedTokenizer(example_tokenizer()))
    table.labels.holding(b"e")
    order = table.labels.order
    arrived = pickle.loads(pickle.dumps(table))
    assert list(arrived.labels) == list(table.labels)
    assert arrived.lefts.tolist() == table.lefts.tolist()
    assert vars(arrived.labels)["order"].tolist() == order.tolist()  # not worked out again
    assert "owners" not in vars(arrived.labels)  # as large as all labels


def test_progress_is_told():
    heard = []
    letters = [chr(0x4E00 + number) for number in range(12_000)]
    vocabulary_table(bpe([], letters), lambda done, total: heard.append((done, total)))
    assert heard == [(5_000, 12_000), (10_000, 12_000)]


def test_a_token_made_by_way_of_higher_ranks_has_its_parents():
    """`aaaa` has a lower rank than `aa`, but there is no other way to it."""
    ranks = {b"a": 0, b"aaaa": 1, b"aa": 2}
    model = RankedBytes(ranks)
    assert model.recovered[b"aaaa"] is None
    table = vocabulary_table(BareTokenizer(model))
    whole = row(table, "aaaa")
    assert table.kind(whole) == "merge"
    assert labels(table, (table.lefts[whole], table.rights[whole])) == ["aa", "aa"]
    assert table.ranks.tolist() == [-1, 1, 2]


def test_an_empty_token_is_not_what_merges_of_missing_bytes_make():
    ranks = {bytes([byte]): byte for byte in range(256) if byte != ord("i")}
    table = vocabulary_table(BareTokenizer(RankedBytes(ranks | {b"": ord("i"), b"in": 256})))
    assert table.ranks[table.row_of(ord("i"))] < 0
