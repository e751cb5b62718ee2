"""Pieces of a text against the text as a whole."""

import random

import pytest

from engine.text import pieces as module
from engine.text.pieces import pieces
from engine.text.pretokenize import SPLIT_RULES, pretokenize

SCRAPS = (
    "a",
    "ab",
    "Ж",
    "é",
    "1",
    "'",
    "'s",
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "\u3000",
    "_",
    "!",
    "/",
)


@pytest.mark.parametrize("rule", [*SPLIT_RULES, "[a-z]+"])
def test_the_words_of_the_pieces_are_those_of_the_text(rule, monkeypatch):
    draw = random.Random(1)
    for _ in range(400):
        text = "".join(draw.choices(SCRAPS, k=draw.randrange(60)))
        monkeypatch.setattr(module, "_PIECE", draw.randrange(1, 12))
        parts = list(pieces(text, rule))
        assert "".join(parts) == text and all(parts)
        assert [w for part in parts for w in pretokenize(part, rule)] == pretokenize(text, rule)


def test_a_change_leaves_most_pieces_as_they_were():
    draw = random.Random(2)
    lines = ["".join(draw.choices("abcd e", k=draw.randrange(5, 90))) + "f" for _ in range(5000)]
    text = "\n".join(lines)
    before, after = (
        set(pieces(t, "document")) for t in (text, text[:70_000] + "q" + text[70_000:])
    )
    assert len(after) > 5 and len(after - before) == 1
