"""The server: tables that people and bots share, kept in a database, served over HTTP and WebSockets."""
