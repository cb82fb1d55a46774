"""Crisis Response (Crisis & Control): what the IMF asks for is on a card that everyone can see."""
