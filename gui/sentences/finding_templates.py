"""The sentences of the examination of a tokenizer and of its filter, marked for translation.

`remark_templates` holds what is said of files; this is apart from it because it is so much.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

FINDING_TEMPLATES: Final = (
    QT_TRANSLATE_NOOP("EngineRemarks", 'the closing " is missing'),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        'the closing / is missing; a text with / at its start is put in "quotes"',
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "this regular expression cannot be read"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{value!r} is none of: {names}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "after hex: come bytes of two digits each, such as e4 b8"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{value!r} is no number and no range such as 100-200"),
    QT_TRANSLATE_NOOP("EngineRemarks", "after {key}: something is missing"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a byte is written with two digits, such as e4"),
    QT_TRANSLATE_NOOP("EngineRemarks", "this regular expression takes too long"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{token}: added as {id}, in the vocabulary {other}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens hidden by added tokens"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Added tokens are cut out of a text before anything else happens to it. These tokens hold"
        " the text of an added token, so a text never gets to them, unless special tokens are not"
        " recognised.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Added tokens that the vocabulary has under another id"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "A text that holds such a token gives the id of the added one; the other id never"
        " appears. Programs that read only the vocabulary give the other id.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Added tokens that become the same text"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "These added tokens are looked for after the normalizer, which makes the same text of"
        " them. The library finds any one of them, not the same one in each run; here it is the"
        " first.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{names} become {text}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "Added tokens without any text"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "An empty added token can be found nowhere in a text, or everywhere. It is left out here;"
        " other programs may behave oddly.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Special tokens that are not in the vocabulary"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The settings name tokens that have no id: {names}. Where such a token is needed, nothing"
        " or something wrong is put in its place. Take the settings and the vocabulary from the"
        " same source.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Special tokens that are put around a text with a wrong id"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The post-processor states names and ids, and nobody checks them: the model gets the id."
        " These are not the ids that the vocabulary has. Probably the vocabulary was changed and"
        " the post-processor was not.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{token}: no token has the id {id}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "{token}: the id {id} is that of {other}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "Places that are kept free"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "These tokens are named or marked as unused. They are there so that tokens can be added"
        " later without making the model larger. The model never learned them.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Byte values that no token stands for"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Texts with these bytes cannot be written with this vocabulary: {values}. Characters that"
        " need them become the unknown token or are lost. The values C0, C1 and F5 to FF are in"
        " no UTF-8 text and are not needed.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that end or begin inside a character"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Their bytes are no valid UTF-8 by themselves; only with their neighbours they make"
        " characters. That is normal where merges work on bytes. Do not decode a text token by"
        " token: a character that is cut would be shown as � (U+FFFD).",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens whose bytes no text can have"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Wherever such a token stood, its bytes would be no UTF-8. So no text produces it, and if"
        " a model gives it, decoding shows � (U+FFFD). The vocabulary was probably learned from"
        " files that are no text.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "id {id}: {names}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "Ids that no token has"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{count} ids are in use, but the largest id is {largest}. A model needs a row for each id"
        " up to the largest one, so its vocabulary size is {size}, not {count}. A program that"
        " goes on counting from the number of tokens gives an id twice.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Ids that several tokens share"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Decoding such an id gives only one of its tokens, so a text does not come back as it"
        " was. A model cannot tell these tokens apart. The file was put together badly.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "no token has the id {id}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "no token has an id from {first} to {last}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "Ids do not begin with 0"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The first id is {first}. The ids before it may be kept for tokens that the program adds"
        " itself; if not, all ids are shifted against those of the model.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Groups of tokens with the same text"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Decoding shows no difference between the tokens of a group, but encoding gives only one"
        " of them. Usually one is a letter and the other its byte, kept for characters that the"
        " vocabulary does not have. A model that was never trained with one of the two may behave"
        " oddly when it gets it.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "{text}: ids {ids}"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "merge {number} ({left} + {right}) is listed again as merge {last}",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Merges that are listed twice"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The last place of such a merge counts, as in GPT-2's program and in the tokenizers"
        " library. A program that takes the first place splits some words otherwise.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Merges of tokens that are not in the vocabulary"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Such a merge can never happen, or makes something that has no id. The vocabulary and the"
        " merges do not belong together; get both files from the same source.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "merge {number} ({left} + {right}): {missing} is missing"),
    QT_TRANSLATE_NOOP("EngineRemarks", "More merges than tokens"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "There are {merges} merges, but only {tokens} tokens, and {count} merges need or make a"
        " token that is not there. The merges belong to a larger vocabulary.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that several merges make"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "There are {merges} merges and {tokens} tokens: a token that can be made of different"
        " parts has a merge for each way. So it is in files that were converted from"
        " SentencePiece, and nothing is wrong with it.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that no merge makes"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "They are longer than a symbol, but no pair of the list gives them. They are found only"
        " where they are a whole word, because whole words are looked up first.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Such a merge needs or makes something that has no id, so it is ignored here. The"
        " vocabulary and the merges do not belong together.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens without any text"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "An empty token stands for nothing and can never be found in a text. It is usually left"
        " over from an empty line of the file. Programs that search for tokens in a text may run"
        " forever on it.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "A wrong vocabulary size"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The size that the file states is not the number of its tokens. Programs that trust it"
        " make a model too large or too small. Usually tokens were added or removed by hand.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Merges whose result is not in the vocabulary"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Such a merge would make something that has no id, so it is ignored here. The vocabulary"
        " and the merges do not belong together.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The file names a special token that has no id. Where it is needed, nothing is put in.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that the file lists twice"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The last place counts, as in all programs that read such a file into a table.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "The file has no merges"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Without them nobody can split a text as BPE does. Texts are split by longest match here,"
        " which gives other tokens for some words.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Noticed when the file was read"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The file could be read all the same; this is how it was understood.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Texts cannot be split"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The vocabulary can be read, but the file asks for something that is not known here:"
        " {reason}",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Merges in the old form"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Each merge is one text, with {sign} between its two parts. No part holds this sign"
        " itself, so there is only one way to read them. Saved anew, the file lists both parts of"
        " each merge apart.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Each merge is one text, with {sign} between its two parts. Some parts hold this sign"
        " themselves, and their texts can be read in two ways. Saved anew, the file lists both"
        " parts of each merge apart.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "a comma"),
    QT_TRANSLATE_NOOP("EngineRemarks", "a space"),
    QT_TRANSLATE_NOOP("EngineRemarks", "Capital letters are lost"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The text is made lower case before it is split, so decoding cannot give the capital"
        " letters back. Right for models that were trained so; wrong for all others.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Accents are lost"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Accents are taken off before the text is split, which also turns Russian й into и and ё"
        " into е. Decoding cannot give them back.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Some characters are replaced by similar ones"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The text is normalized before it is split: ligatures, full-width letters, small raised"
        " digits and unusual spaces become their common forms. Decoding gives those instead of"
        " what was written.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Parts of the text are replaced or stripped"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The file asks for replacements, or for spaces at the ends to be taken off. What they"
        " remove does not come back in decoding. See the stages for what exactly is changed.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "The file asks for long texts to be cut"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Programs that follow the file lose everything after a number of tokens, silently"
        " ({setting}). Nothing is cut here.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "The file asks for short texts to be filled up"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Programs that follow the file put padding tokens after the text ({setting}). Nothing is"
        " put there here.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "The file asks for merges to be skipped at random"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "With a dropout of {value} the same text is split differently every time. That is meant"
        " for training. Here it is off.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Unknown characters vanish"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "There is no token for unknown characters, and not all bytes have tokens. A character"
        " that is not in the vocabulary leaves no trace in the ids.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that no text produces"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The model splits the very text of such a token into other tokens, so it never appears in"
        " a result. It does no harm but takes up a place. Many of them mean that merges are"
        " missing, or that vocabulary and merges come from different trainings.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that their own text alone does not give"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "If nothing stands beside it, the text of such a token is cut apart or changed before it"
        " reaches the model, so it gives other tokens. Beside other characters it can stay whole,"
        " and there the token appears. That is usual: tokens were often learned with other rules"
        " than those of the file.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that begin no text"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "Something is put beside every text, mostly a space before it. So the text of such a token"
        " alone gives other tokens: those of the text with what is put there. After other"
        " characters the token appears. That is how such files are meant.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that are cut apart before they reach the model"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The rules that split a text into words cut the text of such a token, alone and with"
        " letters, digits, spaces or signs around it. So the model never gets it whole, and the"
        " token hardly ever appears. That is usual: tokens were often learned with other rules"
        " than those of the file.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens whose text is changed before it reaches the model"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The stages before the model make another text of such a token: capital letters become"
        " small, a letter and its accent one character, bytes signs of their own. So the model"
        " never gets it as it is, and the token hardly ever appears. It does no harm but takes up"
        " a place.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "id {id}: {token} is cut into {pieces}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "id {id}: {token} becomes {text}"),
    QT_TRANSLATE_NOOP("EngineRemarks", "Letters with accents are written in one form only"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "A letter with an accent can be one character, or a letter and an accent after it; both"
        " look the same. The text is put into one of these forms before it is split. Decoding"
        " gives that form, whatever was written, so a file may not come back byte for byte.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "There are no tokens"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "The vocabulary is empty, so every character of every text is unknown. The file was"
        " probably written before anything was learned, or something went wrong then.",
    ),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "{count} ids are in use, but the largest id is {largest}. A model needs a row for each id"
        " up to the largest one: nearly all of {size} rows would be empty, if they fit into memory"
        " at all. Probably an id is wrong.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Tokens that are put in by their id only"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "They are named like special tokens, and no text produces them: the model splits their"
        " names like any other text. Programs put them in by their id, as GPT-2's does with the"
        " end of a text. Other programs find the names in a text, too.",
    ),
    QT_TRANSLATE_NOOP("EngineRemarks", "Merges with an empty part"),
    QT_TRANSLATE_NOOP(
        "EngineRemarks",
        "A merge joins two tokens that have a text. Such a line joins nothing, so it is ignored"
        " here. The file was probably damaged, or its merges were cut at the wrong signs.",
    ),
)
