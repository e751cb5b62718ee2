"""Names of our own for formats, components and settings, in the language of the window.

Names of other programs (BertNormalizer, add_prefix_space) stay as their files write them: who knows
them looks for them. The engine's own names are words, and words are translated.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "OwnWords"

_FORMATS: Final = {
    "documented JSON": QT_TRANSLATE_NOOP("OwnWords", "documented JSON"),
    "vocabulary only": QT_TRANSLATE_NOOP("OwnWords", "vocabulary only"),
    "CLIP merges": QT_TRANSLATE_NOOP("OwnWords", "CLIP merges"),
    "SentencePiece model": QT_TRANSLATE_NOOP("OwnWords", "SentencePiece model"),
    "minbpe model": QT_TRANSLATE_NOOP("OwnWords", "minbpe model"),
    "vocab.json + merges.txt (byte-level)": QT_TRANSLATE_NOOP(
        "OwnWords", "vocab.json + merges.txt (byte-level)"
    ),
}

_COMPONENTS: Final = {
    "": QT_TRANSLATE_NOOP("OwnWords", "joined with spaces"),
    "AddedTokens": QT_TRANSLATE_NOOP("OwnWords", "Found in the text"),
    "U+FFFD": QT_TRANSLATE_NOOP("OwnWords", "Lone surrogates"),
    "document": QT_TRANSLATE_NOOP("OwnWords", "Document rule"),
    "whitespace": QT_TRANSLATE_NOOP("OwnWords", "At white space"),
    "none": QT_TRANSLATE_NOOP("OwnWords", "Not split"),
    "gpt2": QT_TRANSLATE_NOOP("OwnWords", "GPT-2's rule"),
    "cl100k": QT_TRANSLATE_NOOP("OwnWords", "GPT-4's rule (cl100k)"),
    "o200k": QT_TRANSLATE_NOOP("OwnWords", "GPT-4o's rule (o200k)"),
    "ranked bytes": QT_TRANSLATE_NOOP("OwnWords", "BPE by ranks"),
    "bos, eos": QT_TRANSLATE_NOOP("OwnWords", "Beginning and end"),
    "Bytes": QT_TRANSLATE_NOOP("OwnWords", "Bytes as UTF-8"),
}

_SETTINGS: Final = {
    "alphabet": QT_TRANSLATE_NOOP("OwnWords", "alphabet"),
    "end_of_word": QT_TRANSLATE_NOOP("OwnWords", "end-of-word mark"),
    "end_of_word_attached": QT_TRANSLATE_NOOP("OwnWords", "mark attached to the last character"),
    "first_id": QT_TRANSLATE_NOOP("OwnWords", "first id"),
    "bos": QT_TRANSLATE_NOOP("OwnWords", "at the beginning"),
    "eos": QT_TRANSLATE_NOOP("OwnWords", "at the end"),
    "skip_special_tokens": QT_TRANSLATE_NOOP("OwnWords", "special tokens left out"),
    "merges in the file": QT_TRANSLATE_NOOP("OwnWords", "merges in the file"),
    "merges used": QT_TRANSLATE_NOOP("OwnWords", "merges used"),
    "partner": QT_TRANSLATE_NOOP("OwnWords", "the other half"),
    "normalization": QT_TRANSLATE_NOOP("OwnWords", "normalization"),
    "name": QT_TRANSLATE_NOOP("OwnWords", "name"),
}

_VALUES: Final = {
    "characters": QT_TRANSLATE_NOOP("OwnWords", "characters"),
    "bytes": QT_TRANSLATE_NOOP("OwnWords", "bytes"),
    "true": QT_TRANSLATE_NOOP("OwnWords", "yes"),
    "false": QT_TRANSLATE_NOOP("OwnWords", "no"),
    '""': QT_TRANSLATE_NOOP("OwnWords", "none"),
}

_OWN_VALUES: Final = ("alphabet", "end_of_word", "end_of_word_attached", "skip_special_tokens")


def format_word(name: str) -> str:
    """What a file format is called; names of files stay."""
    return QCoreApplication.translate(CONTEXT, str(_FORMATS.get(name, name)))


def component_word(name: str) -> str:
    """What a component is called."""
    return QCoreApplication.translate(CONTEXT, str(_COMPONENTS.get(name, name)))


def setting_word(name: str) -> str:
    """What a setting is called."""
    return QCoreApplication.translate(CONTEXT, str(_SETTINGS.get(name, name)))


def value_word(name: str, value: str) -> str:
    """What the setting called `name` is set to; values of files' own settings stay."""
    if name not in _OWN_VALUES:
        return value
    return QCoreApplication.translate(CONTEXT, str(_VALUES.get(value, value)))
