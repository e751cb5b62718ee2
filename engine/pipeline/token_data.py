"""TokenData: the bytes that each token of a vocabulary stands for.

The model knows its marks. Whether labels are written byte by byte, and which character stands for a
space, the stages around the model say.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.models.model import Model
from engine.pipeline.values import Stage
from engine.text.byte_characters import bytes_of_label


class TokenData:
    """Labels -> bytes.

    Attributes:
        by_bytes: labels are written in GPT-2's 256 characters.
        spaces: characters that stand for a space in labels.
    """

    def __init__(self, model: Model, stages: Iterable[Stage]) -> None:
        """Take the model and the stages around it."""
        self._model = model
        stages = tuple(stages)
        self.by_bytes = any(stage.name == "ByteLevel" for stage in stages)
        self.spaces = tuple(sorted({space for stage in stages for space in _spaces(stage)}))

    def data(self, label: str) -> bytes | None:
        """Give the bytes of a label of the model; None if it stands for none."""
        data = self._model.data(label)
        if data is None:
            return None
        if self.by_bytes:
            return _written_bytes(data)
        for space in self.spaces:
            data = data.replace(space.encode("utf-8", "surrogatepass"), b" ")
        return data


def _written_bytes(data: bytes) -> bytes:
    try:
        return bytes_of_label(data.decode()) or data
    except UnicodeDecodeError:
        return data


def _spaces(stage: Stage) -> Iterable[str]:
    """Give the characters that a stage makes of a space, or makes a space of."""
    if stage.name == "Metaspace":
        yield str(stage.settings["replacement"])
    elif stage.name == "Replace" and stage.kind in ("normalizer", "decoder"):
        pattern, content = stage.settings["pattern"], stage.settings["content"]
        found = pattern.get("String") if isinstance(pattern, dict) else None
        pair = (found, content) if stage.kind == "normalizer" else (content, found)
        if pair[0] == " " and isinstance(pair[1], str) and len(pair[1]) == 1:
            yield pair[1]
    elif stage.name == "SentencePiece":
        yield "\u2581"
