"""Castellany: euro games of castles and estates, every rulebook to the letter."""
