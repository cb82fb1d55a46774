"""Which options are worth more than the steady bot thinks, learned from playouts.

In games that bots play, some decisions are looked at closely: from each option that is worth a thought steady bots play
on to the end of the round, on the same samples for all. What that came to is what the judges learn. Steady bots play
the games, or judges in a part of the seats, so that they learn from the tables that they lead to.
"""

from collections import Counter
from random import Random
from typing import Any, Final, NamedTuple

try:
    import numpy as np
except ModuleNotFoundError:
    raise SystemExit("Training needs numpy: pip install 'bodypolitic[training]'") from None

from bodypolitic.bots.playouts.judge import candidates_of, changes, open_figures
from bodypolitic.bots.playouts.moments import figures
from bodypolitic.bots.playouts.outlook import Outlook
from bodypolitic.bots.steady.bot import steady_choice
from bodypolitic.bots.thinking.learned import judges_in, outlook_in
from bodypolitic.bots.thinking.network import Network, gained, lessons_of, names_of
from bodypolitic.bots.thinking.search import promise_of
from bodypolitic.bots.thinking.training import drawn_setup
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import MC, ROLES, ST, WC, Role, role_named

LOOKED_AT: Final = {"turn": 0.35}  # of the decisions of a kind
LOOKED_AT_ELSE: Final = 0.1
OFTENER: Final = {MC: 1.5, ST: 2.5}  # since they play in fewer games
SAMPLES: Final = 2  # of each of them; more decisions tell more than more samples
STRAYS: Final = 0.04  # of all choices that are drawn by lot
JUDGED_SEATS: Final = 0.5  # where there are judges
AUTOMA_SEATS: Final = 0.1
TIMES: Final = 20  # that all decisions are gone through
OFTEN_ENOUGH: Final = 8  # for an option to have a row of its own
HELD_OUT: Final = 10  # every tenth game tells what was learned
FIGURES: Final = len(open_figures(Game.new(2, seed=1).table, WC))
LEAD_NEEDED: Final = 1.0  # hundredths of a chance to win by which the judge must be sure of another choice


class Dealt(NamedTuple):
    """A game to be played, by judges where there are some, and what tells the worth of a table: as kept in files."""

    players: int
    seed: int
    outlook: str
    judges: str = ""


class Looked(NamedTuple):
    """What a game told: the decisions that were looked at."""

    decisions: list[dict[str, Any]]


def looked_at(game: Game, decision: Decision, outlook: Outlook, chance: Random) -> dict[str, Any]:
    """A decision as its seat sees it, and what becomes of each option."""
    seat = decision.seat
    role = role_named(seat)
    fair = game.determinize(seat, chance.getrandbits(48))
    asked = next(one for one in fair.decisions if one.seat == seat)
    candidates = candidates_of(fair, asked)
    step = fair.table.stack[-1]
    samples = []
    for _ in range(SAMPLES):
        sample = game.determinize(seat, chance.getrandbits(48))
        chances = []
        for option in candidates.options:
            tried = sample.clone()
            tried.choose(option, seat)
            chances.append(round(promise_of(tried, role, sample.table.round, outlook).chance, 4))
        samples.append(chances)
    return {
        "role": ROLES[role],
        "step": type(step).__name__,
        "seen": [round(figure, 3) for figure in figures(fair.table, role, step)],
        "options": [option.id for option in candidates.options],
        "behind": [round(behind, 3) for behind in candidates.behind],
        "changes": [
            {str(place): round(change, 2) for place, change in changed.items()}
            for changed in changes(fair, asked, candidates.options)
        ],
        "chances": samples,
    }


def played(dealt: Dealt) -> Looked:
    """A whole game, and its decisions that were looked at."""
    chance = Random(dealt.seed)
    game = Game.new(seed=dealt.seed, setup=drawn_setup(dealt.players, chance, AUTOMA_SEATS))
    table = game.table
    outlook = outlook_in(dealt.outlook)
    judges = {role: judge for role, judge in judges_in(dealt.judges).items() if chance.random() < JUDGED_SEATS}
    found: list[dict[str, Any]] = []
    while not game.over:
        decision = game.decision
        role = decision.role
        asked = len(decision.options) > 1 and not table.plays_by_automa(role)
        often = LOOKED_AT.get(decision.kind, LOOKED_AT_ELSE) * OFTENER.get(role, 1.0)
        if asked and chance.random() < often:
            found.append(looked_at(game, decision, outlook, chance))
        if chance.random() < STRAYS:
            option = decision.options[int(chance.random() * len(decision.options))]
        elif role in judges:
            option = judges[role].choice(game, decision)
        else:
            option = steady_choice(table, role, decision.options)
        game.choose(option, decision.seat)
    return Looked(found)


def taught(role: Role, games: list[Looked], seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A role's judge as data, and how well it does on decisions that it has not learned from."""
    by_game = [[one for one in game.decisions if one["role"] == ROLES[role]] for game in games]
    learning = [one for number, game in enumerate(by_game) if number % HELD_OUT for one in game]
    unseen = [one for number, game in enumerate(by_game) if not number % HELD_OUT for one in game]
    count = Counter(name for one in learning for option in one["options"] for name in {*names_of(one["step"], option)})
    names = ["", *sorted(name for name, times in count.items() if times >= OFTEN_ENOUGH)]
    lessons = lessons_of(learning + unseen, names, FIGURES)
    held = np.arange(len(learning) + len(unseen)) >= len(learning)
    network = Network(lessons.some(~held), len(names), seed)
    network.learn(lessons.some(~held), TIMES)
    gain, error = gained(network.worths(lessons.some(held)), lessons.some(held), LEAD_NEEDED)
    told = {"decisions": len(learning), "gain": round(gain, 3), "standard_error": round(error, 3)}
    return network.as_data(names, LEAD_NEEDED), told
