"""A text on its way through a tokenizer: typed above, shown after each stage below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine.pipeline.values import StageResult
from gui.explore.pipeline_changes import MOST_CELLS
from gui.explore.pipeline_text import writes_bytes
from gui.explore.pipeline_view import PipelineView
from gui.explore.token_texts import TokenField
from gui.look import icons, theme
from gui.look.translation import format_number
from gui.widgets.wrapped_row import WrappedRow
from gui.work.explore_job import FOLLOWED

_LINES = 3
_FOLLOWED = 10_000  # characters before the cursor that its place is worked out for


class PipelinePanel(QWidget):
    """Takes a text and shows its trail.

    Attributes:
        head: what happens to special tokens, and how bytes are shown; it stands beside the heading
            of the panel.

    Signals:
        text_edited: the text as it is now.
        options_requested: recognise special tokens, add special tokens.
        token_requested: the id of a token in the trail.
        as_text_chosen: whether bytes that the file writes as characters are shown as text.
    """

    as_text_chosen = Signal(bool)
    text_edited = Signal(str)
    options_requested = Signal(bool, bool)
    token_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = TokenField(_LINES, self)
        self.head = WrappedRow(ends_right=True)
        self.as_text, self.match_special, self.add_special = QCheckBox(), QCheckBox(), QCheckBox()
        self._sign = QLabel(self)
        self._problem = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._extent = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._is_beginning, self._working = False, False
        self.view = PipelineView(self)
        self.match_special.setChecked(True)
        self.set_as_text(True)
        self._lay_out()
        self._connect()
        self._dress()
        self.retranslate()
        self._say("")

    def set_text(self, text: str) -> None:
        """Put a text into the field; tells nobody."""
        if text != self.field.toPlainText():
            with QSignalBlocker(self.field):
                self.field.setPlainText(text)

    def set_options(self, match_special: bool, add_special: bool) -> None:
        """Tick the boxes; tells nobody."""
        self.match_special.setChecked(match_special)
        self.add_special.setChecked(add_special)

    def set_as_text(self, as_text: bool) -> None:
        """Show bytes that the file writes as characters as text, or so; tells nobody."""
        self.as_text.setChecked(as_text)
        self.view.set_as_text(as_text)

    def show_trail(
        self,
        trail: tuple[StageResult, ...] | None,
        problem: str = "",
        more_tokens: int | None = None,
    ) -> None:
        """Show the text after each stage; None with the reason why there is nothing to show.

        `more_tokens` is how many more tokens the text has than a trail of its beginning.
        """
        self.view.show_trail(self.field.toPlainText(), trail or (), more_tokens)
        if trail is not None:
            self._as_text_group.setVisible(writes_bytes(trail))
        self._say(problem)
        self._is_beginning, self._working = more_tokens is not None, False
        self._say_extent()
        self.view.setVisible(trail is not None or not problem)

    def show_working(self) -> None:
        """Say that the text is on its way; what became of another text is shown no longer."""
        self.show_trail(None)
        self._working = True
        self._say_extent()

    def text(self) -> str:
        """What is shown, in words."""
        shown = self._problem.text() or self.view.text()
        extent = self._extent.text() if self._is_beginning or self._working else ""
        return f"{shown}\n\n{extent}" if extent else shown

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Pipeline"))
        self.field.setPlaceholderText(self.tr("Type a text"))
        self.field.setAccessibleName(self.tr("Text for the pipeline"))
        self.match_special.setText(self.tr("&Recognise special tokens"))
        self.match_special.setToolTip(
            self.tr("Names of special tokens in the text become these tokens")
        )
        self.add_special.setText(self.tr("&Add special tokens"))
        self.add_special.setToolTip(self.tr("Puts around the text what the file wants around it"))
        self.as_text.setText(self.tr("&Bytes as text"))
        self.as_text.setToolTip(
            self.tr(
                "The file writes each byte as a character; ticked, the letters of the text are"
                " shown instead, and ⟨D0⟩ for a byte of a letter that was cut"
            )
        )
        for box in (self.match_special, self.add_special, self.as_text):
            box.setAccessibleDescription(box.toolTip())
        self._say_extent()
        self.view.setAccessibleName(self.tr("The text after each stage"))
        self.view.setWhatsThis(
            self.tr(
                "Left and right walk through the text, up and down through the stages; Return"
                " goes to a token, the space bar or a click on its head shows the settings of a"
                " stage. What a stage changed is underlined, what it took away is struck out."
            )
        )

    def _say(self, problem: str) -> None:
        self._problem.setText(problem)
        for part in (self._sign, self._problem):
            part.setVisible(bool(problem))

    def _say_extent(self) -> None:
        """Say how much of a long text is followed and shown, or that nothing is yet."""
        text = self.tr(
            "The stages follow the first {followed} characters and show about {shown};"
            " the tokens of the whole text are counted."
        )
        text = text.format(followed=format_number(FOLLOWED), shown=format_number(MOST_CELLS))
        if self._working:
            text = self.tr("The text is on its way through the stages…")
        self._extent.setText(text)
        self._extent.setVisible(self._is_beginning or self._working)

    def _follow_cursor(self) -> None:
        """Light the character at the cursor in all stages."""
        place = self.field.textCursor().position()
        text = self.field.toPlainText() if place <= _FOLLOWED else ""
        before = text.encode("utf-16-le", "surrogatepass")[: 2 * place]
        start = len(before.decode("utf-16-le", "surrogatepass").encode("utf-8", "surrogatepass"))
        characters = len(before.decode("utf-16-le", "surrogatepass"))
        following = text[characters : characters + 1].encode("utf-8", "surrogatepass")
        self.view.light_up((start, start + len(following)) if following else None)

    def _connect(self) -> None:
        self.field.textChanged.connect(lambda: self.text_edited.emit(self.field.toPlainText()))
        self.field.cursorPositionChanged.connect(self._follow_cursor)
        self.match_special.clicked.connect(self._ask_options)
        self.add_special.clicked.connect(self._ask_options)
        self.as_text.clicked.connect(self.view.set_as_text)
        self.as_text.clicked.connect(self.as_text_chosen)
        self.view.token_requested.connect(self.token_requested)

    def _ask_options(self) -> None:
        match, add = self.match_special.isChecked(), self.add_special.isChecked()
        self.options_requested.emit(match, add)

    def _lay_out(self) -> None:
        self._as_text_group = self.head.add_group(self.as_text)
        self._as_text_group.hide()
        self.head.add_group(self.match_special)
        self.head.add_group(self.add_special)
        self._said = QHBoxLayout()
        self._said.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._said.addWidget(self._problem, 1)
        self._problem.setProperty("role", "warning")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.field)
        self._column.addLayout(self._said)
        self._extent.setProperty("role", "muted")
        self._column.addWidget(self._extent)
        self._column.addWidget(self.view, 1)
        self._column.addStretch(0)

    def _dress(self) -> None:
        look = theme.active()
        gap = round(look.spacing)
        self._column.setSpacing(gap // 2)
        side = round(1.1 * self.fontMetrics().height())
        self._sign.setPixmap(icons.pixmap("warning", side, look.warning))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()
