"""Evaluation: what a position is worth to a seat, by rules of thumb; for bots, never for rules."""
