"""Every sentence that the engine says about a file or a corpus, marked for translation.

The engine speaks English and keeps the template of what it says; `gui.sentences.remarks` says it in
another language. A test reads the engine's source and fails when a template is missing here.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.sentences.classroom_templates import CLASSROOM_TEMPLATES
from gui.sentences.file_templates import FILE_TEMPLATES
from gui.sentences.finding_templates import FINDING_TEMPLATES
from gui.sentences.format_templates import FORMAT_TEMPLATES
from gui.sentences.lesson_templates import LESSON_TEMPLATES
from gui.sentences.session_templates import SESSION_TEMPLATES

TEMPLATES: Final = (
    *FINDING_TEMPLATES,
    *FORMAT_TEMPLATES,
    *FILE_TEMPLATES,
    *CLASSROOM_TEMPLATES,
    *SESSION_TEMPLATES,
    *LESSON_TEMPLATES,
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the merge {key!r} can be cut at {places} commas; it is read as {left!r} + {right!r}",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the rank {rank!r} is no whole number"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "no comma of this key cuts it into two tokens whose joined text is a token"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the merges {first!r} and {second!r} both have rank {rank}; they are applied in"
        " the order of the file",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is not JSON: {detail}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the JSON ends too early: the file is cut off ({detail})"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the text is not UTF-8: byte 0x{byte:02X} at offset {offset}; save the file as UTF-8",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the JSON is nested too deeply"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the JSON holds a number too long"),
    QT_TRANSLATE_NOOP("EngineRemarks", "merge number {number} is no pair of two texts"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the field {name!r} is given more than once; the last counts"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file has no merges: texts are split by longest match"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the vocabulary must be an object that gives each token its id"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the token {token!r} is given more than once (ids {ids}); the last counts"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the id of {token!r} is {number}; ids are whole numbers from 0 to {most}"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the largest id is {largest}, but there are only {count} tokens: most ids are unused",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "merges must be a list of pairs or an object"),
    QT_TRANSLATE_NOOP("EngineRemarks", "merge {number} has an empty part and is ignored"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the result {token!r} of merge {number} is not in the vocabulary; the merge is ignored",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "vocab_list must be a list of tokens"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "vocab_size says {stated}, but the vocabulary has {count} tokens"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file is empty"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no vocabulary here (field vocab)"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{field} is no text; {default} is assumed"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "merge {number} ({left!r} + {right!r}) is listed again as merge {last}; the "
        "last place counts",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this token is no text"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "vocab_list names {token!r}, which is not in the vocabulary"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{field} names {name!r}, which is not in the vocabulary: there is no such token",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no alphabet called {name!r}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "training must be an object"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the setting {name} has the wrong type"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file could not be written: {detail}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the count of {word!r} is {count!r}; counts are whole numbers from 1"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "a word is empty or no text: {word!r}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the counts together are larger than 64 bits hold"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a device, not a regular file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this cannot be the name of a file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the text is not UTF-8; its encoding has to be chosen"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is binary data, not text"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a folder, not a file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a pipe, not a regular file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a socket, not a regular file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "file not found"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no permission to read this file"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file cannot be read: {reason}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this byte does not belong to {encoding} text"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file is larger than {limit} bytes"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "file not found: this is a link to a file that does not exist"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no encoding called {encoding}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the count {count} is no whole number from 1"),
    QT_TRANSLATE_NOOP("EngineRemarks", "not a word and its count"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the word is empty"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the count is larger than 64 bits hold"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{count} more remarks like this one: {example}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "this folder holds several tokenizer files; choose one: {names}"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "this is a folder, and no tokenizer file that can be opened is in it"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the folder cannot be read: {detail}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the tokens {first!r} and {second!r} share id {id}; decoding gives the second",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{label!r} names no bytes"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a text, not a tokenizer"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "this is a web page, not a tokenizer: the download went wrong"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is a Python pickle: opening it could run any program, so it is never opened",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "this is a ZIP archive, or a model saved as one; unpack it first"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a Keras word index, not a subword tokenizer"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this JSON is no tokenizer"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is neither a text nor a tokenizer that is known here"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is a Git LFS pointer: the file itself was not downloaded; it has {size} bytes",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this is a damaged SentencePiece model"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this SentencePiece model is of an unknown type ({type})"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this piece is of an unknown type ({type})"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this piece is empty"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the piece {piece!r} is the same as piece {first}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "a SentencePiece model has one unknown piece; here are {count}"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the model has {count} pieces for single bytes; it must have {expected}"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "the map of characters in this SentencePiece model is damaged"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this SentencePiece model does not say of what type it is: Unigram is assumed;"
        " the file may be cut off",
    ),
)
