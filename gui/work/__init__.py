"""Long work: questions to the engine as values, and the runs that lead them to workers and back."""
