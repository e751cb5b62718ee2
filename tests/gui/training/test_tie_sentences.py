"""Why a pair won, in words: one true sentence for each rule, each reason and each kind of end."""

from dataclasses import replace

import pytest

from gui.look import translation
from gui.training.tie_sentences import TieSentences, pair_text, plain
from gui.training.ties_state import TiedPair, TiesState, TrainingEnd
from gui.widgets.plain_text import shortened

ES = TiedPair("e", "s", (1, 7), "es", 2)
ST = TiedPair("s", "t", (7, 8), "st", 2)
T_MARK = TiedPair("t", "_", (8, 0), "t_", 2)
FIRST_STEP = TiesState(
    winner=ES,
    count=9,
    tied=(ES, ST, T_MARK),
    rule="first-seen",
    place_word="newest",
    place_offset=3,
)


@pytest.fixture
def say(qapp):
    return TieSentences()


def _state(rule, winner, runner_up, **others):
    return replace(FIRST_STEP, rule=rule, winner=winner, tied=(winner, runner_up), **others)


def test_a_tie_is_named_by_its_size_and_count(say):
    assert say.headline(FIRST_STEP) == "3-way tie at 9"


def test_a_place_in_a_word_is_counted_from_one(say):
    assert say.explanation(FIRST_STEP) == "e + s wins: first met in newest, position 4."


def test_a_place_among_bytes_is_called_a_byte(say):
    state = replace(FIRST_STEP, unit="bytes")
    assert say.explanation(state) == "e + s wins: first met in newest, byte 4."
    twins = replace(state, rule="sentencepiece", tied=(ES, ES._replace(key=(2, 3))))
    assert say.explanation(twins).endswith("first met in newest, byte 4.")


def test_hidden_pairs_count_too(say):
    space = "\N{NARROW NO-BREAK SPACE}"
    assert say.headline(replace(FIRST_STEP, hidden=99_997)) == f"100{space}000-way tie at 9"


def test_no_tie_names_the_only_pair(say):
    low = TiedPair("lo", "w", (11, 9))
    state = replace(FIRST_STEP, winner=low, count=7, tied=(low,))
    assert say.headline(state) == "No tie"
    assert say.explanation(state).startswith("lo + w is the only pair that occurs 7 time")


def test_first_seen_says_where_the_pair_is_met(say):
    assert say.explanation(FIRST_STEP) == "e + s wins: first met in newest, position 4."


@pytest.mark.parametrize(
    ("winner", "runner_up", "sentence"),
    [
        (ES, ST, "e + s wins: its ids 1 and 7 are the smallest, left before right."),
        (
            ES,
            TiedPair("e", "t", (1, 8)),
            "e + s wins: of the pairs with the smallest left id 1, its right id 7 is the smallest.",
        ),
    ],
)
def test_lowest_ids_says_which_id_decides(say, winner, runner_up, sentence):
    assert say.explanation(_state("lowest-ids", winner, runner_up)) == sentence


@pytest.mark.parametrize(
    ("winner", "runner_up", "unit", "sentence"),
    [
        (T_MARK, ST, "characters", "t + _ wins: t is the greatest left token by code point."),
        (T_MARK, ST, "bytes", "t + _ wins: t is the greatest left token by byte."),
        (
            TiedPair("t", "h", (8, 3)),
            T_MARK,
            "characters",
            "t + h wins: of the pairs with the greatest left token t, "
            "its right token h is the greatest by code point.",
        ),
        (
            TiedPair("t", "h", (8, 3)),
            T_MARK,
            "bytes",
            "t + h wins: of the pairs with the greatest left token t, "
            "its right token h is the greatest by byte.",
        ),
    ],
)
def test_greatest_symbols_says_which_token_decides(say, winner, runner_up, unit, sentence):
    state = _state("greatest-symbols", winner, runner_up, unit=unit)
    assert say.explanation(state) == sentence


