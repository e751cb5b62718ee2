"""What vocabulary size buys: the curve above, the life lines of all tokens below, one cursor.

Both share the place of every step, and the cursor is the player of the training.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QMenu,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from engine.analysis.vocabulary_size import curve_rows, life_rows
from gui.lab.curve_job import CurveAnswer
from gui.lab.curve_sentences import CurveSentences, grows_alone
from gui.lab.curve_state import CurveState
from gui.lab.held_out_choice import HeldOutChoice
from gui.lab.letters import line_height
from gui.lab.life_panel import LifePanel
from gui.lab.page import AnswerPage
from gui.lab.sentence import Sentence
from gui.lab.size_axis import SizeAxis
from gui.lab.size_chart import SizeChart
from gui.lab.size_frame import Curve, SizeFrame
from gui.lab.table_saver import TableSaver
from gui.lab.ways_state import words_to_try
from gui.look import theme
from gui.session import Session
from gui.training.presenter import Presenter
from gui.widgets.panel import Panel
from gui.widgets.remembered_splitters import RememberedSplitters
from gui.widgets.wrapped_row import WrappedRow

_HEIGHTS: Final = (60, 40)
_TOO_SHORT: Final = object()
_LEAST_LINES: Final = 26
"""So many lines of text high the page is at least where there is room for everything."""


class CurvePage(AnswerPage):
    """The curve and the life lines."""

    STAGE = "curve"
    state: CurveState

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        """Show what vocabulary size buys in the training of `session`."""
        super().__init__(session, CurveState(session), parent)
        self._sentences = CurveSentences(self)
        self._saver = TableSaver(session.preferences, self)
        self._presenter: Presenter | None = None
        self._active = False
        self.held_out = HeldOutChoice()
        self.logarithmic, self.with_lives = QCheckBox(), QCheckBox()
        self._lives_wished: bool | None = None
        self.save = QPushButton()
        self._save_curve, self._save_lives = QAction(self), QAction(self)
        self.said, self.overfitting = Sentence("heading"), Sentence()
        self.chart, self.life_lines = SizeChart(), LifePanel(self._sentences)
        self.lives = self.life_lines.chart
        self._lay_out()
        self._connect()
        self.begin_keys_at(self.chart)
        self.retranslate()

    # For the view

    @staticmethod
    def title() -> str:
        """What the tab is called."""
        return QCoreApplication.translate("CurvePage", "Vocabulary size")

    @staticmethod
    def tip() -> str:
        """What the page is for."""
        return QCoreApplication.translate(
            "CurvePage", "What each further token buys, on the training text and on another one"
        )

    def set_active(self, active: bool) -> None:
        """Follow the training and its player from now on, or no longer."""
        self._active = active
        super().set_active(active)
        self._follow_player()

    def panels(self) -> dict[str, QWidget]:
        """The curve, and the life lines unless they are folded away."""
        panels: dict[str, QWidget] = {"curve": self._panels[0]}
        if self.with_lives.isChecked():
            panels["lives"] = self._panels[1]
        return panels

    def reset_layout(self) -> None:
        """Share the height as at first."""
        self._splitters.forget()
        self._splitter.setSizes([height * 10 for height in _HEIGHTS])

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.title())
        self.held_out.retranslate()
        self.logarithmic.setText(self.tr("Lo&garithmic"))
        self.logarithmic.setToolTip(self.tr("Small vocabularies get more room than large ones"))
        self.with_lives.setText(self.tr("Life lines"))
        self.with_lives.setToolTip(self.tr("Show below the curve how long each token lives"))
        self.save.setText(self.tr("Save &table"))
        self.save.setAccessibleDescription(self.tr("As a file for a spreadsheet"))
        self._save_curve.setText(self.tr("The curve…"))
        self._save_lives.setText(self.tr("The life lines…"))
        self._show_answer()

    # Making

    def _lay_out(self) -> None:
        gap = round(theme.active().spacing)
        menu = QMenu(self)
        menu.addActions([self._save_curve, self._save_lives])
        self.save.setMenu(menu)
        head = WrappedRow()
        head.add_group(self.held_out, stretch=1)
        head.add_group(self.logarithmic)
        head.add_group(self.with_lives)
        head.add_group(self.save)
        self.with_lives.setChecked(True)
        self._panels = Panel(self.chart), self.life_lines
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.setChildrenCollapsible(False)
        for panel, height in zip(self._panels, _HEIGHTS, strict=True):
            self._splitter.addWidget(panel)
            self._splitter.setStretchFactor(self._splitter.count() - 1, height)
        self._splitter.setSizes([height * 10 for height in _HEIGHTS])
        self._splitters = RememberedSplitters(
            {"lab_curve": self._splitter}, self.session.preferences
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(head)
        for widget in (self._work, self.said, self.overfitting):
            column.addWidget(widget)
        column.addWidget(self._splitter, 1)

    def _connect(self) -> None:
        session, state = self.session, self.state
        self.held_out.kind_requested.connect(self._hold_out)
        self.held_out.part_requested.connect(state.hold_out_part)
        self.held_out.text_edited.connect(state.hold_out_text)
        self.logarithmic.toggled.connect(self._show_answer)
        self.with_lives.clicked.connect(self._wish_lives)
        self._save_curve.triggered.connect(self._save_curve_table)
        self._save_lives.triggered.connect(self._save_life_table)
        self._saver.told.connect(self.told)
        state.held_out_changed.connect(self._show_held_out)
        state.refused.connect(self._refuse)
        session.position_changed.connect(self._follow_player)
        for part in (self.chart, self.lives):
            part.position_requested.connect(session.seek)
            part.rooms_changed.connect(self._share_rooms)

    # Wishes

    def _hold_out(self, kind: str) -> None:
        state = self.state
        if kind == "none":
            state.hold_out_nothing()
        elif kind == "text":
            state.hold_out_text(None if state.typed else self._first_text())
            self.held_out.text.setFocus()
        else:
            path = self._saver.ask_for_text()
            if path is None:
                self._show_held_out()
            else:
                state.hold_out_file(path)

    def _wish_lives(self, wished: bool) -> None:
        self._lives_wished = wished
        self._fold()

    def _first_text(self) -> str | None:
        """Words to begin with, where the corpus is a list of words."""
        trace = self.state.trace
        if trace is None or not self.state.is_listed:
            return None
        return words_to_try(trace, joined=False)

    def _save_curve_table(self) -> None:
        if self.state.answer is not None:
            self._saver.save("curve.csv", curve_rows(self.state.answer.curve))

    def _save_life_table(self) -> None:
        trace, answer = self.state.trace, self.state.answer
        if trace is not None and answer is not None:
            self._saver.save("life_lines.csv", life_rows(trace, answer.lives))

    # Facts

    def _show_held_out(self) -> None:
        self.held_out.show_held_out(self.state.held_out, listed=self.state.is_listed)

    def _headline(self) -> str:
        return self.said.text()

    def _show_new_answer(self) -> None:
        snapshot, known = self.state.snapshot, self._presenter
        if snapshot is not None and (known is None or known.trace is not snapshot.trace):
            self._presenter = Presenter(snapshot.trace, None, snapshot.word_steps)
        super()._show_new_answer()

    def _show_answer(self) -> None:
        answer = self.state.answer
        self.save.setEnabled(answer is not None)
        title, name = self._sentences.curve_names(by_bytes=self._by_bytes())
        self._panels[0].set_title(title)
        self.chart.setAccessibleName(name)
        self.chart.set_words(self._sentences.words(), self._empty())
        self.chart.show_frame(SizeFrame() if answer is None else self._size_frame(answer))
        self._show_lives()
        self._say_overfitting()
        self._follow_player()

    def _by_bytes(self) -> bool:
        """Whether tokens are made of bytes: then they are measured in bytes, as in the training."""
        trace = self.state.trace
        return trace is not None and trace.options.alphabet == "bytes"

    def _axis(self, answer: CurveAnswer) -> SizeAxis:
        sizes = answer.curve.vocabulary_sizes
        return SizeAxis(int(sizes[0]), len(sizes) - 1, self.logarithmic.isChecked())

    def _size_frame(self, answer: CurveAnswer) -> SizeFrame:
        curve, (training, held_out) = answer.curve, self._sentences.line_names()
        curves = [Curve("training", training, curve.training.symbols_per_token)]
        if curve.held_out is not None:
            curves.append(Curve("held_out", held_out, curve.held_out.symbols_per_token))
        marks = self._sentences.marks(curve)
        return SizeFrame(self._axis(answer), curves, marks, grows_alone(curve))

    def _show_lives(self) -> None:
        answer, presenter = self.state.answer, self._presenter
        if answer is None or presenter is None:
            self.life_lines.show_none()
        else:
            self.life_lines.show_lives(answer, presenter, self._axis(answer))

    def _follow_player(self) -> None:
        """Put the cursor where the player is, and say what is there."""
        if not self._active:
            return
        answer, presenter = self.state.answer, self._presenter
        position = self.session.player.position
        self.chart.show_cursor(position)
        self.lives.show_cursor(position)
        if self._problem is not None:
            self.said.say(self._explained(), "error")
        elif answer is None or presenter is None:
            self.said.say(self._empty(), "")
        else:
            at = min(position, len(presenter.trace))
            said = [self._sentences.cursor(answer.curve, presenter, at)]
            if self.state.held_out.kind == "part":
                said.append(self._sentences.trained_on(self.state.held_out.share))
            self.said.say(" ".join(said), "heading")
        self.chart.setAccessibleDescription(self.said.text())
        self.told.emit(self.said.text())

    def _say_overfitting(self) -> None:
        """Say what late tokens buy, where that leaves enough room for the pictures."""
        answer = self.state.answer
        if answer is None or self._is_low():
            self.overfitting.say("")
        else:
            self.overfitting.say(
                self._sentences.overfitting(answer.curve, by_bytes=self._by_bytes())
            )

    def _empty(self) -> str:
        if self.session.training:
            return self.tr("The curve comes when the training is over.")
        if self.state.trace is None:
            return self.tr("There is no training yet that could have a curve.")
        if not self.state.has_curve:
            return self.tr("This list of merges makes a token twice: it has no curve.")
        if self.state.busy:
            return self.tr("The curve is being computed…")
        return self.tr("Not computed.")

    def _refuse(self) -> None:
        self._show_problem(_TOO_SHORT)

    def _explained(self) -> str:
        """What is wrong, in the language of now."""
        if self._problem is _TOO_SHORT:
            return self.tr("This corpus is too short for a part of it to be held out.")
        return super()._explained()

    # Room

    def _is_low(self) -> bool:
        return self.height() < _LEAST_LINES * line_height()

    def _fold(self) -> None:
        """Give the curve the whole height where there is little, unless somebody wishes both."""
        wished = self._lives_wished
        shown = not self._is_low() if wished is None else wished
        self.with_lives.setChecked(shown)
        if self.life_lines.isHidden() == shown:
            self.life_lines.setVisible(shown)
            self._share_rooms()

    def _share_rooms(self) -> None:
        """Let a step stand at the same place in both pictures."""
        if self.life_lines.isHidden():
            self.chart.set_rooms(*self.chart.rooms())
            return
        scroll = self.lives.scroll_room()
        both = self.chart.rooms(), self.lives.rooms()
        left = max(room[0] for room in both)
        edge = self.lives.frameWidth()
        right = max(both[0][1], both[1][1] + scroll - edge)
        self.chart.set_rooms(left + edge, right)
        self.lives.set_rooms(left, right - scroll + edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for."""
        super().resizeEvent(event)
        self._fold()
        self._say_overfitting()

    def showEvent(self, event: QShowEvent) -> None:
        """Know how wide the scroll bar is."""
        super().showEvent(event)
        self._share_rooms()
