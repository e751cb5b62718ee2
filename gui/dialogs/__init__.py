"""The few dialogs of the program that are not Qt's own."""
