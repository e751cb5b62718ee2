"""The size of a corpus as a table."""

from gui.training.corpus_facts import FactsTable
from gui.training.corpus_state import CorpusFacts


def test_numbers_are_grouped_and_said_in_words(qtbot) -> None:
    table = FactsTable()
    qtbot.addWidget(table)
    table.show_facts(CorpusFacts(12345, 4, 78, 10, 80))
    assert table.accessibleDescription() == (
        "Words: 12\u202f345, Distinct words: 4, Characters: 78, Distinct characters: 10, "
        "Bytes in UTF-8: 80"
    )


def test_what_is_not_known_yet_is_a_dash(qtbot) -> None:
    table = FactsTable()
    qtbot.addWidget(table)
    table.show_facts(None)
    assert table.accessibleDescription().startswith("Words: –, Distinct words: –")
