"""Action Cards, a module of the expansion Crisis & Control: 5 more cards in each role's deck."""
