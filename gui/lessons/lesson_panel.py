"""What is in the lesson's dock: the text, the steps, and the buttons. It shows a `LessonState`.

Wide and low under a view, or narrow and high beside it: the list of steps then stands beside the
text, or below it. Without a lesson the list offers those of the program.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.text.remark import Remark
from gui.announcement import announce
from gui.lessons.facts_job import as_written, broken
from gui.lessons.fault_label import FaultLabel
from gui.lessons.lesson import in_language
from gui.lessons.lesson_state import LessonState
from gui.lessons.lesson_text import LessonText
from gui.lessons.shipped import shipped_lessons
from gui.lessons.steps_list import StepsList
from gui.lessons.words import AnyNumber, plain, to_html
from gui.look import icons, theme, translation
from gui.sentences import messages
from gui.sentences.remarks import translated_reason

_FEW_LINES = 32
"""A panel with room for fewer lines shows no list of steps until somebody asks for it."""

_LINES_FOR_HINT = 28
"""In one with room for fewer, the text, which is read from afar, needs the lines of the hint."""


class LessonPanel(QWidget):
    """Shows a lesson.

    Signals:
        file_requested: a person wants to choose the file that the step needs.
        lesson_requested: the number of a lesson of the program that a person wants, from 0.
    """

    file_requested = Signal()
    lesson_requested = Signal(int)

    def __init__(self, state: LessonState, parent: QWidget | None = None) -> None:
        """Show `state`."""
        super().__init__(parent)
        self._state = state
        self._list_wished: bool | None = None
        self._problem: object | None = None
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.text)
        self.retranslate()

    def set_list_shown(self, shown: bool) -> None:
        """Show or hide the list of steps, whatever the room."""
        self._list_wished = shown
        self._arrange()

    def take_keys(self) -> None:
        """Take the keys: for the text, or to choose a lesson."""
        (self.steps if self._state.lesson is None else self).setFocus()

    def show_problem(self, problem: object) -> None:
        """Say why a lesson cannot be opened, until another step is shown."""
        self._problem = problem
        self._show_warning()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Lesson"))
        self.text.setAccessibleName(self.tr("Text of the step"))
        self._back.setAccessibleName(self.tr("Back"))
        self._back.setToolTip(self.tr("Back (Page Up)"))
        self._start.setText(self.tr("From the beginning"))
        self._start.setToolTip(self.tr("The lesson goes on where it was left; begin it anew"))
        self._return.setText(self.tr("Return to the lesson"))
        self._return.setToolTip(self.tr("Bring the program back to the state of this step"))
        self._own.setText(self.tr("Return to my corpus"))
        self._own.setToolTip(self.tr("End the lesson and go on with what was there before it"))
        self._choose.setAccessibleName(self.tr("Choose the tokenizer file"))
        for button, name in (
            (self._list_button, self.tr("List of steps")),
            (self._bookmark, self.tr("Bookmark")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self._show_everything()

    # Making

    def _make_widgets(self) -> None:
        self.text = LessonText()
        self.steps = StepsList()
        self._warning = FaultLabel()
        self._choose, self._start = QPushButton(), QPushButton()
        self._back, self._next = QPushButton(), QPushButton()
        self._place = QLabel()
        self._place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list_button = QToolButton()
        self._list_button.setCheckable(True)
        self._bookmark = QToolButton()
        self._bookmark.setCheckable(True)
        self._return, self._own = QPushButton(), QPushButton()
        buttons = (self._choose, self._start, self._back, self._next, self._return, self._own)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Space to the text
        for tool in (self._list_button, self._bookmark):
            tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._hint = _wrapped("muted")
        self._warning.hide()

    def _lay_out(self) -> None:
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        side = QVBoxLayout()
        above = (self.text, self._warning, self._choose, self._start, self._return, self._own)
        for widget in above:
            side.addWidget(widget, 1 if widget is self.text else 0)
        self._row = QHBoxLayout()
        for small in (self._list_button, self._bookmark, self._place, self._back):
            self._row.addWidget(small)
        self._row.addWidget(self._next, 1)
        side.addLayout(self._row)
        side.addWidget(self._hint)
        self._side = side
        self._whole.addLayout(side, 3)
        self._whole.addWidget(self.steps, 1)
        self._dress()

    def _dress(self) -> None:
        gap = round(theme.active().spacing)
        self._whole.setContentsMargins(gap, 0, gap, gap // 2)
        for layout in (self._whole, self._side, self._row):
            layout.setSpacing(gap // 2)
        side = round(1.5 * theme.active().point_size)
        for button, name in (
            (self._list_button, "steps"),
            (self._bookmark, "bookmark"),
            (self._back, "step-back"),
        ):
            button.setIcon(icons.icon(name))
            button.setIconSize(QSize(side, side))

    def _connect(self) -> None:
        state = self._state
        self.text.next_requested.connect(state.next)
        self.text.back_requested.connect(state.back)
        self.text.focus_changed.connect(self._show_hint)
        self._next.clicked.connect(state.next)
        self._back.clicked.connect(state.back)
        self._return.clicked.connect(self._come_back)
        self._start.clicked.connect(self._begin_anew)
        self._own.clicked.connect(self._return_to_own)
        self._choose.clicked.connect(self.file_requested)
        self._bookmark.clicked.connect(state.set_bookmark)
        self._list_button.clicked.connect(self.set_list_shown)
        self.steps.step_requested.connect(self._go_to)
        for changed in (state.lesson_changed, state.step_changed, state.bookmarks_changed):
            changed.connect(self._show_everything)
        state.step_changed.connect(self._announce)
        state.facts_changed.connect(self._show_text)
        state.file_changed.connect(self._show_file)
        state.guide.away_changed.connect(self._show_return)
        state.own_changed.connect(self._show_return)

    def _go_to(self, number: int) -> None:
        if self._state.lesson is None:
            self.lesson_requested.emit(number)
        else:
            self._state.go_to(number)

    def _return_to_own(self) -> None:
        """Return to the corpus; the button vanishes, so the keys go on with the list."""
        self._state.return_to_own()
        self.take_keys()

    def _come_back(self) -> None:
        """Return; the button vanishes, so the keys go on with the text."""
        self.text.setFocus()
        self._state.return_to_step()

    def _begin_anew(self) -> None:
        """Begin with the first step; the button vanishes, so the keys go on with the text."""
        self.text.setFocus()
        self._state.go_to(0)

    # Showing

    def _show_everything(self) -> None:
        self.text.set_lesson(self._whole_steps())
        self._show_text()
        self._show_file()
        self._show_steps()
        self._show_buttons()
        self._show_return()
        self._show_hint()
        self._arrange()

    def _whole_steps(self) -> list[tuple[str, str]]:
        """Title and whole text of every step, about as long as they will be."""
        lesson, language, known = self._state.lesson, translation.current(), AnyNumber()
        return [
            (
                plain(in_language(step.title, language), known, language),
                "".join(
                    to_html(in_language(part, language), known, language)
                    for part in (step.text, step.question, step.answer)
                ),
            )
            for step in (lesson.steps if lesson is not None else ())
        ]

    def _show_text(self) -> None:
        state, step = self._state, self._state.step
        if step is None:
            told = self.tr("A lesson brings a corpus of its own. You can return to yours.")
            self.text.show_text(self.tr("Choose a lesson"), f"<p>{escape(told)}</p>")
            self._show_warning()
            return
        language, facts = translation.current(), state.facts
        body = to_html(in_language(step.text, language), facts, language)
        if step.question and state.asks:
            question = to_html(in_language(step.question, language), facts, language)
            body += question.replace("<p>", '<p class="question">')
        elif not state.asks:
            body += self._wanted_file()
        whole = body
        if step.answer and state.asks:
            whole += to_html(in_language(step.answer, language), facts, language)
        title = plain(in_language(step.title, language), facts, language)
        self.text.show_text(title, whole if state.answer_shown else body, whole)
        self._show_warning()

    def _wanted_file(self) -> str:
        """Which file the step needs, as its text: without it there is nothing else to say."""
        needed = self._state.needed
        says = in_language(needed.says, translation.current()) if needed is not None else ""
        how = self.tr("Choose it with the button below. Its numbers are computed then.")
        return f'<p class="question">{escape(says)}</p><p>{escape(how)}</p>'

    def _show_warning(self) -> None:
        """Say what is not as the lesson wants it, or says it."""
        step, problem = self._state.step, self._problem
        remarks = self._state.remarks if problem is None else (*self._state.remarks, problem)
        said = [_sentence(remark) for remark in (*remarks, *self._state.untold)]
        for asked, wanted, found in broken(step, self._state.facts) if step is not None else ():
            name = f"{asked.name}:{asked.argument}" if asked.argument else asked.name
            told = self.tr("The lesson relies on {name} = {wanted}, but it is {found}.")
            said.append(told.format(name=name, wanted=wanted, found=as_written(found)))
        self._warning.set_text("\n".join(said))
        self._warning.setVisible(bool(said))

    def _show_file(self) -> None:
        needed, file = self._state.needed, self._state.file
        asks = needed is not None and needed.path is None
        self._choose.setVisible(asks)
        self._choose.setDefault(asks and file is None)
        self._next.setDefault(not self._choose.isDefault())
        if file is None:
            self._choose.setText(self.tr("Choose file…"))
        else:
            self._choose.setText(self.tr("Another file…"))
            self._choose.setToolTip(str(file))

    def _show_steps(self) -> None:
        lesson, language = self._state.lesson, translation.current()
        steps = shipped_lessons() if lesson is None else lesson.steps
        titles = [plain(in_language(each.title, language), {}, language) for each in steps]
        marks = [each.name in self._state.bookmarks and lesson is not None for each in steps]
        self.steps.show_steps(titles, marks, 0 if lesson is None else self._state.index)
        self.steps.setAccessibleName(
            self.tr("Lessons of the program") if lesson is None else self.tr("Steps of the lesson")
        )

    def _show_buttons(self) -> None:
        state = self._state
        total = len(state.lesson.steps) if state.lesson is not None else 0
        given = state.lesson is not None
        self._start.setVisible(given and state.resumed)
        for widget in (self._back, self._next, self._list_button, self._bookmark, self._place):
            widget.setVisible(given)
        self._place.setText(f"{state.index + 1}/{total}")
        self._place.setAccessibleName(
            self.tr("{number} of {total}").format(number=state.index + 1, total=total)
        )
        waits, goes_on = state.answer_waits, state.index + 1 < total
        if waits:
            name, hint = self.tr("Answer"), self.tr("Show the answer (Page Down)")
        elif goes_on:
            name, hint = self.tr("Next"), self.tr("Next (Page Down)")
        else:
            name, hint = self.tr("The end"), self.tr("This was the last step of the lesson")
        self._next.setText(name)
        self._next.setToolTip(hint)
        self._next.setEnabled(waits or goes_on)
        self._back.setEnabled(state.index > 0 or state.answer_shown)
        is_marked = state.step is not None and state.step.name in state.bookmarks
        self._bookmark.setChecked(is_marked)
        self._bookmark.setIcon(icons.icon("bookmarked" if is_marked else "bookmark"))

    def _show_return(self) -> None:
        self._return.setVisible(self._state.guide.away)
        self._own.setVisible(self._state.has_own)

    def _show_hint(self, _focused: bool = False) -> None:
        """Say what Space does now: it depends on where the keys go."""
        hint = self.tr("Page Down: next. Page Up: back. Space plays.")
        if self.text.hasFocus():
            hint = self.tr("Space, Page Down: next. Page Up: back.")
        self._hint.setText(hint)
        self._place.setToolTip(hint)

    def _announce(self) -> None:
        self._problem = None
        self._show_warning()
        announce(self, self.text.toPlainText())

    def _arrange(self) -> None:
        """Put the list where there is room for it."""
        wide = self.width() > 1.6 * self.height()
        directions = QBoxLayout.Direction
        self._whole.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        lines = self.height() / max(1, self.fontMetrics().lineSpacing())
        roomy = self.width() > 3 * self.steps.sizeHint().width() if wide else lines > _FEW_LINES
        given = self._state.lesson is not None
        shown = roomy if self._list_wished is None else self._list_wished
        shown = shown or not given
        self._whole.setStretch(1, 1 if given else 6)
        self._hint.setVisible(given and (wide or lines > _LINES_FOR_HINT))
        self.steps.setVisible(shown)
        self._list_button.setChecked(shown)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()
            self._show_buttons()


def _wrapped(role: str) -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    if role:
        label.setProperty("role", role)
    return label


def _sentence(remark: object) -> str:
    if not isinstance(remark, Remark):
        return messages.explain(remark)
    said = translated_reason(remark)
    return f"{said[:1].upper()}{said[1:]}."
