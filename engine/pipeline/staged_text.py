"""A text on its way to the model: pieces that are cut, changed, or already tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from typing import NamedTuple, Protocol, TypeVar

from engine.pipeline.added_token import AddedToken
from engine.pipeline.added_token_finder import AddedTokenFinder
from engine.pipeline.added_vocabulary import AddedVocabulary
from engine.pipeline.repair import repaired
from engine.pipeline.values import Stage, StageKind
from engine.text.aligned import AlignedText
from engine.text.normalizers import Normalizer, Precompiled
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

    Attributes:
        early: finds the tokens that are looked for first, if there are any.
        late: finds those that are looked for after the normalizer.
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
        self.early = TokenStep(early, added.special, None) if early else None
        self.late = TokenStep(late, added.special, normalizer) if late else None
        if self.early is not None:
            self._steps.append((_stage_of_tokens(early), self.early))
        for part, step in normalizing(normalizer, pre_tokenizer):
            self._steps.append((stage_of("normalizer", part), step))
        if self.late is not None:
            self._steps.append((_stage_of_tokens(late), self.late))
        for cutter in flat(pre_tokenizer):
            self._steps.append((stage_of("pre-tokenizer", cutter), partial(cut, cutter)))

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


class TokenStep:
    """Cuts added tokens out of pieces.

    Attributes:
        patterns: the texts that are looked for.
    """

    def __init__(
        self, tokens: Iterable[AddedToken], special: set[str], normalizer: Normalizer | None
    ) -> None:
        self._tokens, self._special, self._normalizer = tokens, special, normalizer
        self._finder: AddedTokenFinder | None = None

    def __call__(self, pieces: Pieces, match_special_tokens: bool) -> Pieces:
        """Cut tokens out of pieces that are none."""
        plain = () if match_special_tokens else self._special
        new: Pieces = []
        for piece in pieces:
            if piece.token_id is None:
                new += self._cut(piece.text, plain)
            else:
                new.append(piece)
        return new

    def _cut(self, text: AlignedText, plain: Iterable[str]) -> Iterator[Piece]:
        for start, end, token_id in self._spans(text.text, plain):
            is_all = start == 0 and end == len(text)
            yield Piece(text if is_all else text.slice(start, end), token_id)

    def spans(self, text: str, match_special_tokens: bool) -> Iterator[tuple[int, int, int | None]]:
        """Give the places of the parts of a text, and the ids of those that are tokens."""
        return self._spans(text, () if match_special_tokens else self._special)

    def _spans(self, text: str, plain: Iterable[str]) -> Iterator[tuple[int, int, int | None]]:
        if self._finder is None:
            self._finder = AddedTokenFinder(self.patterns)
        done = 0
        for match in self._finder.find(text, plain):
            if done < match.start:
                yield done, match.start, None
            if match.start < match.end:
                yield match.start, match.end, match.token.id
            done = match.end
        if done == 0 or done < len(text):
            yield done, len(text), None

    @cached_property
    def patterns(self) -> Mapping[str, AddedToken]:
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


def normalizing(
    normalizer: Normalizer | None, pre_tokenizer: PreTokenizer | None
) -> list[tuple[Normalizer, Step]]:
    """Give the normalizers with what they do.

    subtle: whether a piece begins the text, as `Metaspace` may ask, the library judges by the place
    of what is left of it. It does not notice what a map of characters leaves out.
    """
    parts = list(flat(normalizer))
    steps: list[tuple[Normalizer, Step]] = [(part, partial(change, part)) for part in parts]
    asks = any(getattr(part, "prepend_scheme", "") == "first" for part in flat(pre_tokenizer))
    if steps and asks and not any(isinstance(part, Precompiled) for part in parts):
        steps[-1] = parts[-1], partial(_change_and_begin, parts[-1])
    return steps


def _change_and_begin(part: Normalizer, pieces: Pieces, match_special_tokens: bool) -> Pieces:
    """Let a normalizer change pieces, and let them begin where their first character does."""
    changed = change(part, pieces, match_special_tokens)
    return [
        Piece(piece.text.slice(0, len(piece.text))) if piece.token_id is None else piece
        for piece in changed
    ]


def change(part: Normalizer, pieces: Pieces, match_special_tokens: bool) -> Pieces:
    """Let a normalizer change all pieces that are no tokens."""
    return [
        Piece(part(piece.text)) if piece.token_id is None else piece
        for piece in pieces
        if piece.text.text
    ]


def changed_text(parts: Iterable[Normalizer], text: str) -> str:
    """Give what normalizers make of a text, of which nobody asks where its characters are from."""
    for part in parts:
        plain = getattr(part, "plain", None)
        text = part(AlignedText.original(text)).text if plain is None else plain(text)
    return text


def cut(part: PreTokenizer, pieces: Pieces, match_special_tokens: bool) -> Pieces:
    """Let a pre-tokenizer cut all pieces that are no tokens."""
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
