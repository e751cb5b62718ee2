"""Where a text may be cut into chunks that can be led through the stages one by one.

The stages of a file take whole texts. Two ways to cut give the same tokens, chunk by chunk:

- `CutPlaces`: as long as the normalizer leaves a text as it is, the first pre-tokenizers do nothing
  but cut it, and what they cut goes through all that follows word by word anyway.
- `SpacePlaces`: before a space that comes after an ordinary character. Every stage must be known to
  do the same on both sides whether the text goes on or not, and something must cut there in the
  end: a pre-tokenizer, or the model, whose merges never join these two characters.

What is not known to be safe has no such places, and goes the slow way as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import accumulate, pairwise

from engine.models.bpe_model import BPEModel
from engine.models.model import Model
from engine.pipeline.chunk_stages import (
    cut_at_spaces,
    finds_no_space,
    forms_of_space,
    is_harmless,
    prepended_first,
)
from engine.text.aligned import AlignedText
from engine.text.byte_characters import as_byte_text
from engine.text.normalizers import Normalizer
from engine.text.pieces import pieces_at_line_ends
from engine.text.pretokenizers import (
    ByteLevel,
    Digits,
    Metaspace,
    PreTokenizer,
    Punctuation,
    Split,
    Whitespace,
    WhitespaceSplit,
)

Spans = Iterable[tuple[int, int]]
_Cutter = Split | Digits | Punctuation | Whitespace | WhitespaceSplit | ByteLevel
_ONLY_CUTTING = (Split, Digits, Punctuation, Whitespace, WhitespaceSplit)

# Letters and marks that no form of Unicode decomposes into spaces.
_ORDINARY = re.compile("[!-~À-ʯΑ-ώЀ-ҁҊ-ԯ]")


class CutPlaces:
    """The words of the first pre-tokenizers.

    Attributes:
        rest: what is left to be done with each of them.
        sees_only_words: whether that depends on nothing but the word, not even on its place.
    """

    def __init__(self, stages: Sequence[PreTokenizer]) -> None:
        """Take all pre-tokenizers; those that only cut, at the beginning, are used here."""
        used: list[_Cutter] = []
        rest = list(stages)
        while rest and isinstance(stage := rest[0], _ONLY_CUTTING):
            used.append(stage)
            del rest[0]
        cutter = rest[0] if rest else None
        if isinstance(cutter, ByteLevel) and cutter.use_regex and not cutter.add_prefix_space:
            used.append(cutter)
            rest[0] = replace(cutter, use_regex=False)
        self.rest = tuple(rest)
        self.sees_only_words = bool(used) and all(
            isinstance(stage, ByteLevel) and not stage.add_prefix_space for stage in rest
        )
        self._cutters = [stage.spans for stage in used]
        self._only = used[0] if len(used) == 1 and isinstance(used[0], Split | ByteLevel) else None

    def __bool__(self) -> bool:
        return bool(self._cutters)

    def whole(self, text: str) -> list[str] | None:
        """Give the chunks as strings, if that can be done at once and the first begins the text.

        Where it cannot matter which word that is, something may be left out before it.
        """
        only = self._only
        if isinstance(only, Split) and only.keeps_matches and not self.sees_only_words:
            return None
        return None if only is None else only.whole(text)

    @property
    def written(self) -> Callable[[str], str] | None:
        """What is left to be done, if each chunk becomes one word that depends on nothing else."""
        if not self.rest:
            return str
        only = self.rest[0] if len(self.rest) == 1 else None
        is_bytes = isinstance(only, ByteLevel) and not (only.use_regex or only.add_prefix_space)
        return as_byte_text if is_bytes else None

    def groups(self, chunks: Sequence[str]) -> Sequence[str]:
        """Give chunks as texts that go through what is left to be done: each by itself."""
        return chunks

    def pieces(self, text: str) -> Iterable[str]:
        """Cut a text into pieces whose chunks are those of the text: one, if nothing is known."""
        only = self._only
        if isinstance(only, ByteLevel) or (only is not None and only.is_published):
            return pieces_at_line_ends(text)
        return (text,)

    def spans(self, text: str) -> Spans:
        """Give the places of the chunks, some of which may be empty."""
        spans: Spans = [(0, len(text))]
        for cutter in self._cutters:
            spans = _cut_again(text, spans, cutter)
        return spans


def _cut_again(text: str, spans: Spans, cutter: Callable[[str], Spans]) -> Spans:
    found: list[tuple[int, int]] = []
    for start, end in spans:
        if start == 0 and end == len(text):
            found += cutter(text)
        else:
            found += [(start + a, start + b) for a, b in cutter(text[start:end])]
    return found


class SpacePlaces:
    """The places before spaces.

    Attributes:
        inner: the normalizers of a chunk that does not begin a piece of the text.
        are_words: whether a pre-tokenizer cuts there, too; else it is only that the model does.
    """

    def __init__(
        self,
        normalizers: Sequence[Normalizer],
        pre_tokenizers: Sequence[PreTokenizer],
        model: Model,
    ) -> None:
        """Take all stages."""
        self.inner = tuple(normalizers[1:] if prepended_first(normalizers) else normalizers)
        spaces = forms_of_space(self.inner)
        self.are_words = cut_at_spaces(pre_tokenizers, spaces)
        marks = [stage.replacement for stage in pre_tokenizers if isinstance(stage, Metaspace)]
        self._last_form = marks[-1] if marks else min(spaces)
        self._is_safe = (
            all(map(is_harmless, self.inner))
            and all(is_harmless(stage, spaces) for stage in pre_tokenizers)
            and self._after(" ") in spaces
            and (self.are_words or self._has_seams(pre_tokenizers, spaces, model))
        )
        self._merges = model.merges if self._is_safe and not self.are_words else ()
        # Over a character that is dropped, merges join what is around it.
        drops = not self.are_words and model.settings().get("unk_token") is None
        self._kept = model.vocabulary if self._is_safe and drops else None
        self._known: dict[str, bool] = {}
        self._pattern = re.compile("(?!)")

    def __bool__(self) -> bool:
        return self._is_safe

    def spans(self, text: str) -> Spans:
        """Give the places of the chunks, all of which begin with a space, but for the first."""
        self._learn(text)
        cuts = [found.end() for found in self._pattern.finditer(text)]
        return pairwise([0, *cuts, len(text)])

    def groups(self, chunks: Sequence[str]) -> Sequence[str]:
        """Put chunks side by side in texts that would be cut between them."""
        text, ends = "".join(chunks), accumulate(map(len, chunks))
        cuts = {end for _, end in self.spans(text)}
        apart = [end for end in ends if end not in cuts or end == len(text)]
        return [text[start:end] for start, end in pairwise([0, *apart])]

    def pieces(self, text: str) -> Iterable[str]:
        """Give the text as one piece, unless it is empty."""
        return (text,) if text else ()

    def whole(self, text: str) -> list[str]:
        """Give the chunks as strings."""
        self._learn(text)
        return self._pattern.split(text)

    def _learn(self, text: str) -> None:
        """Find out after which of the text's characters it may be cut."""
        new = set(text) - self._known.keys()
        if new:
            self._known.update((character, self._is_ordinary(character)) for character in new)
            ordinary = "".join(one for one, is_ordinary in self._known.items() if is_ordinary)
            after = f"(?= )(?<=[{re.escape(ordinary)}])"
            self._pattern = re.compile(after if ordinary else "(?!)")

    def _is_ordinary(self, character: str) -> bool:
        """Ask what the normalizers make of it: that must end with something, and no space."""
        if not _ORDINARY.match(character):
            return False
        last = self._after(character)[-1:]
        is_kept = self._kept is None or last in self._kept
        return bool(_ORDINARY.match(last)) and is_kept and last not in self._joined

    def _after(self, character: str) -> str:
        text = AlignedText.original(character)
        for stage in self.inner:
            text = stage(text)
        return text.text

    @cached_property
    def _joined(self) -> frozenset[str]:
        """The characters after which a space stands inside of what merges make."""
        space = self._last_form
        return frozenset(left[-1] for left, right in self._merges if right.startswith(space))

    def _has_seams(
        self, pre_tokenizers: Sequence[PreTokenizer], spaces: frozenset[str], model: Model
    ) -> bool:
        """Tell whether a model splits a whole text as its parts that no merge joins."""
        marking = [stage for stage in pre_tokenizers if not finds_no_space(stage, spaces)]
        if not all(isinstance(stage, Metaspace) for stage in marking):
            return False
        if not isinstance(model, BPEModel) or not (marking or len(spaces) == 1):
            return False
        settings = model.settings()
        names = ("continuing_subword_prefix", "end_of_word_suffix", "ignore_merges")
        return self._last_form in model.vocabulary and not any(settings[name] for name in names)
