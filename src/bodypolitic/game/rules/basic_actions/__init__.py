"""The basic actions of the four roles, a module each."""
