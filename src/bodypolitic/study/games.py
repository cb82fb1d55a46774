"""One game of a study: played by bots, and what is kept of it."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from bodypolitic.bots.kept_results import KeptResults, go_on
from bodypolitic.bots.play import play_game, seed_of_game
from bodypolitic.bots.registry import ALL_AUTOMAS, STEADY, new_bot, roles_of, setup_of, versions_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES, ST, WORKING
from bodypolitic.game.modules import FEWEST_PLAYERS, MODULES
from bodypolitic.game.records.happenings import (
    BasicActionTaken,
    CardPlayed,
    CompanyBuilt,
    FreeActionTaken,
    Happening,
    IMFIntervenes,
    RoundBegan,
    VPGained,
)

SEED: Final = 17
PLAYERS: Final = (2, 3, 4)


class Setting(NamedTuple):
    """What is played in some games of a study: how many players, who they are, and with what."""

    name: str
    players: int
    bot: str
    modules: tuple[str, ...] = ()

    @property
    def plain(self) -> bool:
        """Whether it is the base game between players of one kind."""
        return not self.modules and self.bot not in ALL_AUTOMAS

    @property
    def seats(self) -> dict[str, str]:
        """Who plays which role; the State, which no Automa plays, is steady among Automas."""
        return {
            role: STEADY if self.bot in ALL_AUTOMAS and role == ROLES[ST] else self.bot
            for role in roles_of(self.players)
        }


class Played(NamedTuple):
    """What is kept of a game: how it ended, who got VP when and what for, what was used, the country by rounds."""

    scores: dict[str, int]
    winners: list[str]
    points: list[list[Any]]  # role, round, reason, VP
    uses: list[list[Any]]  # kind, role and name, times
    imf: int
    rounds: list[dict[str, Any]]


class Fixture(NamedTuple):
    """A game of a setting that is still to be played."""

    setting: Setting
    number: int


def called(bot: str) -> str:
    """A bot's name, or that of its class, if it comes from a file."""
    return bot.rpartition(":")[2]


def mark_of(bot: str) -> str:
    """How names of settings and charts end that are of another bot than the steady one."""
    return "" if bot == STEADY else f"-{called(bot)}"


def settings(bot: str) -> list[Setting]:
    """All settings: each number of players, alone and with each module that it can have, and all modes of Automas."""
    by = mark_of(bot)
    found: list[Setting] = []
    for players in PLAYERS:
        found.append(Setting(f"{players}p{by}", players, bot))
        found += [
            Setting(f"{players}p-{name}{by}", players, bot, (name,))
            for name in MODULES
            if FEWEST_PLAYERS.get(name, 2) <= players
        ]
    return found + [Setting(f"{players}p-{name}", players, name) for name in ALL_AUTOMAS for players in PLAYERS]


class Notes:
    """What is noted of a game as it goes on, from its happenings and its open table."""

    def __init__(self, game: Game) -> None:
        self.points: Counter[tuple[str, int, str]] = Counter()
        self.uses: Counter[tuple[str, str]] = Counter()
        self.imf = 0
        self.round = 1
        self.rounds: list[dict[str, Any]] = []
        self._seen = -1
        self._note_happened(game)

    def watch(self, game: Game) -> None:
        """Note what the last choice brought about, and the table when a round has ended."""
        if game.choices_made != self._seen:
            self._note_happened(game)
        if game.over or game.table.round > len(self.rounds) + 1:
            self.rounds.append(country(game))

    def _note_happened(self, game: Game) -> None:
        self._seen = game.choices_made
        for happening in game.happened:
            note = NOTED.get(type(happening))
            if note is not None:
                note(self, happening)


def _points(notes: Notes, told: Any) -> None:
    values = told.values
    notes.points[str(values["who"]), notes.round, str(values["reason"])] += told.amount


def _round(notes: Notes, told: Any) -> None:
    notes.round = told.round


def _action(notes: Notes, told: Any) -> None:
    notes.uses["action", f"{told.values['who']}/{told.values['action']}"] += 1


def _free_action(notes: Notes, told: Any) -> None:
    notes.uses["free action", f"{told.values['who']}/{told.values['action']}"] += 1


def _card(notes: Notes, told: Any) -> None:
    notes.uses["card", f"{told.values['who']}/{told.values['card']}"] += 1


def _company(notes: Notes, told: Any) -> None:
    notes.uses["company", f"{told.values['who']}/{told.values['company']}"] += 1


def _imf(notes: Notes, told: Any) -> None:
    notes.imf += 1


# How each kind of happening is noted
NOTED: Final[dict[type[Happening], Callable[[Notes, Any], None]]] = {
    RoundBegan: _round,
    VPGained: _points,
    BasicActionTaken: _action,
    FreeActionTaken: _free_action,
    CardPlayed: _card,
    CompanyBuilt: _company,
    IMFIntervenes: _imf,
}


def country(game: Game) -> dict[str, Any]:
    """The country at the end of a round."""
    t = game.table
    return {
        "policies": list(t.policies),
        "prosperity": [t.prosperity[who] for who in WORKING],
        "unemployed": [sum(t.unemployed[who]) for who in WORKING],
        "wealth": t.wealth,
        "legitimacy": list(t.legitimacy),
        "treasury": t.money[ST],
        "loans": list(t.loans),
        "companies": [len(companies) for companies in t.companies],
    }


def played(fixture: Fixture) -> Played:
    """A whole game, and what is kept of it."""
    setting, number = fixture
    seed = seed_of_game(SEED, number)
    game = Game.new(seed=seed, setup=setup_of(setting.seats, setting.modules))
    notes = Notes(game)
    play_game(game, {role: new_bot(name, f"{seed}/{role}") for role, name in setting.seats.items()}, notes.watch)
    points = [[*key, amount] for key, amount in notes.points.items()]
    uses = [[*key, count] for key, count in notes.uses.items()]
    return Played(game.scores, game.winners, points, uses, notes.imf, notes.rounds)


def _kept_results(folder: Path, setting: Setting) -> KeptResults:
    what = {"study": setting, "seed": SEED, "bots": versions_of(setting.seats.values())}
    return KeptResults(folder / f"{setting.name}.jsonl", what)


def kept(folder: Path, setting: Setting) -> list[Played]:
    """The games of a setting that a folder has, in the order of their numbers."""
    return [Played(*game) for game in _kept_results(folder, setting).results]


def play(
    folder: Path, setting: Setting, games: int, jobs: int | None = None, cluster: str | None = None
) -> Iterator[Played]:
    """So many games of a setting: those that a folder has, and the others, each of which is in it when it is told."""
    fixtures = [Fixture(setting, number) for number in range(games)]
    return go_on(_kept_results(folder, setting), played, fixtures, Played, jobs, cluster)
