"""The page around a handout: head, controls, style and script; and how texts become HTML.

Everything is in the one file, and the file forbids itself to load anything else. Without the script
all steps stand under each other. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from gui.export.handout.values import HandoutTexts, HandoutToken
from gui.look.palette import DARK, DARK_TOKENS, LIGHT, LIGHT_TOKENS

_FOLDER: Final = Path(__file__).resolve().parents[3] / "resources" / "handout"
_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline';"
    " base-uri 'none'; form-action 'none'"
)


def html_page(
    title: str,
    facts: Iterable[tuple[str, str]],
    pages: Sequence[str],
    after: str,
    texts: HandoutTexts,
) -> str:
    """The whole file.

    Args:
        title: of the page.
        facts: names and values under the title.
        pages: the steps as HTML, see `html_step`.
        after: HTML under the steps.
        texts: the words around them.
    """
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{escape(texts.language)}">',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta name="generator" content="{escape(texts.made_by)}">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{_colours()}{_resource('handout.css')}</style>",
            "</head>",
            "<body>",
            f"<header><h1>{escape(title)}</h1>{_facts(facts)}</header>",
            _controls(len(pages), texts),
            "<main>",
            *pages,
            "</main>",
            after,
            f"<footer>{escape(texts.made_by)}</footer>",
            f"<script>\n{_resource('handout.js')}</script>",
            "</body>",
            "</html>",
            "",
        )
    )


def html_step(number: int, title: str, sentence: str, content: str) -> str:
    """One step: a heading, a sentence, and whatever else is HTML already."""
    said = f"<p class=said>{escape(sentence)}</p>" if sentence else ""
    return (
        f'<section class=step id="step-{number}" aria-labelledby="title-{number}">'
        f'<h2 id="title-{number}">{escape(title)}</h2>{said}{content}</section>'
    )


def html_tokens(tokens: Iterable[HandoutToken]) -> str:
    """Tokens as boxes; after one that ends a line, a new line begins."""
    return "".join(map(_token, tokens))


def html_row(cells: Iterable[str], kind: str = "td") -> str:
    """A row of a table of texts."""
    return "<tr>" + "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in cells) + "</tr>"


def _token(token: HandoutToken) -> str:
    kinds = "t" if token.colour is None else f"t c{token.colour}"
    if token.unknown:
        kinds += " unknown"
    place = "" if token.place is None else f" data-at={token.place}"
    # subtle: a space between tokens, so that what is copied or read aloud has them apart.
    end = "<br>" if token.label.endswith("⏎") else " "
    return f'<bdi class="{kinds}"{place}>{escape(token.label)}</bdi>{end}'


def _facts(facts: Iterable[tuple[str, str]]) -> str:
    rows = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts
    )
    return f"<dl>{rows}</dl>" if rows else ""


def _controls(pages: int, texts: HandoutTexts) -> str:
    buttons = (
        ("first", "|◀", texts.first),
        ("back", "◀", texts.back),
        ("forward", "▶", texts.forward),
        ("last", "▶|", texts.last),
    )
    made = [
        f'<button type=button id="{name}" title="{escape(text)}" aria-label="{escape(text)}">'
        f"<span aria-hidden=true>{sign}</span></button>"
        for name, sign, text in buttons
    ]
    slider = (
        f"<input type=range id=slider min=0 max={max(0, pages - 1)} value=0 step=1"
        f' aria-label="{escape(texts.steps)}">'
    )
    return (
        f'<nav aria-label="{escape(texts.steps)}">{made[0]}{made[1]}{slider}{made[2]}{made[3]}'
        f"<p class=keys>{escape(texts.keys)}</p>"
        "<p id=now role=status aria-live=polite></p></nav>"
    )


def _colours() -> str:
    """The colours of the light theme, and for who prefers it those of the dark one."""
    light = _variables(dict(LIGHT), LIGHT_TOKENS)
    dark = _variables(dict(DARK), DARK_TOKENS)
    return (
        f":root {{ color-scheme: light dark; {light} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"
    )


def _variables(colours: dict[str, str], tokens: Sequence[str]) -> str:
    named = colours | {f"token{number}": colour for number, colour in enumerate(tokens)}
    return " ".join(f"--{name.replace('_', '-')}: {colour};" for name, colour in named.items())


@cache
def _resource(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")
