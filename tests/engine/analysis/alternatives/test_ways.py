"""Following states gives what following every single merge list gives."""

import pickle
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine import Corpus, TrainingOptions
from engine.analysis.alternatives import AllWays, TooManyWaysError
from engine.models.rank_ordered import RankOrdered
from engine.text.alphabet import join_labels, word_symbols
from engine.training import TrainingError
from tests.engine.training.slow_twin import count_pairs, merge

FOUR_WORDS = Corpus.from_counts({"low": 5, "lower": 2, "newest": 6, "widest": 3})
TEN = TrainingOptions(merges=10)


def every_list(words, frequencies, merges, options):
    """All merge lists, one after the other."""
    counts = count_pairs(words, frequencies)
    highest = max(counts.values(), default=0)
    if merges == 0 or highest < options.min_count:
        yield ()
        return
    for pair in [pair for pair, count in counts.items() if count == highest]:
        joined = join_labels(*pair, options.alphabet)
        after = [merge(word, pair, joined) for word in words]
        for rest in every_list(after, frequencies, merges - 1, options):
            yield (pair, *rest)


def by_brute_force(corpus, options, typed):
    def symbols(word):
        return word_symbols(
            word, options.alphabet, options.end_of_word, options.end_of_word_attached
        )

    words = [symbols(word) for word in corpus.words]
    lists = list(every_list(words, list(corpus.words.values()), options.merges, options))
    plain = options.alphabet == "characters"
    vocabularies = {frozenset(join_labels(*p, options.alphabet) for p in one) for one in lists}
    splits = [
        Counter(tuple(RankOrdered(one).split(symbols(word))) for one in lists) for word in typed
    ]
    return len(lists), len(vocabularies), splits if plain else None


def test_four_words_and_ten_merges_without_a_mark():
    typed = ["nest", "lowest", "newer", "widen"]
    ways = AllWays(FOUR_WORDS, TEN, typed).run()
    assert (ways.lists, ways.vocabularies, ways.merges) == (144, 100, 10)
    nest, lowest, newer, widen = ways.words
    assert nest.splits == ((("n", "est"), 144),)
    assert lowest.splits == ((("low", "est"), 144),)
    assert newer.splits == (
        (("ne", "w", "e", "r"), 48),
        (("new", "e", "r"), 48),
        (("n", "e", "w", "e", "r"), 24),
        (("n", "ew", "e", "r"), 24),
    )
    assert [count for _, count in widen.splits] == [48, 48, 24, 24]


def test_how_many_lists_make_a_token():
    tokens = dict(AllWays(FOUR_WORDS, TEN).run().tokens)
    assert (tokens["est"], tokens["es"], tokens["st"], tokens["west"]) == (144, 72, 72, 72)


def test_the_result_is_exact_after_every_merge():
    search, seen = AllWays(FOUR_WORDS, TEN), {}
    for _ in search:
        seen[search.result.merges] = search.result.lists
    for merges, lists in seen.items():
        assert AllWays(FOUR_WORDS, TrainingOptions(merges=merges)).run().lists == lists
    assert list(seen) == list(range(11))


def test_a_limit_is_announced_and_what_was_done_before_it_is_kept():
    search = AllWays(FOUR_WORDS, TEN, ["newer"], most_states=40)
    with pytest.raises(TooManyWaysError, match=r"first 7 merges; .* 40 states") as caught:
        search.run()
    assert (caught.value.merges, search.result.merges) == (7, 7)
    shorter = AllWays(FOUR_WORDS, TrainingOptions(merges=7), ["newer"]).run()
    assert search.result == shorter
    assert pickle.loads(pickle.dumps(caught.value)).merges == 7


def test_lists_without_number_are_still_counted_exactly():
    texts = ["the cat sat on the mat", "the dog sat on the log", "a cat and a dog"]
    ways = AllWays(Corpus.from_texts(texts), TrainingOptions(merges=20)).run()
    assert ways.lists == 5_225_472_000


def test_progress_never_goes_back():
    places = [(p.merges, p.done) for p in AllWays(FOUR_WORDS, TrainingOptions())]
    assert places == sorted(places)


def test_the_size_of_a_vocabulary_ends_all_ways():
    assert AllWays(FOUR_WORDS, TrainingOptions(vocab_size=20)).run().lists == 144
    assert AllWays(FOUR_WORDS, TrainingOptions(vocab_size=3)).run().lists == 1


def test_a_mark_that_the_text_holds_is_refused():
    with pytest.raises(TrainingError, match="mark"):
        AllWays(Corpus.from_counts({"a</w>": 1}), TrainingOptions(end_of_word="</w>"))


def test_nothing_has_one_way():
    ways = AllWays(Corpus.from_counts({}), TrainingOptions(), ["ab"]).run()
    assert (ways.lists, ways.vocabularies, ways.merges) == (1, 1, 0)
    assert ways.words[0].splits == ((("a", "b"), 1),)


@given(
    st.dictionaries(st.text("abc", min_size=1, max_size=6), st.integers(1, 3), max_size=4),
    st.builds(
        TrainingOptions,
        merges=st.integers(0, 4),
        alphabet=st.sampled_from(["characters", "bytes"]),
        end_of_word=st.sampled_from(["", "_", "</w>"]),
        end_of_word_attached=st.booleans(),
        min_count=st.sampled_from([1, 2, 3]),
    ),
    st.lists(st.text("abcd", max_size=6), max_size=3),
)
def test_states_count_what_brute_force_counts(words, options, typed):
    corpus = Corpus.from_counts(words)
    ways = AllWays(corpus, options, typed).run()
    assume(ways.lists < 3000)
    lists, vocabularies, splits = by_brute_force(corpus, options, typed)
    assert (ways.lists, ways.vocabularies) == (lists, vocabularies)
    if splits is not None:
        assert [Counter(dict(word.splits)) for word in ways.words] == splits
