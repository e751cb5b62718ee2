"""Which tokenizer is explored, and what is known of it. Owned by the session.

It adds to the session what only the explore view needs. The tokenizers themselves stand on the
shelf of the comparison and in workers; here is what can be looked at: cards, trails, findings,
differences. Nothing is worked out before somebody looks (`set_active`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.analysis.differences import VocabularyDifferences
from engine.analysis.doctor import Finding
from engine.analysis.fidelity import EXACT, Fidelity
from engine.formats.options import NO_OPTIONS, OpeningOptions
from engine.models.word_splitter import Mode
from gui.state.compare_state import CompareState, Lane, Source
from gui.state.explore_questions import ExploreQuestions
from gui.state.file_watch import FileWatch
from gui.state.trained_sources import END, HERE
from gui.work import explore_job
from gui.work.explore_job import Question, SaveQuestion, TableQuestion, Trail, TrailQuestion
from gui.work.loaded_tokenizer import LoadedTokenizer
from gui.work.tokenizer_card import TokenizerCard
from gui.work.tokenizer_shelf import TokenizerKey


class ExploreState(QObject):
    """The state of the exploration: wishes in, facts out.

    Signals:
        sources_changed: other tokenizers can be chosen, or `source` is another one.
        card_changed: `card` is another one.
        trail_changed: `trail` is another one.
        following_changed: whether a text is on its way is different now.
        trail_failed: the text cannot be followed: an exception or `Failure`.
        findings_changed: `findings` is another one, or whether they are being looked for.
        differences_changed: `differences` is another one, or whether they are being looked for.
        losses_found: what each file format would lose of the tokenizer.
        saved: the tokenizer was written to this path.
        progressed: a `Progress` of an examination or a comparison.
        file_changed: this file is another one on the disk than the one that was read.
        file_gone: this file is no longer there.
        file_returned: this file is there again, as it was read.
        busy_changed: whether something is being worked out is different now.
        problem_occurred: an exception or `Failure`.
    """

    sources_changed = Signal()
    card_changed = Signal()
    trail_changed = Signal()
    following_changed = Signal()
    trail_failed = Signal(object)
    findings_changed = Signal()
    differences_changed = Signal()
    losses_found = Signal(object)
    saved = Signal(object)
    progressed = Signal(object)
    file_changed = Signal(object)
    file_gone = Signal(object)
    file_returned = Signal(object)
    busy_changed = Signal()
    problem_occurred = Signal(object)

    def __init__(self, compare: CompareState, parent: QObject | None = None) -> None:
        """Explore what the comparison knows, and the same text."""
        super().__init__(parent)
        self._compare = compare
        self._active = False
        self._source = END
        self._other: str | None = None
        self._expected: str | None = None
        self._sources: tuple[Source, ...] = ()
        self._cards: dict[TokenizerKey, TokenizerCard] = {}
        self._options: dict[str, OpeningOptions] = {}
        self._wanted_card: TokenizerKey | None = None
        self._shown_key: TokenizerKey | None = None
        self._trail: Trail | None = None
        self._findings: dict[TokenizerKey, tuple[Finding, ...]] = {}
        self._differences: tuple[TokenizerKey, TokenizerKey, VocabularyDifferences] | None = None
        self._special = True, False
        self._questions = ExploreQuestions(compare, self)
        self._watch = FileWatch(self)
        self._connect()

    def _connect(self) -> None:
        ask = self._questions
        ask.busy_changed.connect(self.busy_changed)
        for run in (ask.descriptions, ask.examinations, ask.others):
            run.failed.connect(self._fail)
        ask.comparisons.failed.connect(self._fail_comparison)
        ask.trails.failed.connect(self._fail_trail)
        ask.trails.busy_changed.connect(self.following_changed)
        ask.progressed.connect(self.progressed)
        ask.examinations.busy_changed.connect(self.findings_changed)
        self._compare.sources_changed.connect(self._follow_sources)
        self._compare.text_changed.connect(self._follow_text)
        self._watch.changed.connect(self.file_changed)
        self._watch.gone.connect(self.file_gone)
        self._watch.returned.connect(self.file_returned)

    # What is

    @property
    def source(self) -> str:
        """Where the tokenizer comes from; see `Source`."""
        return self._source

    @property
    def other(self) -> str | None:
        """What it is compared with."""
        return self._other

    @property
    def text(self) -> str:
        """The text that goes through the stages; the comparison has the same."""
        return self._compare.text

    @property
    def card(self) -> TokenizerCard | None:
        """What is to be seen of the tokenizer; None while it is being described."""
        key = self._key()
        return None if key is None else self._cards.get(key)

    @property
    def trail(self) -> Trail | None:
        """What became of the text that was followed last."""
        return self._trail

    @property
    def findings(self) -> tuple[Finding, ...] | None:
        """What the examination found; None before there was one."""
        key = self._key()
        return None if key is None else self._findings.get(key)

    @property
    def differences(self) -> VocabularyDifferences | None:
        """How the tokenizer and the other one differ."""
        return None if self._differences is None else self._differences[2]

    @property
    def special(self) -> tuple[bool, bool]:
        """Whether special tokens are recognised in the text, and whether some are put around it."""
        return self._special

    @property
    def options(self) -> OpeningOptions:
        """What was chosen when the file was opened."""
        return self._options.get(self._source, NO_OPTIONS)

    def fidelity_of(self, source: str) -> Fidelity:
        """How far the tokenizer of a source can be trusted; what is trained here is exact."""
        key = self._compare.key_of(source)
        card = None if key is None else self._cards.get(key)
        return EXACT if card is None else card.fidelity

    @property
    def examining(self) -> bool:
        """Whether the tokenizer is being examined."""
        return self._questions.examinations.busy

    @property
    def following(self) -> bool:
        """Whether a text is on its way through the stages."""
        return self._questions.trails.busy

    @property
    def comparing(self) -> bool:
        """Whether it is being found out how the other tokenizer differs."""
        return self._questions.comparisons.busy

    @property
    def busy(self) -> bool:
        """Whether anything is being worked out."""
        return self._questions.busy

    @property
    def settled(self) -> bool:
        """Whether everything that is wished is there."""
        return not self._active or (not self.busy and self.card is not None)

    def sources(self) -> tuple[Source, ...]:
        """What can be explored."""
        return tuple(source for source in self._compare.all_sources() if source.key != HERE)

    def path(self) -> Path | None:
        """The file of the tokenizer; None for the trained one."""
        return None if self._source == END else Path(self._source)

    # Wishes

    def set_active(self, active: bool) -> None:
        """Somebody looks at the exploration now, or no longer."""
        if active != self._active:
            self._active = active
            self._update()

    def explore(self, source: str) -> None:
        """Look at another tokenizer."""
        if source != self._source and any(source == each.key for each in self.sources()):
            self._go_to(source)

    def take(self, loaded: LoadedTokenizer) -> None:
        """A tokenizer was opened: look at it, or, if it was expected, see how it differs."""
        source = str(loaded.path)
        key = self._compare.key_of(source)
        if key is not None:
            self._cards[key] = loaded.card
            self._options[source] = loaded.options
            self._watch.watch(loaded.path, loaded.changed)
            if source == self._expected != self._source:
                self.compare_with(source)
            else:
                self._go_to(source)

    def set_text(self, text: str) -> None:
        """Follow another text."""
        self._compare.set_text(text)

    def set_special(self, match: bool, add: bool) -> None:
        """Choose what happens to special tokens."""
        if (match, add) != self._special:
            self._special = match, add
            self._follow_text()

    def examine(self) -> None:
        """Look for what may surprise."""
        key = self._key()
        if key is not None and key not in self._findings and not self.examining:

            def take(found: tuple[Finding, ...]) -> None:
                self._findings[key] = found
                self.findings_changed.emit()

            question = TableQuestion.about((key,), self._cards)
            self._questions.examinations.ask(explore_job.find_faults, question, take)

    def cancel_examination(self) -> None:
        """Stop looking."""
        self._questions.examinations.cancel()

    def expect_other(self, path: Path) -> None:
        """Compare with this file as soon as it is open."""
        self._expected = str(path)

    def compare_with(self, source: str) -> None:
        """Find out how another tokenizer differs from this one."""
        first, second = self._key(), self._compare.key_of(source)
        if first is None or second is None:
            return
        self._forget_differences()
        self._other, self._expected = source, None
        self.sources_changed.emit()

        def take(found: VocabularyDifferences) -> None:
            self._differences = first, second, found
            self.differences_changed.emit()

        question = TableQuestion.about((first, second), self._cards)
        self._questions.comparisons.ask(explore_job.find_differences, question, take)
        if self.comparing:
            self.differences_changed.emit()

    def cancel_comparison(self) -> None:
        """Compare with nothing any more."""
        self._forget_differences()
        self.sources_changed.emit()

    def try_in_comparison(self) -> None:
        """Let the comparison show two ways of splitting of this tokenizer."""
        modes: tuple[Mode, ...] = ("rank-ordered", "longest-match")
        self._compare.show_lanes([Lane(self._source, mode) for mode in modes])

    def compare_splits(self) -> None:
        """Let the comparison show how this tokenizer and the other one split."""
        if self._other is not None:
            both = self._source, self._other
            self._compare.show_lanes([Lane(source, "rank-ordered") for source in both])

    def find_losses(self) -> None:
        """Find out what each file format would lose of the tokenizer."""
        if key := self._key():
            self._questions.others.ask(
                explore_job.find_losses, Question((key,)), self.losses_found.emit
            )

    def save_as(self, path: Path, format: str) -> None:
        """Write the tokenizer."""
        if key := self._key():
            question = SaveQuestion((key,), path=path, format=format)
            self._questions.others.ask(explore_job.save, question, self.saved.emit)

    def close(self) -> None:
        """End all work; the window is closing."""
        self._questions.close()

    # How

    def _key(self) -> TokenizerKey | None:
        return self._compare.key_of(self._source)

    def _go_to(self, source: str) -> None:
        self._source, self._expected = source, None
        self._sources = self.sources()
        self._questions.examinations.cancel()
        self._forget_differences()
        self.sources_changed.emit()
        self._tell_card()
        self._update()

    def _update(self) -> None:
        """Have a card and a trail, if somebody looks."""
        key = self._key()
        if not self._active or key is None:
            return
        if key not in self._cards and key != self._wanted_card:
            self._wanted_card = key
            self._questions.ask(
                self._questions.descriptions,
                explore_job.describe,
                Question((key,)),
                self._taking_card(key),
            )
        self._follow_text()

    def _taking_card(self, key: TokenizerKey) -> Callable[[Any], None]:
        def take(card: TokenizerCard) -> None:
            self._wanted_card = None
            self._cards[key] = card
            if key == self._key():
                self._tell_card()
                self._follow_text()

        return take

    def _follow_text(self) -> None:
        key, card = self._key(), self.card
        if not self._active or key is None or (card is not None and card.refusal is not None):
            return
        match, add = self._special
        question = TrailQuestion(
            (key,), text=self.text, match_special_tokens=match, add_special_tokens=add
        )
        ask = self._questions
        ask.ask(ask.trails, explore_job.follow, question, self._take_trail)

    def _take_trail(self, trail: Trail) -> None:
        self._trail = trail
        self.trail_changed.emit()

    def _follow_sources(self) -> None:
        """The trained tokenizer is another one, or a file was opened or forgotten."""
        known = {each.key: self._compare.key_of(each.key) for each in self._compare.all_sources()}
        kept = set(known.values())
        self._cards = {key: card for key, card in self._cards.items() if key in kept}
        self._findings = {key: found for key, found in self._findings.items() if key in kept}
        for gone in self._options.keys() - known.keys():
            del self._options[gone]
            self._watch.forget(Path(gone))
        if self._differences is not None and not kept.issuperset(self._differences[:2]):
            self._forget_differences()
        if self._source not in known:
            self._go_to(END)
            return
        if self._sources != self.sources():
            self._sources = self.sources()
            self.sources_changed.emit()
        if self._key() != self._shown_key:
            self._tell_card()
            self._update()

    def _forget_differences(self) -> None:
        if self._other is not None:
            self._other = None
            self._differences = None
            self._questions.comparisons.cancel()
            self.differences_changed.emit()

    def _tell_card(self) -> None:
        self._trail = None
        self._shown_key = self._key()
        self.card_changed.emit()
        self.findings_changed.emit()
        self.trail_changed.emit()

    def _fail_trail(self, problem: object) -> None:
        self._trail = None
        self.trail_failed.emit(problem)

    def _fail_comparison(self, problem: object) -> None:
        self.cancel_comparison()
        self._fail(problem)

    def _fail(self, problem: object) -> None:
        self._wanted_card = None
        self.problem_occurred.emit(problem)
