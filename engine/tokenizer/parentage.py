"""Which merges make a token: the merges, looked up by their results."""

from __future__ import annotations

from collections.abc import Sequence

from engine.text.alphabet import join_labels


def ranks_by_result(merges: Sequence[tuple[str, str]], alphabet: str) -> dict[str, tuple[int, ...]]:
    """Find the ranks of the merges that make each token, lowest first.

    >>> ranks_by_result([("a", "b"), ("b", "c"), ("a", "bc"), ("ab", "c")], "characters")
    {'ab': (0,), 'bc': (1,), 'abc': (2, 3)}
    """
    last = {pair: rank for rank, pair in enumerate(merges)}
    found: dict[str, list[int]] = {}
    for pair, rank in last.items():
        found.setdefault(join_labels(*pair, alphabet), []).append(rank)
    return {token: tuple(sorted(ranks)) for token, ranks in found.items()}
