"""A choice whose entries come and go."""

import pytest

from gui.compare.tokenizer_choice import TokenizerChoice


@pytest.fixture
def choice(qtbot) -> TokenizerChoice:
    made = TokenizerChoice()
    qtbot.addWidget(made)
    return made


def test_the_chosen_entry_stays_while_it_is_there(choice) -> None:
    choice.set_entries([("a", "First"), ("b", "Second")])
    choice.set_value("b")
    choice.set_entries([("c", "Third"), ("b", "Second, renamed")])
    assert (choice.value(), choice.currentText()) == ("b", "Second, renamed")
    choice.set_entries([("a", "First")])
    assert choice.value() == "a"


def test_exchanging_entries_tells_nobody(choice, qtbot) -> None:
    with qtbot.assertNotEmitted(choice.value_chosen):
        choice.set_entries([("a", "First"), ("b", "Second")])
        choice.set_entries([])
