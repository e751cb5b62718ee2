"""A line cut into words: every word is drawn, rows wrap, nothing needs more than its column."""

from gui.training.split_spans import Piece
from gui.widgets.split_preview import SplitPreview


def preview(qtbot, width: int) -> SplitPreview:
    made = SplitPreview()
    qtbot.addWidget(made)
    made.resize(width, 40)
    return made


def words(*texts: str) -> tuple[Piece, ...]:
    return tuple(Piece(text, is_word=True) for text in texts)


def test_words_are_labelled_visibly(qtbot) -> None:
    made = preview(qtbot, 400)
    made.show_pieces((*words("a", " b\t"), Piece("-", is_word=False)))
    assert made.labels() == ("a", "·b⇥")


def test_rows_wrap_in_a_narrow_column(qtbot) -> None:
    made = preview(qtbot, 400)
    made.show_pieces(words(*["word"] * 12))
    assert made.heightForWidth(80) > made.heightForWidth(400) > 0


def test_a_word_longer_than_the_row_is_elided(qtbot) -> None:
    made = preview(qtbot, 100)
    made.show_pieces(words("x" * 300))
    assert made.labels()[0].endswith("…")


def test_nothing_to_show_is_drawn_without_fuss(qtbot) -> None:
    made = preview(qtbot, 100)
    made.show_pieces(())
    assert not made.grab().isNull()
    assert made.labels() == ()
