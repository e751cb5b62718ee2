"""Handouts: one HTML file that steps through a training or a comparison, without the program."""
