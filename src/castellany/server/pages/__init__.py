"""Pages: what a browser sees without any script: lists of tables, and a table as text."""
