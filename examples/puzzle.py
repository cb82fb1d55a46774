"""A puzzle: the last turn of the game, and which free or basic action brings the Working Class the most.

python examples/puzzle.py
"""

from bodypolitic import Game

PUZZLE = {
    "players": 2,
    "round": 5,
    "turn": "WC",
    "turn_number": 5,
    "money": {"WC": 60},
    "goods": {"WC": {"food": 5, "health": 3, "education": 4}},
}


def best_line(game: Game, seat: str, depth: int = 4) -> tuple[int, list[str]]:
    """The best score that a seat can reach within its own turn, and how: every option is tried on a clone."""
    decision = game.decision
    if depth == 0 or game.over or decision.seat != seat:
        return game.scores[seat], []
    tried = []
    for option in decision.options:
        if option.id in {"end-turn", "pass"}:
            continue
        twin = game.clone()
        twin.choose(option)
        points, line = best_line(twin, seat, depth - 1)
        tried.append((points, [str(option.id), *line]))
    stop = (game.scores[seat], list[str]())
    return max([stop, *tried], key=lambda one: (one[0], -len(one[1])))  # of two as good, the shorter


def main() -> None:
    game = Game.from_position(PUZZLE)
    points, line = best_line(game, "WC")
    print(f"The Working Class has {game.scores['WC']} points. It can come to {points}: {', then '.join(line)}.")


if __name__ == "__main__":
    main()
