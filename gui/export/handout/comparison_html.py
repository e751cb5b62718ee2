"""A handout of a comparison as HTML. Plain values in, text out; no Qt."""

from __future__ import annotations

from html import escape

from gui.export.handout.html_page import html_page, html_step, html_tokens
from gui.export.handout.values import ComparisonHandout, ComparisonLane, ComparisonPage


def comparison_html(handout: ComparisonHandout) -> str:
    """The whole file."""
    pages = [
        html_step(number, page.title, page.sentence, _content(page, handout))
        for number, page in enumerate(handout.pages)
    ]
    return html_page(handout.title, handout.facts, pages, _lanes(handout), handout.texts)


def _content(page: ComparisonPage, handout: ComparisonHandout) -> str:
    if not page.lanes:
        return ""
    columns = (handout.lane, handout.tokens, handout.ids)
    head = "".join(f"<th scope=col>{escape(column)}</th>" for column in columns)
    rows = "".join(
        f"<tr><th scope=row>{escape(title)}</th><td>{html_tokens(tokens)}</td>"
        f"<td>{escape(' '.join(ids))}</td></tr>"
        for title, tokens, ids in page.lanes
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _lanes(handout: ComparisonHandout) -> str:
    lanes = "".join(_lane(lane, handout) for lane in handout.lanes)
    return (
        f"<section class=lanes><h2>{escape(handout.lanes_title)}</h2>"
        f"<div class=both>{lanes}</div></section>"
    )


def _lane(lane: ComparisonLane, handout: ComparisonHandout) -> str:
    return (
        f"<section><h3>{escape(lane.title)}</h3><p class=more>{escape(lane.numbers)}</p>"
        f"<p class=text>{html_tokens(lane.tokens)}</p>"
        f"<details><summary>{escape(handout.ids)}</summary>"
        f"<p class=ids>{escape(' '.join(lane.ids))}</p></details></section>"
    )
