"""The Automa of the Capitalist Class."""
