"""ClipCleaning: what CLIP's own program does to a text before it is cut.

In the order of open_clip (tokenizer.py): texts in the wrong encoding are mended by ftfy, HTML's
names of characters are resolved twice, white space becomes single spaces, letters are lowered.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import ClassVar

import ftfy

from engine.text.aligned import AlignedText, Rewriting

_CHARACTER_NAME = re.compile(r"&(?:#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[^\t\n\f <&#;]{1,32};?)")
_SPACES = re.compile(r"\s+")
_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_COMPARED = 2_000

Change = tuple[int, int, str]


@dataclass(frozen=True)
class ClipCleaning:
    """Mend, resolve, join white space, lower."""

    name: ClassVar[str] = "CLIP"

    def settings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        text = _rewritten(text, _mended)
        for _ in range(2):
            text = _rewritten(text, _resolved)
        text = _rewritten(text, _single_spaces)
        lowered = text.text.lower()
        # No letter becomes shorter, so of as many characters each is the small form of its own.
        if len(lowered) == len(text):
            return text if lowered == text.text else text.with_text(lowered)
        return _rewritten(text, _lowered)


def _rewritten(text: AlignedText, changes: Callable[[str], Iterator[Change]]) -> AlignedText:
    """Put texts in place of ranges of characters, each standing for the whole range."""
    rewriting, done = Rewriting(text), 0
    for start, end, new in changes(text.text):
        rewriting.keep(done, start)
        _write(rewriting, start, end, new)
        done = end
    rewriting.keep(done, len(text))
    return rewriting.finish()


def _write(rewriting: Rewriting, start: int, end: int, new: str) -> None:
    """Write characters for a range: one by one while there are as many, the last for the rest."""
    width = end - start
    if width <= 0:
        rewriting.write(new, [start - 1] * len(new))
    else:
        rewriting.write(new, [start + min(place, width - 1) for place in range(len(new))])


def _mended(text: str) -> Iterator[Change]:
    # ftfy looks at each line on its own, too.
    if text.isascii() and ftfy.fix_text(text) == text:
        return
    for line in _LINE.finditer(text):
        new = ftfy.fix_text(line[0])
        if new == line[0]:
            continue
        if len(new) > _COMPARED or len(line[0]) > _COMPARED:
            yield line.start(), line.end(), new
            continue
        matcher = SequenceMatcher(None, line[0], new, autojunk=False)
        for kind, start, end, first, last in matcher.get_opcodes():
            if kind != "equal":
                yield line.start() + start, line.start() + end, new[first:last]


def _resolved(text: str) -> Iterator[Change]:
    for match in _CHARACTER_NAME.finditer(text) if "&" in text else ():
        new = html.unescape(match[0])
        if new != match[0]:
            yield *match.span(), new


def _single_spaces(text: str) -> Iterator[Change]:
    for match in _SPACES.finditer(text):
        at_end = match.start() == 0 or match.end() == len(text)
        new = "" if at_end else " "
        if new != match[0]:
            yield *match.span(), new


def _lowered(text: str) -> Iterator[Change]:
    whole = text.lower()
    done = 0
    for place, character in enumerate(text):
        # Σ alone is lowered by its neighbours, and stays one character.
        width = len(character.lower())
        new = whole[done : done + width]
        done += width
        if new != character:
            yield place, place + 1, new
