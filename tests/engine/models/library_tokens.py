"""The engine's tokens and those of `tokenizers`, in one form, to be compared."""

from tokenizers import Tokenizer


def library_tokens(model, word):
    """(id, token, characters) of each token, as the library gives them for a text."""
    encoding = Tokenizer(model).encode(word)
    return list(zip(encoding.ids, encoding.tokens, encoding.offsets, strict=True))


def engine_tokens(model, word, mode="rank-ordered"):
    """The same from the engine; dropped characters are left out as the library does."""
    owners = [n for n, c in enumerate(word) for _ in c.encode()]
    rows = zip(*model.tokenize(word, mode)[:4], strict=True)
    return [
        (number, text, (owners[start], owners[end - 1] + 1) if start < end else None)
        for number, text, start, end in rows
        if number is not None
    ]
