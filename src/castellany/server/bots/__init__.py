"""Bots that think outside the server's own process."""
