"""The tokens under the pointer as cards: each lane's facts in running text, beside or below others.

It adds to `TokenTable` that it needs neither its width nor its height.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.compare.level_buttons import LevelButtons
from gui.compare.token_facts import DASH, FACTS, LONGEST_RUN, WrittenToken
from gui.compare.token_label import TokenLabel
from gui.look import theme
from gui.widgets.plain_text import breakable, plain_tip

_CARD_LETTERS = 34  # in a line of a card, at least
_SPACE = "\N{NO-BREAK SPACE}"
_LONGEST_UNBROKEN = 24


class TokenCards(QWidget):
    """Shows tokens; its signals name the lane whose token is to be opened or closed."""

    open_requested = Signal(int)
    close_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[Card] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.dress()

    def show_tokens(
        self, tokens: Sequence[WrittenToken], names: Mapping[str, str], tips: tuple[str, str]
    ) -> None:
        """Show the token of each lane, with the names of the facts and of the buttons."""
        while len(self.cards) > len(tokens):
            card = self.cards.pop()
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(tokens):
            self._add()
        for card, token in zip(self.cards, tokens, strict=True):
            card.show_token(token, names, tips)

    def arrange(self, width: int) -> None:
        """Put as many cards beside each other as there is room for."""
        least = _CARD_LETTERS * self.fontMetrics().averageCharWidth()
        columns = max(1, min(len(self.cards), width // max(1, least)))
        for index, card in enumerate(self.cards):
            self._grid.addWidget(card, *divmod(index, columns), Qt.AlignmentFlag.AlignTop)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def dress(self) -> None:
        """Follow the theme."""
        gap = round(theme.active().spacing)
        self._grid.setHorizontalSpacing(2 * gap)
        self._grid.setVerticalSpacing(gap)

    def _add(self) -> None:
        index, card = len(self.cards), Card(self)
        card.buttons.opening.clicked.connect(lambda: self.open_requested.emit(index))
        card.buttons.closing.clicked.connect(lambda: self.close_requested.emit(index))
        self.cards.append(card)
        card.show()


class Card(QWidget):
    """The token of one lane."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lane, self._token = QLabel(self), TokenLabel(self)
        self._lane.setProperty("role", "heading")
        self.buttons = LevelButtons(self)
        self.facts = QLabel(self, wordWrap=True)
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        policy = QSizePolicy.Policy
        self.facts.setSizePolicy(policy.Ignored, policy.Minimum)
        self._token.setSizePolicy(policy.Maximum, policy.Fixed)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.setSpacing(6)
        for part in (self._lane, self._token, self.buttons):
            row.addWidget(part)
        row.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.facts)

    def show_token(
        self, token: WrittenToken, names: Mapping[str, str], tips: tuple[str, str]
    ) -> None:
        """Show a lane's token."""
        self._lane.setText(token.column.lane)
        self._lane.setVisible(bool(token.column.lane))
        self._token.show_token(token.label, token.key)
        known = [name for name in FACTS if token.facts[name] != DASH]
        said = [_kept(f"{names[name]}: {token.short(name)}") for name in known]
        self.facts.setText(" · ".join(said) if said else DASH)
        whole = "\n".join(f"{names[name]}: {token.facts[name]}" for name in known)
        cut = any(token.short(name) != token.facts[name] for name in known)
        self.facts.setToolTip(plain_tip(whole) if cut else "")
        self.buttons.show_level(token.column.lane, token.column.level, token.column.levels, tips)


def _kept(fact: str) -> str:
    """A fact that stays on one line, unless it is long."""
    return (
        fact.replace(" ", _SPACE)
        if len(fact) <= _LONGEST_UNBROKEN
        else breakable(fact, LONGEST_RUN)
    )
