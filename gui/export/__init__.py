"""What a person takes home: animations, handouts, tables, and the session itself as a file."""
