"""What the coach says to a seat that is asked: the remark with most at stake, and a word on what was just given away.

It is made on a game that the seat can't tell from the real one, so it tells no secret.
"""

from typing import Final, NamedTuple

from bodypolitic.bots.steady.bot import judged
from bodypolitic.coach import remarks
from bodypolitic.coach.remark import REMARKS, Look, Remark
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.records.options import Option, TakeFreeAction

REMARKS_DECLARED_IN: Final = (remarks,)
SEED: Final = 0  # of what is drawn anew; any would do
MUCH: Final = 2.0  # VP that a choice has to give away before a word is said


class GivenAway(NamedTuple):
    """A choice that was worth much less than another, by the steady bot's judgement."""

    game: Game
    decision: Decision
    chosen: Option
    better: Option
    lost: float


def as_seen_by(game: Game, seat: str) -> tuple[Game, Decision] | None:
    """A game that a seat can't tell from the real one, and what it is asked there."""
    fair = game.determinize(seat, SEED)
    decision = next((one for one in fair.decisions if one.seat == seat), None)
    return None if decision is None else (fair, decision)


def remarks_on(game: Game, seat: str) -> list[Remark]:
    """All that the coach could say to a seat now, what matters most first; nothing to who is not asked."""
    seen = as_seen_by(game, seat)
    if seen is None:
        return []
    look = Look(*seen)
    found: list[Remark] = []
    for declared in REMARKS:
        if look.seat in declared.roles and isinstance(look.step, declared.step):
            made = declared.rule(look)
            if made is not None and made[0] > 0:
                found.append(Remark(declared.message, *made))
    return sorted(found, key=lambda remark: -remark.stake)


def given_away(before: list[Game], choices: list[Option], seat: str) -> GivenAway | None:
    """Of choices of a seat, each with the game before it, the one that gave most away, if that was much."""
    found = [_judged_choice(game, chosen, seat) for game, chosen in zip(before, choices, strict=True)]
    worst = max((one for one in found if one is not None), key=lambda one: one.lost, default=None)
    return worst if worst is not None and worst.lost >= MUCH else None


def _judged_choice(game: Game, chosen: Option, seat: str) -> GivenAway | None:
    """What a choice gave away. A free action gives nothing away, nor is one given away that can still be taken."""
    seen = as_seen_by(game, seat)
    if seen is None or isinstance(chosen, TakeFreeAction):
        return None
    fair, decision = seen
    options = [option for option in decision.options if not isinstance(option, TakeFreeAction)]
    if chosen not in options:
        return None
    worths = judged(fair.table, role_named(seat), fair.table.stack[-1], options)
    best = max(range(len(options)), key=lambda number: worths[number])
    return GivenAway(fair, decision, chosen, options[best], worths[best] - worths[options.index(chosen)])
