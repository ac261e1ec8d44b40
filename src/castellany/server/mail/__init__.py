"""Mail: emails to people who play by correspondence and are not there when it is their turn."""
