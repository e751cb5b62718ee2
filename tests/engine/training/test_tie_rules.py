"""A rule's order in the queue is the order that its description gives."""

from unittest import mock

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.text.corpus import Corpus
from engine.training import TIE_RULES, TrainingError, TrainingOptions, train
from engine.training.spelling import TokenSpellings
from engine.training.tie_rules import tie_rule
from tests.engine.training.slow_twin import SlowTraining
from tests.engine.training.test_trainer_against_twin import corpora

BITS = 8
unplaced_texts = st.text("\0\1\2ab\ud800\U0010fffd\U0010fffe\U0010ffff", min_size=1, max_size=40)


@pytest.mark.parametrize("beginning", [1, 2, 32])
@settings(max_examples=200)
@given(texts=st.lists(unplaced_texts, min_size=2, max_size=8, unique=True))
def test_greatest_symbols_puts_the_greatest_pair_first_whatever_the_characters(beginning, texts):
    pairs = [(left, right) for left in range(len(texts)) for right in range(len(texts))]
    row = np.array([cell for pair in pairs for cell in (-1, *pair)], np.int32)
    spellings = TokenSpellings(row, texts, "characters", [1] * len(texts))
    rule = tie_rule("greatest-symbols", BITS, spellings)
    entries = [
        3 * i + 1 << 2 * BITS | left << BITS | right for i, (left, right) in enumerate(pairs)
    ]
    with mock.patch("engine.training.tie_rules._BEGINNING", beginning):
        items = sorted(map(rule.item, entries))
    found = [rule.entry(item) for item in items]
    assert sorted(found) == entries
    ordered = [(entry >> BITS & 255, entry & 255) for entry in found]
    assert ordered == sorted(pairs, key=lambda pair: [texts[i] for i in pair], reverse=True)


@pytest.mark.parametrize("alphabet", ["characters", "bytes"])
@settings(max_examples=200)
@given(words=corpora(), attached=st.booleans())
def test_long_tokens_that_begin_alike_are_chosen_as_the_twin_does(alphabet, words, attached):
    options = TrainingOptions(
        alphabet=alphabet,
        tie_rule="greatest-symbols",
        end_of_word="</w>",
        end_of_word_attached=attached,
    )
    with mock.patch("engine.training.tie_rules._BEGINNING", 2):
        try:
            training = train(Corpus.from_counts(words), options)
        except TrainingError:
            return
        pairs = [step.pair for step in training]
    assert pairs == [step.pair for step in SlowTraining(words, options).steps()]


@pytest.mark.parametrize("rule", TIE_RULES)
def test_every_rule_makes_one_token_of_a_long_line_in_time_that_grows_with_it(rule):
    line = "".join(chr(97 + (i * i * 7 + i // 13) % 23) for i in range(30_000))
    training = train(Corpus.from_counts({line: 1}), TrainingOptions(tie_rule=rule))
    training.finish()
    assert training.token(len(training.flat.lengths) - 1) == line
