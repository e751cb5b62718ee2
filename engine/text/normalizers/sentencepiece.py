"""SentencePiece's own normalizer: its map of characters, and what it does to spaces.

`Precompiled` and `Metaspace`, which Hugging Face made of it, do the same to most texts: they map
whole graphemes, and know nothing of spaces that are put in or taken away. This one is the original.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import pairwise
from typing import ClassVar

from engine.text.aligned import AlignedText
from engine.text.normalizers.charsmap import Charsmap, charsmap

SPACE = "\u2581"
_SPACES = re.compile(" +")


@dataclass(frozen=True)
class SentencePieceNormalizer:
    """What `Normalizer::Normalize` of SentencePiece does.

    >>> SentencePieceNormalizer()(AlignedText.original(" low  lower ")).text
    '▁low▁lower'

    A character that was put in stands for no bytes of the text. Where characters are left out, the
    one before stands for them too, as in SentencePiece's own places. Of several characters that
    one became, each stands for all its bytes; SentencePiece gives them to the last one.

    Attributes:
        precompiled_charsmap: the map of characters; empty if nothing is mapped.
        add_dummy_prefix: put a space before the text.
        remove_extra_whitespaces: keep one of several spaces, and none around the text.
        escape_whitespaces: write spaces as `▁`.
        treat_whitespace_as_suffix: put the space after the text, not before.
        user_defined: pieces that are left as they are.
    """

    name: ClassVar[str] = "SentencePiece"

    precompiled_charsmap: bytes = field(default=b"", repr=False)
    add_dummy_prefix: bool = True
    remove_extra_whitespaces: bool = True
    escape_whitespaces: bool = True
    treat_whitespace_as_suffix: bool = False
    user_defined: frozenset[str] = frozenset()

    def settings(self) -> dict[str, object]:
        """Give the settings; of the map only its size."""
        size = len(self.precompiled_charsmap)
        return {
            "precompiled_charsmap": f"{size} bytes" if size else "",
            "add_dummy_prefix": self.add_dummy_prefix,
            "remove_extra_whitespaces": self.remove_extra_whitespaces,
            "escape_whitespaces": self.escape_whitespaces,
            "treat_whitespace_as_suffix": self.treat_whitespace_as_suffix,
            "user_defined": sorted(self.user_defined),
        }

    def __call__(self, text: AlignedText) -> AlignedText:
        """Change a text."""
        return _Normalizing(self, text).result()

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what is made here when it is needed."""
        return {entry.name: getattr(self, entry.name) for entry in fields(self)}

    @cached_property
    def mapping(self) -> Charsmap | None:
        """The map; None if there is none."""
        return charsmap(self.precompiled_charsmap) if self.precompiled_charsmap else None

    @cached_property
    def matcher(self) -> re.Pattern[str] | None:
        """What finds the longest user-defined piece at a place; None if there are none."""
        pieces = [piece for piece in self.user_defined if piece]
        # The longest first: that is what a trie would find.
        pieces.sort(key=len, reverse=True)
        return re.compile("|".join(map(re.escape, pieces))) if pieces else None

    @cached_property
    def begins_with_space(self) -> bool:
        """Whether a user-defined piece or something that the map replaces begins with a space."""
        mapped = self.mapping is not None and self.mapping.begins(" ")
        return mapped or any(piece.startswith(" ") for piece in self.user_defined)

    def cuts_spaces_of(self, text: str) -> bool:
        """Tell whether what a text begins with becomes something that loses its last spaces.

        That is a user-defined piece, or what the map puts in its place.
        """
        if not self.remove_extra_whitespaces:
            return False
        found = None if self.matcher is None else self.matcher.match(text)
        if found is not None:
            return found[0].endswith((" ", self.space))
        mapped = None if self.mapping is None else self.mapping.longest(text, 0)
        return mapped is not None and mapped[0].endswith((" ", self.space))

    @property
    def space(self) -> str:
        """How a space is written."""
        return SPACE if self.escape_whitespaces else " "


