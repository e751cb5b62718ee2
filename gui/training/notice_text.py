"""What the notice bar of the training view says: the session's facts as sentences.

`gui.sentences.messages` has the sentences about errors; here are those about what is shown, and
which of several things to say comes first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QCoreApplication

from engine.text.reading import UnknownEncodingError
from gui.look.translation import current, format_number
from gui.sentences.messages import explain
from gui.sentences.remarks import translated_reason
from gui.session import Session
from gui.state.notice import Notice
from gui.work.samples import Sample
from gui.work.training_job import Snapshot
from gui.worker import WORKER_DIED, Failure

if TYPE_CHECKING:
    from gui.work.loaded_tokenizer import LoadedTokenizer

LONG_WORD = 1000
"""From so many characters on, a corpus of one word is hardly what somebody wanted."""

_OF_TOKENIZERS: Final = ("replay", "no-merges", "opened")


@dataclass(frozen=True)
class Saying:
    """A sentence, whether it warns, and what can be done: "", "train", "again" or "usual"."""

    sentence: str
    warning: bool = False
    action: str = ""


def saying(session: Session) -> Saying | None:
    """What is to be said at the moment: a notice, or else what the training came to."""
    if session.notice is not None:
        return _of_notice(session.notice)
    if session.snapshot is not None and not session.training:
        return _of_snapshot(session.snapshot, session)
    return None


def open_question(session: Session) -> UnknownEncodingError | None:
    """The error that asks for an encoding, while nobody has answered it."""
    notice = session.notice
    if notice is None or notice.kind != "problem" or session.unread is None:
        return None
    error = getattr(notice.subject, "error", notice.subject)
    return error if isinstance(error, UnknownEncodingError) else None


def action_text(action: str) -> str:
    """The words on the button."""
    texts = {
        "train": QCoreApplication.translate("Notices", "Train instead"),
        "again": QCoreApplication.translate("Notices", "Train again"),
        "usual": QCoreApplication.translate("Notices", "Usual options"),
    }
    return texts.get(action, "")


def _of_notice(notice: Notice) -> Saying:
    subject = notice.subject
    if notice.kind in _OF_TOKENIZERS:
        return _of_tokenizer(notice.kind, cast("LoadedTokenizer", subject))
    if notice.kind == "cancelled" and isinstance(subject, int):
        return Saying(_cancelled(subject), warning=True, action="again")
    if notice.kind == "own-options" and isinstance(subject, Sample):
        return Saying(_own_options(subject), action="usual")
    died = isinstance(subject, Failure) and subject.kind == WORKER_DIED
    return Saying(explain(subject), warning=True, action="again" if died else "")


def _of_tokenizer(kind: str, loaded: LoadedTokenizer) -> Saying:
    if kind == "replay":
        return Saying(_replay(loaded), action="train")
    if kind == "no-merges":
        return Saying(_no_merges(loaded), warning=True)
    return Saying(_opened(loaded))


def _replay(loaded: LoadedTokenizer) -> str:
    text = QCoreApplication.translate(
        "Notices",
        "These are the merges of {file}, made one by one on this corpus with its own counts.",
    )
    sentences = [text.format(file=loaded.path.name)]
    sentences += [translated_reason(remark) for remark in loaded.warnings]
    return " ".join(sentences)


def _no_merges(loaded: LoadedTokenizer) -> str:
    text = QCoreApplication.translate(
        "Notices", "{file} holds a vocabulary without merges, so there is nothing to replay."
    )
    return text.format(file=loaded.path.name)


def _opened(loaded: LoadedTokenizer) -> str:
    """A file of another program: what it is, and where it can be seen."""
    text = QCoreApplication.translate(
        "Notices",
        "{file} ({format}) is open: look into it (Ctrl+3) or split texts with it (Ctrl+2).",
    )
    sentences = [text.format(file=loaded.path.name, format=loaded.card.format)]
    sentences += [translated_reason(remark) for remark in loaded.warnings]
    return " ".join(sentences)


def _own_options(sample: Sample) -> str:
    text = QCoreApplication.translate(
        "Notices", "“{sample}” is trained with your options of last time, not with its usual ones."
    )
    return text.format(sample=sample.title(current()))


def _cancelled(steps: int) -> str:
    text = QCoreApplication.translate(
        "Notices", "The training was cancelled; the first {count} steps are shown."
    )
    return text.format(count=format_number(steps))


def _of_snapshot(snapshot: Snapshot, session: Session) -> Saying | None:
    """What is odd about a training that came to its end."""
    trace = snapshot.trace
    if trace.word_count == 0:
        return Saying(_no_words(snapshot), warning=True)
    if len(trace) == 0:
        return Saying(_no_steps(snapshot, session), warning=True)
    if session.source.looks_like_merges:
        return Saying(_merge_list(session), warning=True)
    if trace.word_count == 1 and _is_long(snapshot):
        text = QCoreApplication.translate(
            "Notices",
            "The whole text is one word. Another split rule would make words of it.",
        )
        return Saying(text)
    return None


def _merge_list(session: Session) -> str:
    if len(session.source.paths) > 1:
        return QCoreApplication.translate(
            "Notices",
            "One of the files looks like the list of merges of a tokenizer. "
            "Here it is a text like any other.",
        )
    text = QCoreApplication.translate(
        "Notices",
        "{file} looks like the list of merges of a tokenizer. Here it is a text like any other.",
    )
    return text.format(file=session.source.paths[0].name)


def _is_long(snapshot: Snapshot) -> bool:
    return len(snapshot.trace.word(0)) > LONG_WORD


def _no_words(snapshot: Snapshot) -> str:
    if snapshot.size.skipped_characters:
        return QCoreApplication.translate(
            "Notices", "The split pattern matches nothing in this text, so there are no words."
        )
    return QCoreApplication.translate(
        "Notices", "The corpus is empty. Type a text, or open a file or a sample."
    )


def _no_steps(snapshot: Snapshot, session: Session) -> str:
    options = session.setup.options
    symbols = len(snapshot.trace.symbols)
    if snapshot.planned == 0 and options.vocab_size is not None and symbols >= options.vocab_size:
        text = QCoreApplication.translate(
            "Notices",
            "The alphabet alone has {symbols} symbols, so a vocabulary of {size} leaves no room "
            "for merges. Ask for a larger vocabulary.",
        )
        return text.format(symbols=format_number(symbols), size=format_number(options.vocab_size))
    if snapshot.trace.at(0).pair_total == 0:
        return QCoreApplication.translate(
            "Notices", "Every word is a single symbol, so there is no pair to merge."
        )
    if snapshot.planned == 0:
        return QCoreApplication.translate("Notices", "No merges were asked for.")
    text = QCoreApplication.translate(
        "Notices", "No pair occurs {count} times, as the minimum count asks."
    )
    return text.format(count=format_number(options.min_count))
