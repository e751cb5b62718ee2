"""What a token stands for: every byte of it once, and whole characters are called whole."""

from hypothesis import given
from hypothesis import strategies as st

from gui.compare.text_parts import TextPart, text_parts


def test_a_token_of_whole_characters_is_one_part():
    assert text_parts("да", 0, 4) == (TextPart("да"),)
    assert text_parts("", 0, 0) == (TextPart(""),)


def test_a_token_may_begin_and_end_inside_characters():
    assert text_parts("даx中", 1, 5) == (
        TextPart("д", 2, 2, 2),
        TextPart("аx"),
        TextPart("中", 1, 1, 3),
    )


@given(st.text("aя中😀", min_size=1, max_size=5), st.data())
def test_the_parts_have_as_many_bytes_as_the_token(piece, data):
    first, last = (len(character.encode()) for character in (piece[0], piece[-1]))
    before = data.draw(st.integers(0, first - 1))
    after = data.draw(st.integers(0, last - 1 - (before if len(piece) == 1 else 0)))
    size = len(piece.encode()) - before - after
    found = text_parts(piece, before, size)
    sizes = [p.last - p.first + 1 if p.first else len(p.shown.encode()) for p in found]
    assert sum(sizes) == size
    assert "".join(part.shown for part in found) == piece
    assert all(part.last - part.first + 1 < part.bytes for part in found if part.first)
