"""Inns: tiles for any space, which let their area count one more."""
