"""Drawings: tiles as layered shapes, the wall, and pictures of a whole table and of all tiles as SVG text."""
