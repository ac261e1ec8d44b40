"""The database: what is kept, how it is reached, upgraded and copied."""
