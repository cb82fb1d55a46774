"""The steady bot: a rule-of-thumb player for each of the four roles.

Everything is judged in victory points: what an action, a card, a bill or a purchase is likely to bring by the end of
the game. The bot looks only at what lies openly on the table and at its own hand.
"""
