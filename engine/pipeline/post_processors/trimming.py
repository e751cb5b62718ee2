"""ByteLevel as a post-processor: places without the white space that tokens begin and end with."""

from __future__ import annotations

from dataclasses import dataclass

from engine.pipeline.encoding import Encoding, Span
from engine.pipeline.post_processors.base import PostProcessor
from engine.text.character_sets import is_white_space
from engine.text.pretokenizers.rewriting import ByteLevelSettings


@dataclass(frozen=True)
class ByteLevelProcessor(ByteLevelSettings, PostProcessor):
    """Take the white space out of the places of tokens.

    Where a space was put before the text (`add_prefix_space`), it has no place to take out.
    """

    def process(self, parts: list[Encoding], add_special_tokens: bool) -> list[Encoding]:
        """Change the tokens of a text."""
        if not self.trim_offsets:
            return parts
        return [trimmed(part, self.add_prefix_space) for part in parts]


def trimmed(encoding: Encoding, add_prefix_space: bool) -> Encoding:
    """Take the white space that a token's label begins and ends with out of its place.

    The library counts characters of the label, and so does this: the two need not have to do with
    each other where a label stands for something longer or shorter in the text.
    """

    def spans() -> list[Span]:
        rows = enumerate(zip(encoding.tokens, encoding.spans, strict=True))
        return [
            _trimmed_span(token, span, add_prefix_space and (index == 0 or span[0] == 0))
            for index, (token, span) in rows
        ]

    return Encoding(lambda: encoding.ids, lambda: encoding.tokens, lambda: encoding.bytes, spans)


def _trimmed_span(token: str, span: Span, has_prefix_space: bool) -> Span:
    start, end = span
    leading, trailing = _spaces(token), _spaces(token[::-1])
    if leading > 1 or not has_prefix_space:
        start = min(start + leading, end)
    if end >= trailing:
        end = max(end - trailing, start)
    return start, end


def _spaces(token: str) -> int:
    count = 0
    for character in token:
        if character != "Ġ" and not is_white_space(character):
            break
        count += 1
    return count
