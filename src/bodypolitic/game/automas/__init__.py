"""Automas (Crisis & Control): card-driven opponents for the three classes, in simple and in advanced mode."""
