"""Left-to-right splitting: the mistake of merging the first pair that fits, whatever its rank.

Programs written from memory often do this. It is *not* the BPE answer: `rank_ordered` splits `nest`
into n est; this module merges n e first, because it stands further left, and ends at ne s t.
It is here to be looked at beside the right answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.models.merge_table import BITS, UNKNOWN, Change, MergeTable, tokens_between


class LeftToRight:
    """Merges the leftmost pair that is a merge, then looks again from the left.

    >>> LeftToRight([("e", "s"), ("es", "t"), ("n", "e")]).split("nest")
    ['ne', 's', 't']
    """

    def __init__(self, merges: MergeTable | Iterable[tuple[str, str]]) -> None:
        """Take the merges (or a table of them); their order does not matter here."""
        self.table = merges if isinstance(merges, MergeTable) else MergeTable(merges)

    def split(self, symbols: Sequence[str]) -> list[str]:
        """Split a word, given as its first symbols (for plain characters: the word itself).

        Returns:
            The tokens, in order; symbols that no merge knows stay alone.
        """
        closed = [True] * len(symbols)
        for change in self.changes(symbols):
            closed[change.middle] = False
        return tokens_between(symbols, [place for place, starts in enumerate(closed) if starts])

    def changes(self, symbols: Sequence[str]) -> Iterator[Change]:
        """Yield every merge that splitting a word applies, in order.

        On the stack nothing fits any more, so the leftmost pair that fits is always its top with
        the symbol that comes next: every symbol is pushed once and every merge pops once.
        """
        rank_of, results, known = self.table.ranks.get, self.table.results, self.table.ids.get
        stack: list[int] = []
        starts: list[int] = []
        for place, symbol in enumerate(symbols):
            token, start = known(symbol, UNKNOWN), place
            while stack and (rank := rank_of(stack[-1] << BITS | token)) is not None:
                middle, start = start, starts.pop()
                stack.pop()
                token = results[rank]
                yield Change(start, middle, place + 1, rank)
            stack.append(token)
            starts.append(start)
