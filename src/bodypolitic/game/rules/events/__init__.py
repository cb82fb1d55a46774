"""What the Event cards ask of the State."""
