"""Lessons: files that lead a class through the program, and the panel that shows them."""
