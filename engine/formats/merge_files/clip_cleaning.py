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
from functools import lru_cache
from typing import ClassVar, Literal

import ftfy

from engine.text.aligned import AlignedText, Rewriting

_CHARACTER_NAME = re.compile(r"&(?:#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[^\t\n\f <&#;]{1,32};?)")
_SPACES = re.compile(r"\s+")
_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_SOUND = re.compile(r"[\t -%'-~]*\n?")  # ftfy changes nothing in plain ASCII without names
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
        if len(lowered) == len(text):
            return text if lowered == text.text else text.with_text(lowered)
        # No letter becomes shorter; İ becomes two. Σ is lowered by its neighbours, to one.
        return text.pick(lowered, [n for n, letter in enumerate(text.text) for _ in letter.lower()])

    def plain(self, text: str) -> str:
        """Change a text of which nobody asks where its characters are from."""
        text = html.unescape(html.unescape("".join(new for _, new in _mended_lines(text))))
        return _SPACES.sub(" ", text).strip(" ").lower()


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
    end = 0
    for old, new in _mended_lines(text):
        start, end = end, end + len(old)
        if new == old:
            continue
        if len(new) > _COMPARED or len(old) > _COMPARED:
            yield start, end, new
            continue
        matcher = SequenceMatcher(None, old, new, autojunk=False)
        for kind, begin, last, first, until in matcher.get_opcodes():
            if kind != "equal":
                yield start + begin, start + last, new[first:until]


def _mended_lines(text: str) -> Iterator[tuple[str, str]]:
    """Yield each line, and what ftfy makes of it, which looks at each line on its own, too.

    From a line with "<" on it resolves no more names of characters.
    """
    resolves: bool | Literal["auto"] = "auto"
    for line in _LINE.findall(text):
        if "<" in line:
            resolves = False
        if _SOUND.fullmatch(line):
            yield line, line
        else:
            mend = _mended_line if len(line) <= _COMPARED else _mended_line.__wrapped__
            yield line, mend(line, resolves)


@lru_cache(maxsize=1 << 16)
def _mended_line(line: str, resolves: bool | Literal["auto"]) -> str:
    return ftfy.fix_text(line, unescape_html=resolves)


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
