"""White castles: buildings that bring an action with the white die, and the monastery that counts them."""
