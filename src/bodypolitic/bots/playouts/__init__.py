"""Games played on by steady bots, and what the table that they come to promises everybody; compiled with the engine."""