class _Normalizing:
    """One text on its way: `output` grows while `place` walks through the source."""

    def __init__(self, normalizer: SentencePieceNormalizer, source: AlignedText) -> None:
        self.normalizer, self.source = normalizer, source
        self.output: list[str] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.place = 0

    def result(self) -> AlignedText:
        """Do all of it, in SentencePiece's order."""
        settings = self.normalizer
        if settings.remove_extra_whitespaces:
            self._skip_spaces()
        if self.place < len(self.source):
            before = settings.add_dummy_prefix and not settings.treat_whitespace_as_suffix
            if before:
                self._insert_space(self._offset())
            self._walk()
            last = self._offset()
            if settings.remove_extra_whitespaces:
                last = self._drop_last_spaces(last)
            if settings.add_dummy_prefix and not before:
                self._insert_space(last)
        source = self.source
        return AlignedText("".join(self.output), self.starts, self.ends, source.start, source.end)

    def _skip_spaces(self) -> None:
        while self.place < len(self.source):
            content, end = self._prefix()
            if content != " ":
                break
            self.place = end

    def _insert_space(self, offset: int) -> None:
        self._put(self.normalizer.space, offset, offset)

    def _walk(self) -> None:
        text, busy = self.source.text, self._busy_places()
        after_space = removing = self.normalizer.remove_extra_whitespaces
        while self.place < len(text):
            if after_space and self._leave_out_spaces():
                continue
            if not (after_space and text[self.place] == " "):
                found = busy.search(text, self.place)
                quiet_end = len(text) if found is None else found.start()
                if quiet_end > self.place:
                    self._copy(quiet_end)
                    after_space = removing and text[quiet_end - 1] == " "
                if found is None:
                    break
            content = self._step(after_space)
            if content:
                after_space = removing and content.endswith(" ")

    def _leave_out_spaces(self) -> bool:
        """Leave out all spaces that come here, if nothing begins with a space; tell if any do."""
        found = _SPACES.match(self.source.text, self.place)
        if found is None or self.normalizer.begins_with_space:
            return False
        self.place = found.end()
        if self.output:
            self._extend_last()
        return True

    def _step(self, after_space: bool) -> str:
        """Change what is at this place; give what came of it, spaces still as such."""
        start = self._offset()
        content, self.place = self._prefix()
        if after_space:
            content = content.lstrip(" ")
        if content:
            self._put(content.replace(" ", self.normalizer.space), start, self._end_before())
        elif self.output:
            self._extend_last()
        return content

    def _busy_places(self) -> re.Pattern[str]:
        """Build what finds the next place at which more happens than copying."""
        normalizer, patterns = self.normalizer, []
        if normalizer.matcher is not None:
            patterns.append(normalizer.matcher.pattern)
        if normalizer.mapping is not None:
            patterns += _mapped_places(normalizer.mapping, self.source.text)
        if normalizer.remove_extra_whitespaces:
            patterns.append("(?<= ) ")
        return re.compile("|".join(patterns) or "(?!)")

    def _prefix(self) -> tuple[str, int]:
        """Give what the text at this place becomes, and where that ends."""
        text, place, normalizer = self.source.text, self.place, self.normalizer
        if normalizer.matcher is not None:
            found = normalizer.matcher.match(text, place)
            if found is not None:
                return found[0], found.end()
        mapped = normalizer.mapping and normalizer.mapping.longest(text, place)
        return mapped or (text[place], place + 1)

    def _copy(self, end: int) -> None:
        place, source = self.place, self.source
        self.output.append(source.text[place:end].replace(" ", self.normalizer.space))
        self.starts.extend(source.starts[place:end])
        self.ends.extend(source.ends[place:end])
        self.place = end

    def _put(self, content: str, start: int, end: int) -> None:
        self.output.append(content)
        self.starts.extend([start] * len(content))
        self.ends.extend([end] * len(content))

    def _extend_last(self) -> None:
        """Let the last character stand for what was left out after it, too."""
        last_start, last_end, end = self.starts[-1], self.ends[-1], self._end_before()
        for index in range(len(self.ends) - 1, -1, -1):
            if (self.starts[index], self.ends[index]) != (last_start, last_end):
                break
            self.ends[index] = end

    def _drop_last_spaces(self, last: int) -> int:
        """Take off spaces at the end, also `▁` that were typed; give where the rest ends.

        Of a user-defined piece that ends with a space, what is left keeps the place of the whole
        piece; SentencePiece leaves it none.
        """
        text = "".join(self.output)
        kept = text.rstrip(self.normalizer.space)
        if len(kept) < len(text):
            last = self.starts[len(kept)]
        self.output = [kept]
        del self.starts[len(kept) :], self.ends[len(kept) :]
        return last

    def _offset(self) -> int:
        """Give the byte of the original at which the next character begins."""
        source = self.source
        return source.starts[self.place] if self.place < len(source) else source.end

    def _end_before(self) -> int:
        return self.source.ends[self.place - 1]


def _mapped_places(mapping: Charsmap, text: str) -> list[str]:
    """Give patterns of where the map may change something in this text.

    Nearly every letter begins a rule (with an accent after it): those count only before a
    character that can follow them.
    """
    first = {character for character in set(text) if mapping.begins(character)}
    alone = {character for character in first if mapping.longest(character, 0) is not None}
    pairs = {(left, right) for left, right in pairwise(text) if left in first}
    followers = {right for left, right in pairs if mapping.goes_on(left, right)}
    patterns = [_one_of(alone)] if alone else []
    if followers:
        patterns.append(f"{_one_of(first)}(?={_one_of(followers)})")
    return patterns


def _one_of(characters: set[str]) -> str:
    return f"[{''.join(map(re.escape, sorted(characters)))}]"
