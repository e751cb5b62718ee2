"""A handout of a training as HTML. Plain values in, text out; no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from html import escape

from gui.export.handout.html_page import html_page, html_row, html_step, html_tokens
from gui.export.handout.values import (
    HandoutBar,
    HandoutMerge,
    HandoutWord,
    TrainingHandout,
    TrainingPage,
)


def training_html(handout: TrainingHandout) -> str:
    """The whole file."""
    pages = [
        html_step(number, page.title, page.sentence, _content(page, handout))
        for number, page in enumerate(handout.pages)
    ]
    return html_page(handout.title, handout.facts, pages, _merges(handout), handout.texts)


def _content(page: TrainingPage, handout: TrainingHandout) -> str:
    tie = f"<b>{escape(page.tie)}</b> " if page.tie else ""
    said = f"<p class=tie>{tie}{escape(page.why)}</p>" if tie or page.why else ""
    more = f"<p class=more>{escape(page.more)}</p>" if page.more else ""
    bars, rows = map(partial(_bar, handout), page.bars), map(partial(_word, handout), page.words)
    pairs = _table(handout.pairs, (handout.pair, handout.count), bars, last=3)
    words = _table(handout.words, (handout.count, handout.tokens), rows)
    return f"{said}<div class=both><div>{pairs}</div><div class=words>{words}{more}</div></div>"


def _table(caption: str, columns: tuple[str, ...], rows: Iterable[str], last: int = 1) -> str:
    """A table; the head of the `last` columns is one."""
    *first, end = columns
    head = "".join(f"<th scope=col>{escape(column)}</th>" for column in first)
    head += f"<th scope=col{f' colspan={last}' if last > 1 else ''}>{escape(end)}</th>"
    return (
        f"<table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _bar(handout: TrainingHandout, bar: HandoutBar) -> str:
    """A pair as a row: what marks it is said in words too, for who does not see it.

    Bar, number and marks are cells of their own: marks of one row must not shorten its bar.
    """
    kinds = " ".join(name for name, is_so in (("win", bar.winner), ("tie", bar.tied)) if is_so)
    marks = (handout.winner if bar.winner else "", handout.tied if bar.tied else "")
    return (
        f'<tr class="{kinds}"><th scope=row><bdi class=t>{escape(bar.left)}</bdi> + '
        f"<bdi class=t>{escape(bar.right)}</bdi></th>"
        f'<td class=bars><span class=bar style="width:{100 * bar.share:.1f}%"></span></td>'
        f"<td class=count>{escape(bar.count)}</td>"
        f"<td class=marks>{escape(', '.join(mark for mark in marks if mark))}</td></tr>"
    )


def _word(handout: TrainingHandout, word: HandoutWord) -> str:
    kind = " class=touched" if word.touched else ""
    mark = _mark(handout.touched if word.touched else "")
    return (
        f"<tr{kind}><th scope=row>{escape(word.count)}</th>"
        f"<td>{html_tokens(word.tokens)}{mark}</td></tr>"
    )


def _mark(said: str) -> str:
    return f" <span class=mark>{escape(said)}</span>" if said else ""


def _merges(handout: TrainingHandout) -> str:
    head = html_row(handout.columns, "th").replace("<th>", "<th scope=col>")
    rows = "".join(map(_merge, handout.merges))
    return (
        f"<section class=list><table id=merges><caption>{escape(handout.merge_list)}</caption>"
        f"<thead>{head}</thead><tbody>{rows}</tbody></table></section>"
    )


def _merge(merge: HandoutMerge) -> str:
    rank, *rest = merge.cells
    shown = escape(rank)
    if merge.page is not None:
        shown = f'<a href="#step-{merge.page}">{shown}</a>'
    cells = "".join(f"<td><bdi>{escape(cell)}</bdi></td>" for cell in rest)
    at = "" if merge.page is None else f" data-at={merge.page}"
    return f"<tr{at}><td>{shown}</td>{cells}</tr>"
