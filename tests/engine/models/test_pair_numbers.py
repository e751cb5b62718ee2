"""The table of arrays against a dict."""

import random

import numpy as np
import pytest

from engine.models.pair_numbers import NONE, PairNumbers


@pytest.mark.parametrize("total", [0, 1, 5, 1000, 30_000])
@pytest.mark.parametrize("largest", [50_000, 1 << 62])
def test_every_pair_has_its_rank_and_others_have_none(total, largest):
    draw = random.Random(total)
    ranks = {pair: draw.randrange(NONE) for pair in draw.sample(range(largest), total)}
    wanted = [*ranks, *(draw.randrange(-largest, largest) for _ in range(2000)), -1, 0]
    draw.shuffle(wanted)
    pairs, numbers = np.array(list(ranks), np.int64), np.array(list(ranks.values()), np.int32)
    found = PairNumbers(pairs, numbers).find(np.array(wanted))
    assert found.tolist() == [ranks.get(pair, NONE) for pair in wanted]


def test_pairs_that_want_one_slot_are_all_found():
    pairs = np.array([left << 32 | right for left in range(60) for right in range(60)])
    table = PairNumbers(pairs, np.arange(3600))
    slots = table._slots(pairs)
    assert len(set(slots.tolist())) < len(pairs)
    assert table.find(pairs).tolist() == list(range(3600))
