"""The experiments: what else a training could have come to, what it costs, what a student made."""
