"""What is said about a student's work, beside the sentence that the engine has for it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.analysis.student_work import MergeCheck, Mistake, SplitCheck
from engine.analysis.student_work import sentences as known
from engine.text.remark import Remark
from gui.sentences.remarks import translated_reason
from gui.training.tie_sentences import rule_names


class CheckSentences(QObject):
    """Puts the sentences together; a QObject, because only `tr` of one has plural forms."""

    def verdict(self, check: MergeCheck | SplitCheck) -> str:
        """What is the matter, where it begins."""
        return translated_reason(check.sentence)

    def explanation(self, check: MergeCheck | SplitCheck) -> str:
        """The mistake behind it, and how much that explains; empty if nothing is wrong."""
        if check.is_right:
            return ""
        if check.mistake is None:
            return self.tr("No mistake that is known here explains this.")
        if isinstance(check, SplitCheck):
            return self._of_splits(check)
        return self._of_merges(check, check.mistake)

    def also(self, check: MergeCheck | SplitCheck) -> str:
        """What else would explain the same merges, and what was not looked for."""
        if not isinstance(check, MergeCheck):
            return ""
        said = []
        names = check.mistake.also if check.mistake is not None else ()
        others = [_sentence_of(name) for name in names]
        found = [translated_reason(other) for other in others if other is not None]
        if found:
            said.append(self.tr("It could also be: {others}").format(others=" ".join(found)))
        if check.not_tried:
            text = self.tr(
                "The corpus is too large to look for %n further mistake(s).",
                "",
                len(check.not_tried),
            )
            said.append(text)
        return "\n".join(said)

    def _of_merges(self, check: MergeCheck, mistake: Mistake) -> str:
        sentence = translated_reason(mistake.sentence)
        parts = [self._kind(mistake.kind).format(sentence=sentence)]
        if mistake.kind == "unfinished":
            return parts[0]
        if mistake.tie_rule is not None and mistake.kind == "mistake":
            rule = rule_names().get(mistake.tie_rule, mistake.tie_rule)
            parts.append(self.tr("Ties fell by another rule: {rule}.").format(rule=rule))
        if mistake.complete:
            parts.append(self.tr("This explains all of the merges."))
        elif mistake.explains > check.right:
            text = self.tr("This explains the first %n merge(s).", "", mistake.explains)
            parts.append(text)
        if check.then is not None:
            text = self.tr("A mistake comes after: {sentence}")
            parts.append(text.format(sentence=translated_reason(check.then)))
        return " ".join(parts)

    def _of_splits(self, check: SplitCheck) -> str:
        mistake = check.mistake
        assert mistake is not None
        sentence = self._kind("mistake").format(sentence=translated_reason(mistake.sentence))
        if mistake.complete:
            return sentence + " " + self.tr("This explains all that differ.")
        text = self.tr("This explains %n of them.", "", len(mistake.explains))
        return f"{sentence} {text}"

    def _kind(self, kind: str) -> str:
        if kind == "choice":
            return self.tr("Another choice, not a mistake: {sentence}")
        if kind == "unfinished":
            return self.tr("No mistake so far: {sentence}")
        return self.tr("The mistake: {sentence}")


def _sentence_of(name: str) -> Remark | None:
    return known.CHOICES.get(name) or known.MISTAKES.get(name)
