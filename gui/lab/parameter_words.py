"""Numbers of parameters in words, and where those of published models are from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from engine.analysis.vocabulary_size import LanguageModel
from gui.look.translation import format_decimal, format_number

_SOURCES: Final = (
    QT_TRANSLATE_NOOP("ParameterWords", "Radford et al. 2019; sizes of the published model"),
    QT_TRANSLATE_NOOP(
        "ParameterWords", "Touvron et al. 2023, table 2; sizes of the published model"
    ),
    QT_TRANSLATE_NOOP("ParameterWords", "Llama team 2024, table 3; sizes of the published model"),
    QT_TRANSLATE_NOOP(
        "ParameterWords",
        "Gemma team 2024, tables 1 and 2; the report counts 128 spare rows more",
    ),
)
SOURCES: Final = frozenset(map(str, _SOURCES))
"""The sources of the presets that have been put into other languages."""


class ParameterWords(QObject):
    """Puts the sentences together."""

    def short(self, number: int) -> str:
        """A number in millions or more, with one decimal."""
        if number < 10**6:
            return format_number(number)
        if number < 10**9:
            return self.tr("{number} M").format(number=format_decimal(number / 10**6, 1))
        if number < 10**12:
            return self.tr("{number} B").format(number=format_decimal(number / 10**9, 2))
        return self.tr("{number} T").format(number=format_decimal(number / 10**12, 2))

    def share(self, share: float) -> str:
        """A share in per cent."""
        return f"{format_decimal(100 * share, 1)}\N{NO-BREAK SPACE}%"

    def cost(self, model: LanguageModel) -> str:
        """What embedding and head take of a model, for a bar."""
        number = self.short(model.embedding + model.head)
        return f"{number}  ({self.share(model.share)})"

    def whole(self, model: LanguageModel) -> str:
        """What the vocabulary costs, as a sentence."""
        return self.tr(
            "Embedding and head: {own} of {total} parameters, {share} of the model."
        ).format(
            own=self.short(model.embedding + model.head),
            total=self.short(model.total),
            share=self.share(model.share),
        )

    def formula(self, model: LanguageModel) -> str:
        """How it is computed."""
        rows, width, product = map(format_number, (model.vocabulary, model.width, model.embedding))
        embedding = self.tr("Embedding: V · d = {rows} · {width} = {product}").format(
            rows=rows, width=width, product=product
        )
        return f"{embedding}. {self._head(model)}."

    def _head(self, model: LanguageModel) -> str:
        head, rows = format_number(model.head), format_number(model.vocabulary)
        if model.tied and model.bias:
            return self.tr("Head: the same numbers, and {rows} of the bias").format(rows=rows)
        if model.tied:
            return self.tr("Head: the same numbers")
        if model.bias:
            return self.tr("Head: V · d + V = {head}").format(head=head)
        return self.tr("Head: V · d = {head}").format(head=head)

    def parts(self) -> tuple[str, str, str]:
        """What the parts of a model are called."""
        return self.tr("embedding"), self.tr("head"), self.tr("everything else")

    def source(self, model: LanguageModel) -> str:
        """Where the numbers are from."""
        return QCoreApplication.translate("ParameterWords", model.source) if model.source else ""
