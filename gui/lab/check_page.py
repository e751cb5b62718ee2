"""Check my work: a student's merges or splits, the first that differs, the mistake behind it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.student_work import MergeCheck, SplitCheck
from gui.compare.plain_table import PlainTable
from gui.compare.tokens_delegate import TokensDelegate
from gui.lab.check_job import CheckAnswer, WorkKind
from gui.lab.check_rows import DIFFERENT, merge_rows, split_rows
from gui.lab.check_sentences import CheckSentences
from gui.lab.check_state import CheckState
from gui.lab.page import AnswerPage
from gui.lab.rows_model import RowsModel
from gui.lab.sentence import Sentence
from gui.lab.work_field import WorkField
from gui.look import theme
from gui.session import Session
from gui.widgets.panel import Panel


class CheckPage(AnswerPage):
    """The work at the left, what is to be said of it at the right.

    Signals:
        fork_requested: part from the training at this position with this pair.
    """

    STAGE = "checking"
    state: CheckState
    fork_requested = Signal(object, object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Compare with the training of `session`."""
        super().__init__(session, CheckState(session), parent)
        self._sentences = CheckSentences(self)
        self.work = WorkField(session.preferences)
        self.verdict = Sentence("heading")
        self.explanation = Sentence()
        self.also = Sentence("muted")
        self.go = QPushButton()
        self.fork = QPushButton()
        self.merge_model = RowsModel(("number", "token", "text", "token"), self)
        self.split_model = RowsModel(("token", "tokens", "text", "tokens"), self)
        self.table = PlainTable(self.merge_model)
        self._tokens, self._plain = TokensDelegate(self.table), QStyledItemDelegate(self.table)
        self._panels = {"work": Panel(self.work), "result": Panel(self._result())}
        self._lay_out()
        self._connect()
        self.begin_keys_at(self.work.text)
        self.retranslate()

    # For the view

    @staticmethod
    def title() -> str:
        """What the tab is called."""
        return QCoreApplication.translate("CheckPage", "Check my work")

    @staticmethod
    def tip() -> str:
        """What the page is for."""
        return QCoreApplication.translate(
            "CheckPage", "Compare your own merges or splits with the right ones, and find out why"
        )

    def open_file(self, path: Path) -> None:
        """Check what is in a file."""
        self.work.show_file(path)
        self.state.open_file(path)

    def show_work(self, kind: WorkKind, text: str) -> None:
        """Check a work that was kept."""
        self.set_kind(kind)
        self.work.text.setPlainText(text)

    def set_kind(self, kind: WorkKind) -> None:
        """Take the work for this."""
        self.work.show_kind(kind)
        self.state.set_kind(kind)

    def panels(self) -> dict[str, QWidget]:
        """The work, and what is said of it."""
        return dict(self._panels)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.title())
        self._panels["work"].set_title(self.tr("Your work"))
        self._panels["result"].set_title(self.tr("What is right"))
        self.go.setText(self.tr("&Show this step"))
        self.go.setToolTip(self.tr("Go to the first step that differs in the training view"))
        self.fork.setText(self.tr("&Fork there"))
        self.fork.setToolTip(self.tr("See what the training would have learned with your pair"))
        self.table.setAccessibleName(self.tr("Your work beside what is right"))
        yours, right = self.tr("Yours"), self.tr("Right")
        self.merge_model.set_heads((self.tr("Step"), yours, "", right))
        self.split_model.set_heads((self.tr("Word"), yours, "", right))
        self._show_answer()

    # Making

    def _result(self) -> QWidget:
        whole = QWidget()
        buttons, column = QHBoxLayout(), QVBoxLayout(whole)
        buttons.addWidget(self.go)
        buttons.addWidget(self.fork)
        buttons.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self._work, self.verdict, self.explanation, self.also):
            column.addWidget(part)
        column.addLayout(buttons)
        column.addWidget(self.table, 1)
        return whole

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(theme.active().spacing))
        row.addWidget(self._panels["work"], 2)
        row.addWidget(self._panels["result"], 3)

    def _connect(self) -> None:
        state, work = self.state, self.work
        work.kind_requested.connect(state.set_kind)
        work.text_edited.connect(state.set_text)
        work.file_requested.connect(self.open_file)
        self.go.clicked.connect(self._show_step)
        self.fork.clicked.connect(self._fork)
        self.let_copy(self.table)

    # Wishes

    def _show_step(self) -> None:
        check = self._merge_check()
        if check is not None and check.step is not None:
            self.step_requested.emit(check.step)

    def _fork(self) -> None:
        check = self._merge_check()
        if check is not None and check.step is not None and check.taken is not None:
            self.fork_requested.emit(check.step, check.taken)

    # Facts

    def _merge_check(self) -> MergeCheck | None:
        answer = self.state.answer
        return answer.check if answer and isinstance(answer.check, MergeCheck) else None

    def _headline(self) -> str:
        return f"{self.verdict.text()} {self.explanation.text()}"

    def _show_answer(self) -> None:
        answer = self.state.answer
        if answer is None:
            wrong = self._explained()
            self.verdict.say(wrong or self._empty(), "error" if wrong else "")
            self.explanation.say("")
            self.also.say("")
            self.merge_model.show_rows(())
            self.split_model.show_rows(())
        else:
            self.verdict.say(self._sentences.verdict(answer.check), "heading")
            self.explanation.say(self._explanation(answer))
            self.also.say(self._sentences.also(answer.check))
            if isinstance(answer.check, SplitCheck):
                self.split_model.show_rows(split_rows(answer, answer.check))
            else:
                self.merge_model.show_rows(merge_rows(answer))
        self._show_table()
        self._allow()
        self.told.emit(self.verdict.text())

    def _explanation(self, answer: CheckAnswer) -> str:
        if not answer.partial or answer.check.is_right:
            return self._sentences.explanation(answer.check)
        if self.state.busy:
            return self.tr("The mistake behind it is being looked for…")
        return self.tr("The search for the mistake behind it was stopped.")

    def _empty(self) -> str:
        if self.state.busy:
            return self.tr("Being checked…")
        if self.state.is_empty:
            return self.tr("Paste or open your work: it is compared with the training as it is.")
        return self.tr("Not checked: cancelled.")

    def _show_table(self) -> None:
        """Show the table that goes with the work, at the first row that differs."""
        splits = self.state.kind == "splits"
        model = self.split_model if splits else self.merge_model
        if self.table.model() is not model:
            self.table.setModel(model)
        for column in (1, 3):
            self.table.setItemDelegateForColumn(column, self._tokens if splits else self._plain)
        if splits:
            self.table.share_width({2: DIFFERENT}, {0: 7, 1: 10, 3: 10})
        else:
            self.table.share_width({0: "10 000", 2: DIFFERENT}, {1: 10, 3: 10})
        check = self._merge_check()
        if check is not None and check.step is not None and check.step < model.rowCount():
            self.table.selectRow(check.step)
            self.table.scrollTo(model.index(check.step, 0))

    def _allow(self) -> None:
        """Show the ways on from a step that differs."""
        check = self._merge_check()
        differs = check is not None and check.step is not None
        self.go.setVisible(differs)
        tied = check is not None and 0 < check.taken_count == check.expected_count
        self.fork.setVisible(differs and tied)
