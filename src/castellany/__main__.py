"""Lets `python -m castellany` do what `castellany` does."""

import sys

from castellany.cli import main

if __name__ == "__main__":
    sys.exit(main())
