"""What is said about a curve: where the cursor stands, what is marked, what a life was."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from engine.analysis.vocabulary_size import STILL_THERE, LifeLines, SizeCurve, TextCurve
from gui.lab.size_frame import Mark
from gui.lab.size_paint import Words
from gui.look.translation import format_decimal, format_number
from gui.training.presenter import Presenter
from gui.widgets.plain_text import isolated

_NEARLY_ALL: Final = "95\N{NO-BREAK SPACE}%"


class CurveSentences(QObject):
    """Puts the sentences together; a QObject for its `tr`."""

    def words(self) -> Words:
        """What stands around the picture."""
        return Words(
            self.tr("tokens in the vocabulary"),
            self.tr("here almost only the training text gains"),
        )

    def curve_names(self, *, by_bytes: bool) -> tuple[str, str]:
        """What the picture is called: its title, and what it is for who does not see it."""
        if by_bytes:
            return self.tr("Bytes per token"), self.tr("Bytes per token by vocabulary size")
        return self.tr("Characters per token"), self.tr("Characters per token by vocabulary size")

    def line_names(self) -> tuple[str, str]:
        """What the two lines are called."""
        return self.tr("training text"), self.tr("held-out text")

    def marks(self, curve: SizeCurve) -> tuple[Mark, ...]:
        """What is marked in the picture."""
        found = []
        text = curve.held_out if curve.held_out is not None else curve.training
        nearly, end = text.nearly_all_gains, text.gains_end
        if curve.held_out is not None and len(curve.vocabulary_sizes) > 1:
            said = self.tr("{share} of the gains on the held-out text: {size}")
            found.append(Mark("nearly", nearly, self._at(said, curve, nearly)))
            if end < len(curve.vocabulary_sizes) - 1:
                said = self.tr("no more gains on the held-out text: {size}")
                found.append(Mark("end", end, self._at(said, curve, end)))
        elif len(curve.vocabulary_sizes) > 1:
            said = self.tr("{share} of the gains: {size}")
            found.append(Mark("nearly", nearly, self._at(said, curve, nearly)))
        if curve.stops_by_itself is not None:
            said = self.tr("training stops by itself: {size}")
            stop = curve.stops_by_itself
            found.append(Mark("stop", stop, self._at(said, curve, stop)))
        return tuple(found)

    def _at(self, sentence: str, curve: SizeCurve, position: int) -> str:
        size = format_number(int(curve.vocabulary_sizes[position]))
        return sentence.format(share=_NEARLY_ALL, size=size)

    def trained_on(self, held_out: float) -> str:
        """What was trained anew, where a share of the corpus, 0…1, is held out."""
        share = f"{format_number(100 - round(100 * held_out))}\N{NO-BREAK SPACE}%"
        return self.tr("Trained on the first {share} of the corpus.").format(share=share)

    def cursor(self, curve: SizeCurve, presenter: Presenter, position: int) -> str:
        """What the vocabulary of a position buys, and which merge made it so large."""
        size = format_number(int(curve.vocabulary_sizes[position]))
        by_bytes = presenter.trace.options.alphabet == "bytes"
        training = format_decimal(float(curve.training.symbols_per_token[position]))
        if curve.held_out is None:
            said = self._bought(by_bytes).format(size=size, training=training)
        else:
            held_out = format_decimal(float(curve.held_out.symbols_per_token[position]))
            bought = self._bought_twice(by_bytes)
            said = bought.format(size=size, training=training, held_out=held_out)
        return f"{said} {self._merge(presenter, position)}" if position else said

    def _bought(self, by_bytes: bool) -> str:
        if by_bytes:
            return self.tr("{size} tokens: {training} bytes per token.")
        return self.tr("{size} tokens: {training} characters per token.")

    def _bought_twice(self, by_bytes: bool) -> str:
        if by_bytes:
            return self.tr(
                "{size} tokens: {training} bytes per token on the training text, "
                "{held_out} on the held-out text."
            )
        return self.tr(
            "{size} tokens: {training} characters per token on the training text, "
            "{held_out} on the held-out text."
        )

    def _merge(self, presenter: Presenter, position: int) -> str:
        trace, step = presenter.trace, position - 1
        ids = trace.left_ids[step], trace.right_ids[step], trace.token_ids[step]
        left, right, token = (isolated(presenter.label(int(each))) for each in ids)
        return self.tr("Step {step}: {left} + {right} → {token}.").format(
            step=format_number(position), left=left, right=right, token=token
        )

    def overfitting(self, curve: SizeCurve, *, by_bytes: bool) -> str:
        """What the tokens buy that come when the held-out text has nearly all its gains."""
        if curve.held_out is None or len(curve.vocabulary_sizes) < 2:
            return ""
        start = curve.held_out.nearly_all_gains
        sizes = curve.vocabulary_sizes
        training, held_out = (_gain(text, start) for text in (curve.training, curve.held_out))
        if by_bytes:
            said = self.tr(
                "From {start} to {end} tokens: +{training} bytes per token on the training text, "
                "+{held_out} on the held-out text."
            )
        else:
            said = self.tr(
                "From {start} to {end} tokens: +{training} characters per token on the training "
                "text, +{held_out} on the held-out text."
            )
        return said.format(
            start=format_number(int(sizes[start])),
            end=format_number(int(sizes[-1])),
            training=format_decimal(training),
            held_out=format_decimal(held_out),
        )

    def life(self, lives: LifeLines, presenter: Presenter, token: int) -> str:
        """What became of a token."""
        label = isolated(presenter.label(token))
        born, gone = int(lives.born[token]), int(lives.gone[token])
        if gone != STILL_THERE:
            return self.tr(
                "{token}: born at step {born}, nowhere on its own from step {gone} on: scaffolding."
            ).format(token=label, born=format_number(born), gone=format_number(gone))
        left = int(lives.left_over[token])
        return self.tr("{token}: born at step {born}; on its own at the end: {count}.").format(
            token=label, born=format_number(born), count=format_number(left)
        )


def grows_alone(curve: SizeCurve) -> int | None:
    """The position from which on almost only the training text gains; None if there is none.

    The held-out text has nearly all its gains there, and gains less than half as much as the
    training text afterwards.
    """
    if curve.held_out is None:
        return None
    start = curve.held_out.nearly_all_gains
    training, held_out = (_gain(text, start) for text in (curve.training, curve.held_out))
    return start if training > 2 * held_out else None


def _gain(text: TextCurve, start: int) -> float:
    """How many more characters or bytes per token there are at the end than at a position."""
    ratios = text.symbols_per_token
    return float(ratios[-1] - ratios[start])
