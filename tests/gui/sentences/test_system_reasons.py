"""The system's reasons are said in the window's language."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from engine import BPETokenizer, TokenizerFileError
from gui.sentences import messages, system_reasons
from gui.sentences.system_reasons import system_reason


class Capitals(QTranslator):
    """Translates the system's reasons into capitals."""

    def translate(self, context: str, text: str, *_: object) -> str | None:  # type: ignore[override]
        return text.upper() if context == "SystemReasons" else None

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def capitals(qapp: QCoreApplication) -> object:
    translator = Capitals()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("number", sorted(system_reasons._REASONS))
def test_every_reason_of_the_table_is_translated(capitals: object, number: int) -> None:
    assert system_reason(os.strerror(number)).isupper()


def test_a_reason_without_translation_is_shown_as_it_is(qapp: QCoreApplication) -> None:
    assert system_reason(os.strerror(errno.EACCES)) == "Permission denied"
    assert system_reason("the disk is {tired}") == "the disk is {tired}"


def test_a_failed_save_says_its_reason_in_the_language_of_the_window(
    capitals: object, tmp_path: Path
) -> None:
    tokenizer = BPETokenizer()
    tokenizer.train(["ab ab"], vocab_size=3)
    with pytest.raises(TokenizerFileError) as caught:
        tokenizer.save(tmp_path / "missing" / "t.json")
    assert "NO SUCH FILE OR DIRECTORY" in messages.explain(caught.value)


def test_a_problem_of_the_system_says_its_reason_in_the_language_of_the_window(
    capitals: object,
) -> None:
    error = OSError(errno.EIO, os.strerror(errno.EIO), "/x/a.txt")
    assert "INPUT/OUTPUT ERROR" in messages.explain(error)
