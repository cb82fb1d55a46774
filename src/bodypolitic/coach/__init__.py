"""The coach: what matters now and why, from the table's own figures, and a word after a choice that gave much away."""
