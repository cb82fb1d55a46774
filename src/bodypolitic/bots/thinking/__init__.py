"""Bots that look ahead: games that their seat can't tell from the real one are played on by steady bots."""
