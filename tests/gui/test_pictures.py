"""A picture shows the widget, and a failed save leaves what was there."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from gui.pictures import save_picture


class Overflowing(QWidget):
    """Paints far beyond its edges, as scrolled panels do."""

    def paintEvent(self, event):
        with QPainter(self) as painter:
            painter.fillRect(QRect(0, 0, 1000, 1000), Qt.GlobalColor.red)


@pytest.fixture
def page(qtbot):
    page = QWidget()
    page.setAccessibleName("A page")
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.addWidget(QLabel("e s → es"))
    column.addWidget(QPlainTextEdit("low lower"))
    page.resize(300, 200)
    return page


@pytest.mark.parametrize("scale", [1, 2])
def test_a_png_has_the_size_of_the_widget_times_the_scale(page, tmp_path, scale):
    save_picture(page, tmp_path / "page.png", scale)
    image = QImage(str(tmp_path / "page.png"))
    assert (image.width(), image.height()) == (300 * scale, 200 * scale)


def test_a_png_shows_what_the_screen_shows(page, tmp_path):
    save_picture(page, tmp_path / "page.png")
    saved = QImage(str(tmp_path / "page.png")).convertToFormat(QImage.Format.Format_RGB32)
    assert saved == page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_a_picture_too_large_for_the_memory_leaves_what_was_there(page, tmp_path, monkeypatch):
    (tmp_path / "page.png").write_bytes(b"old")
    monkeypatch.setattr(QImage, "isNull", lambda self: True)
    with pytest.raises(OSError, match="memory"):
        save_picture(page, tmp_path / "page.png")
    assert (tmp_path / "page.png").read_bytes() == b"old"


def test_an_svg_holds_its_texts_as_texts(page, tmp_path):
    save_picture(page, tmp_path / "page.svg")
    root = ElementTree.parse(tmp_path / "page.svg").getroot()
    texts = "".join(root.itertext())
    assert "A page" in texts
    assert "e s → es" in texts
    assert root.get("viewBox") == "0 0 300 200"


def test_an_svg_clips_what_a_scrolled_panel_hides(qtbot, tmp_path):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 200)
    area, inner = QScrollArea(page), Overflowing()
    inner.resize(1000, 1000)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    area.setGeometry(20, 30, 40, 50)
    area.ensurePolished()
    save_picture(page, tmp_path / "page.svg")
    text = (tmp_path / "page.svg").read_text(encoding="utf-8")
    assert "M20,30 L60,30 L60,80 L20,80" in text


def test_an_svg_lets_a_text_stick_out_a_little_but_no_more(qtbot, tmp_path):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 200)
    inner = Overflowing(page)
    inner.setGeometry(20, 30, 40, 50)
    save_picture(page, tmp_path / "page.svg")
    text = (tmp_path / "page.svg").read_text(encoding="utf-8")
    assert "M14,30 L66,30 L66,80 L14,80" in text


def test_a_pdf_is_a_page_of_the_size_of_the_widget(page, tmp_path):
    save_picture(page, tmp_path / "page.pdf")
    content = (tmp_path / "page.pdf").read_bytes()
    assert content.startswith(b"%PDF")
    assert b"/MediaBox [0 0 225.000000 150.000000]" in content


def test_the_ending_may_be_written_in_capitals(page, tmp_path):
    save_picture(page, tmp_path / "page.PNG")
    assert not QImage(str(tmp_path / "page.PNG"), "PNG").isNull()


def test_an_unknown_ending_is_refused(page, tmp_path):
    with pytest.raises(ValueError, match="bmp"):
        save_picture(page, tmp_path / "page.bmp")


def test_a_picture_larger_than_any_image_is_made_smaller(qtbot, tmp_path):
    wide = QWidget()
    qtbot.addWidget(wide)
    wide.resize(20_000, 10)
    save_picture(wide, tmp_path / "wide.png", 2)
    assert QImage(str(tmp_path / "wide.png")).width() <= 32_000


def test_a_failed_save_leaves_the_old_file(page, tmp_path, monkeypatch):
    path = tmp_path / "page.png"
    path.write_bytes(b"old")
    monkeypatch.setattr("PySide6.QtCore.QSaveFile.commit", lambda self: False)
    with pytest.raises(OSError):
        save_picture(page, path)
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".png"] == ["page.png"]


def test_a_folder_that_is_not_there_is_an_error_that_names_the_file(page, tmp_path):
    path = tmp_path / "nowhere" / "page.png"
    with pytest.raises(OSError) as caught:
        save_picture(page, path)
    assert caught.value.filename == str(path)
    assert caught.value.strerror
