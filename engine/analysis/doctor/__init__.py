"""What may surprise the user of a tokenizer file: findings with explanations in plain words."""

from engine.analysis.doctor.examine import examine
from engine.analysis.doctor.finding import SEVERITIES, Finding, Severity

__all__ = ["SEVERITIES", "Finding", "Severity", "examine"]
