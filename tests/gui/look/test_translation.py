"""The window speaks two languages, and both are complete."""

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QToolButton, QWidget

from gui.look import translation

NARROW = "\N{NARROW NO-BREAK SPACE}"


def test_english_and_russian_are_spoken():
    assert translation.languages() == ("en", "ru")
    assert [translation.name(code) for code in translation.languages()] == ["English", "Русский"]


def test_installing_a_language_translates_the_program_and_qt(qapp):
    translation.install(qapp, "ru")
    assert translation.current() == "ru"
    assert QCoreApplication.translate("MenuBar", "&File") == "&Файл"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Отмена"
    assert QLocale().language() == QLocale.Language.Russian
    translation.install(qapp, "en")
    assert QCoreApplication.translate("MenuBar", "&File") == "&File"


def test_the_file_dialog_of_qt_has_no_english_label(qtbot, qapp):
    translation.install(qapp, "ru")
    dialog = QFileDialog(None, "Открыть", "", "Все файлы (*)")
    qtbot.addWidget(dialog)
    dialog.show()
    shown = (*dialog.findChildren(QLabel), *dialog.findChildren(QPushButton))
    texts = [widget.text() for widget in shown]
    texts += [button.toolTip() for button in dialog.findChildren(QToolButton)]
    assert "&Папка:" in texts
    assert not [text for text in texts if re.search("[A-Za-z]", text)]


def test_an_unknown_language_changes_nothing(qapp):
    with pytest.raises(KeyError):
        translation.install(qapp, "xx")
    assert translation.current() == "en"


def test_widgets_hear_that_the_language_changed(qtbot, qapp):
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event):
            self.heard += event.type() == QEvent.Type.LanguageChange

    listener = Listener()
    qtbot.addWidget(listener)
    listener.show()
    translation.install(qapp, "ru")
    qtbot.waitUntil(lambda: listener.heard > 0)


def test_the_system_language_is_one_that_the_window_speaks(qapp):
    assert translation.system_language() in translation.languages()


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (999, "999"), (4320, "4_320"), (1111100, "1_111_100"), (-1234, "-1_234")],
)
def test_numbers_are_grouped_in_threes(number, text):
    assert translation.format_number(number) == text.replace("_", NARROW)


@pytest.mark.parametrize(("code", "text"), [("en", "1_234.50"), ("ru", "1_234,50")])
def test_the_decimal_mark_is_that_of_the_language(qapp, code, text):
    translation.install(qapp, code)
    assert translation.format_decimal(1234.5) == text.replace("_", NARROW)


def messages(code):
    path = translation.FOLDER / f"bpe_{code}.ts"
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")]
            yield message.findtext("source"), forms or [message.findtext("translation") or ""]


@pytest.mark.parametrize("code", translation.languages())
def test_translations_keep_the_placeholders_of_their_source(code):
    placeholders = re.compile(r"\{[^}]*\}|%n")
    for source, forms in messages(code):
        wanted = sorted(set(placeholders.findall(source)))
        for form in forms:
            assert sorted(set(placeholders.findall(form))) == wanted, source


def test_every_russian_plural_has_three_forms():
    for source, forms in messages("ru"):
        assert len(forms) in (1, 3), source


def test_translated_menus_keep_their_mnemonics():
    for source, forms in messages("ru"):
        if re.search(r"&\w", source):
            assert all(re.search(r"&\w", form) for form in forms), source
