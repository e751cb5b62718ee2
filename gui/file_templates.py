"""Sentences about tokenizer files of other programs, marked for translation.

`remark_templates` joins them to the others; they are a file of their own because they are many.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

FILE_TEMPLATES: Final = (
    QT_TRANSLATE_NOOP("EngineRemarks", "an added token is empty and is left out"),
    QT_TRANSLATE_NOOP("EngineRemarks", "piece {number} is of an unknown type ({type})"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the SentencePiece model is of an unknown type (number {type})"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the added token {token!r} has no id in the file; it gets {id}"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the added token {token!r} has the id {stated} in the file, but the library that reads"
        " such files gives it {id}, and so it is here",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file asks for dropout {value}; here it is off"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file says version {version}; it is read like 1.0"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the merge {text!r} has several spaces; it is read as {left!r} + {right!r}"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the pattern at {place} cannot be read: {detail}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the template names {name!r} and does not say which token that is: nothing is put there",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the token {token!r} has no id and is left out"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the {kind} {name!r} is not known here"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "unknown text is to become {name!r}, which is not in the vocabulary: it cannot be split",
    ),
)
