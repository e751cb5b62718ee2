"""The exploration: what is in a tokenizer file, what it does to a text, whether to trust it.

It composes: a wish of one panel becomes a call, a fact of the session values for all of them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.announcement import announce
from gui.explore.arrangement import Arrangement
from gui.explore.arrivals import Arrivals
from gui.explore.differences_panel import DifferencesPanel
from gui.explore.doctor_panel import DoctorPanel
from gui.explore.file_link import FileLink
from gui.explore.head_bar import HeadBar
from gui.explore.opening_veil import OpeningVeil
from gui.explore.overview_panel import OverviewPanel
from gui.explore.pipeline_panel import PipelinePanel
from gui.explore.shown_facts import Panels, ShownFacts
from gui.explore.side_pages import SidePages
from gui.explore.token_panel import TokenPanel
from gui.explore.vocabulary_panel import VocabularyPanel
from gui.look import theme
from gui.session import Session
from gui.state.explore_state import ExploreState
from gui.turns import at_once
from gui.widgets.dropped_files import take_files
from gui.widgets.notice_bar import NoticeBar
from gui.widgets.panel import Panel


class ExploreView(QWidget):
    """Everything that is to be seen of a tokenizer.

    Signals:
        open_requested: a person wants to open a tokenizer file to look at.
        open_folder_requested: a person wants to open one that is in a folder.
        open_other_requested: a person wants to open one to compare this one with.
        open_partner_requested: a person wants to open the file with the other half of this one.
        comparison_requested: the comparison shows what was asked for.
        pipeline_visible_changed: the pipeline was shown or hidden.
        told: a sentence about what is shown, for the status bar.
    """

    open_requested = Signal()
    open_folder_requested = Signal()
    open_other_requested = Signal()
    open_partner_requested = Signal()
    comparison_requested = Signal()
    pipeline_visible_changed = Signal(bool)
    told = Signal(str)

    def __init__(
        self, session: Session, parent: QWidget | None = None, *, in_parts: bool = False
    ) -> None:
        """Show `session`, which may be started later.

        With `in_parts` nothing is in the view until its maker has gone through `make`.
        """
        super().__init__(parent)
        self._session = session
        self._state: ExploreState = session.explore
        self._is_made = self._is_begun = False
        self.setAcceptDrops(True)
        if not in_parts:
            at_once(self.make())

    def make(self) -> Generator[None, None, None]:
        """Make what is in the view, a part at a time."""
        yield from self._make_widgets()
        self._facts = self._make_facts()
        self._file = FileLink(self._session, self._notice, self)
        self._arrivals = Arrivals(self._session, self)
        self._veil = OpeningVeil(self)
        self._connect_wishes()
        self._facts.table_shown.connect(self._file.show_file)
        self._facts.table_shown.connect(self._examine_if_asked)
        self._pages.page_opened.connect(lambda _: self._examine_if_asked())
        self._facts.token_shown.connect(self._tell)
        self._facts.differences_shown.connect(lambda: self._open_page("differences"))
        self._connect_opening()
        self.retranslate()
        yield
        self._facts.show_everything()
        self._is_made = True

    # For the window

    def panels(self) -> dict[str, QWidget]:
        """The parts of the view of which a picture can be saved, also those that are hidden."""
        self._arrangement.size_hidden()
        return dict(self._panels) | {"tree": self._token.tree_picture()}

    def file_offer(self) -> QWidget:
        """What has become of the file since it was read; for the status bar."""
        return self._file.offer

    @property
    def pipeline_visible(self) -> bool:
        """Whether the pipeline is shown."""
        return self._arrangement.pipeline_visible

    def set_pipeline_visible(self, visible: bool) -> None:
        """Show or hide the pipeline."""
        if visible != self.pipeline_visible:
            self._arrangement.set_pipeline_visible(visible)
            self.pipeline_visible_changed.emit(visible)

    def find_token(self) -> None:
        """Put the cursor into the filter of the vocabulary."""
        self._arrangement.look_at_pipeline(False)
        self._vocabulary.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def take_files(self, paths: Sequence[Path]) -> None:
        """Open tokenizers; a text goes through the stages."""
        self._arrivals.take_files(paths)

    def show_page(self, name: str) -> None:
        """Look at one of the pages or at the pipeline; the doctor begins to work then."""
        if name == "pipeline":
            self._arrangement.look_at_pipeline(True)
        elif name == "doctor":
            self.examine()
        else:
            self._open_page(name)

    def examine(self) -> None:
        """Look for what may surprise, and show what was found."""
        self._open_page("doctor")
        self._state.examine()

    def compare_with_another(self) -> None:
        """Let a person choose what this tokenizer is compared with."""
        self._open_page("differences")
        self._differences.other.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def try_in_comparison(self) -> None:
        """Show how this tokenizer splits the text, two ways beside each other."""
        self._state.try_in_comparison()
        self.comparison_requested.emit()

    def save_as(self) -> None:
        """Ask in which format and where, and save."""
        self._file.save_as()

    def read_again(self) -> None:
        """Read the file again, as it is now."""
        self._file.read_again()

    def take_partner(self, path: Path) -> None:
        """Open the file again with the other half in this one."""
        self._file.take_partner(path)

    def reset_layout(self) -> None:
        """Give every part the size that it had at first."""
        self._arrangement.reset()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Explore"))
        vocabulary, pipeline = self.tr("Vocabulary"), self.tr("What becomes of a text")
        self._framed["vocabulary"].set_title(vocabulary)
        self._framed["pipeline"].set_title(pipeline)
        self._arrangement.set_titles(vocabulary, pipeline, self.tr("Vocabulary and text"))
        self._token.tree_picture().setAccessibleName(self.tr("Merge tree"))
        self._pages.set_titles(
            {
                "token": (self.tr("Token"), self.tr("The token that was chosen")),
                "overview": (self.tr("Overview"), self.tr("Lengths, scripts and kinds of tokens")),
                "doctor": (self.tr("Doctor"), self.tr("Whether the file can be trusted")),
                "differences": (self.tr("Differences"), self.tr("How another file differs")),
            },
            self.tr("Token, overview, doctor and differences"),
        )
        self._facts.show_sources()
        self._file.retranslate()
        QTimer.singleShot(0, self, self._tell)  # the token's panel learns of it after this view

    # Making

    def _make_widgets(self) -> Generator[None, None, None]:
        """Make what is seen, and put it in its place from the outside in."""
        self._notice, self._head = NoticeBar(), HeadBar()
        yield
        self._vocabulary = VocabularyPanel()
        yield
        self._pipeline = PipelinePanel()
        yield
        self._framed = {
            "vocabulary": Panel(self._vocabulary),
            "pipeline": Panel(self._pipeline, beside=self._pipeline.head),
        }
        yield
        self._pages = SidePages()
        self._lay_out()
        yield
        yield from self._make_pages()

    def _make_pages(self) -> Generator[None, None, None]:
        self._token = TokenPanel()
        self._overview = OverviewPanel()
        yield
        self._doctor = DoctorPanel()
        self._differences = DifferencesPanel()
        pages: dict[str, QWidget] = {
            "token": self._token,
            "overview": self._overview,
            "doctor": self._doctor,
            "differences": self._differences,
        }
        self._panels: dict[str, QWidget] = {**self._framed, **pages}
        for name, page in pages.items():
            yield
            self._pages.add(name, page)

    def _lay_out(self) -> None:
        framed = self._framed
        self._arrangement = Arrangement(
            framed["vocabulary"], self._pages, framed["pipeline"], self._session.preferences, self
        )
        gap = round(theme.active().spacing)
        column = QVBoxLayout(self)
        column.setContentsMargins(gap, gap, gap, gap)
        column.setSpacing(gap)
        column.addWidget(self._notice)
        column.addWidget(self._head)
        column.addWidget(self._arrangement, 1)

    def _make_facts(self) -> ShownFacts:
        panels = Panels(
            self._head,
            self._vocabulary,
            self._token,
            self._overview,
            self._doctor,
            self._differences,
            self._pipeline,
        )
        return ShownFacts(self._session, panels, self)

    # Wishes

    def _connect_wishes(self) -> None:
        state, head, doctor = self._state, self._head, self._doctor
        head.source_requested.connect(state.explore)
        head.choice_requested.connect(self._file.choose)
        head.open_requested.connect(self.open_requested)
        head.open_folder_requested.connect(self.open_folder_requested)
        head.compare_requested.connect(self.compare_with_another)
        head.try_requested.connect(self.try_in_comparison)
        head.save_requested.connect(self.save_as)
        self._vocabulary.row_selected.connect(self._facts.show_token)
        self._vocabulary.row_entered.connect(self._open_token)
        self._token.row_requested.connect(self._go_to_row)
        self._overview.filter_requested.connect(self._vocabulary.set_filter)
        doctor.examine_requested.connect(state.examine)
        doctor.cancel_requested.connect(state.cancel_examination)
        doctor.tokens_requested.connect(self._facts.show_found)
        self._differences.other_requested.connect(state.compare_with)
        self._differences.cancel_requested.connect(state.cancel_comparison)
        self._differences.open_other_requested.connect(self.open_other_requested)
        self._differences.tokens_requested.connect(self._vocabulary.show_only)
        self._differences.other_tokens_requested.connect(self._facts.show_in_other)
        self._differences.compare_splits_requested.connect(self._compare_splits)
        self._pipeline.text_edited.connect(state.set_text)
        self._pipeline.options_requested.connect(state.set_special)
        self._pipeline.token_requested.connect(self._go_to_token)
        self._arrivals.refused.connect(self._file.tell)
        self._arrivals.failed.connect(self._file.show_problem)
        self._file.partner_requested.connect(self.open_partner_requested)

    def _connect_opening(self) -> None:
        openings = self._session.openings
        openings.started.connect(self._veil_what_goes)
        openings.ended.connect(self._veil_what_goes)
        openings.cancelled.connect(self._file.tell_cancelled)
        self._veil_what_goes()  # the view may be made while a file is on its way

    def _veil_what_goes(self) -> None:
        """Cover what is shown while it waits to make room for another file."""
        opening = self._session.openings.opening
        self._veil.cover(opening if self._state.awaits(opening) else None)

    def _examine_if_asked(self) -> None:
        """Who looks at the page of the doctor wants to know what is found."""
        if self._pages.opened() == "doctor" and self.isVisible():
            self._state.examine()

    def _open_page(self, name: str) -> None:
        """Look at a page beside the vocabulary."""
        self._arrangement.look_at_pipeline(False)
        self._pages.open(name)

    def _open_token(self, row: int) -> None:
        """Show the token that a person went to in the table."""
        self._facts.show_token(row)
        self._open_page("token")

    def _go_to_row(self, row: int) -> None:
        """Show a token that was clicked elsewhere, also in the table."""
        self._vocabulary.select_row(row)
        self._open_token(row)

    def _go_to_token(self, number: int) -> None:
        table = self._facts.table
        row = table.row_of(number) if table is not None else None
        if row is not None:
            self._go_to_row(row)

    def _compare_splits(self) -> None:
        self._state.compare_splits()
        self.comparison_requested.emit()

    def _tell(self) -> None:
        """Say what the chosen token is."""
        if sentence := self._token.sentence():
            announce(self, sentence)
            self.told.emit(sentence)

    # Qt

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keys begin in the filter; a proxy would hide the head from the Tab key."""
        self._vocabulary.filter.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste where nothing else takes it."""
        clipboard = QGuiApplication.clipboard()
        pastes = event.matches(QKeySequence.StandardKey.Paste)
        if not pastes or not self._arrivals.take(clipboard.mimeData()):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome files and texts."""
        if not take_files(event) and event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the dropped files or the text."""
        if files := take_files(event):
            self._arrivals.take_files(files)
        elif self._arrivals.take(event.mimeData()):
            event.acceptProposedAction()

    def showEvent(self, event: QShowEvent) -> None:
        """Describe and follow from now on."""
        super().showEvent(event)
        if not self._is_begun:
            self._is_begun = True
            self._vocabulary.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self._state.set_active(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Do so no longer: nobody looks."""
        super().hideEvent(event)
        self._state.set_active(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._is_made:
            self.retranslate()
