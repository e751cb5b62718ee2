"""Lowest-pair splitting: after every single merge, look again for the lowest rank.

`rank_ordered` replaces all occurrences of a pair before it looks again. Here one is replaced, the
leftmost: if that makes a pair of lower rank, its turn is next. The two differ only where a token is
made by a merge of higher rank than one that uses it. So do Hugging Face's `tokenizers` (whose
`word.rs` this follows) and, by other tables, tiktoken and SentencePiece.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from itertools import pairwise

from engine.models.merge_table import BITS, GONE
from engine.models.rank_ordered import RankOrdered


class LowestPair(RankOrdered):
    """Splits words by a list of merges.

    >>> merges = [("ab", "a"), ("a", "b")]
    >>> LowestPair(merges).split("abab"), RankOrdered(merges).split("abab")
    (['aba', 'b'], ['ab', 'ab'])
    """

    @property
    def replaces_all(self) -> bool:
        """Whether all occurrences of the lowest pair may be merged before looking again."""
        return self.table.in_order

    def _merges_singly(self) -> bool:
        return True

    def _apply(self, ids: list[int]) -> Iterator[tuple[int, int, int, int]]:
        """Do the same with linked neighbours and a heap of ranks and places."""
        rank_of, results, length = self.table.ranks.get, self.table.results, len(ids)
        previous, following = list(range(-1, length - 1)), list(range(1, length + 1))
        heap = [
            rank << BITS | place
            for place, (left, right) in enumerate(pairwise(ids))
            if (rank := rank_of(left << BITS | right)) is not None
        ]
        heapify(heap)
        while heap:
            waiting, place = divmod(heappop(heap), 1 << BITS)
            middle = following[place]
            if ids[place] == GONE or middle == length:
                continue
            rank = rank_of(ids[place] << BITS | ids[middle])
            # subtle: the library compares what the merges make, not their ranks. Only where labels
            # share an id can another merge make the same.
            if rank is None or results[rank] != results[waiting]:
                continue
            ids[place], ids[middle] = results[rank], GONE
            after, before = following[middle], previous[place]
            following[place] = after
            if after < length:
                previous[after] = place
                new = rank_of(ids[place] << BITS | ids[after])
                if new is not None:
                    heappush(heap, new << BITS | place)
            if before >= 0:
                new = rank_of(ids[before] << BITS | ids[place])
                if new is not None:
                    heappush(heap, new << BITS | before)
            yield place, middle, after, rank
