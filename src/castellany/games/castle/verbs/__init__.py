"""The verbs: one file a mechanic."""
