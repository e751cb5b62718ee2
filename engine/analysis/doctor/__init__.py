"""What may surprise the user of a tokenizer file: findings with explanations in plain words.

`examine` does all checks; a `finding` is what each gives, and the `patient` is what they look at.
Checks of parts: `identities`, `bytes_of_tokens`, `merges` and `lacking`, `added` and `hidden`,
`settings`, and `reading` for what was noticed before. Which tokens no text produces: `arriving`
follows them through the stages with `marks`, `trying` asks the model, and `never_whole` and
`unreachable` say so.
"""

from engine.analysis.doctor.examine import examine
from engine.analysis.doctor.finding import SEVERITIES, Finding, Severity
from engine.analysis.doctor.reading import severity_of

__all__ = ["SEVERITIES", "Finding", "Severity", "examine", "severity_of"]
