"""What the doctor found, by itself: each tokenizer is examined once."""

import pytest

from gui.state.examined import Examined
from gui.state.trained_sources import END

pytestmark = pytest.mark.usefixtures("started")

FOUND = ("a finding",)


@pytest.fixture
def asked(session, monkeypatch) -> list[object]:
    """What was asked; each is answered at once."""
    asked: list[object] = []

    def ask(_work, question, take) -> None:
        asked.append(question)
        take(FOUND)

    monkeypatch.setattr(session.explore._questions.examinations, "ask", ask)
    return asked


def test_a_tokenizer_is_examined_once(session, asked) -> None:
    examined, key = Examined(session.explore._questions, session), session.compare.key_of(END)
    assert examined.findings_of(key) is None and examined.findings_of(None) is None
    examined.examine(key, {})
    examined.examine(key, {})
    assert len(asked) == 1 and examined.findings_of(key) == FOUND


def test_what_was_found_in_a_tokenizer_is_forgotten_with_it(session, asked) -> None:
    examined, key = Examined(session.explore._questions, session), session.compare.key_of(END)
    examined.examine(key, {})
    examined.forget_all_but({key})
    assert examined.findings_of(key) == FOUND
    examined.forget_all_but(())
    assert examined.findings_of(key) is None
