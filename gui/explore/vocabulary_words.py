"""Words for what the engine says of a token: its kind, its script, what is true of it besides.

The filter field takes the engine's own names in every language; these are only shown.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "VocabularyWords"

_KINDS: Final = {
    "symbol": QT_TRANSLATE_NOOP("VocabularyWords", "symbol"),
    "merge": QT_TRANSLATE_NOOP("VocabularyWords", "merge"),
    "added": QT_TRANSLATE_NOOP("VocabularyWords", "added"),
    "special": QT_TRANSLATE_NOOP("VocabularyWords", "special"),
    "byte": QT_TRANSLATE_NOOP("VocabularyWords", "byte"),
    "unused": QT_TRANSLATE_NOOP("VocabularyWords", "unused"),
    "piece": QT_TRANSLATE_NOOP("VocabularyWords", "piece"),
}

_MEANINGS: Final = {
    "symbol": QT_TRANSLATE_NOOP(
        "VocabularyWords", "A symbol: no merge makes this token, merging begins with it."
    ),
    "added": QT_TRANSLATE_NOOP(
        "VocabularyWords", "An added token: it is found in a text before the text is split."
    ),
    "special": QT_TRANSLATE_NOOP(
        "VocabularyWords",
        "A special token: it marks a place in a text or around it and is no part of a word.",
    ),
    "byte": QT_TRANSLATE_NOOP(
        "VocabularyWords", "A byte: what has no token of its own is written in such bytes."
    ),
    "unused": QT_TRANSLATE_NOOP(
        "VocabularyWords", "An unused token: its place is kept free for tokens to be added."
    ),
    "piece": QT_TRANSLATE_NOOP(
        "VocabularyWords", "A piece: no merge makes this token, the file lists it as a whole."
    ),
}

_SCRIPTS: Final = {
    "none": QT_TRANSLATE_NOOP("VocabularyWords", "no letters"),
    "mixed": QT_TRANSLATE_NOOP("VocabularyWords", "several scripts"),
    "Other": QT_TRANSLATE_NOOP("VocabularyWords", "other script"),
    "Latin": QT_TRANSLATE_NOOP("VocabularyWords", "Latin"),
    "Han": QT_TRANSLATE_NOOP("VocabularyWords", "Han"),
    "Cyrillic": QT_TRANSLATE_NOOP("VocabularyWords", "Cyrillic"),
    "Hangul": QT_TRANSLATE_NOOP("VocabularyWords", "Hangul"),
    "Arabic": QT_TRANSLATE_NOOP("VocabularyWords", "Arabic"),
    "Katakana": QT_TRANSLATE_NOOP("VocabularyWords", "Katakana"),
    "Hiragana": QT_TRANSLATE_NOOP("VocabularyWords", "Hiragana"),
    "Greek": QT_TRANSLATE_NOOP("VocabularyWords", "Greek"),
    "Hebrew": QT_TRANSLATE_NOOP("VocabularyWords", "Hebrew"),
    "Devanagari": QT_TRANSLATE_NOOP("VocabularyWords", "Devanagari"),
    "Thai": QT_TRANSLATE_NOOP("VocabularyWords", "Thai"),
    "Bengali": QT_TRANSLATE_NOOP("VocabularyWords", "Bengali"),
    "Tamil": QT_TRANSLATE_NOOP("VocabularyWords", "Tamil"),
    "Georgian": QT_TRANSLATE_NOOP("VocabularyWords", "Georgian"),
    "Armenian": QT_TRANSLATE_NOOP("VocabularyWords", "Armenian"),
    "Ethiopic": QT_TRANSLATE_NOOP("VocabularyWords", "Ethiopic"),
    "Khmer": QT_TRANSLATE_NOOP("VocabularyWords", "Khmer"),
    "Myanmar": QT_TRANSLATE_NOOP("VocabularyWords", "Myanmar"),
    "Sinhala": QT_TRANSLATE_NOOP("VocabularyWords", "Sinhala"),
    "Gujarati": QT_TRANSLATE_NOOP("VocabularyWords", "Gujarati"),
    "Gurmukhi": QT_TRANSLATE_NOOP("VocabularyWords", "Gurmukhi"),
    "Kannada": QT_TRANSLATE_NOOP("VocabularyWords", "Kannada"),
    "Malayalam": QT_TRANSLATE_NOOP("VocabularyWords", "Malayalam"),
    "Telugu": QT_TRANSLATE_NOOP("VocabularyWords", "Telugu"),
    "Tibetan": QT_TRANSLATE_NOOP("VocabularyWords", "Tibetan"),
}

_FLAGS: Final = {
    "leading-space": QT_TRANSLATE_NOOP("VocabularyWords", "begins with a space"),
    "digits": QT_TRANSLATE_NOOP("VocabularyWords", "with digits"),
    "punctuation": QT_TRANSLATE_NOOP("VocabularyWords", "with punctuation or signs"),
    "letters": QT_TRANSLATE_NOOP("VocabularyWords", "with letters"),
    "uppercase": QT_TRANSLATE_NOOP("VocabularyWords", "with capital letters"),
    "spaces": QT_TRANSLATE_NOOP("VocabularyWords", "only white space"),
    "partial": QT_TRANSLATE_NOOP("VocabularyWords", "incomplete characters"),
    "no-bytes": QT_TRANSLATE_NOOP("VocabularyWords", "stands for no text"),
}


def kind_word(kind: str) -> str:
    """What a kind is called in the current language."""
    return QCoreApplication.translate(CONTEXT, str(_KINDS.get(kind, kind)))


def kind_meaning(kind: str) -> str:
    """What it means to be of a kind, in a sentence; nothing for a merge, whose tree shows it."""
    meaning = _MEANINGS.get(kind)
    return "" if meaning is None else QCoreApplication.translate(CONTEXT, str(meaning))


def script_word(script: str) -> str:
    """What a script is called; a rare one has Unicode's name."""
    return QCoreApplication.translate(
        CONTEXT, str(_SCRIPTS.get(script) or script.replace("_", " "))
    )


def flag_word(flag: str) -> str:
    """What is true of a token that has this flag."""
    return QCoreApplication.translate(CONTEXT, str(_FLAGS.get(flag, flag)))
