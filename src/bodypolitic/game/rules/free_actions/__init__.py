"""The free actions of the four roles."""
