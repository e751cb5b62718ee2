"""What the state of the exploration says, put into the panels: values in, nothing out.

Beside the view, which lays the panels out and turns what a person does into wishes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from engine.analysis.doctor import Finding
from engine.analysis.statistics import statistics
from engine.analysis.vocabulary import VocabularyTable
from engine.text.code_points import IntArray
from gui.explore.differences_panel import DifferencesPanel
from gui.explore.doctor_panel import DoctorPanel
from gui.explore.head_bar import HeadBar
from gui.explore.overview_panel import OverviewPanel
from gui.explore.pipeline_panel import PipelinePanel
from gui.explore.shown_first import shown_first
from gui.explore.token_panel import TokenPanel
from gui.explore.vocabulary_panel import VocabularyPanel
from gui.sentences import messages
from gui.sentences.remarks import translated_reason
from gui.session import Session
from gui.state.source_names import source_names
from gui.work.explore_job import COMPARING, EXAMINING
from gui.worker import Progress

_ABOUT_BYTES: Final = frozenset({"partial-characters", "impossible-bytes"})
"""Findings that can be understood only with the bytes of the tokens before one's eyes."""


_PATIENCE_MS: Final = 400
"""What is shown of the text before stays so long: a typed letter should not make it flicker."""


@dataclass(frozen=True, eq=False)
class Panels:
    """The panels of the view."""

    head: HeadBar
    vocabulary: VocabularyPanel
    token: TokenPanel
    overview: OverviewPanel
    doctor: DoctorPanel
    differences: DifferencesPanel
    pipeline: PipelinePanel


@dataclass(frozen=True, eq=False)
class _Awaited:
    """Rows of a tokenizer that is not shown yet."""

    source: str
    rows: IntArray
    title: str


