"""Every error becomes one sentence with place and reason, whichever way it arrives."""

import pickle
from pathlib import Path

import pytest

from engine.text.patterns.errors import PatternTimeoutError
from engine.text.pretokenize import SplitPatternError, SplitTimeoutError
from engine.text.reading import CorpusError, InputFileError, UnknownEncodingError
from engine.text.remark import Remark
from engine.tokenizer.word_tokens import UnknownCharactersError
from engine.training import TrainingError
from gui.sentences.messages import explain, explain_unattended
from gui.worker import Failure

FILE = Path("/some/where/letters.txt")

CASES = [
    (
        CorpusError(
            None, "line 2", Remark("the count {count} is no whole number from 1", count="x")
        ),
        "Line 2: the count x is no whole number from 1.",
    ),
    (CorpusError(FILE, "", Remark("file not found")), "letters.txt: file not found."),
    (
        CorpusError(
            FILE,
            "byte 12345",
            Remark("this byte does not belong to {encoding} text", encoding="cp1252"),
        ),
        "letters.txt, byte 12\u202f345: this byte does not belong to cp1252 text.",
    ),
    (
        InputFileError(FILE, "line 33, column 2000", Remark("the file is cut off")),
        "letters.txt, line 33, column 2\u202f000: the file is cut off.",
    ),
    (
        InputFileError(FILE, "piece 7", Remark("this piece is empty")),
        "letters.txt, piece 7: this piece is empty.",
    ),
    (
        InputFileError(FILE, '$.vocab["a"]', Remark("this token is no text")),
        'letters.txt, $.vocab["a"]: this token is no text.',
    ),
    (
        UnknownEncodingError(FILE, ("cp1251",), 7),
        "letters.txt is not UTF-8. Choose the encoding in which it can be read.",
    ),
    (
        UnknownEncodingError(None, ("cp1251",), 7),
        "The text is not UTF-8. Choose the encoding in which it can be read.",
    ),
    (
        SplitPatternError("[a", 2, "unterminated character set"),
        "The pattern is wrong at character 3: a closing ] is missing.",
    ),
    (
        SplitPatternError("a" * 99, None, "it is longer than 10 characters"),
        "The pattern cannot be used: it is too long.",
    ),
    (
        SplitPatternError("", None, "it is empty"),
        "Write a regular expression; each of its matches becomes a word.",
    ),
    (
        SplitTimeoutError("too long"),
        "The split pattern tries too many ways on this text and was stopped. "
        "Avoid repeats inside repeats, such as (a+)+.",
    ),
    (
        TrainingError("mark-in-text", "_", "the mark occurs"),
        "The end-of-word mark _ occurs in the text. Choose another mark.",
    ),
    (
        TrainingError("counts-too-large", "9", "too large"),
        "The counts of this corpus together are larger than 64 bits hold. Use smaller counts.",
    ),
    (TrainingError("new-reason", "", "new"), "Training is not possible: new-reason"),
    (
        FileNotFoundError(2, "No such file", str(FILE)),
        "letters.txt was not found. Perhaps it was moved or renamed.",
    ),
    (
        PermissionError(13, "Permission denied", str(FILE)),
        "There is no permission to use letters.txt. Choose another file or folder.",
    ),
    (
        OSError(28, "No space left on device", str(FILE)),
        "The system reports a problem with letters.txt: No space left on device",
    ),
    (MemoryError(), "There is not enough memory for this. Use a smaller corpus."),
    (
        ValueError("odd"),
        "The program met something it did not expect: odd",
    ),
    (ZeroDivisionError(), "The program met something it did not expect: ZeroDivisionError"),
]


@pytest.mark.parametrize(("error", "sentence"), CASES, ids=lambda value: type(value).__name__)
def test_an_error_is_one_sentence(qapp, error: Exception, sentence: str) -> None:
    assert explain(error) == sentence


@pytest.mark.parametrize(("error", "sentence"), CASES, ids=lambda value: type(value).__name__)
def test_an_error_from_another_process_is_the_same_sentence(
    qapp, error: Exception, sentence: str
) -> None:
    assert explain(pickle.loads(pickle.dumps(Failure.of(error)))) == sentence


def test_a_dead_worker_is_explained(qapp) -> None:
    sentence = explain(Failure(("WorkerDied",), "the process ended"))
    assert sentence.startswith("The training stopped because its process ended")


def test_facts_alone_are_enough(qapp) -> None:
    failure = Failure(
        ("CorpusError", "InputFileError", "ValueError"),
        "file not found",
        {"path": str(FILE), "place": "", "reason": "file not found"},
    )
    assert explain(failure) == "letters.txt: file not found."


def test_a_text_that_a_vocabulary_cannot_hold_names_its_characters():
    said = explain(UnknownCharactersError(["x", "ü"]))
    assert "x ü" in said and "did not expect" not in said


def test_a_pattern_of_a_file_that_never_ends_is_told_like_an_own_one():
    assert explain(PatternTimeoutError("slow")) == explain(SplitTimeoutError("slow"))


def test_where_nobody_can_choose_an_encoding_it_is_said_what_else_can_be_done():
    for problem in (UnknownEncodingError(FILE, ("cp1251",), 7), CorpusError(FILE, "", "empty")):
        failure = Failure.of(problem)
        assert explain_unattended(problem) == explain_unattended(failure)
    assert explain_unattended(problem) == explain(problem)
    sentence = explain_unattended(UnknownEncodingError(FILE, ("cp1251",), 7))
    assert sentence == (
        "letters.txt, byte 7: this is not UTF-8. Save it as UTF-8; in the window another encoding"
        " can be chosen."
    )
