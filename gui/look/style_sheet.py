"""The style sheet of a theme: what Fusion and the palette cannot say.

Fusion draws thin, shaded outlines and a faint focus; here controls are flat, sit on an 8-pixel
grid, and whatever has the focus wears a two-pixel ring in the accent colour. Widgets that paint
themselves are not touched. A label takes one of three roles by `setProperty("role", ...)`:
"heading", "muted", "warning" or "error"; a QFrame takes "panel".
"""

from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gui.look.theme import Theme

_CONTROLS: Final = Path(__file__).resolve().parents[2] / "resources" / "icons" / "controls"

_SURFACES: Final = """
QToolTip { color: $text; background: $panel; border: 1px solid $control; padding: 4px 6px; }
QStatusBar { border-top: 1px solid $border; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: $muted; padding: 0 8px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMenuBar { border-bottom: 1px solid $border; padding: 0 4px; }
QMenuBar::item { padding: ${pad}px ${pad2}px; border-radius: 4px; }
QMenuBar::item:selected { background: $selection; }
QMenu { background: $panel; border: 1px solid $control; padding: 4px; }
QMenu::item { padding: ${pad}px 24px ${pad}px 8px; border-radius: 4px; }
QMenu::item:selected { background: $selection; color: $text; }
QMenu::item:disabled { color: $faded; }
QMenu::icon { padding-left: 8px; }
QMenu::separator { height: 1px; background: $border; margin: 4px 8px; }
QMenu::indicator { width: ${box}px; height: ${box}px; margin-left: 8px; }
QMenu::indicator:checked { image: url("$check"); }
QMenu::right-arrow { image: url("$right"); width: ${arrow}px; height: ${arrow}px;
  margin-right: 6px; }
QToolBar { border: none; border-bottom: 1px solid $border; spacing: 4px; padding: 4px 8px; }
QToolBar::separator { background: $border; width: 1px; margin: 4px; }
QSplitter::handle:horizontal { width: 8px; background: qlineargradient(x1: 0, y1: 0, x2: 1, y2: 0,
  stop: 0.43 $window, stop: 0.44 $border, stop: 0.56 $border, stop: 0.57 $window); }
QSplitter::handle:vertical { height: 8px; background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1,
  stop: 0.43 $window, stop: 0.44 $border, stop: 0.56 $border, stop: 0.57 $window); }
QSplitter::handle:hover, QSplitter::handle:pressed { background: $accent; }
QFrame[role="panel"] { background: $panel; border: 1px solid $border; border-radius: 6px; }
QLabel[role="heading"] { font-weight: bold; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="warning"] { color: $warning; }
QLabel[role="error"] { color: $error; }
QGroupBox { border: none; margin-top: ${title}px; padding-top: 4px; font-weight: bold; }
QGroupBox::title { subcontrol-origin: margin; left: 0; padding: 0; }
"""

_BUTTONS: Final = """
QPushButton { color: $text; background: $panel; border: 1px solid $control; border-radius: 5px;
  padding: ${pad}px ${pad3}px; }
QPushButton:hover { background: $raised; }
QPushButton:pressed, QPushButton:checked { background: $selection; }
QPushButton:default { color: $accent_text; background: $accent; border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: ${pad_}px ${pad3_}px; }
QPushButton:default:focus { border-color: $text; }
QPushButton:disabled { color: $faded; background: $window; border-color: $border; }
QToolButton { color: $text; background: transparent; border: 1px solid transparent;
  border-radius: 5px; padding: ${pad}px; }
QToolButton:hover { background: $raised; }
QToolButton:pressed { background: $selection; }
QToolButton:checked { background: $selection; border-color: $accent; }
QToolButton:focus { border: 2px solid $accent; padding: ${pad_}px; }
QToolButton:disabled { color: $faded; }
QToolButton[role="tab"] { color: $muted; border: 2px solid transparent;
  border-bottom: 3px solid transparent; border-radius: 0; padding: ${pad}px; }
QToolButton[role="tab"]:hover { color: $text; }
QToolButton[role="tab"]:checked { color: $text; background: transparent;
  border-bottom-color: $accent; }
QToolButton[role="tab"]:focus { border: 2px solid $accent; border-bottom: 3px solid $accent;
  border-radius: 4px; padding: ${pad}px; }
QToolButton[role="slim"] { padding: 0 2px; }
QPushButton[role="slim"] { padding: 0 10px; }
QPushButton, QToolButton { icon-size: ${icon}px; }
QToolButton[role="outlined"] { background: $panel; border: 1px solid $control; padding-left: 2px; }
QToolButton[role="outlined"]:focus { border: 2px solid $accent; }
QToolButton[popupMode="2"] { padding-right: 18px; }
QToolButton[popupMode="2"]:focus { padding-right: 17px; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: url("$down");
  width: ${arrow}px; height: ${arrow}px;
  subcontrol-origin: padding; subcontrol-position: right center; right: 4px; }
QCheckBox, QRadioButton { spacing: 8px; padding: 1px; border: 2px solid transparent;
  border-radius: 5px; }
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $faded; }
QCheckBox::indicator, QRadioButton::indicator { width: ${box}px; height: ${box}px;
  background: $panel; border: 1px solid $control; border-radius: 4px; }
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: $accent;
  border-color: $accent; }
QCheckBox::indicator:checked { image: url("$tick"); }
QRadioButton::indicator:checked { image: url("$dot"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: $window;
  border-color: $border; }
"""