class ShownFacts(QObject):
    """Follows the state.

    Attributes:
        table: the vocabulary that is shown.

    Signals:
        table_shown: another vocabulary is shown.
        token_shown: another token is.
        differences_shown: another tokenizer is compared with this one.
    """

    table_shown = Signal()
    token_shown = Signal()
    differences_shown = Signal()

    def __init__(self, session: Session, panels: Panels, parent: QObject) -> None:
        """Show what `session` knows in `panels`."""
        super().__init__(parent)
        self._state, self._panels = session.explore, panels
        self._preferences = session.preferences
        self.table: VocabularyTable | None = None
        self._awaited: _Awaited | None = None
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(panels.pipeline.show_working)
        state = self._state
        state.sources_changed.connect(self.show_sources)
        state.card_changed.connect(self._show_card)
        state.trail_changed.connect(self._show_trail)
        state.following_changed.connect(self._wait_for_trail)
        state.trail_failed.connect(self._show_trail_problem)
        state.findings_changed.connect(self._show_findings)
        state.progressed.connect(self._show_progress)
        state.differences_changed.connect(self._show_differences)
        session.compare.text_changed.connect(self._show_text)
        panels.pipeline.set_as_text(self._preferences.bytes_as_text)
        self._name_tokens(self._preferences.bytes_as_text)
        panels.pipeline.as_text_chosen.connect(self._remember_as_text)

    def show_everything(self) -> None:
        """Fill all panels."""
        self._show_text()
        self.show_sources()
        self._show_card()
        self._show_trail()
        self._show_findings()
        self._show_differences()

    def _show_text(self) -> None:
        self._panels.pipeline.set_text(self._state.text)

    def _remember_as_text(self, as_text: bool) -> None:
        self._preferences.bytes_as_text = as_text
        self._name_tokens(as_text)
        self.token_shown.emit()

    def _name_tokens(self, as_text: bool) -> None:
        """Tokens have one name everywhere."""
        self._panels.vocabulary.set_as_text(as_text)
        self._panels.token.set_as_text(as_text)

    def show_sources(self) -> None:
        """Offer the tokenizers that are open."""
        state = self._state
        names = source_names(state.sources(), among_files=True)
        self._panels.head.show_sources(names, state.source)
        others = [(key, name) for key, name in names if key != state.source]
        self._panels.differences.show_choices(others, state.other)

    def show_token(self, row: int | None) -> None:
        """Show a row of the vocabulary."""
        self._panels.token.show_token(self.table, row)
        self.token_shown.emit()

    def show_found(self, finding: Finding) -> None:
        """List the tokens of a finding, those with the ids that it names."""
        if self.table is None:
            return
        vocabulary = self._panels.vocabulary
        if finding.code in _ABOUT_BYTES:
            vocabulary.table.set_column_shown("bytes", True)
        vocabulary.set_filter("")
        title = str(translated_reason(finding.title))
        rows = np.flatnonzero(np.isin(self.table.ids, finding.ids))
        vocabulary.show_only(rows, title)

    def show_in_other(self, rows: IntArray, title: str) -> None:
        """Explore the other tokenizer, and list these rows of its table."""
        if self._state.other is not None:
            self._awaited = _Awaited(self._state.other, rows, title)
            self._state.explore(self._state.other)

    def _show_awaited(self) -> None:
        """List what was asked for, if the table is that of the tokenizer that it was asked of."""
        awaited = self._awaited
        if awaited is not None and self._state.source != awaited.source:
            self._awaited = None
        elif awaited is not None and self.table is not None:
            self._awaited = None
            self._panels.vocabulary.set_filter("")
            self._panels.vocabulary.show_only(awaited.rows, awaited.title)

    def _show_card(self) -> None:
        card, panels = self._state.card, self._panels
        table = card.table if card is not None else None
        panels.pipeline.set_text(self._state.text)  # of a file another one is shown first
        panels.head.show_card(card)
        if table is self.table and table is not None:
            return
        self.table = table
        panels.vocabulary.show_table(table)
        panels.overview.show_statistics(statistics(table) if table is not None else None)
        first = shown_first(table) if table is not None else None
        panels.vocabulary.select_row(None)  # the table is read from its top
        panels.token.show_token(table, first, is_example=True)
        self.token_shown.emit()
        self._show_awaited()
        self.table_shown.emit()

    def _show_trail(self) -> None:
        state, trail = self._state, self._state.trail
        self._wait_for_trail()
        panels = self._panels
        refusal = state.card.refusal if state.card is not None else None
        panels.pipeline.set_options(*state.special)
        if refusal is not None:
            panels.pipeline.show_trail(None, str(translated_reason(refusal)))
        else:
            results = trail.results if trail is not None else None
            more = trail.more_tokens if trail is not None else None
            panels.pipeline.show_trail(results, more_tokens=more)
        if trail is not None and self.table is not None:
            counts = self.table.counts_in(trail.ids)
            panels.vocabulary.show_counts(counts.astype(np.int64))
        else:
            panels.vocabulary.show_counts(None)

    def _wait_for_trail(self) -> None:
        """Say that there is no result yet if it does not come in a moment."""
        if self._state.following:
            self._patience.start()
        else:
            self._patience.stop()

    def _show_trail_problem(self, problem: object) -> None:
        self._panels.pipeline.show_trail(None, messages.explain(problem))
        self._panels.vocabulary.show_counts(None)

    def _show_progress(self, progress: Progress) -> None:
        panels = self._panels
        shows = {
            EXAMINING: panels.doctor.show_progress,
            COMPARING: panels.differences.show_progress,
        }
        shows[progress.stage](progress.done, progress.total)

    def _show_findings(self) -> None:
        state = self._state
        if state.examining:
            self._panels.doctor.show_progress(0, 0)
        else:
            self._panels.doctor.show_findings(state.findings)

    def _show_differences(self) -> None:
        state = self._state
        names = dict(source_names(state.sources(), among_files=True))
        first, second = names.get(state.source, ""), names.get(state.other or "", "")
        if state.comparing:
            self._panels.differences.show_working(first, second)
        else:
            self._panels.differences.show_differences(state.differences, first, second)
        if state.other is not None:
            self.differences_shown.emit()