@pytest.mark.parametrize(
    ("winner", "runner_up", "sentence"),
    [
        (
            ES,
            TiedPair("lo", "w", (11, 9), "low", 3),
            "e + s wins: its joined text es is the shortest.",
        ),
        (
            ES,
            ST,
            "e + s wins: of the shortest joined texts, es is the smallest by code point.",
        ),
        (
            TiedPair("lo", "w", (11, 9), "low", 3),
            TiedPair("l", "ow", (5, 12), "low", 3),
            "lo + w wins: other pairs join to low, too; it is first met in newest, position 4.",
        ),
    ],
)
def test_sentencepiece_says_how_far_it_had_to_look(say, winner, runner_up, sentence):
    assert say.explanation(_state("sentencepiece", winner, runner_up)) == sentence


def test_a_prescribed_merge_says_how_far_it_is_from_the_top(say):
    low = TiedPair("lo", "w", (11, 9))
    state = replace(
        FIRST_STEP, winner=low, count=3, rule="", winner_is_most_frequent=False, top_count=9
    )
    assert say.headline(state) == "Not the most frequent pair"
    sentence = say.explanation(state)
    assert "prescribes lo + w, which occurs 3 time" in sentence
    assert sentence.endswith("the highest count is 9.")
    absent = say.explanation(replace(state, count=0))
    assert "lo + w, which does not occur here" in absent


def test_a_prescribed_merge_that_is_a_top_pair_names_no_rule(say):
    sentence = say.explanation(replace(FIRST_STEP, rule=""))
    assert sentence == "The tokenizer prescribes e + s, one of the most frequent pairs."


@pytest.mark.parametrize(
    ("end", "headline", "part"),
    [
        (TrainingEnd("no-words"), "No words", "nothing to merge"),
        (TrainingEnd("merges", 12), "The end", "12"),
        (TrainingEnd("replayed", 3), "The end", "All 3 merges of the tokenizer are applied."),
        (TrainingEnd("vocabulary", 1_000), "The end", "vocabulary of 1"),
        (TrainingEnd("no-pairs"), "No more pairs", "Every word is a single token."),
        (TrainingEnd("minimum", 5), "No more pairs", "at least 5"),
        (TrainingEnd("replayed", 50), "The end", "All 50"),
        (TrainingEnd("running"), "Still training", "being computed"),
    ],
)
def test_every_end_has_its_own_words(say, end, headline, part):
    assert say.headline(end) == headline
    assert part in say.explanation(end)


def test_before_the_first_training_there_is_a_sentence_too(say):
    assert say.headline(None) == ""
    assert say.explanation(None)


def test_names_are_quoted_and_nothing_else(say):
    quoted = say.explanation(FIRST_STEP, lambda name: f"[{name}]")
    assert quoted == "[e] + [s] wins: first met in [newest], position 4."
    assert pair_text(ES, plain) == "e + s"


def test_a_corpus_of_one_endless_word_does_not_flood_the_sentence(say):
    sentence = say.explanation(replace(FIRST_STEP, place_word="x" * 1_000_000, place_offset=9_999))
    assert len(sentence) < 100
    assert shortened("short") == "short"


def test_pairs_are_told_apart_by_their_keys_where_labels_are_cut():
    one, other = TiedPair("a…", "b", (1, 2)), TiedPair("a…", "b", (1, 3))
    assert not one.same_as(other)
    assert TiedPair("a", "b").same_as(TiedPair("a", "b", (1, 2)))


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (2, "2 раза."),
        (3 * 10**9, "000 раз."),
        (3 * 10**9 + 2, "002 раза."),
        (3 * 10**9 + 12, "012 раз."),
        (2**62, "904 раза."),
    ],
)
def test_a_count_beyond_32_bits_has_the_plural_of_its_last_digits(qapp, count, said):
    translation.install(qapp, "ru")
    alone = replace(FIRST_STEP, count=count, tied=FIRST_STEP.tied[:1])
    assert TieSentences().explanation(alone).endswith(said)
