"""Show: how modules are said and drawn."""
