"""SentencePiece's .model files: what is in one, its stages, and how its pieces are decoded.

`model_proto` and `piece_records` read the file, `opening` makes a `tokenizer` of it. Its stages are
normalizing (`normalized_chunks` for long texts), the model (`word_model` for the two kinds that
choose nothing), `ends` around the pieces, and `decoding`.
"""

from engine.formats.sentencepiece.opening import open_sentencepiece

__all__ = ["open_sentencepiece"]
