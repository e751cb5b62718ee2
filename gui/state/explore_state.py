"""Which tokenizer is explored, and what is known of it. Owned by the session.

It adds to the session what only the explore view needs. The tokenizers themselves stand on the
shelf of the comparison and in workers; here are the cards that can be looked at, in `followed_text`
trails, in `examined` findings, in `vocabulary_comparison` differences. Nothing is worked out before
somebody looks (`set_active`).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.analysis.differences import VocabularyDifferences
from engine.analysis.doctor import Finding
from engine.analysis.fidelity import EXACT, Fidelity
from engine.formats.options import NO_OPTIONS, OpeningOptions
from engine.models.modes import Mode
from gui.state.compare_state import CompareState, Lane, Source
from gui.state.examined import Examined
from gui.state.explore_questions import ExploreQuestions
from gui.state.file_watch import FileWatch
from gui.state.followed_text import FollowedText, SpecialTokens
from gui.state.trained_sources import END, HERE
from gui.state.vocabulary_comparison import VocabularyComparison
from gui.work import explore_job
from gui.work.explore_job import Question, SaveQuestion, Trail
from gui.work.loaded_tokenizer import LoadedTokenizer
from gui.work.opening import Opening
from gui.work.tokenizer_card import TokenizerCard
from gui.work.tokenizer_shelf import TokenizerKey

SHOWN_IN_STAGES: Final = "It's 2026: déjà vu, мир!"
"""Has what stages change or cut at: a capital, an apostrophe, spaces, accents, digits, scripts."""


class ExploreState(QObject):
    """The state of the exploration: wishes in, facts out.

    Attributes:
        watch: tells when a file that was opened is another one on the disk.

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
    busy_changed = Signal()
    problem_occurred = Signal(object)

    def __init__(self, compare: CompareState, parent: QObject | None = None) -> None:
        """Explore what the comparison knows, and the same text."""
        super().__init__(parent)
        self._compare = compare
        self._active = False
        self._source = END
        self._expected: str | None = None
        self._compared_before: str | None = None  # a file was read anew and compared with this
        self._cards: dict[TokenizerKey, TokenizerCard] = {}
        self._options: dict[str, OpeningOptions] = {}
        self._wanted_card: TokenizerKey | None = None
        self._told_sources: tuple[tuple[Source, ...], str, str | None] | None = None
        self._told_card: tuple[TokenizerKey | None, TokenizerCard | None] = None, None
        self._questions = ExploreQuestions(compare, self)
        self._followed = FollowedText(self._questions, self)
        self._examined = Examined(self._questions, self)
        self._comparison = VocabularyComparison(self._questions, self)
        self.watch = FileWatch(self)
        self._connect()

    def _connect(self) -> None:
        ask = self._questions
        ask.busy_changed.connect(self.busy_changed)
        ask.descriptions.failed.connect(self._fail_description)
        ask.others.failed.connect(self.problem_occurred)
        ask.progressed.connect(self.progressed)
        self._followed.changed.connect(self.trail_changed)
        self._followed.failed.connect(self.trail_failed)
        self._followed.busy_changed.connect(self.following_changed)
        self._examined.changed.connect(self.findings_changed)
        self._examined.failed.connect(self.problem_occurred)
        self._comparison.changed.connect(self.differences_changed)
        self._comparison.failed.connect(self._fail_comparison)
        self._compare.sources_changed.connect(self._follow_sources)
        self._compare.text_changed.connect(self._follow_text)

    # What is

    @property
    def source(self) -> str:
        """Where the tokenizer comes from; see `Source`."""
        return self._source

    @property
    def other(self) -> str | None:
        """What it is compared with."""
        return self._comparison.other

    @property
    def text(self) -> str:
        """The text that goes through the stages; what a person types the comparison has, too."""
        if self._source == END or self._compare.is_text_chosen:
            return self._compare.text
        return SHOWN_IN_STAGES

    @property
    def card(self) -> TokenizerCard | None:
        """What is to be seen of the tokenizer; None while it is being described."""
        key = self._key()
        return None if key is None else self._cards.get(key)

    @property
    def trail(self) -> Trail | None:
        """What became of the text that was followed last."""
        return self._followed.trail

    @property
    def findings(self) -> tuple[Finding, ...] | None:
        """What the examination found; None before there was one."""
        return self._examined.findings_of(self._key())

    @property
    def differences(self) -> VocabularyDifferences | None:
        """How the tokenizer and the other one differ."""
        return self._comparison.found

    @property
    def special(self) -> SpecialTokens:
        """What happens to special tokens."""
        return self._followed.special

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
        return self._examined.busy

    @property
    def following(self) -> bool:
        """Whether a text is on its way through the stages."""
        return self._followed.busy

    @property
    def comparing(self) -> bool:
        """Whether it is being found out how the other tokenizer differs."""
        return self._comparison.busy

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

    def awaits(self, opening: Opening | None) -> bool:
        """Whether what is shown makes room for what is being opened, and is not compared to it."""
        return opening is not None and [str(path) for path in opening.paths] != [self._expected]

    # Wishes

    def set_active(self, active: bool) -> None:
        """Somebody looks at the exploration now, or no longer."""
        if active != self._active:
            self._active = active
            self._refresh()

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
            self.watch.watch(loaded.path, loaded.changed)
            if source == self._expected != self._source:
                self.compare_with(source)
                return
            other = self._compared_before if source == self._source else None
            self._go_to(source)
            if other is not None:
                self.compare_with(other)

    def set_text(self, text: str) -> None:
        """Follow another text."""
        self._compare.set_text(text)

    def set_special(self, match: bool, add: bool) -> None:
        """Choose what happens to special tokens."""
        special = SpecialTokens(match, add)
        if special != self._followed.special:
            self._followed.special = special
            self._follow_text()

    def examine(self) -> None:
        """Look for what may surprise."""
        self._examined.examine(self._key(), self._cards)

    def cancel_examination(self) -> None:
        """Stop looking."""
        self._examined.cancel()

    def expect_other(self, path: Path) -> None:
        """Compare with this file as soon as it is open."""
        self._expected = str(path)

    def compare_with(self, source: str) -> None:
        """Find out how another tokenizer differs from this one."""
        first, second = self._key(), self._compare.key_of(source)
        if first is not None and second is not None:
            self._expected = None
            self._comparison.begin(source, (first, second), self._cards)
            self._tell_sources()

    def cancel_comparison(self) -> None:
        """Compare with nothing any more."""
        self._comparison.end()
        self._tell_sources()

    def try_in_comparison(self) -> None:
        """Let the comparison show two ways of splitting of this tokenizer."""
        modes: tuple[Mode, ...] = ("rank-ordered", "longest-match")
        self._show_lanes([Lane(self._source, mode) for mode in modes])

    def compare_splits(self) -> None:
        """Let the comparison show how this tokenizer and the other one split."""
        if self.other is not None:
            both = self._source, self.other
            self._show_lanes([Lane(source, "rank-ordered") for source in both])

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

    # How: whatever happens, `_refresh` brings everything up to date in one order

    def _key(self) -> TokenizerKey | None:
        return self._compare.key_of(self._source)

    def _show_lanes(self, lanes: list[Lane]) -> None:
        """Have the comparison split the text that is seen here."""
        if self.text != self._compare.text:
            self._compare.set_text(self.text)
        self._compare.show_lanes(lanes)

    def _go_to(self, source: str) -> None:
        self._source, self._expected, self._compared_before = source, None, None
        self._examined.cancel()
        self._comparison.end()
        self._refresh()

    def _follow_sources(self) -> None:
        """The trained tokenizer is another one, or a file was opened or forgotten."""
        known = {each.key: self._compare.key_of(each.key) for each in self._compare.all_sources()}
        other = self.other
        self._forget_all_but(known)
        if self.other != other:
            self._compared_before = other
        if self._source not in known:
            self._go_to(END)
        elif self._key() != self._told_card[0]:
            self._refresh()
        else:
            self._tell_sources()

    def _forget_all_but(self, known: Mapping[str, TokenizerKey | None]) -> None:
        kept = set(known.values())
        self._cards = {key: card for key, card in self._cards.items() if key in kept}
        self._examined.forget_all_but(kept)
        for gone in self._options.keys() - known.keys():
            del self._options[gone]
            self.watch.forget(Path(gone))
        self._comparison.end_unless_kept(kept)

    def _refresh(self) -> None:
        """Tell what there is, then have what is missing, if somebody looks."""
        self._tell_sources()
        self._tell_card()
        self._describe()
        self._follow_text()

    def _tell_sources(self) -> None:
        now = self.sources(), self._source, self.other
        if now != self._told_sources:
            self._told_sources = now
            self.sources_changed.emit()

    def _tell_card(self) -> None:
        key, card = self._key(), self.card
        if self._told_card[0] != key or self._told_card[1] is not card:
            self._told_card = key, card
            self._followed.forget()
            self.card_changed.emit()
            self.findings_changed.emit()
            self.trail_changed.emit()

    def _describe(self) -> None:
        key = self._key()
        if not self._active or key is None or key in self._cards or key == self._wanted_card:
            return

        def take(card: TokenizerCard) -> None:
            self._wanted_card = None
            self._cards[key] = card
            if key == self._key():
                self._refresh()

        self._wanted_card = key
        ask = self._questions
        ask.ask(ask.descriptions, explore_job.describe, Question((key,)), take)

    def _follow_text(self) -> None:
        key, card = self._key(), self.card
        if not self._active or key is None or (card is not None and card.refusal is not None):
            return
        self._followed.follow(self.text, key)

    def _fail_description(self, problem: object) -> None:
        self._wanted_card = None
        self.problem_occurred.emit(problem)

    def _fail_comparison(self, problem: object) -> None:
        self._tell_sources()
        self.problem_occurred.emit(problem)
