"""The State on the brink: the table that the tests of Crisis Response cards start from."""

from bodypolitic.game.expansions.crisis_response.card import CRISIS_CARDS
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.game import Game
from bodypolitic.game.table.module import module_of
from tests.game.table_talk import picks

EVERY_POLICY_ELSEWHERE = ["1C", "2B", "3A", "4A", "5A", "6A", "7C"]
EMPTY_COMPANIES = {
    "ST": [
        {"company": "university-hospital"},
        {"company": "technical-university"},
        {"company": "national-public-broadcasting"},
    ],
    "CC": [{"company": "supermarket"}, {"company": "college"}, {"company": "clinic"}],
    "MC": [{"company": "convenience-store"}, {"company": "doctors-office"}],
}


def face_up(game: Game, card: str) -> CrisisResponse:
    """Turn up a card in place of the one that lies there."""
    module = module_of(game.table, CrisisResponse)
    module.deck.insert(0, module.card)
    module.card = next(face.id for face in CRISIS_CARDS if face.slug == card)
    module.deck.remove(module.card)
    return module


def next_up(game: Game, card: str) -> None:
    """Put a card on top of the face-down pile."""
    deck = module_of(game.table, CrisisResponse).deck
    number = next(face.id for face in CRISIS_CARDS if face.slug == card)
    deck.remove(number)
    deck.append(number)


def asked_anew(game: Game) -> Game:
    """The same table after a test has changed it, with its questions asked again."""
    anew = Game(game.setup, game.table, {})
    anew._advance()
    return anew


def brink(card: str, **changes: object) -> Game:
    """The last turn of an Action Phase, a Loan at 1C and 10 V to pay it with. Nobody works, and food is there for all.

    Both classes have a Population of 3. What follows stops at an event that is ignored in the Scoring Phase.
    """
    game = Game.from_position(
        {
            "modules": ["crisis-response"],
            "turn": "ST",
            "turn_number": 5,
            "main_taken": True,
            "policies": EVERY_POLICY_ELSEWHERE,
            "loans": {"ST": 1},
            "money": {"WC": 40, "MC": 50, "CC": 0, "ST": 10},
            "capital": 60,
            "influence": {"WC": 1, "MC": 1, "CC": 1, "ST": 1},
            "legitimacy": {"WC": 6, "MC": 8, "CC": 7},
            "goods": {"WC": {"food": 10}, "MC": {"food": 10}},
            "unemployed": {"WC": {"unskilled": 3, "media": 1}, "MC": {"unskilled": 1, "agriculture": 2}},
            "companies": EMPTY_COMPANIES,
            "events": ["fear-of-deflation"],
        }
        | changes
    )
    face_up(game, card)
    return game


def brink_without_a_state(card: str, players: int) -> Game:
    """The same with 2 or 3 players."""
    classes = ("WC", "CC") if players == 2 else ("WC", "MC", "CC")
    money = {"WC": 40, "MC": 50, "CC": 0}
    companies = {owner: EMPTY_COMPANIES[owner] for owner in classes if owner != "WC"}
    rows = ["public-hospital", "public-university", "regional-tv-station"]
    companies["ST"] = EMPTY_COMPANIES["ST"] if players == 3 else [{"company": slug} for slug in rows]
    game = Game.from_position(
        {
            "players": players,
            "modules": ["crisis-response"],
            "turn": "CC",
            "turn_number": 5,
            "main_taken": True,
            "policies": EVERY_POLICY_ELSEWHERE,
            "loans": {"ST": 1},
            "money": {"ST": 10} | {role: money[role] for role in classes},
            "capital": 60,
            "goods": {role: {"food": 10} for role in classes if role != "CC"},
            "unemployed": {"WC": {"unskilled": 3, "media": 1}},
            "companies": companies,
        }
    )
    face_up(game, card)
    return game


def crisis(card: str, **changes: object) -> Game:
    """The IMF has come."""
    game = brink(card, **changes)
    game.choose("end-turn")
    return game


def keep_prices(game: Game) -> None:
    """Neither the Middle nor the Capitalist Class changes its prices."""
    for seat in ("MC", "CC"):
        assert (game.decision.seat, game.decision.kind) == (seat, "adjust-prices")
        picks(game, "done")


def sections(game: Game) -> str:
    """The policies, such as `CCABCBB`."""
    return "".join("ABC"[section] for section in game.table.policies)


def told(game: Game, kind: str) -> list[dict[str, str | int]]:
    """What happened of a kind since the last choice."""
    return [happening.values for happening in game.happened if happening.kind == kind]
