"""Handouts as files: what they say, that they ask for nothing else, and that they are careful."""

import re
from html.parser import HTMLParser

import pytest

from engine import Corpus, Trace, TrainingOptions
from gui.export.handout.html_page import html_row, html_step, html_tokens
from gui.export.handout.training_pages import MOST_PAGES, TrainingPages
from gui.export.handout.values import HandoutToken
from gui.export.handout_export import HandoutExport
from gui.look import translation
from tests.gui.export.handout.handouts import (
    WAIT,
    comparison,
    handout,
    split,
    trace,
    training,
)

VOID = {"meta", "input", "br"}
EVIL = '<script>alert("&1")</script>'


class Reader(HTMLParser):
    """Checks that everything that opens is closed, and collects what can be read."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] not in ("style", "script"):
            self.texts.append(data)

    def text(self) -> str:
        return re.sub(r"\s+", " ", " ".join(self.texts))

    def with_class(self, name: str) -> list[dict[str, str | None]]:
        return [each for _, each in self.tags if name in (each.get("class") or "").split()]


def read(qtbot, subject, folder, language="en") -> Reader:
    return Reader(handout(qtbot, subject, folder / "a.html", language).read_text("utf-8"))


def test_every_step_of_a_training_has_a_page(qtbot, tmp_path):
    reader = read(qtbot, training(), tmp_path)
    assert len(reader.with_class("step")) == 13
    text = reader.text()
    assert "Step 6 of 12" in text
    assert "Step 1: e + s become es, 9 times. Next: es + t, count 9." in text
    assert "2-way tie at 9" in text
    assert "This is the end." in text


def test_the_list_of_merges_is_whole_and_leads_to_the_pages(qtbot, tmp_path):
    path = handout(qtbot, training(), tmp_path / "a.html")
    rows = re.findall(
        r'<tr data-at=(\d+)><td><a href="#step-(\d+)">(\d+)</a></td>(.*?)</tr>',
        path.read_text("utf-8"),
    )
    assert [int(row[0]) for row in rows] == list(range(1, 13))
    tokens = [re.sub("<.*?>", " ", row[3]).split()[2] for row in rows]
    assert tokens == [step.token for step in trace()]


def test_a_range_of_steps_can_be_handed_out(qtbot, tmp_path):
    path = handout(qtbot, training(first=3, last=5), tmp_path / "a.html")
    reader = Reader(path.read_text("utf-8"))
    assert len(reader.with_class("step")) == 3
    assert "Step 2 of 12" not in reader.text()
    assert path.read_text("utf-8").count("<tr data-at=") == 3


def test_a_long_training_is_cut_to_some_hundred_pages():
    words = {f"{number * 7919 % 100_003:x}": 1 for number in range(400)}
    long = Trace(Corpus.from_counts(words), TrainingOptions())
    assert len(long) > MOST_PAGES
    pages = TrainingPages(training(trace=long, last=10**9))
    assert pages.total == MOST_PAGES + 1


def test_the_pages_of_a_comparison_are_the_places_where_lanes_differ(qtbot, tmp_path):
    reader = read(qtbot, comparison(), tmp_path)
    places = split().encoded.places
    assert len(reader.with_class("step")) == 1 + len(places)
    text = reader.text()
    assert "Difference 1 of" in text
    assert "A: Rank-ordered" in text
    ids = " ".join(map(str, split().encoded.encodings[0].ids.tolist()))
    assert ids.replace("-1", "–") in text


def test_lanes_that_do_not_differ_say_so(qtbot, tmp_path):
    reader = read(qtbot, comparison(split=split("low")), tmp_path)
    assert "The lanes do not differ." in reader.text()
    assert len(reader.with_class("step")) == 1


@pytest.mark.parametrize("subject", [training(), comparison()], ids=["training", "comparison"])
@pytest.mark.parametrize("language", translation.languages())
def test_a_handout_loads_nothing_and_speaks_its_language(qtbot, tmp_path, subject, language):
    path = handout(qtbot, subject, tmp_path / "a.html", language)
    text = path.read_text("utf-8")
    reader = Reader(text)
    assert not re.search(r"https?:|//[a-z]|@import|url\(|\bsrc=|<link", text)
    assert "default-src 'none'" in text
    assert ("html", {"lang": language}) in reader.tags
    assert translation.current() == "en"
    assert ("This is the end." in text) == (language == "en" and subject == training())


@pytest.mark.parametrize("subject", [training(), comparison()], ids=["training", "comparison"])
def test_the_same_subject_gives_the_same_bytes(qtbot, tmp_path, subject):
    first = handout(qtbot, subject, tmp_path / "first.html")
    second = handout(qtbot, subject, tmp_path / "second.html")
    assert first.read_bytes() == second.read_bytes()


def test_whatever_a_corpus_holds_is_text_and_no_markup(qtbot, tmp_path):
    words = {EVIL: 3, '"onload=x ': 2, "&amp;</td>": 1, "\u202eabc\ud83d": 1}
    subject = training(trace=Trace(Corpus.from_counts(words), TrainingOptions()), title=EVIL)
    reader = read(qtbot, subject, tmp_path)
    assert sum(tag == "script" for tag, _ in reader.tags) == 1
    assert not any(name.startswith("on") for _, each in reader.tags for name in each)
    assert EVIL in reader.text()
    assert "&amp;</td>" in reader.text()


def test_whatever_a_text_holds_is_text_and_no_markup(qtbot, tmp_path):
    evil = split(EVIL, ((EVIL, 3), ("low", 2)))
    reader = read(qtbot, comparison(split=evil, titles=(EVIL, "<b>")), tmp_path)
    assert sum(tag == "script" for tag, _ in reader.tags) == 1
    assert not any(tag == "b" for tag, _ in reader.tags)


def test_parts_escape_what_they_are_given():
    assert html_tokens([HandoutToken("<b>", 2, 5, True)]) == (
        '<bdi class="t c2 unknown" data-at=5>&lt;b&gt;</bdi> '
    )
    assert html_row(["<", "&"]) == "<tr><td>&lt;</td><td>&amp;</td></tr>"
    assert "<b>" not in html_step(1, "<b>", "<b>", "")


def test_a_line_end_begins_a_new_line():
    assert html_tokens([HandoutToken("a⏎", 0)]).endswith("<br>")


def test_controls_have_names(qtbot, tmp_path):
    reader = read(qtbot, training(), tmp_path)
    for tag, each in reader.tags:
        if tag in ("button", "input", "nav"):
            assert each.get("aria-label")


def test_ties_and_winners_are_said_in_words_too(qtbot, tmp_path):
    reader = read(qtbot, training(first=0, last=0), tmp_path)
    marks = [text for text in reader.texts if "merged next" in text or text == "tie"]
    assert marks == ["merged next, tie", "tie"]


def test_a_merge_without_a_tie_has_no_number_of_tied_pairs(qtbot, tmp_path):
    path = handout(qtbot, training(first=0, last=3), tmp_path / "a.html")
    rows = re.findall(r"<tr data-at=.*?</tr>", path.read_text("utf-8"))
    ties = [re.sub("<[^>]*>", " ", row).split()[-1] for row in rows]
    assert ties == ["2", "–", "2"]


# Making it


def test_progress_is_told_and_cancel_leaves_nothing(qtbot, tmp_path):
    export = HandoutExport(training(), "en", tmp_path / "a.html")
    told = []
    export.progressed.connect(lambda *numbers: told.append(numbers))
    export.start()
    assert told == [(0, 13)]
    with qtbot.waitSignal(export.cancelled):
        export.cancel()
    qtbot.wait(30)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_a_failure(qtbot, tmp_path):
    export = HandoutExport(training(), "en", tmp_path / "nowhere" / "a.html")
    with qtbot.waitSignal(export.failed, timeout=WAIT):
        export.start()
