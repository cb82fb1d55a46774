"""The action cards: a small vocabulary of effects, and the four decks declared in it."""
