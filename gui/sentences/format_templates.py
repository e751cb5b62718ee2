"""What the engine says about files of other programs, and saving like them, for translation."""

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
    QT_TRANSLATE_NOOP("EngineRemarks", "this gzip file holds another; unpack it first"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this gzip file is damaged"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this gzip file unpacks to far more than a tokenizer needs"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is a GGUF model, which holds its tokenizer inside; open the tokenizer's own file",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is an added_tokens.json, which has only the tokens that were added later: "
        "open the file tokenizer.json beside it",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is a special_tokens_map.json, which has no vocabulary: open the file "
        "tokenizer.json beside it",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "these are settings of a model, which have no vocabulary: open the file "
        "tokenizer.json beside them",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "these are the weights of a model, or a list of them: open the file "
        "tokenizer.json beside them",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this gives characters or words their numbers and has no model: it is no subword tokenizer",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this JSON gives each id its token; a vocabulary gives each token its id",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is the list of pieces that SentencePiece writes beside its model: open the "
        "file that ends in .model",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this is a vocabulary of RWKV, a format that is not read here",
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
    QT_TRANSLATE_NOOP("EngineRemarks", "this format has no place for these stages: {names}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this format holds only tokenizers that work by merges"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this format cannot hold what this tokenizer does before and after merging",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "this format has no way of splitting that would give the same tokens"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the special tokens would be lost: the format has no place for them ({count})",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the split rule would be lost: whoever opens the file has to choose it",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the split rule is not in the file: here it is guessed from the number of tokens, other"
        " programs have to be told",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the split rule is not in these files: here it is guessed from the number of tokens, other"
        " programs take that of GPT-2",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "which tokens are special is not in these files: here it is seen by their names, other"
        " programs have to be told",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the split rule of this tokenizer cannot be written here"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the settings of the stages would be lost: whoever opens the files has to know them",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "these stages and settings would be lost, for the files do not tell: {names}",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the files alone, opened here or by another program, would split nearly every text"
        " otherwise ({count} of {total} texts that were tried)",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the files alone, opened here, would split some texts otherwise ({count} of {total} texts"
        " that were tried)",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "other programs take the stages of GPT-2 and would split some texts otherwise, unless they"
        " are told these",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "other programs would split nearly every text otherwise, unless they are told these stages",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{count} tokens cannot be reached by merges of two tokens and would be split otherwise",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "only tokens of bytes without marks of words' ends have ranks"
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the labels or the ids do not go with ranks of bytes"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "ranks cannot say how {count} of the tokens are made: texts would be split otherwise",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "merges whose parts hold spaces or line ends cannot be written here",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "nothing would say any more that {count} tokens are special"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the special token {token!r} has the same label as another token",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "this format cannot hold a mark of words' ends that is a symbol of its own",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "two tokens would have the same label"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "names of special tokens in a text would no longer be recognised ({count})",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "names of special tokens in a text would be recognised from then on ({count})",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "unknown words would be one token, where SentencePiece makes one of each byte",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "unknown words in a row would be a token each, where SentencePiece makes one",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this format cannot hold scores that are no numbers"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "sums of scores would be rounded otherwise: where two ways to split are equally "
        "good, the other one may be taken",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "names of byte tokens, such as {token}, would be taken for these tokens in a text",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{count} pieces have the score of another one: where two such overlap, "
        "SentencePiece makes the left one, and from then on it would be the one that the "
        "file has first",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{count} pieces are made of characters that are no pieces themselves; such "
        "characters would be unknown",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{count} pieces that SentencePiece makes of no text would be given where their "
        "text stands alone between user-defined pieces",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{count} unused pieces would be used like any other"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the map of characters would be applied to characters together with their marks: "
        "a few texts, most of them with marks written apart, would be changed otherwise",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the text of user-defined pieces ({count}) would no longer be kept from changes "
        "before splitting",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "the file leaves open whether {names} are put around a text; from then on the "
        "library would put them there unless it is told not to",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "unknown characters would be left out of decoded texts, where SentencePiece "
        "writes {surface!r}",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "the map that changes decoded texts would be lost"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "half characters (lone surrogates) in a text are bytes in the documented format and"
        " become U+FFFD in all others",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "texts would no longer be mended as CLIP's program does it: wrong encodings, odd"
        " forms of letters, quotes and spaces, names of characters in HTML",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this format cannot hold marks of words' ends beside bytes"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "unknown characters would be dropped, where now they are an error"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks", "unknown characters would be an error, where now they are dropped"
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{count} merges join symbols that are no tokens: they would be lost, and texts split"
        " otherwise",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "a string has no closing quotation mark"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a colon is missing"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a comma or a closing bracket is missing"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a name in double quotation marks is missing"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a value is missing"),
    QT_TRANSLATE_NOOP("EngineRemarks", "something follows after its end"),
    QT_TRANSLATE_NOOP("EngineRemarks", "four hexadecimal digits must follow \\u"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a string holds a line end or another control character"),
    QT_TRANSLATE_NOOP("EngineRemarks", "nothing follows after a comma"),
    QT_TRANSLATE_NOOP("EngineRemarks", "there is no such escape after \\"),
)
