"""AddedToken: a token that is found in a text as it is, before the text is split."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AddedToken:
    """An entry of `added_tokens` in a tokenizer.json.

    Attributes:
        id: its id.
        content: its name, which is also what is looked for in a text.
        special: decoding can leave it out, and a person can ask for it not to be found.
        normalized: it is looked for after the normalizer, not before.
        lstrip: it takes the white space before it.
        rstrip: it takes the white space after it.
        single_word: it is found only where no letter or digit touches it.
    """

    id: int
    content: str
    special: bool = False
    normalized: bool = True
    lstrip: bool = False
    rstrip: bool = False
    single_word: bool = False
