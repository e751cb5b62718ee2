"""One sentence about the user's data that a window can translate.

The engine speaks English. A `Remark` is that English sentence (a plain `str`), and it still knows
the template and the values it was made from, so whoever shows it can say it in another language.
"""

from __future__ import annotations


class Remark(str):
    """A sentence made from a template and named values.

    >>> remark = Remark("{count} words are empty", count=3)
    >>> remark, remark.template, remark.values
    ('3 words are empty', '{count} words are empty', {'count': 3})
    """

    template: str
    values: dict[str, object]

    def __new__(cls, template: str, **values: object) -> Remark:
        """Fill the template."""
        remark = super().__new__(cls, template.format(**values))
        remark.template, remark.values = template, values
        return remark

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """Cross a process border with template and values."""
        return (self.template,), self.values

    def __repr__(self) -> str:
        """Look like the sentence."""
        return str.__repr__(self)
