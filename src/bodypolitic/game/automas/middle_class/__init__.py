"""The Middle Class Automa."""
