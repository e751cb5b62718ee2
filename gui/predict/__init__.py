"""Predict: a class guesses what comes next before it is shown. Ballots, rounds, score, widgets."""
