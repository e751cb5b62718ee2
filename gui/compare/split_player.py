"""Watch a word being split: a stage, a sentence on what happens next, and the player's controls.

It has a player of its own and the keys of the training's player while the focus is anywhere in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.analysis.watching import SplitStep
from engine.text.alphabet import visible
from gui.compare.split_bar import SplitBar
from gui.compare.split_sentences import SplitSentences
from gui.compare.split_stage import SplitStage
from gui.keys import belongs_to_control
from gui.look import theme
from gui.player import Player
from gui.widgets.plain_text import isolated, typewriter

_KEY = Qt.Key
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_NUMBER_PAD = Qt.KeyboardModifier.KeypadModifier
_MOST_LINES: Final = 3
_WIDE: Final = 70  # letters in a line, from which a sentence has a line less
_LOW: Final = 10  # lines of the panel, below which it has a line less, too


class SplitPlayer(QWidget):
    """Shows the split of one word; it asks for nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[SplitStep, ...] = ()
        self._mode = "rank-ordered"
        self._alphabet = "characters"
        self._problem = ""
        self._sentences = SplitSentences(self)
        self.player = Player(self)
        self.stage = SplitStage(self)
        self.bar = SplitBar(self)
        self._said = QLabel(self, wordWrap=True)
        self._said.setTextFormat(Qt.TextFormat.RichText)
        self._said.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.stage, 1)
        self._column.addWidget(self._said)
        self._column.addWidget(self.bar)
        self.setFocusProxy(self.stage)
        self._connect()
        self._dress()
        self.retranslate()

    def show_word(
        self,
        word: Sequence[str],
        steps: Sequence[SplitStep],
        mode: str,
        keys: Mapping[str, int] | None = None,
        alphabet: str = "characters",
    ) -> None:
        """Show the beginning of a split.

        Args:
            word: the first symbols, for the words in which nothing happens.
            steps: the steps.
            mode: the way to split.
            keys: label -> the token's id, so that tokens have their colours.
            alphabet: what labels are made of, for `visible`.
        """
        self._problem = ""
        self._steps, self._mode, self._alphabet = tuple(steps), mode, alphabet
        self.player.pause()
        self.stage.show_word(word, steps, keys, alphabet)
        self.player.set_length(len(steps))
        self.player.seek(0)
        self.stage.show_frame(0, 0.0)
        self._say()

    def show_problem(self, sentence: str) -> None:
        """Say why there is nothing to watch, in the place of a word."""
        self.show_word((), (), self._mode)
        self._problem = sentence
        self._say()

    def sentence(self) -> str:
        """What is said about the next step, in plain text."""
        return self._sentence(self._plain)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Watch a word being split"))
        self.stage.setAccessibleName(self.tr("Word being split"))
        self._say()

    def _connect(self) -> None:
        player, bar = self.player, self.bar
        player.frame_changed.connect(self.stage.show_frame)
        player.position_changed.connect(bar.set_position)
        player.position_changed.connect(self._say)
        player.length_changed.connect(bar.set_length)
        player.playing_changed.connect(bar.set_playing)
        player.speed_changed.connect(bar.set_speed)
        player.loop_changed.connect(bar.set_loop)
        bar.toggle_requested.connect(player.toggle)
        bar.step_requested.connect(player.step)
        bar.seek_requested.connect(player.seek)
        bar.speed_requested.connect(player.set_speed)
        bar.loop_requested.connect(player.set_loop)

    def _say(self) -> None:
        self.stage.empty_text = self._problem or self.tr("Select a word to watch it being split.")
        self.stage.viewport().update()
        self._said.setText(self._sentence(typewriter))
        self.stage.setAccessibleDescription(self._spoken())

    def _spoken(self) -> str:
        tokens = self.stage.tokens(self.player.position)
        shown = " ".join(visible(token, self._alphabet) for token in tokens)
        return f"{shown}. {self.sentence()}" if tokens else ""

    def _sentence(self, quote: Callable[[str], str]) -> str:
        if not self.stage.tokens(0):
            return ""
        position, mode = self.player.position, self._mode
        # Tokens come as labels: written for the screen first, then as the caller wants them.
        return self._sentences.sentence(
            self._steps,
            position,
            mode,
            lambda token: quote(isolated(visible(token, self._alphabet))),
        )

    @staticmethod
    def _plain(token: str) -> str:
        return token

    def _dress(self) -> None:
        self._column.setSpacing(round(theme.active().spacing) // 2)
        self._keep_room()

    def _keep_room(self) -> None:
        """Room for the longest sentence, so that nothing moves when another one is said.

        In a low panel a line less: the controls must stay in sight.
        """
        metrics = self.fontMetrics()
        narrow = self.width() < _WIDE * metrics.averageCharWidth()
        low = self.height() < _LOW * metrics.height()
        lines = (_MOST_LINES if narrow else _MOST_LINES - 1) - low
        self._said.setMinimumHeight(lines * metrics.lineSpacing())

    # Overrides

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A wide sentence has fewer lines, and so has one in a low panel."""
        super().resizeEvent(event)
        self._keep_room()

    def event(self, event: QEvent) -> bool:
        """Claim the player's keys before the shortcuts of the window do."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            focused = QApplication.focusWidget()
            if self._wish_of(event) and not belongs_to_control(event, focused):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play, step and jump with the keys of the training's player."""
        wish = self._wish_of(event)
        if wish is None:
            super().keyPressEvent(event)
        else:
            wish()

    def _wish_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        player = self.player
        modifiers = event.modifiers() & ~_NUMBER_PAD
        plain: dict[int, Callable[[], object]] = {
            _KEY.Key_Space: player.toggle,
            _KEY.Key_Right: lambda: player.step(1),
            _KEY.Key_Left: lambda: player.step(-1),
            _KEY.Key_Home: lambda: player.seek(0),
            _KEY.Key_End: lambda: player.seek(player.length),
            _KEY.Key_Plus: player.faster,
            _KEY.Key_Equal: player.faster,
            _KEY.Key_Minus: player.slower,
            _KEY.Key_L: lambda: player.set_loop(not player.loop),
        }
        shifted: dict[int, Callable[[], object]] = {
            _KEY.Key_Right: lambda: player.jump(10),
            _KEY.Key_Left: lambda: player.jump(-10),
            _KEY.Key_Plus: player.faster,
        }
        if modifiers == _SHIFT:
            return shifted.get(event.key())
        return plain.get(event.key()) if not modifiers else None

    def minimumSizeHint(self) -> QSize:
        """As narrow as the controls can be."""
        return QSize(self.bar.minimumSizeHint().width(), super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()
            self._say()
