"""SentencePiece's .model files: what is in one, its stages, and how its pieces are decoded."""

from engine.formats.sentencepiece.opening import open_sentencepiece

__all__ = ["open_sentencepiece"]
