"""The steps. A step that has been released never changes: schema.py says what is, these say how it came about."""
