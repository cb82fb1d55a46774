"""The rules of the game and nothing else: no input or output, no clock, nothing but the standard library."""
