"""The engine: a decision stack whose program is data. It knows no game."""
