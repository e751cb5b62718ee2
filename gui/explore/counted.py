"""Numbers of things in words: tokens, merges, pieces, characters."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gui.look.translation import for_plural, format_number


class Counted(QObject):
    """Puts a number and what it counts together; only `tr` of a QObject has plural forms."""

    def tokens(self, count: int) -> str:
        """So many tokens."""
        return _fill(self.tr("{count} token(s)", "", for_plural(count)), count)

    def merges(self, count: int) -> str:
        """So many merges."""
        return _fill(self.tr("{count} merge(s)", "", for_plural(count)), count)

    def added_tokens(self, count: int) -> str:
        """So many added tokens."""
        return _fill(self.tr("{count} added token(s)", "", for_plural(count)), count)

    def shared_tokens(self, count: int) -> str:
        """So many tokens that two files have."""
        return _fill(self.tr("{count} token(s) in both files.", "", for_plural(count)), count)

    def pieces(self, count: int) -> str:
        """So many pieces of a text."""
        return _fill(self.tr("{count} piece(s)", "", for_plural(count)), count)

    def characters(self, count: int) -> str:
        """So many characters."""
        return _fill(self.tr("{count} character(s)", "", for_plural(count)), count)

    def bytes(self, count: int) -> str:
        """So many bytes."""
        return _fill(self.tr("{count} byte(s)", "", for_plural(count)), count)

    def usual_settings(self, count: int) -> str:
        """So many settings that are as they usually are."""
        return _fill(self.tr("{count} usual setting(s)", "", for_plural(count)), count)

    def more_settings(self, count: int) -> str:
        """So many settings that are not written out."""
        return _fill(self.tr("and {count} more setting(s)", "", for_plural(count)), count)

    def more_pieces(self, count: int) -> str:
        """So many pieces that are not shown."""
        return _fill(self.tr("and {count} more piece(s)", "", for_plural(count)), count)

    def more_tokens(self, count: int) -> str:
        """So many tokens that are not shown."""
        return _fill(self.tr("and {count} more token(s)", "", for_plural(count)), count)

    def more_characters(self, count: int) -> str:
        """So many characters that are not shown."""
        return _fill(self.tr("and {count} more character(s)", "", for_plural(count)), count)


def _fill(text: str, count: int) -> str:
    return text.format(count=format_number(count))
