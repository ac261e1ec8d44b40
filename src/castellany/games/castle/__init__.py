"""Carcassonne: The Castle, with its Falcon expansion."""
