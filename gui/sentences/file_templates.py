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
    QT_TRANSLATE_NOOP("EngineRemarks", "a merge must be two texts, not {value}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "a model of type {name!r} is not supported; these are: {names}"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the merge {left!r} + {right!r} needs {label!r}, which is not in the vocabulary",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the merge {text!r} can be cut at {places} of its spaces: each part, and both together,"
        " must be in the vocabulary",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the map of characters is damaged"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the second part of the merge {left!r} + {right!r} has no mark that it continues a word",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the stages are nested too deeply"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there are {ids} ids for {tokens} tokens"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no piece with the number {number}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this BPE model has no merges"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is no piece of a template: {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be a list, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be a name and an id, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be a number, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be a piece and its score, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be a single character, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be a text, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is missing"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the text is UTF-16 and does not say so; save the file as UTF-8"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be a whole number from 0, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be a whole number from 0 to {most}, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be an object, not {value}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be true or false, not {value}"),
)
