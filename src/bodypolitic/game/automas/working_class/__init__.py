"""The Automa that plays the Working Class."""
