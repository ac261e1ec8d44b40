"""Falcon: gates, chapels, princes, falconers and nests."""
