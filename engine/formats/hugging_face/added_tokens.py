"""The list `added_tokens` of a tokenizer.json."""

from __future__ import annotations

from engine.documented_json.remarks import Remarks
from engine.formats.hugging_face.fields import Value
from engine.pipeline import AddedToken
from engine.pipeline.added_vocabulary import AddedVocabulary

NO_ID = -1


def read_added_tokens(value: Value) -> tuple[AddedToken, ...]:
    """Read the tokens; the id is that of the file, or `NO_ID` where that is null.

    Raises:
        TokenizerFileError: it is no list of tokens.
    """
    return tuple(map(_token, value.items())) if value.value is not None else ()


def _token(value: Value) -> AddedToken:
    number = value.member("id")
    special = value.member("special").flag(False)
    return AddedToken(
        NO_ID if number.value is None else number.whole(),
        value.member("content").text(),
        special,
        value.member("normalized").flag(not special),
        value.member("lstrip").flag(False),
        value.member("rstrip").flag(False),
        value.member("single_word").flag(False),
    )


def tell_of_ids(stated: tuple[AddedToken, ...], added: AddedVocabulary, remarks: Remarks) -> None:
    """Tell of tokens that get another id than the file says."""
    for token in stated:
        number = added.ids.get(token.content)
        if number is None:
            remarks.add("an added token is empty and is left out")
        elif token.id == NO_ID:
            remarks.add(
                "the added token {token!r} has no id in the file; it gets {id}",
                token=token.content[:60],
                id=number,
            )
        elif token.id != number:
            remarks.add(
                "the added token {token!r} has the id {stated} in the file, but the library that"
                " reads such files gives it {id}, and so it is here",
                token=token.content[:60],
                stated=token.id,
                id=number,
            )
