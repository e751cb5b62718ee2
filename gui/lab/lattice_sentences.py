"""What is said about a lattice."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.analysis.lattice import Lattice, Path
from engine.text.alphabet import visible
from gui.lab.big_numbers import in_short
from gui.lab.lattice_job import LatticeAnswer
from gui.lab.rows_model import Bar
from gui.look.translation import format_decimal, format_number
from gui.widgets.plain_text import isolated


class LatticeSentences(QObject):
    """Puts the sentences together."""

    def whole(self, answer: LatticeAnswer) -> str:
        """Which split the model takes, and of how many."""
        tokens = answer.lattice.tokens(answer.first.arcs)
        return self.tr(
            "{word}: {tokens}, score {score}; splits in all: {total}, chance of this one: {chance}."
        ).format(
            word=isolated(visible(answer.lattice.word)),
            tokens=" | ".join(isolated(visible(token)) for token in tokens),
            score=score_text(answer.first.score),
            total=in_short(answer.total),
            chance=per_cent(answer.first.chance),
        )

    def draws(self, answer: LatticeAnswer | None) -> str:
        """How many different splits were drawn."""
        if answer is None:
            return self.tr("Drawn splits")
        return self.tr("Drawn splits; different ones: {count}").format(
            count=format_number(len(answer.drawn))
        )


def best_rows(answer: LatticeAnswer) -> list[tuple[object, ...]]:
    """The best splits: tokens, score, chance."""
    return [
        (
            shown(answer.lattice, path),
            score_text(path.score),
            Bar(path.chance, per_cent(path.chance)),
        )
        for path in answer.best
    ]


def drawn_rows(answer: LatticeAnswer) -> list[tuple[object, ...]]:
    """The splits that were drawn: tokens, how often."""
    draws = max(1, answer.question.draws)
    return [
        (shown(answer.lattice, path), Bar(count / draws, f"{format_number(count)}"))
        for path, count in answer.drawn
    ]


def shown(lattice: Lattice, path: Path) -> tuple[str, ...]:
    """The tokens of a split, ready for the screen."""
    return tuple(visible(token) for token in lattice.tokens(path.arcs))


def score_text(score: float) -> str:
    """A score with two decimals and a real minus."""
    return format_decimal(score).replace("-", "−")


def per_cent(chance: float) -> str:
    """A chance in per cent; what is very small is not nothing."""
    if 0 < chance < 0.0001:
        return f"< {format_decimal(0.01)}\N{NO-BREAK SPACE}%"
    return f"{format_decimal(100 * chance)}\N{NO-BREAK SPACE}%"
