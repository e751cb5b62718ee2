"""What may surprise the user of a tokenizer file: findings with explanations in plain words."""

from engine.analysis.doctor.examine import examine
from engine.analysis.doctor.finding import SEVERITIES, Finding, Severity
from engine.analysis.doctor.reading import severity_of

__all__ = ["SEVERITIES", "Finding", "Severity", "examine", "severity_of"]
