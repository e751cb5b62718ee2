"""What the engine says, in the person's language: templates for translation, and who fills them."""
