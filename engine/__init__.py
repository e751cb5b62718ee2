"""Learns, applies, reads and explains tokenizers. Knows no window."""
