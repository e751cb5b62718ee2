"""What the session knows, part by part: each part takes wishes and tells facts."""
