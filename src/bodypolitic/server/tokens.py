"""Secrets that hold a seat. The server hands a token out once and keeps only its hash."""

import base64
import hashlib
import secrets
from typing import overload

TOKEN_BYTES = 24
TABLE_ID_BYTES = 10


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_for(key: str, *seat: str) -> str:
    """The token of a seat that is claimed with a secret key: the same for who claims it with that key again."""
    digest = hashlib.sha256("/".join((*seat, key)).encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def new_table_id() -> str:
    """A name of a table for links, which nobody guesses: who has it may watch."""
    return secrets.token_hex(TABLE_ID_BYTES)


@overload
def hash_of(token: str) -> str: ...
@overload
def hash_of(token: str | None) -> str | None: ...
def hash_of(token: str | None) -> str | None:
    """What is stored of a token, if there is one. It is random and long, so a plain hash can't be searched."""
    if token is None:
        return None
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, stored: str | None) -> bool:
    """Whether a token is the one behind a stored hash, compared in constant time."""
    return stored is not None and secrets.compare_digest(hash_of(token), stored)
