"""Studies of the game: many games between bots, what they were like, and a report with its data."""
