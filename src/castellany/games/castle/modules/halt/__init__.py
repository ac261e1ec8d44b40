"""The variant "Halt! Who goes there?": gates stop markers."""
