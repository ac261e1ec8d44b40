"""Web: HTTP and WebSockets."""
