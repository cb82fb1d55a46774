"""Puzzles: a position, a seat and a goal that can be reached within its own turn."""
