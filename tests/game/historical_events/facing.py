"""A table with one Historical Event of its round face up, about to be revealed or due at the end of the phase."""

from bodypolitic.game.expansions.historical_events.card import (
    END_OF_ACTION_PHASE,
    HISTORICAL_EVENTS,
    WHEN_REVEALED,
    HistoricalEventId,
)
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.expansions.historical_events.module import RevealHistory
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ACTION
from bodypolitic.game.phases.rounds import EndPhase
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.table import Table
from tests.game.table_talk import option_ids

NAME = "historical-events"
# Games that begin with the Industrial Revolution, whose cubes and money the tables below take back
SEEDS = {2: 3, 3: 3, 4: 2}
BASE_BAG = {"WC": 8, "MC": 8, "CC": 8}


def card_named(slug: str) -> HistoricalEventId:
    """The number of a card, such as `new-deal`."""
    (card,) = [face.id for face in HISTORICAL_EVENTS if face.slug == slug]
    return card


def facing(slug: str, **position: object) -> Game:
    """A table of the card's round; a card that happens by itself has just done so, if what it needs holds."""
    players = position.get("players", 4)
    assert isinstance(players, int)
    money = position.pop("money", {})
    bag = position.pop("bag", {})
    assert isinstance(money, dict) and isinstance(bag, dict)
    card = card_named(slug)
    game = Game.from_position(
        {
            "modules": [NAME],
            "seed": SEEDS[players],
            "round": HISTORICAL_EVENTS[card].period,
            "money": {"CC": 120, **money},
            "bag": {**BASE_BAG, **bag},
            **position,
        }
    )
    t = game.table
    history = module_of(t, History)
    for pile in history.piles:
        if card in pile:
            pile.remove(card)
    if HISTORICAL_EVENTS[card].trigger == WHEN_REVEALED:
        history.piles[t.round - 1].append(card)
        t.push(RevealHistory(1))
    else:
        history.revealed.append(card)
        if HISTORICAL_EVENTS[card].trigger == END_OF_ACTION_PHASE:
            t.push(EndPhase(ACTION))
    return asked_anew(game)


def asked_anew(game: Game) -> Game:
    """The same table after it was changed by hand, at its next decision."""
    game.table.happened = []
    again = Game(game.setup, game.table, {})
    again._advance()
    return again


def after_setting_off(slug: str, **position: object) -> Game:
    """The same, once whoever's turn it is has set the card off, discarding the first card of its hand for it."""
    game = facing(slug, **position)
    game.choose(f"set-off/{slug}")
    if game.decision.kind == "discard-card":
        game.choose(game.decision.options[0])
    return game


def offered(slug: str, **position: object) -> bool:
    """Whether the card can be set off."""
    return f"set-off/{slug}" in option_ids(facing(slug, **position))


def in_force(game: Game) -> list[str]:
    """The cards that have been set off in this round."""
    return [HISTORICAL_EVENTS[card].slug for card in module_of(game.table, History).in_force]


def decide_all(game: Game, *kinds: str) -> Game:
    """Take the first option as long as one of some kinds of questions is asked."""
    while not game.over and game.decision.kind in kinds:
        game.choose(game.decision.options[0])
    return game


def sections(t: Table) -> str:
    """Where the policies stand, such as `1C 2B 3A 4B 5C 6B 7B`."""
    return " ".join(f"{policy + 1}{'ABC'[section]}" for policy, section in enumerate(t.policies))
