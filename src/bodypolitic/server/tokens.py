"""Secrets that hold a seat. The server hands a token out once and keeps only its hash."""

import hashlib
import secrets

TOKEN_BYTES = 24


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A short name of a table for links."""
    return secrets.token_hex(6)


def hash_of(token: str) -> str:
    """What is stored of a token. A token is random and long, so a plain hash can't be searched."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, stored: str | None) -> bool:
    """Whether a token is the one behind a stored hash, compared in constant time."""
    return stored is not None and secrets.compare_digest(hash_of(token), stored)
