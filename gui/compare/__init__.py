"""The second view: one text, several ways of splitting it, side by side, and why they differ."""
