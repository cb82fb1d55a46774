"""The phases of a round, and the end of the game."""
