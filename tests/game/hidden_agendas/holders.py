"""Players with an agenda of the test's choice."""

from typing import Any

from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS, HiddenAgenda
from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_ROLES, ROLES
from bodypolitic.game.table.module import module_of
from tests.game.table_talk import option_ids


def agenda_called(slug: str) -> HiddenAgenda:
    """The agenda with a slug."""
    return next(agenda for agenda in HIDDEN_AGENDAS if agenda.slug == slug)


def asked_anew(game: Game) -> Game:
    """The same table after a test has changed it, with its questions asked again."""
    anew = Game(game.setup, game.table, {})
    anew._advance()
    return anew


def holding(slug: str, **position: object) -> Game:
    """A declared table on which one player holds the named agenda, and the others such as are hard to achieve."""
    agenda = agenda_called(slug)
    game = Game.from_position({"modules": ["hidden-agendas"], **position})
    module = module_of(game.table, HiddenAgendas)
    hard_ones = ("workers-unite", "growing-middle-class", "corporate-empire", "leviathan")
    for role, hard in zip(ALL_ROLES, hard_ones, strict=True):
        if game.table.plays(role):
            module.held[role] = agenda_called(hard).id
    module.held[agenda.role] = agenda.id
    return asked_anew(game)


def view_of(game: Game, seat: str | None) -> dict[str, Any]:
    """What a seat sees of the module."""
    return dict(game.view(seat)["modules"]["hidden-agendas"])


def progress(game: Game, slug: str) -> list[tuple[int, int]]:
    """What the holder of an agenda sees of its progress: what it has and what it needs, goal by goal."""
    shown = view_of(game, ROLES[agenda_called(slug).role])["agenda"]
    assert shown["agenda"] == slug
    return [(goal["have"], goal["at_most"] if "at_most" in goal else goal["needed"]) for goal in shown["progress"]]


def claimable(game: Game) -> bool:
    """Whether the seat that is asked may claim its agenda."""
    return any(option.startswith("claim-agenda/") for option in option_ids(game))


def noted(game: Game) -> list[str]:
    """The seats that may claim in their next turn what they have achieved while others had the word."""
    return [seat for seat in game.scores if (view_of(game, seat)["agenda"] or {}).get("noted")]


def play_to_turn(game: Game, seat: str) -> None:
    """Choose the last option of every decision until a seat's turn."""
    while (game.decision.seat, game.decision.kind) != (seat, "turn"):
        game.choose(game.decision.options[-1], game.decision.seat)


def play_to_the_end(game: Game) -> list[tuple[object, object]]:
    """Choose the last option of every decision, which claims nothing; who gets which agenda at the end of the game."""
    while not game.over:
        assert not str(game.decision.options[-1].id).startswith("claim-agenda")
        game.choose(game.decision.options[-1], game.decision.seat)
    claimed = [told.values for told in game.happened if told.kind == "hidden-agenda-claimed"]
    return [(values["who"], values["agenda"]) for values in claimed]


def last_turn(slug: str, **position: object) -> Game:
    """The end of the last turn of an Action Phase; food is there for all."""
    last = "ST" if position.get("players", 4) == 4 else "CC"
    food: dict[str, object] = {"WC": {"food": 10}, "MC": {"food": 10}} if position.get("players", 4) != 2 else {}
    start: dict[str, object] = {"turn": last, "turn_number": 5, "main_taken": True, "goods": food}
    return holding(slug, **start | position)
