"""What the engine says about the files of other programs, marked for translation."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

FORMAT_TEMPLATES: Final = (
    QT_TRANSLATE_NOOP("EngineRemarks", "a line must begin with ! and a rank"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a line must hold a token in base64 and its rank"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a merge must be two ids"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a merge must be two parts with one space between them"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a merge that comes again counts where it comes first"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a special token needs a name and a rank below {total}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a whole number is expected here"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a whole number up to {most} is expected here"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "each entry is a single character: this is a map of characters, which splits "
        "texts into these",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "id {id} is not made by a line before"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "ids {first} and {second} stand for the same bytes; the second counts",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "line {line} is empty and is passed over"),
    QT_TRANSLATE_NOOP("EngineRemarks", "line {line} is empty: there is no token with id {id}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "none of the merges in {name} makes a token of the vocabulary"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "pat_str and bpe_ranks must be texts"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the file does not name its special tokens: they are not known here",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the file does not say how texts are cut into words; {rule!r} is assumed, "
        "because there are {count} tokens",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the files do not say how texts are cut into words; {rule!r} is assumed, "
        "because there are {count} tokens",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the file has no ids: they are given here, characters first, then the merges",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file has no merges"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the file has no merges, and none lie beside it (merges.txt, vocab.bpe): texts "
        "are split by longest match",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file has no tokens"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the file has no vocabulary, and none lies beside it: ids are given as in the "
        "files of GPT-2, which need not be the right ones",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file is cut off"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the file says that its last {count} tokens are not used"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the merge in line {line} comes again in line {last}; the last place counts",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the merge in line {line} needs {token!r}, which is not in the vocabulary; it is ignored",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the pattern is missing"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the pattern {pattern!r} cannot be used: {reason}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the rank {rank} is no whole number from 0 to 4294967294"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the rank {rank} was given at {earlier} already"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the token has no token_bytes"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the token is too long"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the token of id {id} is empty: no text becomes it"),
    QT_TRANSLATE_NOOP("EngineRemarks", "the vocabulary has no [UNK]: unknown words have no id"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this JSON gives each word a count and no id: it is no tokenizer",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this gzip file ends too early: it is cut off"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this gzip file is damaged"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this gzip file unpacks to far more than a tokenizer needs"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is a GGUF model, which holds its tokenizer inside; open the tokenizer's own file",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is a config.json of a model, which has no vocabulary: open the file "
        "tokenizer.json beside it",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is a tokenizer_config.json, which has no vocabulary: open the file "
        "tokenizer.json beside it",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this merge needs {token!r}, which no line before it makes"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this must be an object of names and ids"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this token has rank {earlier} already"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this token is not written in base64"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{count} of the 256 bytes are no tokens: what holds them is lost",
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
