"""Historical Events, a mini-expansion: each round a card that happens by itself or that players may set off.

There is no rulebook for it; how it plays is our reading of the cards, told in the rulings.
"""