_FIELDS: Final = """
QLineEdit, QComboBox, QAbstractSpinBox { color: $text; background: $panel;
  border: 1px solid $control; border-radius: 5px; padding: ${pad}px 6px;
  selection-background-color: $selection; selection-color: $text; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus { border: 2px solid $accent;
  padding: ${pad_}px 5px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: $faded;
  background: $window; border-color: $border; }
QComboBox { padding-right: 22px; }
Choice { combobox-popup: 0; }
QComboBox:focus { padding-right: 21px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url("$down"); width: ${arrow}px; height: ${arrow}px; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $control; outline: none; }
QComboBox QAbstractItemView::item { padding: ${pad}px 6px; }
QComboBox QAbstractItemView::item:selected { background: $selection; color: $text; }
QAbstractSpinBox { qproperty-alignment: AlignRight; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px;
  background: transparent; border-radius: 4px; }
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $raised; }
QAbstractSpinBox::up-arrow { image: url("$up"); width: ${arrow}px; height: ${arrow}px; }
QAbstractSpinBox::down-arrow { image: url("$down"); width: ${arrow}px; height: ${arrow}px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $control; }
QSlider::sub-page:horizontal { border-radius: 2px; background: $accent; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: 8px;
  background: $panel; border: 2px solid $accent; }
QSlider::handle:horizontal:hover { background: $selection; }
QSlider::handle:horizontal:focus { background: $accent; border-color: $text; }
QProgressBar { color: $text; background: $panel; border: 1px solid $control; border-radius: 5px;
  text-align: center; padding: 1px; }
QProgressBar::chunk { background: $bar; border-radius: 3px; }
"""

_VIEWS: Final = """
QTextEdit, QPlainTextEdit, QAbstractItemView { color: $text; background: $panel;
  border: 1px solid $border; border-radius: 5px; margin: 1px;
  selection-background-color: $selection; selection-color: $text; }
QTextEdit:focus, QPlainTextEdit:focus, QAbstractItemView:focus { border: 2px solid $accent;
  margin: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QTableView { gridline-color: $border; }
QAbstractItemView::item:selected { background: $selection; color: $text; }
QHeaderView { background: $raised; border: none; margin: 0; }
QHeaderView:focus { border: none; }
QHeaderView::up-arrow, QHeaderView::down-arrow { width: ${arrow}px; height: ${arrow}px;
  subcontrol-position: center right; right: 2px; }
QHeaderView::up-arrow { image: url("$up"); }
QHeaderView::down-arrow { image: url("$down"); }
QHeaderView::section { color: $text; background: $raised; border: none;
  border-right: 1px solid $border; border-bottom: 1px solid $border; padding: ${pad}px 4px; }
QHeaderView::section:last { border-right: none; }
QTableCornerButton::section { background: $raised; border: none; }
QTabWidget::pane { border: none; border-top: 1px solid $border; }
QTabWidget::tab-bar { left: 0; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { color: $muted; background: transparent; border: 2px solid transparent;
  border-bottom: 3px solid transparent; padding: ${pad}px ${pad2}px; }
QTabBar::tab:hover { color: $text; background: $raised; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus { border: 2px solid $accent; border-bottom: 3px solid $accent;
  border-radius: 4px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $control; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""

_TEMPLATE: Final = Template(_SURFACES + _BUTTONS + _FIELDS + _VIEWS)


def build(theme: "Theme") -> str:
    """The style sheet text for `theme`; lengths grow with its type size."""
    colours = {
        meaning: getattr(theme, meaning).name()
        for meaning in (
            *("window", "panel", "raised", "text", "muted", "border", "control", "accent"),
            *("accent_text", "selection", "bar", "warning", "error", "faded"),
        )
    }
    return _TEMPLATE.substitute(colours | _lengths(theme) | _pictures(theme))


def _lengths(theme: "Theme") -> dict[str, int]:
    pad = 4
    box = round(1.4 * theme.point_size)
    return {
        "pad": pad,
        "pad2": 2 * pad,
        "pad3": 3 * pad,
        "pad_": pad - 1,
        "pad3_": 3 * pad - 1,
        "arrow": round(1.1 * theme.point_size),
        "icon": round(1.6 * theme.point_size),
        "box": box,
        "round": box // 2 + 1,
        "title": round(1.9 * theme.point_size),
    }


def _pictures(theme: "Theme") -> dict[str, str]:
    ink, on_accent = ("white", "black") if theme.dark else ("black", "white")
    wanted = {
        "down": ("down", ink),
        "up": ("up", ink),
        "right": ("right", ink),
        "check": ("check", ink),
        "tick": ("check", on_accent),
        "dot": ("dot", on_accent),
    }
    return {
        key: (_CONTROLS / f"{shape}-{tone}.svg").as_posix() for key, (shape, tone) in wanted.items()
    }
