"""Arena, benchmarks and rules coverage."""
