"""Bringing the program up: what was asked for, a window painted at once, and what fills it."""
