"""The explore view: what is in a tokenizer file, what it does to a text, and if it is sound."""
