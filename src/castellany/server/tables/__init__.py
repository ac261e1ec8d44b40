"""Tables: who sits where, what was agreed, the log of what happened, and what each seat may see of it."""
