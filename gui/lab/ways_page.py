"""All of them: every way in which the ties of a training can fall, and what words become then."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.text.alphabet import visible
from gui.compare.differing_model import share_text
from gui.compare.plain_table import PlainTable
from gui.compare.tokens_delegate import TokensDelegate
from gui.lab.bar_delegate import BarDelegate
from gui.lab.big_numbers import in_short
from gui.lab.page import AnswerPage
from gui.lab.rows_model import Bar, RowsModel
from gui.lab.sentence import Sentence
from gui.lab.ways_job import MOST_WORDS, WaysAnswer
from gui.lab.ways_sentences import WaysSentences
from gui.lab.ways_state import MOST_MERGES, WaysState
from gui.look import theme
from gui.look.translation import format_number
from gui.session import Session
from gui.widgets.panel import Panel
from gui.widgets.wrapped_row import WrappedRow

_MOST_ROWS = 2_000
_LONG_WORD = 10  # letters for which the column of words has room


class WaysPage(AnswerPage):
    """Numbers above, splits of words and tokens below."""

    STAGE = "ways"
    state: WaysState

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Follow the training of `session` in all ways."""
        super().__init__(session, WaysState(session), parent)
        self._sentences = WaysSentences(self)
        self._labels = [QLabel() for _ in range(3)]
        self.merges = QSpinBox()
        self.words = QLineEdit()
        self.numbers = Sentence("heading")
        self.limit = Sentence("warning")
        self.said = Sentence()
        self.split_model = RowsModel(("token", "tokens", "bar"), self)
        self.token_model = RowsModel(("token", "bar"), self)
        self._splits = PlainTable(self.split_model)
        self._tokens = PlainTable(self.token_model)
        self._panels = {"splits": Panel(self._splits), "tokens": Panel(self._tokens)}
        self._lay_out()
        self._connect()
        self.begin_keys_at(self.words)
        self.retranslate()

    # For the view

    @staticmethod
    def title() -> str:
        """What the tab is called."""
        return QCoreApplication.translate("WaysPage", "All ways")

    @staticmethod
    def tip() -> str:
        """What the page is for."""
        return QCoreApplication.translate(
            "WaysPage", "Every way in which the ties can fall: how many, and what they change"
        )

    def panels(self) -> dict[str, QWidget]:
        """Both tables."""
        return dict(self._panels)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.title())
        first, merges, split = self._labels
        first.setText(self.tr("All ways of the &first"))
        merges.setText(self.tr("merges"))
        split.setText(self.tr("split the &words"))
        first.setBuddy(self.merges)
        split.setBuddy(self.words)
        self.merges.setAccessibleName(self.tr("Merges to make in all ways"))
        self.words.setAccessibleName(self.tr("Words to split in all ways"))
        self.words.setPlaceholderText(self.tr("words, with spaces between them"))
        self._panels["splits"].set_title(self.tr("How the words are split"))
        self._panels["tokens"].set_title(self.tr("Tokens"))
        self._splits.setAccessibleName(self.tr("How the words are split"))
        self._tokens.setAccessibleName(self.tr("Tokens"))
        lists = self.tr("Lists"), self.tr("How many merge lists lead to it")
        self.split_model.set_heads(
            (self.tr("Word"), self.tr("Split"), lists[0]),
            (self.tr("The word"), self.tr("Its tokens, lowest ranks first"), lists[1]),
        )
        self.token_model.set_heads(
            (self.tr("Token"), lists[0]),
            (self.tr("The token"), self.tr("How many merge lists make it")),
        )
        self._show_answer()

    # Making

    def _lay_out(self) -> None:
        self._splits.setItemDelegateForColumn(1, TokensDelegate(self._splits))
        self._splits.setItemDelegateForColumn(2, BarDelegate(self._splits))
        self._tokens.setItemDelegateForColumn(1, BarDelegate(self._tokens))
        self.merges.setRange(1, MOST_MERGES)
        self.merges.setKeyboardTracking(False)
        gap = round(theme.active().spacing)
        head, body, column = WrappedRow(), QHBoxLayout(), QVBoxLayout(self)
        first, merges, split = self._labels
        head.add_group(first, self.merges, merges)
        head.add_group(split, self.words, stretch=1)
        body.addWidget(self._panels["splits"], 3)
        body.addWidget(self._panels["tokens"], 2)
        body.setSpacing(gap)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(head)
        for widget in (self._work, self.numbers, self.limit, self.said):
            column.addWidget(widget)
        column.addLayout(body, 1)

    def _connect(self) -> None:
        state = self.state
        self.merges.valueChanged.connect(state.set_merges)
        self.words.textEdited.connect(state.set_text)
        self.words.returnPressed.connect(state.follow_again)
        state.choice_changed.connect(self._show_choice)
        for table in (self._splits, self._tokens):
            self.let_copy(table)

    # Facts

    def _show_choice(self) -> None:
        if self.merges.value() != self.state.merges:
            self.merges.setValue(self.state.merges)
        if self.words.text() != self.state.text:
            self.words.setText(self.state.text)

    def _headline(self) -> str:
        return self.numbers.text()

    def _show_answer(self) -> None:
        answer = self.state.answer
        if answer is None:
            self.numbers.say(self._empty())
            self.limit.say(self._explained(), "error")
            self.said.say("")
            self.split_model.show_rows(())
            self.token_model.show_rows(())
        else:
            self.numbers.say(self._sentences.numbers(answer))
            limit = self._sentences.limit(answer, running=self.state.busy)
            self.limit.say(limit, "warning" if answer.limit else "muted")
            self.said.say(self._sentences.words(answer))
            self.split_model.show_rows(_split_rows(answer, self._alphabet()))
            self.token_model.show_rows(_token_rows(answer, self._alphabet()))
        self._fit()
        self.told.emit(self.numbers.text())

    def _empty(self) -> str:
        if self._problem is not None:
            return ""
        if self.state.trace is None:
            return self.tr("There is no training yet whose ties could fall otherwise.")
        if self.state.trace is not None and self.state.is_too_large:
            text = self.tr(
                "This corpus has {count} words; all ways are followed for at most {most}."
            )
            return text.format(
                count=format_number(self.state.trace.word_count), most=format_number(MOST_WORDS)
            )
        if self.state.busy:
            return self.tr("All ways are being followed…")
        return self.tr("Not followed: cancelled.")

    def _alphabet(self) -> str:
        trace = self.state.trace
        return trace.options.alphabet if trace is not None else "characters"

    def _fit(self) -> None:
        """Share the widths of the tables."""
        longest = len(self.split_model.widest((0,))[0])
        self._splits.share_width({}, {0: min(longest, _LONG_WORD), 1: 10, 2: 7})
        self._tokens.share_width({}, {0: 6, 1: 6})


def _split_rows(answer: WaysAnswer, alphabet: str) -> list[tuple[object, ...]]:
    """A row for each split; a word stands before its first one."""
    rows: list[tuple[object, ...]] = []
    for found in answer.ways.words:
        for number, (tokens, lists) in enumerate(found.splits):
            word = visible(found.word) if number == 0 else ""
            shown = tuple(visible(token, alphabet) for token in tokens)
            rows.append((word, shown, _bar(lists, answer.ways.lists)))
    return rows[:_MOST_ROWS]


def _token_rows(answer: WaysAnswer, alphabet: str) -> list[tuple[object, ...]]:
    tokens = answer.ways.tokens[:_MOST_ROWS]
    return [(visible(token, alphabet), _bar(lists, answer.ways.lists)) for token, lists in tokens]


def _bar(lists: int, whole: int) -> Bar:
    share = lists / whole if whole else 0.0
    count, percent = in_short(lists), share_text(lists, whole)
    return Bar(share, f"{count} ({percent})", min(count, percent, key=len))
