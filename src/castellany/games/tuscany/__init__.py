"""The Castles of Tuscany: the revised print and the first."""
