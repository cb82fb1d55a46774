"""Alternative Events: cards that the State hands to the class it acts for, and what they do for it."""
