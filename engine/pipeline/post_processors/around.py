"""Post-processors that put special tokens around a text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from engine.pipeline.encoding import Encoding
from engine.pipeline.post_processors.base import PostProcessor, encoding_of, joined
from engine.pipeline.post_processors.trimming import trimmed


@dataclass(frozen=True)
class NamedId:
    """A token that is put around a text: its name, and the id, which nobody checks."""

    name: str
    id: int

    def encoding(self) -> Encoding:
        """Give it as an encoding; it has no place in the text."""
        return encoding_of([self.name], [self.id])


@dataclass(frozen=True)
class BertProcessing(PostProcessor):
    """[CLS] before and [SEP] after.

    Attributes:
        sep: what comes after.
        cls: what comes before.
    """

    name: ClassVar[str] = "BertProcessing"

    sep: NamedId
    cls: NamedId

    def settings(self) -> dict[str, object]:
        """Give both."""
        return {"sep": [self.sep.name, self.sep.id], "cls": [self.cls.name, self.cls.id]}

    def process(self, parts: list[Encoding], add_special_tokens: bool) -> list[Encoding]:
        """Change the tokens of a text."""
        if not add_special_tokens:
            return parts
        cls, sep = self.cls.encoding(), self.sep.encoding()
        first = joined((cls, parts[0], sep))
        return [first, *(joined((*self._before_others(), part, sep)) for part in parts[1:])]

    def _before_others(self) -> tuple[Encoding, ...]:
        """Give what comes before all parts but the first."""
        return ()


@dataclass(frozen=True)
class RobertaProcessing(BertProcessing):
    """The same, and places are trimmed as with ByteLevel.

    Attributes:
        trim_offsets: whether they are.
        add_prefix_space: see `ByteLevelProcessor`.
    """

    name: ClassVar[str] = "RobertaProcessing"

    trim_offsets: bool = True
    add_prefix_space: bool = True

    def settings(self) -> dict[str, object]:
        """Give all four."""
        trimming = {"trim_offsets": self.trim_offsets, "add_prefix_space": self.add_prefix_space}
        return {**super().settings(), **trimming}

    def process(self, parts: list[Encoding], add_special_tokens: bool) -> list[Encoding]:
        """Change the tokens of a text."""
        if self.trim_offsets:
            parts = [trimmed(part, self.add_prefix_space) for part in parts]
        return super().process(parts, add_special_tokens)

    def _before_others(self) -> tuple[Encoding, ...]:
        return (self.sep.encoding(),)


@dataclass(frozen=True)
class SpecialTokens:
    """What one name in a template stands for: any number of tokens.

    Attributes:
        ids: their ids.
        tokens: their names.
    """

    ids: tuple[int, ...]
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class TemplatePiece:
    """A place in a template.

    Attributes:
        name: "A" or "B" for a text, or the name of special tokens.
        is_text: which of both.
        type_id: kept for display.
    """

    name: str
    is_text: bool
    type_id: int = 0

    def written(self) -> dict[str, object]:
        """Give it as tokenizer.json writes it."""
        kind = "Sequence" if self.is_text else "SpecialToken"
        return {kind: {"id": self.name, "type_id": self.type_id}}


@dataclass(frozen=True)
class TemplateProcessing(PostProcessor):
    """The text inside a template.

    Attributes:
        single: the template for one text.
        pair: the template for two texts.
        special_tokens: name -> what it stands for.
    """

    name: ClassVar[str] = "TemplateProcessing"

    single: tuple[TemplatePiece, ...]
    pair: tuple[TemplatePiece, ...] = ()
    special_tokens: Mapping[str, SpecialTokens] = field(default_factory=dict)

    def settings(self) -> dict[str, object]:
        """Give all three."""
        return {
            "single": [piece.written() for piece in self.single],
            "pair": [piece.written() for piece in self.pair],
            "special_tokens": {
                name: {"id": name, "ids": list(special.ids), "tokens": list(special.tokens)}
                for name, special in self.special_tokens.items()
            },
        }

    def process(self, parts: list[Encoding], add_special_tokens: bool) -> list[Encoding]:
        """Change the tokens of a text.

        What is not there is passed over, a second text as well as names that stand for nothing, and
        of more than two parts one is made; the library crashes then.
        """
        texts = dict(zip("AB", parts if len(parts) == 2 else [joined(parts)], strict=False))
        new: list[Encoding] = []
        for piece in self.pair if len(parts) == 2 else self.single:
            special = self.special_tokens.get(piece.name)
            if piece.is_text:
                new += [texts[piece.name]] if piece.name in texts else []
            elif add_special_tokens and special is not None:
                new.append(encoding_of(special.tokens, special.ids))
        return new or [Encoding()]
