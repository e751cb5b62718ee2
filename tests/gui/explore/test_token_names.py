"""What tokens are called: as a person reads them or as the file writes them, never two the same."""

import json

import pytest

from engine import open_tokenizer
from engine.analysis.vocabulary import vocabulary_table
from engine.text.alphabet import visible
from gui.explore.token_names import TokenNames
from gui.explore.token_tip import name_tip
from tests.gui.compare.splits import of_bytes
from tests.gui.explore.tables import plain, row


@pytest.fixture
def table(tmp_path, qapp):
    """A vocabulary of bytes, and added tokens that look like what such bytes are."""
    of_bytes(tmp_path, " зима", "é", "a·b")
    path = tmp_path / "tokenizer.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    first = len(content["model"]["vocab"])
    for number, added in enumerate((" зима", "é é", "a b", "·", "<|é|>")):
        content["added_tokens"].append({"id": first + 1 + number, "content": added})
    path.write_text(json.dumps(content), encoding="utf-8")
    return vocabulary_table(open_tokenizer(path))


def test_no_two_tokens_have_one_name(table) -> None:
    for as_text in (True, False):
        names = TokenNames(table, as_text)
        assert len({names.name(each) for each in range(len(table))}) == len(table)


def test_what_is_bytes_is_read_as_text(table) -> None:
    names = TokenNames(table)
    for each in range(len(table)):
        text = table.text(each)
        if "⟨" not in names.name(each) and text is not None:
            assert names.name(each) == visible(text)


def test_added_tokens_that_look_like_bytes_are_marked_and_explained(table) -> None:
    names = TokenNames(table)
    added = row(table, "·зима")
    assert names.name(added) == "⟨=⟩·зима" and names.in_file(added) == "·зима"
    assert "not bytes" in name_tip(names, added)


def test_where_nothing_is_written_as_bytes_names_are_labels(qapp) -> None:
    table = plain("é", "Ġ", " м", "·")
    names = TokenNames(table)
    assert [names.name(each) for each in range(4)] == [table.label(each) for each in range(4)]
    assert not any(map(names.in_file, range(4)))
