"""A vocabulary -> how one word is split. Each model is one published way of doing it."""
