"""A seed always draws the same splits, each as often as its chance says."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given

from engine.analysis.lattice import sample_splits
from engine.analysis.lattice.sampling import random_numbers
from tests.engine.analysis.lattice.test_lattice import every_split, lattice, pieces, words


def test_a_seed_draws_the_same_everywhere_and_always():
    found = lattice("hughug")
    drawn = [found.tokens(path.arcs) for path in sample_splits(found, 4, seed=7, alpha=0.5)]
    assert drawn == [found.tokens(p.arcs) for p in sample_splits(found, 4, seed=7, alpha=0.5)]
    other = [found.tokens(path.arcs) for path in sample_splits(found, 4, seed=8, alpha=0.5)]
    assert drawn != other


def test_the_generator_is_split_mix_64():
    numbers = [int(number * 2**64) for number in islice(random_numbers(1234567), 3)]
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("alpha", [0.0, 0.5, 1.0, 3.0])
def test_splits_are_drawn_as_often_as_their_chances_say(alpha):
    found, count = lattice("hughu"), 4000
    drawn = Counter(path.arcs for path in sample_splits(found, count, 1, alpha))
    for way in every_split(found):
        chance = found.path(way, alpha).chance
        spread = (chance * (1 - chance) * count) ** 0.5
        assert abs(drawn[way] - chance * count) <= 4 * spread + 1e-6


def test_of_the_best_splits_no_other_is_drawn():
    found, count = lattice("hug"), 2000
    drawn = Counter(path.arcs for path in sample_splits(found, count, 3, alpha=0.0, most=2))
    best = [path.arcs for path in found.best_paths(2)]
    assert set(drawn) == set(best)
    assert all(900 < times < 1100 for times in drawn.values())


def test_a_large_alpha_draws_only_the_best():
    found = lattice("hug")
    drawn = {path.arcs for path in sample_splits(found, 50, 5, alpha=1e6)}
    assert drawn == {found.best}


@pytest.mark.parametrize("alpha", [-1.0, float("nan"), float("inf")])
def test_an_alpha_that_is_none_is_refused(alpha):
    with pytest.raises(ValueError, match="alpha"):
        sample_splits(lattice("hug"), 1, 0, alpha)


@given(pieces, words)
def test_what_is_drawn_is_a_split(vocabulary, word):
    found = lattice(word, [("<unk>", -5.0), *vocabulary.items()])
    for path in sample_splits(found, 3, seed=len(word), alpha=0.2):
        assert "".join(found.arcs[number].text for number in path.arcs) == word
