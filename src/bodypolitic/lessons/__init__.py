"""Lessons: prepared tables at which one learns the game by playing it, step by step."""
