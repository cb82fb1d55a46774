"""The game for those who study it: as environments for learning, as text, as rows of numbers. See `docs/kit.md`."""
