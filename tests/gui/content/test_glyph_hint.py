"""Characters that no font can draw are named; all others are nobody's business."""

import pytest

from engine import Corpus, Trace
from gui.content.glyph_hint import GlyphHint
from gui.look import missing_glyphs, translation

NOBODY_DRAWS = "\U0010fffd"


@pytest.fixture
def hint(qtbot):
    hint = GlyphHint()
    qtbot.addWidget(hint)
    return hint


def trace(text):
    return Trace(Corpus.from_texts([text]))


def test_ordinary_text_needs_no_hint(hint):
    hint.look_at(trace("low lower, низкий ниже; χαμηλός"))
    assert hint.missing == ""
    assert not hint.isVisibleTo(None)


def test_a_character_without_a_glyph_is_named_by_its_code(hint):
    hint.look_at(trace(f"low{NOBODY_DRAWS} low"))
    assert hint.missing == NOBODY_DRAWS
    assert hint.text() == "No font here draws U+10FFFD"


def test_the_hint_goes_when_the_corpus_does(hint):
    hint.look_at(trace(NOBODY_DRAWS * 2))
    hint.look_at(trace("low low"))
    assert hint.missing == ""


def test_the_hint_speaks_the_language(hint, qapp):
    hint.look_at(trace(NOBODY_DRAWS * 2))
    translation.install(qapp, "ru")
    hint.retranslate()
    assert hint.text() == "Нет шрифта для U+10FFFD"


def test_a_script_without_a_font_is_named_as_a_whole(hint, monkeypatch):
    monkeypatch.setattr(missing_glyphs, "missing_characters", lambda text, font: "कखग।")
    hint.look_at(trace("कखग।"))
    assert hint.text() == "No font here draws Devanagari (U+0915–U+0964)"
