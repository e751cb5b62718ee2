"""The table of arrays against a dict."""

import random

import numpy as np
import pytest

from engine.models.pair_ranks import NONE, PairRanks


@pytest.mark.parametrize("total", [0, 1, 5, 1000, 30_000])
@pytest.mark.parametrize("largest", [50_000, 1 << 62])
def test_every_pair_has_its_rank_and_others_have_none(total, largest):
    draw = random.Random(total)
    ranks = {pair: draw.randrange(NONE) for pair in draw.sample(range(largest), total)}
    wanted = [*ranks, *(draw.randrange(-largest, largest) for _ in range(2000)), -1, 0]
    draw.shuffle(wanted)
    found = PairRanks(ranks).find(np.array(wanted))
    assert found.tolist() == [ranks.get(pair, NONE) for pair in wanted]


def test_pairs_that_want_one_slot_are_all_found():
    pairs = [left << 32 | right for left in range(60) for right in range(60)]
    table = PairRanks(dict(zip(pairs, range(3600), strict=True)))
    slots = table._slots(np.array(pairs))
    assert len(set(slots.tolist())) < len(pairs)
    assert table.find(np.array(pairs)).tolist() == list(range(3600))
