"""The window: shows what the engine does and holds no tokenizer logic of its own."""
