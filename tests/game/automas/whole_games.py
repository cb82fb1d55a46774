"""Whole games with Automas, for tests: what must hold in them, and what the AI cards were used for."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.game import Game
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.saved_table import table_from_json
from tests.game.random_play import choose_at_random, play_on

MODES = ("simple", "advanced")
TURNS = 25  # of an Automa in a game


def new_game(players: int, seed: int, **automas: str) -> Game:
    """A new game with Automas in some roles."""
    return Game.new(seed=seed, setup=Setup(players, automas=automas))


def played(game: Game, seed: int) -> Iterator[Game]:
    """A game after each choice that others make at random."""
    chance = Random(seed)
    while not game.over:
        choose_at_random(game, chance)
        yield game


def without_instruction(happened: list[Happening]) -> bool:
    """Whether an Automa has decided anything for which it has no instruction."""
    return any(event.kind == "automa-chose" and event.values["line"] == "no-instruction" for event in happened)


def turns_taken(happened: list[Happening], who: str) -> int:
    """How many turns an Automa has begun."""
    return sum(event.kind == "ai-card-revealed" and event.values["who"] == who for event in happened)


def against_steady_bots(game: Game) -> Game:
    """A game played to its end by steady bots in the seats without an Automa."""
    bot = SteadyBot()
    while not game.over:
        decision = game.decision
        game.choose(bot.choose(decision, game), decision.seat)
        assert not without_instruction(game.happened)
    assert broken_rules(game.table) == []
    return game


def assert_can_be_replayed_cloned_and_saved(game: Game) -> None:
    """Once a round, at the third turn of an Automa, all copies of the game play on alike."""
    chance = Random(5)
    while not game.over:
        if game.decision.kind == "automa-turn" and game.table.turn == 2:
            twin = game.clone()
            assert table_from_json(game.table.to_json()) == game.table
            play_on(twin, Random(1), 30)
            again = Game.load(game.save())
            assert again.table == game.table
            play_on(again, Random(1), 30)
            assert again.table == twin.table
        choose_at_random(game, chance)
    assert Game.load(game.save()).table == game.table


def assert_seed_decides(who: str) -> None:
    """The same seed and choices make the same game, another seed another."""
    first, second = (play_on(new_game(4, 9, **{who: "advanced"}), Random(9)) for _ in range(2))
    assert first.table == second.table
    assert first.table != play_on(new_game(4, 10, **{who: "advanced"}), Random(9)).table


class UsesOfCards:
    """How often each AI card's bonus was used and its special action performed, by the number of the card."""

    def __init__(self) -> None:
        self.bonuses: Counter[int] = Counter()
        self.specials: Counter[int] = Counter()
        self.card = 0

    def count(self, happened: list[Happening]) -> None:
        """Count what happened in a game with a single Automa."""
        for event in happened:
            values = event.values
            if event.kind == "ai-card-revealed":
                self.card = int(str(values["card"]).split("-")[1])
            elif event.kind == "automa-acts":
                if values["action"] == "SA":
                    self.specials[self.card] += 1
            elif event.kind == "ai-bonus-used":
                self.bonuses[self.card] += 1
