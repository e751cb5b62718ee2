"""Handouts in a real browser, stepped with keys: what can be read is what the trace says."""

import re

import pytest

from tests.gui.export.handout.browser import Browser, find_browser
from tests.gui.export.handout.handouts import comparison, handout, split, trace, training

pytestmark = pytest.mark.skipif(find_browser() is None, reason="there is no Chromium")

SHOWN = 'Array.from(document.querySelectorAll(".step")).filter(s => s.checkVisibility())'


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    with Browser(tmp_path_factory.mktemp("profile")) as browser:
        yield browser


def shown(browser: Browser) -> str:
    """The text of the one step that is to be seen."""
    texts = browser.evaluate(f"{SHOWN}.map(s => s.innerText)")
    assert len(texts) == 1
    return re.sub(r"\s+", " ", texts[0])


def words(browser: Browser) -> list[str]:
    rows = f'{SHOWN}[0].querySelectorAll("table")[1].querySelectorAll("tbody tr")'
    tokens = 'Array.from(r.querySelectorAll("bdi")).map(t => t.textContent).join(" ")'
    return browser.evaluate(f"Array.from({rows}).map(r => {tokens})")


def test_a_training_is_stepped_with_keys_and_says_what_the_trace_says(qtbot, tmp_path, browser):
    browser.open(handout(qtbot, training(), tmp_path / "training.html"))
    length = len(trace())
    for position in range(length + 1):
        assert f"Step {position} of {length}" in shown(browser)
        view = trace().at(position)
        assert sorted(words(browser)) == sorted(map(" ".join, view.words().values()))
        if position < length:
            left, right = trace().steps[position].pair
            assert f"{left} + {right}" in shown(browser)
        if position:
            row = browser.evaluate('document.querySelector("tr.now").innerText')
            assert row.split("\t")[3] == trace().steps[position - 1].token
        browser.press("ArrowRight")
    assert "This is the end." in shown(browser)


def test_keys_buttons_slider_and_address_all_step(qtbot, tmp_path, browser):
    path = handout(qtbot, training(), tmp_path / "keys.html")
    browser.open(path)
    for key, position in (
        ("ArrowLeft", 0),
        ("End", 12),
        ("ArrowRight", 12),
        ("ArrowLeft", 11),
        ("PageUp", 10),
        ("Home", 0),
        ("PageDown", 1),
        (" ", 2),
    ):
        browser.press(key)
        assert f"Step {position} of 12" in shown(browser)
    for button, position in (("last", 12), ("back", 11), ("first", 0), ("forward", 1)):
        browser.evaluate(f'document.getElementById("{button}").click()')
        assert f"Step {position} of 12" in shown(browser)
    browser.evaluate(
        'slider.value = "7"; slider.dispatchEvent(new Event("input")); slider.ariaValueText'
    )
    assert "Step 7 of 12" in shown(browser)
    assert browser.evaluate("location.hash") == "#step-7"
    browser.evaluate("document.querySelectorAll('#merges a')[3].click()")
    browser.evaluate("new Promise(done => setTimeout(done, 50))")
    assert "Step 4 of 12" in shown(browser)
    browser.open(path.rename(tmp_path / "other.html"), "#step-9")
    assert "Step 9 of 12" in shown(browser)


def test_a_comparison_is_stepped_through_its_differences(qtbot, tmp_path, browser):
    browser.open(handout(qtbot, comparison(), tmp_path / "comparison.html"))
    assert "The lanes differ in" in shown(browser)
    encodings, places = split().encoded.encodings, split().encoded.places
    for start, end in places.tolist():
        browser.press("ArrowRight")
        rows = browser.evaluate(
            f'Array.from({SHOWN}[0].querySelectorAll("tbody tr")).map('
            'r => [Array.from(r.querySelectorAll("bdi")).map(t => t.textContent),'
            " r.cells[2].innerText])"
        )
        marked = browser.evaluate(
            'Array.from(document.querySelectorAll(".text")).map('
            'p => Array.from(p.querySelectorAll(".now")).map(t => t.textContent))'
        )
        for (tokens, ids), now, encoding in zip(rows, marked, encodings, strict=True):
            inside = [
                index
                for index, byte in enumerate(encoding.byte_starts[:-1].tolist())
                if start <= byte < end
            ]
            wanted = [
                encoding.labels[int(encoding.ids[index])]
                for index in inside
                if not encoding.unknown[index]
            ]
            assert [token for token in tokens if token in wanted] == wanted
            assert now == tokens
            assert ids == " ".join(str(encoding.ids[index]) for index in inside).replace("-1", "–")


def test_numbers_end_below_each_other(qtbot, tmp_path, browser):
    browser.open(handout(qtbot, training(), tmp_path / "numbers.html"))
    aligned = "[...document.querySelectorAll('{}')].map(e => getComputedStyle(e).textAlign)"
    merges = browser.evaluate(aligned.format("#merges tbody tr:first-child td"))
    assert merges == ["end", "start", "start", "start", "end", "end"]
    counts = browser.evaluate(aligned.format(".words tbody th"))
    assert counts and set(counts) == {"end"}


def test_the_step_is_said_to_who_does_not_see_it(qtbot, tmp_path, browser):
    browser.open(handout(qtbot, training(), tmp_path / "said.html"))
    browser.press("ArrowRight")
    said = browser.evaluate('document.getElementById("now").textContent')
    assert said == "Step 1 of 12. Step 1: e + s become es, 9 times. Next: es + t, count 9."
    assert browser.evaluate('document.getElementById("now").getAttribute("role")') == "status"
    browser.press("Home")
    assert browser.evaluate("back.disabled && first.disabled && !forward.disabled")


def test_nothing_is_loaded_and_nothing_goes_wrong(qtbot, tmp_path, browser):
    browser.requested.clear()
    path = handout(qtbot, comparison(), tmp_path / "alone.html")
    browser.open(path)
    for key in ("End", "Home", "Tab", "ArrowRight"):
        browser.press(key)
    assert {url.split("#")[0] for url in browser.requested} == {path.as_uri()}


def test_dark_is_dark_and_print_shows_all_steps_without_controls(qtbot, tmp_path, browser):
    browser.open(handout(qtbot, training(), tmp_path / "looks.html"))
    ground = "getComputedStyle(document.body).backgroundColor"
    browser.media(scheme="dark")
    assert browser.evaluate(ground) == "rgb(20, 23, 27)"
    browser.media(scheme="light")
    assert browser.evaluate(ground) == "rgb(242, 244, 247)"
    browser.media("print")
    assert browser.evaluate('getComputedStyle(document.querySelector("nav")).display') == "none"
    steps = browser.evaluate(f"{SHOWN}.map(s => s.innerText)")
    assert [f"Step {n} of 12" in text for n, text in enumerate(steps)] == [True] * 13
    assert browser.evaluate("merges.checkVisibility()")
    browser.media()


@pytest.mark.parametrize("width", [360, 1024, 1920])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_sticks_out_at_any_width(qtbot, tmp_path, browser, width, language):
    for name, subject in (("training", training()), ("comparison", comparison())):
        browser.open(handout(qtbot, subject, tmp_path / f"{name}.html", language))
        browser.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=800,
            deviceScaleFactor=1,
            mobile=False,
        )
        assert browser.evaluate("document.documentElement.scrollWidth") <= width
    browser.ask("Emulation.clearDeviceMetricsOverride")
