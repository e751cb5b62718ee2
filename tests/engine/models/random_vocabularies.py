"""Random vocabularies and words, and the plain loops that say what each mode means."""

from functools import cache
from itertools import pairwise

from hypothesis import strategies as st

LETTERS = "abc"
WORDS = st.text(alphabet="aaabbcz", max_size=40)
TOKENS = st.lists(st.text(alphabet="ab_", max_size=5), max_size=12)


@st.composite
def merge_lists(draw, in_order=False):
    """Merges whose parts are made by others, in any order and with repetitions.

    In order, each token is made once, before it is used, as in a training.
    """
    tokens = draw(st.sampled_from([["a"], ["a", "b"], ["a", "b", "c"]]))
    merges = []
    for _ in range(draw(st.integers(0, 14))):
        pair = draw(st.sampled_from(tokens)), draw(st.sampled_from(tokens))
        if in_order and "".join(pair) in tokens:
            continue
        merges.append(pair)
        tokens = [*tokens, "".join(pair)]
    return merges if in_order else draw(st.permutations(merges))


def vocabulary(merges):
    """The letters and everything that merges make, as a trained vocabulary holds them."""
    return list(dict.fromkeys([*LETTERS, *("".join(pair) for pair in merges)]))


def rank_ordered(symbols, merges):
    """Take the adjacent pair of lowest rank, replace all of it, look again: slow and obvious."""
    ranks = {pair: rank for rank, pair in enumerate(merges)}
    symbols = list(symbols)
    while candidates := [pair for pair in pairwise(symbols) if pair in ranks]:
        best = min(candidates, key=ranks.__getitem__)
        merged = []
        while symbols:
            if tuple(symbols[:2]) == best:
                merged.append("".join(best))
                del symbols[:2]
            else:
                merged.append(symbols.pop(0))
        symbols = merged
    return symbols


def left_to_right(symbols, merges):
    """Merge the leftmost pair that is a merge, start again from the left."""
    pairs, symbols = set(merges), list(symbols)
    place = 0
    while place < len(symbols) - 1:
        if (symbols[place], symbols[place + 1]) in pairs:
            symbols[place : place + 2] = ["".join(symbols[place : place + 2])]
            place = 0
        else:
            place += 1
    return symbols


def longest_match(symbols, tokens):
    """At every place try every end, the farthest first."""
    pieces, start = [], 0
    while start < len(symbols):
        ends = range(len(symbols), start, -1)
        end = next((e for e in ends if "".join(symbols[start:e]) in tokens), start + 1)
        pieces.append("".join(symbols[start:end]))
        start = end
    return pieces


def all_ways(symbols, tokens):
    """Every way to cut a word into tokens; a symbol that is no token may stand alone."""

    @cache
    def ways(start):
        if start == len(symbols):
            return [()]
        found = []
        for end in range(start + 1, len(symbols) + 1):
            piece = "".join(symbols[start:end])
            if piece in tokens or end == start + 1:
                found += [(piece, *rest) for rest in ways(end)]
        return found

    return ways(0)


def price(way, tokens):
    """What a way costs: unknown symbols, then tokens."""
    return sum(piece not in tokens for piece in way), len(way)


def fewest_tokens(symbols, tokens):
    """Of all cheapest ways the one whose first differing token is longer."""
    ways = all_ways(tuple(symbols), frozenset(tokens))
    return list(min(ways, key=lambda way: (price(way, tokens), [-len(piece) for piece in way])))


def literal(mode, symbols, merges, tokens):
    """The plain loop of a mode."""
    return {
        "rank-ordered": lambda: rank_ordered(symbols, merges),
        "left-to-right": lambda: left_to_right(symbols, merges),
        "longest-match": lambda: longest_match(symbols, set(tokens)),
        "fewest-tokens": lambda: fewest_tokens(symbols, set(tokens)),
    }[mode]()
