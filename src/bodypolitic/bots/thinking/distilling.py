"""Learn from playouts which options are worth more than the steady bot thinks, and write it to a file:

python -m bodypolitic.bots.thinking.distilling --games 200 --generations 2

In games that bots play, some decisions are looked at closely: from each option that is worth a thought steady bots play
on to the end of the round, on the same samples for all. What that came to is what the judges learn. In the first
generation steady bots play the games, later on the judges of before, so that they learn from the tables that they lead
to. Games are kept in a folder as they are finished, so that the command goes on where it was stopped.
"""

import argparse
import json
from collections import Counter
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

try:
    import numpy as np
except ModuleNotFoundError:
    raise SystemExit("Training needs numpy: pip install 'bodypolitic[training]'") from None

from bodypolitic import __version__
from bodypolitic.bots.kept_results import KeptResults, go_on
from bodypolitic.bots.play import seed_of_game
from bodypolitic.bots.playouts.judge import VERSION, Judge, candidates_of, changes, open_figures
from bodypolitic.bots.playouts.moments import figures
from bodypolitic.bots.progress import shown
from bodypolitic.bots.steady.bot import steady_choice
from bodypolitic.bots.thinking.learned import JUDGES, WEIGHTS, digest_of, judges_from, learned
from bodypolitic.bots.thinking.network import Network, gained, lessons_of, names_of
from bodypolitic.bots.thinking.search import promise_of
from bodypolitic.bots.thinking.training import PLAYERS, drawn_setup
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import ALL_ROLES, MC, ROLES, ST, WC, Role, role_named

LOOKED_AT: Final = {"turn": 0.35}  # of the decisions of a kind
LOOKED_AT_ELSE: Final = 0.1
OFTENER: Final = {MC: 1.5, ST: 2.5}  # since they play in fewer games
SAMPLES: Final = 2  # of each of them; more decisions tell more than more samples
STRAYS: Final = 0.04  # of all choices that are drawn by lot
JUDGED_SEATS: Final = 0.5  # from the second generation on
TIMES: Final = 20  # that all decisions are gone through
OFTEN_ENOUGH: Final = 8  # for an option to have a row of its own
HELD_OUT: Final = 10  # every tenth game tells what was learned
FIGURES: Final = len(open_figures(Game.new(2, seed=1).table, WC))
LEAD_NEEDED: Final = 1.0  # hundredths of a chance to win by which the judge must be sure of another choice


class Dealt(NamedTuple):
    """A game to be played: by judges, as they are kept in a file, where there are some."""

    players: int
    seed: int
    judges: str = ""


class Looked(NamedTuple):
    """What a game told: the decisions that were looked at."""

    decisions: list[dict[str, Any]]


@lru_cache(maxsize=1)
def _judges_in(text: str) -> dict[int, Judge]:
    return judges_from(json.loads(text)) if text else {}


def looked_at(game: Game, decision: Decision, chance: Random) -> dict[str, Any]:
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
            chances.append(round(promise_of(tried, role, sample.table.round, learned()).chance, 4))
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
    game = Game.new(seed=dealt.seed, setup=drawn_setup(dealt.players, chance))
    table = game.table
    judges = {role: judge for role, judge in _judges_in(dealt.judges).items() if chance.random() < JUDGED_SEATS}
    found: list[dict[str, Any]] = []
    while not game.over:
        decision = game.decision
        role = decision.role
        asked = len(decision.options) > 1 and not table.plays_by_automa(role)
        often = LOOKED_AT.get(decision.kind, LOOKED_AT_ELSE) * OFTENER.get(role, 1.0)
        if asked and chance.random() < often:
            found.append(looked_at(game, decision, chance))
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


def main() -> None:
    """Play what is missing, learn, and write the judges; each generation anew."""
    asked = argparse.ArgumentParser(prog="python -m bodypolitic.bots.thinking.distilling", description=__doc__)
    asked.add_argument("--games", type=int, default=200, help="of a generation, for each number of players")
    asked.add_argument("--generations", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, help="processes; all cores unless it is said")
    asked.add_argument("--cluster", help="the address of a Ray cluster")
    asked.add_argument("--folder", type=Path, default=Path("build/distilling"), help="where games are kept")
    asked.add_argument("--out", type=Path, default=JUDGES)
    wanted = asked.parse_args()
    games: list[Looked] = []
    judges = ""
    for generation in range(1, wanted.generations + 1):
        for players in PLAYERS:
            what = {
                **{"generation": generation, "players": players, "seed": wanted.seed, "judge": VERSION},
                **{"weights": digest_of(WEIGHTS), "judges": sha256(judges.encode()).hexdigest()[:12]},
            }
            kept = KeptResults(wanted.folder / f"{generation}-{players}.jsonl", what)
            dealt = [
                Dealt(players, seed_of_game(wanted.seed * 1000 + generation, number), judges)
                for number in range(wanted.games)
            ]
            came = go_on(kept, played, dealt, Looked, wanted.jobs, wanted.cluster)
            games += shown(came, len(dealt), f"generation {generation}, games of {players} players")
        roles: dict[str, Any] = {}
        told: dict[str, Any] = {}
        for role in ALL_ROLES:
            roles[ROLES[role]], told[ROLES[role]] = taught(role, games, wanted.seed)
            print(f"generation {generation}: {ROLES[role]} {told[ROLES[role]]}", flush=True)
        command = (
            f"python -m bodypolitic.bots.thinking.distilling --games {wanted.games} "
            f"--generations {generation} --seed {wanted.seed}"
        )
        made = {"command": command, "version": __version__, "weights": digest_of(WEIGHTS), "told": told}
        judges = json.dumps({"made": made, "reads": VERSION, "roles": roles})
        (wanted.folder / f"judges-{generation}.json").write_text(judges, encoding="utf-8")
    wanted.out.write_text(judges, encoding="utf-8")


if __name__ == "__main__":
    main()
