"""Ids of words in one array against a dict of lists."""

import random

import numpy as np
import pytest

from engine.text.side_by_side import edges_of
from engine.tokenizer.word_ids import IdsOfWords, WordIds


def side_by_side(lists):
    ids = [number for numbers in lists for number in numbers]
    return np.array(ids, np.int64), edges_of(np.array(list(map(len, lists)), np.int64))


@pytest.mark.parametrize("seed", range(50))
def test_ids_are_those_that_were_learned(seed):
    draw = random.Random(seed)
    kept, known = WordIds(), {}
    for _ in range(8):
        asked = np.array(draw.choices(range(60), k=draw.randrange(40)), np.int32)
        new = kept.unknown(asked)
        assert new.tolist() == sorted(set(asked.tolist()) - set(known))
        learned = {n: draw.choices(range(1 << 33), k=draw.randrange(4)) for n in new.tolist()}
        kept.learn(new, *side_by_side(list(learned.values())))
        known |= learned
        assert kept.of(asked) == [i for number in asked.tolist() for i in known[number]]


def test_some_words_keep_their_ids():
    lists = [[5], [], [6, 7], [8]]
    ids, edges = side_by_side(lists)
    some = IdsOfWords("abcd", ids, edges).some(np.array([2, 1, 0]))
    assert (some.words, some.ids.tolist(), some.edges.tolist()) == (
        ["c", "b", "a"],
        [6, 7, 5],
        [0, 2, 2, 3],
    )
