"""The one tool bar: what a lesson needs at hand, beside the player that stands under the view."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from gui.actions import Actions
from gui.look import icons, theme
from gui.menus import ChoiceMenu, MenuBar

_NAMED = (
    "training_view",
    "compare_view",
    "explore_view",
    "lab_view",
    "open_corpus",
    "open_tokenizer",
    "save_tokenizer",
    "save_picture",
)
_SPARE = 12  # pixels, for rounding


class ToolBar(QToolBar):
    """Opening and saving with names beside the icons; at the right end the look of the window."""

    def __init__(self, actions: Actions, menus: MenuBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tool_bar")
        self.setMovable(False)
        self._actions = actions
        self._samples = self._menu_button(menus.samples)
        self._themes = self._menu_button(menus.themes)
        self._languages = self._menu_button(menus.languages)
        self._fill()
        self.redress()
        self.retranslate()

    def redress(self) -> None:
        """Take icons and their size from the active theme."""
        side = round(1.8 * theme.active().point_size)
        self.setIconSize(QSize(side, side))
        for button, name in (
            (self._samples, "corpus"),
            (self._themes, "theme"),
            (self._languages, "language"),
        ):
            button.setIcon(icons.icon(name))

    def follow_view(self, *, training: bool) -> None:
        """Show what belongs to the view that is shown."""
        for action in self._of_training:
            action.setVisible(training)
        self._fit()

    def retranslate(self) -> None:
        """Take every text in the current language."""
        self.setWindowTitle(self.tr("Tool bar"))
        self.setAccessibleName(self.tr("Tool bar"))
        short = {
            "training_view": self.tr("Training"),
            "compare_view": self.tr("Compare"),
            "explore_view": self.tr("Explore"),
            "lab_view": self.tr("Experiments"),
            "open_corpus": self.tr("Corpus"),
            "open_tokenizer": self.tr("Tokenizer"),
            "save_tokenizer": self.tr("Save"),
            "save_picture": self.tr("Picture"),
        }
        for name in _NAMED:
            self._actions[name].setIconText(short[name])
        self._samples.setText(self.tr("Samples"))
        for button, name, hint in (
            (self._samples, self.tr("Samples"), self.tr("Open one of the bundled corpora")),
            (self._themes, self.tr("Theme"), self.tr("Choose colours and type sizes")),
            (self._languages, self.tr("Language"), self.tr("Choose the language of the window")),
        ):
            button.setAccessibleName(name)
            button.setAccessibleDescription(hint)
            button.setToolTip(hint)
            button.setStatusTip(hint)

    def _fill(self) -> None:
        self._add("training_view")
        self._add("compare_view")
        self._add("explore_view")
        self._add("lab_view")
        self.addSeparator()
        self._add("open_corpus")
        self.addWidget(self._samples)
        self._add("open_tokenizer")
        self.addSeparator()
        self._add("save_tokenizer")
        self._add("save_picture")
        self._of_training = [
            self.addSeparator(),
            *(self._add_apart(name) for name in ("setup", "find_word")),
        ]
        spring = QWidget()
        spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(spring)
        self.addWidget(self._themes)
        self.addWidget(self._languages)
        self._add("keys")

    def _fit(self) -> None:
        """Show as many names beside their icons as there is room for, the first ones first."""
        named = [self.widgetForAction(self._actions[name]) for name in _NAMED]
        named.insert(5, self._samples)
        buttons = [button for button in named if isinstance(button, QToolButton)]
        for button in buttons:
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for button in reversed(buttons):
            if self.sizeHint().width() + _SPARE <= self.width():
                break
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _add(self, name: str) -> None:
        action = self._actions[name]
        self.addAction(action)
        button = self.widgetForAction(action)
        if isinstance(button, QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _add_apart(self, name: str) -> QAction:
        """Add a button that can be hidden while its action stays in the menus."""
        button = QToolButton(self)
        button.setDefaultAction(self._actions[name])
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return self.addWidget(button)

    def _menu_button(self, menu: ChoiceMenu) -> QToolButton:
        button = QToolButton(self)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.redress()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name what there is room for."""
        self._fit()
        super().resizeEvent(event)
