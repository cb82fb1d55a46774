"""Plays the kept games and writes their digests down, or with `--check` compares them and names those that differ."""

import sys
from multiprocessing import get_context

from tests.digests.games import KEPT, digest_of, kept_digests, kept_games


def main() -> None:
    """Write or compare the digests of all kept games, or of the first so many (`--check 60`)."""
    games = list(kept_games())
    if "--check" in sys.argv and len(sys.argv) > 2:
        games = games[: int(sys.argv[2])]
    names = [game.name for game in games]
    with get_context("spawn").Pool() as pool:
        digests = dict(zip(names, pool.imap(digest_of, games, chunksize=4), strict=True))
    if "--check" not in sys.argv:
        KEPT.write_text("".join(f"{name} {digest}\n" for name, digest in digests.items()))
        print(f"{len(digests)} digests written")
        return
    kept = kept_digests()
    differing = [name for name, digest in digests.items() if kept.get(name) != digest]
    print("\n".join(differing) or f"{len(digests)} games as kept")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
