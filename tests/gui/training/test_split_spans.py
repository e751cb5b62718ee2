"""How a short line splits: as the engine splits it, within a time limit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import pretokenize
from engine.text.pretokenize import SPLIT_RULES, SplitPatternError
from gui.training.split_spans import SplitTooSlowError, split_line

RULES = (*SPLIT_RULES, r"\w+", r"(?:ab)+|.", "b*")


@given(line=st.text(max_size=30), rule=st.sampled_from(RULES))
def test_the_words_are_those_of_the_engine(line: str, rule: str) -> None:
    words = [piece.text for piece in split_line(line, rule, seconds=5) if piece.is_word]
    assert words == pretokenize(line, rule)


@given(line=st.text(max_size=30), rule=st.sampled_from(RULES))
def test_the_pieces_together_are_the_line(line: str, rule: str) -> None:
    pieces = split_line(line, rule, seconds=5)
    assert "".join(piece.text for piece in pieces) == line
    assert all(piece.text for piece in pieces)


def test_a_pattern_that_backtracks_without_end_is_stopped() -> None:
    with pytest.raises(SplitTooSlowError):
        split_line("a" * 60 + "!", r"(a|a|aa)+$", seconds=0.02)


def test_a_wrong_pattern_is_said_to_be_wrong() -> None:
    with pytest.raises(SplitPatternError):
        split_line("abc", "[")
