"""Theme, palette, fonts, icons and translation: how the window looks and speaks."""
