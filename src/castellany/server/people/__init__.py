"""People: guests and accounts, their names, passwords and sessions, and whom they do not want to meet."""
