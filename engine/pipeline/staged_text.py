"""A text on its way to the model: pieces that are cut, changed, or already tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from engine.pipeline.added_token import AddedToken
from engine.pipeline.added_token_finder import AddedTokenFinder
from engine.pipeline.added_vocabulary import AddedVocabulary
from engine.pipeline.repair import repaired
from engine.pipeline.values import Stage, StageKind
from engine.text.aligned import AlignedText
from engine.text.normalizers import Normalizer
from engine.text.pretokenizers import PreTokenizer

_REPAIR = Stage("repair", "U+FFFD")


class Piece(NamedTuple):
    """A piece of a text.

    Attributes:
        text: the piece.
        token_id: the id, if it is an added token: then nothing changes it any more.
    """

    text: AlignedText
    token_id: int | None = None


Pieces = list[Piece]
Step = Callable[[Pieces, bool], Pieces]


class Component(Protocol):
    """What stages of all kinds tell about themselves."""

    @property
    def name(self) -> str:
        """The field's name for it."""

    def settings(self) -> dict[str, object]:
        """Give its settings as tokenizer.json writes them."""


Part = TypeVar("Part", bound=Component)


def flat(component: Part | None) -> Iterator[Part]:
    """Yield a component, or the parts of a sequence of such."""
    if component is None:
        return
    parts: Iterable[Part] | None = getattr(component, "stages", None)
    if parts is None:
        yield component
        return
    for part in parts:
        yield from flat(part)


def stage_of(kind: StageKind, component: Component) -> Stage:
    """Describe a component."""
    return Stage(kind, component.name, component.settings())


class TextStages:
    """The stages before the model, in the order of the Hugging Face library.

    Tokens that are looked for in the text as it is come first, then the normalizer, then the tokens
    that are looked for after it, then the pre-tokenizer.
    """

    def __init__(
        self,
        added: AddedVocabulary,
        normalizer: Normalizer | None,
        pre_tokenizer: PreTokenizer | None,
    ) -> None:
        """Take the parts."""
        tokens = list(added.by_id.values())
        early = [token for token in tokens if not token.normalized]
        late = [token for token in tokens if token.normalized]
        self._steps: list[tuple[Stage, Step]] = []
        if early:
            step = _TokenStep(early, added.special, None)
            self._steps.append((_stage_of_tokens(early), step))
        for part in flat(normalizer):
            self._steps.append((stage_of("normalizer", part), partial(_changed, part)))
        if late:
            step = _TokenStep(late, added.special, normalizer)
            self._steps.append((_stage_of_tokens(late), step))
        for cutter in flat(pre_tokenizer):
            self._steps.append((stage_of("pre-tokenizer", cutter), partial(_cut, cutter)))

    def stages(self) -> tuple[Stage, ...]:
        """Give the stages."""
        return tuple(stage for stage, _ in self._steps)

    def pieces(self, text: AlignedText, match_special_tokens: bool) -> Pieces:
        """Give a text as the model gets it."""
        pieces = [Piece(repaired(text))]
        for _, step in self._steps:
            pieces = step(pieces, match_special_tokens)
        return [piece for piece in pieces if piece.text.text]

    def trail(
        self, text: AlignedText, match_special_tokens: bool
    ) -> Iterator[tuple[Stage, Pieces]]:
        """Yield each stage with the text after it; repairing is told of only where it happened."""
        pieces = [Piece(repaired(text))]
        if pieces[0].text is not text:
            yield _REPAIR, pieces
        for stage, step in self._steps:
            pieces = step(pieces, match_special_tokens)
            yield stage, pieces


class _TokenStep:
    """Cuts added tokens out of pieces."""

    def __init__(
        self, tokens: Iterable[AddedToken], special: set[str], normalizer: Normalizer | None
    ) -> None:
        self._tokens, self._special, self._normalizer = tokens, special, normalizer
        self._finder: AddedTokenFinder | None = None

    def __call__(self, pieces: Pieces, match_special_tokens: bool) -> Pieces:
        plain = () if match_special_tokens else self._special
        new: Pieces = []
        for piece in pieces:
            if piece.token_id is None:
                new += self._cut(piece.text, plain)
            else:
                new.append(piece)
        return new

    def _cut(self, text: AlignedText, plain: Iterable[str]) -> Iterator[Piece]:
        if self._finder is None:
            self._finder = AddedTokenFinder(self._patterns())
        done = 0
        for match in self._finder.find(text.text, plain):
            if done < match.start:
                yield Piece(text.slice(done, match.start))
            if match.start < match.end:
                yield Piece(text.slice(match.start, match.end), match.token.id)
            done = match.end
        if done == 0:
            yield Piece(text)
        elif done < len(text):
            yield Piece(text.slice(done, len(text)))

    def _patterns(self) -> Mapping[str, AddedToken]:
        """Give the texts to look for; where two are the same, the library takes any, so the first.

        Tokens that are looked for after the normalizer are normalized themselves.
        """
        patterns: dict[str, AddedToken] = {}
        for token in self._tokens:
            content = token.content
            if self._normalizer is not None:
                content = self._normalizer(repaired(AlignedText.original(content))).text
            patterns.setdefault(content, token)
        return patterns


def _stage_of_tokens(tokens: Iterable[AddedToken]) -> Stage:
    contents = {token.content: token.id for token in tokens}
    return Stage("added-tokens", "AddedTokens", contents)


def _changed(part: Normalizer, pieces: Pieces, match_special_tokens: bool) -> Pieces:
    return [
        Piece(part(piece.text)) if piece.token_id is None else piece
        for piece in pieces
        if piece.text.text
    ]


def _cut(part: PreTokenizer, pieces: Pieces, match_special_tokens: bool) -> Pieces:
    new: Pieces = []
    waiting: list[AlignedText] = []
    for piece in pieces:
        if piece.token_id is None:
            waiting.append(piece.text)
            continue
        new += map(Piece, part(waiting) if waiting else ())
        waiting = []
        new.append(piece)
    return new + list(map(Piece, part(waiting) if waiting else ()))
