"""Which language the window speaks, and how it writes numbers.

The program's own texts come from `resources/translations/bpe_<code>.qm`, those of Qt's dialogs
from the translations that Qt ships. English has a file too, for its plural forms.
"""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QTranslator

FOLDER: Final = Path(__file__).resolve().parents[2] / "resources" / "translations"

NAMES: Final = {"en": "English", "ru": "Русский"}

_GROUP_SEPARATOR: Final = "\N{NARROW NO-BREAK SPACE}"
_DECIMAL_MARK: Final = {"en": ".", "ru": ","}
_MOST_FOR_PLURALS: Final = 2**31 - 1

MISSING_IN_QT: Final = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
"""Texts of Qt that its own translations know without the "&" only: ours take their place."""

_current: list[str] = ["en"]
_installed: list[QTranslator] = []


def languages() -> tuple[str, ...]:
    """The codes of the languages that the window speaks; the first one is that of the source."""
    return tuple(NAMES)


def name(code: str) -> str:
    """What speakers of the language call it."""
    return NAMES[code]


def current() -> str:
    """The code of the language in use."""
    return _current[0]


def is_installed() -> bool:
    """Whether `install` has put any translation to work."""
    return bool(_installed)


def system_language() -> str:
    """The first language of the user's list that the window speaks, else English."""
    wanted = (tag.split("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in NAMES), "en")


def install(app: QCoreApplication, code: str) -> None:
    """Speak the language `code`; every widget hears of it as `QEvent.LanguageChange`.

    Raises:
        KeyError: when the window does not speak that language.
    """
    locale = QLocale(code)
    NAMES[code]
    while _installed:
        app.removeTranslator(_installed.pop())
    _current[0] = code
    QLocale.setDefault(locale)
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for stem, folder in (("qtbase", qt_folder), ("bpe", str(FOLDER))):
        translator = QTranslator(app)
        if translator.load(f"{stem}_{code}", folder):
            app.installTranslator(translator)
            _installed.append(translator)


def format_number(number: int) -> str:
    r"""A whole number in groups of three, the same in both languages.

    The groups are parted by a narrow no-break space, which no reader takes for a decimal mark.

    >>> format_number(1111100).replace("\N{NARROW NO-BREAK SPACE}", "_")
    '1_111_100'
    """
    return f"{number:,}".replace(",", _GROUP_SEPARATOR)


def format_decimal(number: float, digits: int = 2) -> str:
    """A number with a fixed count of decimals and the decimal mark of the current language."""
    whole, _, fraction = f"{number:,.{digits}f}".partition(".")
    mark = _DECIMAL_MARK[current()] if fraction else ""
    return whole.replace(",", _GROUP_SEPARATOR) + mark + fraction


def for_plural(count: int) -> int:
    """A count as `tr` takes it for a plural form: of 32 bits, and with the same last digits.

    >>> for_plural(21), for_plural(3_000_000_021)
    (21, 1000000021)
    """
    return count if count <= _MOST_FOR_PLURALS else 10**9 + count % 10**9
