"""What is in the window around the views, and how each view is brought into it."""
