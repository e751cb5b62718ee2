"""What a class reads that guesses merges."""

import pytest

from gui.training.guess_sentences import GuessSentences
from gui.training.tie_sentences import plain
from gui.training.ties_state import TrainingEnd

HOW_TO_BEGIN = "Press Home to guess from the start."


@pytest.mark.parametrize("reason", ["no-pairs", "merges", "minimum", "replayed"])
def test_a_class_that_begins_at_the_end_reads_how_to_come_to_a_question(qtbot, reason) -> None:
    said = GuessSentences().told(None, TrainingEnd(reason, 12), plain)
    assert said.body[-1] == HOW_TO_BEGIN


@pytest.mark.parametrize("reason", ["no-words", "running"])
def test_where_there_is_nothing_to_guess_yet_no_key_is_named(qtbot, reason) -> None:
    said = GuessSentences().told(None, TrainingEnd(reason, 0), plain)
    assert HOW_TO_BEGIN not in said.body
