"""Collecting warnings about a file without drowning in them."""

from __future__ import annotations

from engine.text.remark import Remark

_SHOWN_OF_A_KIND = 5


class Remarks:
    """A list of remarks in which no kind appears more than a few times.

    >>> remarks = Remarks()
    >>> for number in range(7):
    ...     remarks.add("merge {number} is odd", number=number)
    >>> remarks.finished()[-1]
    '2 more remarks like this one: merge 4 is odd'
    """

    def __init__(self) -> None:
        """Start empty."""
        self._by_kind: dict[str, list[Remark]] = {}
        self._counts: dict[str, int] = {}

    def add(self, template: str, **values: object) -> None:
        """Add a remark; of many of one kind only the first are kept."""
        kept = self._by_kind.setdefault(template, [])
        self._counts[template] = self._counts.get(template, 0) + 1
        if len(kept) < _SHOWN_OF_A_KIND:
            kept.append(Remark(template, **values))

    def finished(self) -> tuple[Remark, ...]:
        """Give all remarks, and for each kind how many were left out."""
        result: list[Remark] = []
        for template, kept in self._by_kind.items():
            result.extend(kept)
            more = self._counts[template] - len(kept)
            if more:
                like = "{count} more remarks like this one: {example}"
                result.append(Remark(like, count=more, example=kept[-1]))
        return tuple(result)
