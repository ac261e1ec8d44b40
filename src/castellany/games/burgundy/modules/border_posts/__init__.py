"""Border posts: three posts around a duchy, and points for who connects them."""
