"""The village fair, with its texts."""
