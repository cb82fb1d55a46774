"""What is in the box, as figures: boards and cards."""
