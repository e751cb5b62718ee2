"""Text -> counted words, in order of first appearance.

Words of the documented rule are counted with arrays (see `counted_words`), and that is done before
a second process would have begun. Under other rules splitting and counting take most of the
time of a short training. There a second process takes nearly half of that away when a core is free
for it; when none is, its start and the way back of its words cost a tenth. The size decides, not
the load: a program that looked at the load would be fast and slow by turns.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import chain

from engine.text import counter
from engine.text.pretokenize import CAN_BE_CUT, pretokenize

TWO_PROCESSES = 3_000_000
"""From this many characters on a second process counts a part, under other rules."""

LONG = 50_000  # characters of a text
# The other process has to start first, and its words have to come back and be added up.
_OWN_SHARE = 0.53


def count_words(texts: Iterable[str], rule: str) -> dict[str, int]:
    """Count the words of texts.

    Raises:
        ValueError: the rule is unknown or a wrong pattern (see `pretokenize`).
    """
    if rule == "document":
        return _count_documents(texts)
    counts: Counter[str] = Counter()
    for text in texts:
        _count_strings(counts, text, rule)
    return dict(counts)


def _count_documents(texts: Iterable[str]) -> dict[str, int]:
    """Count strings as long as all texts are short."""
    counts: Counter[str] = Counter()
    rest = iter(texts)
    for text in rest:
        if len(text) < LONG:
            counts.update(pretokenize(text))
        else:
            return _count_long_texts(counts, chain([text], rest))
    return dict(counts)


def _count_long_texts(counts: Counter[str], texts: Iterable[str]) -> dict[str, int]:
    from engine.text.counted_words import CountedWords  # most trainings in a class do without

    words = CountedWords(counts)
    for text in texts:
        words.add(text)
    return words.finished()


def _count_strings(counts: Counter[str], text: str, rule: str) -> None:
    split = partial(pretokenize, rule=rule)
    if rule not in CAN_BE_CUT:
        counts.update(split(text))
        return
    end = cut = len(text)
    if _is_shared(text):
        cut = counter.next_cut(text, int(_OWN_SHARE * end))
    if cut == end:
        counter.count_pieces(counts, text, split, 0, end)
        return
    from engine.text import second_process  # only long texts need what Python has for processes

    data = text[cut:].encode("utf-8", "surrogatepass")
    with second_process.counted_elsewhere(data, rule) as answer:
        counter.count_pieces(counts, text, split, 0, cut)
        words = second_process.words_in(answer)
    if words is None:
        counter.count_pieces(counts, text, split, cut, end)
    else:
        counts.update(words)


def _is_shared(text: str) -> bool:
    """Tell whether the text is long enough, and a second core and interpreter are there at all."""
    if len(text) < TWO_PROCESSES or getattr(sys, "frozen", False) or not sys.executable:
        return False
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) > 1
    return (os.cpu_count() or 1) > 1
