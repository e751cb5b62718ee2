"""Raw text -> counted words: the lowest layer of the engine, which knows nothing of merges."""
