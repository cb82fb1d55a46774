"""What people say at the table, for tests: take an action, pick one thing after another, ask what lies where."""

from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES, SKILLS
from bodypolitic.game.table.table import EMPTY, Company


def option_ids(game: Game) -> list[str]:
    """What the seat that is asked may choose now."""
    return [option.id for option in game.decision.options]


def take(game: Game, action: str) -> None:
    """Take an action; for a basic one, give up whichever card comes first."""
    game.choose(action)
    if action.startswith("basic/") and not game.over and game.decision.kind == "discard-card":
        game.choose(game.decision.options[0])


def picks(game: Game, *ids: str) -> None:
    """Choose one thing after another."""
    for option in ids:
        game.choose(option)


def company(game: Game, slug: str) -> Company:
    """A company on the board, such as `supermarket`."""
    return game.table.company(COMPANY_BY_SLUG[slug])


def unemployed(game: Game, who: str) -> dict[str, int]:
    """The unemployed of a class by skill, without the skills that nobody has."""
    counts = game.table.unemployed[ROLES.index(who)]
    return {skill: count for skill, count in zip(SKILLS, counts, strict=True) if count}


def paid(game: Game, who: str, reason: str) -> int:
    """What a role has paid for a reason, such as `income-tax`, since the last choice."""
    values = [happening.values for happening in game.happened if happening.kind == "paid"]
    return sum(int(paid["amount"]) for paid in values if paid["who"] == who and paid["reason"] == reason)


def refusal(game: Game, action: str) -> tuple[str, dict[str, str | int]]:
    """Why the seat that is asked can't take an action now: the reason and its figures."""
    for refused in game.decision.unavailable:
        if refused.action == action:
            return refused.reason.code, refused.reason.values
    raise AssertionError(f"{action} is not refused")


def pass_bill(game: Game, section: str) -> None:
    """Propose a bill and have it voted on at once, everyone in favor and nobody spending more influence."""
    take(game, "basic/propose-bill")
    picks(game, f"bill/{section}", "call-vote")
    while game.decision.kind == "state-stance":
        game.choose("in-favor")
    while game.decision.kind == "spend-influence":
        game.choose(f"spend-influence/{game.decision.seat}/0")


def sit_out_turns(game: Game, *seats: str) -> None:
    """The turns of some seats in which nothing of note happens."""
    quiet = {"WC": "apply-political-pressure", "MC": "apply-political-pressure", "CC": "lobby", "ST": "campaign"}
    for seat in seats:
        assert game.decision.seat == seat
        take(game, f"basic/{quiet[seat]}")
        if seat == "ST":
            game.choose("amount/1")
        game.choose("end-turn")


def workers_in(game: Game, slug: str) -> list[str]:
    """The skills of those in the main slots of a company, slot by slot; nobody in an empty one."""
    return [SKILLS[skill] for skill in company(game, slug).workers if skill != EMPTY]
