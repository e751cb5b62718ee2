"""Signs of labels are explained, those that the label has and no others."""

import pytest

from engine.text.alphabet import visible
from gui.widgets.counted_runs import with_counted_runs
from gui.widgets.sign_notes import rare_sign_notes, sign_notes


@pytest.mark.parametrize(
    ("label", "signs"),
    [
        ("low", []),
        (visible(" a\tb\n"), ["·", "⇥", "⏎"]),
        ("·⟨A4⟩", ["·", "⟨A4⟩"]),
        ("⟨=⟩м", ["⟨=⟩"]),
        (visible("\u200d"), ["⟨U+200D⟩"]),
        (with_counted_runs("ha" * 6), ["⟨…×8⟩"]),
        (visible("\u0301"), ["◌"]),
    ],
)
def test_each_sign_has_its_note(qapp, label, signs) -> None:
    assert [note.split(":")[0] for note in sign_notes(label)] == signs
    plain = {"·", "⇥", "⏎"}
    rare = [note.split(":")[0] for note in rare_sign_notes(label)]
    assert rare == [sign for sign in signs if sign not in plain]
