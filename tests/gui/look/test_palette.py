"""Every text can be read on every ground it may stand on, in every theme."""

import itertools

import pytest

from gui.look import palette

THEMES = {
    "light": (palette.LIGHT, palette.LIGHT_TOKENS, 4.5),
    "dark": (palette.DARK, palette.DARK_TOKENS, 4.5),
    "projector": (palette.PROJECTOR, palette.LIGHT_TOKENS, 7.0),
}
GROUNDS = ("window", "panel", "raised", "selection")
INKS = ("text", "muted", "accent", "warning", "error")


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("ink", "ground"), list(itertools.product(INKS, GROUNDS)))
def test_every_ink_is_legible_on_every_ground(name, ink, ground):
    colours, _, least = THEMES[name]
    assert palette.contrast(colours[ink], colours[ground]) >= least


@pytest.mark.parametrize("name", THEMES)
def test_what_stands_on_bars_buttons_and_tokens_is_legible(name):
    colours, tokens, least = THEMES[name]
    pairs = [("text", "bar"), ("text", "bar_tied"), ("accent_text", "accent")]
    assert all(palette.contrast(colours[ink], colours[on]) >= least for ink, on in pairs)
    assert all(palette.contrast(colours["token_text"], token) >= least for token in tokens)


@pytest.mark.parametrize("name", THEMES)
def test_controls_and_outlines_stand_out_from_what_is_behind_them(name):
    colours, _, _ = THEMES[name]
    for ground in ("window", "panel", "raised"):
        assert palette.contrast(colours["control"], colours[ground]) >= 3
        assert palette.contrast(colours["outline"], colours[ground]) >= 4.5
    assert palette.contrast(colours["hatch"], colours["bar_tied"]) >= 2.5


@pytest.mark.parametrize("tokens", [palette.LIGHT_TOKENS, palette.DARK_TOKENS])
def test_there_are_five_token_colours_and_none_twice(tokens):
    assert len(set(tokens)) == 5


def test_all_themes_name_the_same_colours():
    assert palette.LIGHT.keys() == palette.DARK.keys() == palette.PROJECTOR.keys()


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#000000", "#FFFFFF", 21.0), ("#FFFFFF", "#FFFFFF", 1.0), ("#777777", "#FFFFFF", 4.48)],
)
def test_contrast_is_that_of_the_guidelines_and_has_no_direction(one, other, ratio):
    assert palette.contrast(one, other) == pytest.approx(ratio, abs=0.01)
    assert palette.contrast(other, one) == palette.contrast(one, other)
