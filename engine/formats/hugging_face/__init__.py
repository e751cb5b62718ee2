"""tokenizer.json of Hugging Face: reading and writing."""

from engine.formats.hugging_face.reading import read_tokenizer_json

__all__ = ["read_tokenizer_json"]
