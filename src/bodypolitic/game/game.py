"""A game: ask it what may be done, choose, and it plays on to the next decision."""

import json
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast, overload

from bodypolitic.game.ground.chance import GENERATORS, KEYED, SEED_BITS, SFC32
from bodypolitic.game.ground.codes import GAME_OVER, NOBODY, ROLES, Role, RoleName, role_named
from bodypolitic.game.ground.errors import BadSave, BadSetup, Diverged, GameError, IllegalChoice
from bodypolitic.game.phases.game_end import winners
from bodypolitic.game.position import table_from_position
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Option, option_of
from bodypolitic.game.records.refusals import Unavailable
from bodypolitic.game.setup import Setup, new_table
from bodypolitic.game.shapes import Board, Modules, OwnBoard, View
from bodypolitic.game.table.kept_table import RULES, digest_of, has_digest, table_from_kept
from bodypolitic.game.table.module import answering_for
from bodypolitic.game.table.steps import Ask, SecretAsk, Step, Work
from bodypolitic.game.table.table import Table
from bodypolitic.game.view.drawing import drawn
from bodypolitic.game.view.secrets import redraw_secrets
from bodypolitic.game.view.shapes import OpenTable
from bodypolitic.game.view.view import open_view, own_view

SAVE_FORMAT: Final = "bodypolitic-save"
SAVE_VERSION: Final = 1

Seat = RoleName


class Decision:
    """What one seat is asked: `seat` is the role, `kind` names the rule that asks, `options` are the answers."""

    __slots__ = ("_role", "_step", "_table", "options")

    def __init__(self, table: Table, step: Step, role: Role, options: list[Option]) -> None:
        self._table = table
        self._step = step
        self._role = role
        self.options = options

    @property
    def seat(self) -> str:
        """The role that is asked."""
        return ROLES[self._role]

    @property
    def role(self) -> Role:
        """The role that is asked, as the engine numbers it."""
        return self._role

    @property
    def kind(self) -> str:
        """The rule that asks, such as `turn` or `assign-workers`."""
        return self._step.kind

    @property
    def unavailable(self) -> list[Unavailable]:
        """What the seat might expect to pick and can't now, each with the reason and the rulebook page."""
        if isinstance(self._step, Ask):
            return self._step.unavailable(self._table)
        return self._step.unavailable_for(self._table, self._role) if isinstance(self._step, SecretAsk) else []

    def offer(self, option: Option) -> Offer | None:
        """What one of the options comes to: what is got, for how much, and who pays whom, where the rule says so."""
        return self._step.offer(self._table, option) if isinstance(self._step, Ask) else None

    def __repr__(self) -> str:
        return f"<{self.seat} {self.kind}: {', '.join(option.id for option in self.options)}>"


def _offered(options: list[Option], wanted: object) -> Option | None:
    """The option that is wanted, given as it was offered, as another like it, or by its id."""
    for option in options:
        if option is wanted:
            return option
    for option in options:
        if (option == wanted) if isinstance(wanted, Option) else (option.id == wanted):
            return option
    return None


def _name_of(option: object) -> object:
    """An option by its id or, if its numbers stand for nothing, as they are."""
    try:
        return option.id if isinstance(option, Option) else option
    except (IndexError, KeyError):
        return repr(option)


def _origin_of(setup: Setup) -> dict[str, object]:
    """What a save tells of a setup."""
    origin: dict[str, object] = {
        "players": setup.players,
        "names": dict(setup.names),
        "modules": list(setup.modules),
    }
    if setup.automas:
        origin["automas"] = dict(setup.automas)
    if setup.skilled_workers != Setup(setup.players).skilled_workers:
        origin["skilled_workers"] = dict(setup.skilled_workers)
    return origin


def _elsewhere(number: int, rules: object) -> Diverged:
    """What is said of a save that goes another way from a choice on."""
    if rules == RULES:
        why = f"choice {number} leads elsewhere than when the game was saved; somebody has changed the save"
    else:
        why = f"choice {number} leads elsewhere by the rules {RULES} than by the rules {rules} the game was played by"
    return Diverged(number, f"{why}; it can be loaded up to there, with until={number - 1}")


class Game:
    """One game from setup to final score.

    >>> game = Game.new(players=2, seed=7)
    >>> while not game.over:
    ...     game.choose(game.decision.options[0])
    >>> sorted(game.scores)
    ['CC', 'WC']
    """

    __slots__ = ("_choices", "_decisions", "_digests", "_earlier", "_origin", "setup", "table")

    def __init__(self, setup: Setup, table: Table, origin: dict[str, object]) -> None:
        self.setup = setup
        self.table = table
        self._origin = origin
        self._choices: array[int] = array("q")
        self._digests: list[str] = []  # of the tables after the first choices, as far as somebody asked for them
        self._earlier = 0  # choices made before the table that the game was resumed from
        self._decisions: list[Decision] = []

    # What callers may pass stands in the overloads. What follows them takes anything and checks it: compiled code would
    # refuse other types by itself, and not by an exception of the engine's own.

    @overload
    @classmethod
    def new(cls, players: int = 4, seed: int = 0, setup: None = None, chance: str = SFC32) -> "Game": ...

    @overload
    @classmethod
    def new(cls, players: int = 4, seed: int = 0, *, setup: Setup, chance: str = SFC32) -> "Game": ...

    @classmethod
    def new(cls, players: object = 4, seed: object = 0, setup: object = None, chance: object = SFC32) -> "Game":
        """A new game, ready for its first decision. `setup`, a Setup, says more than the number of players.

        `chance` names the generator: `keyed` keeps its seed to itself, whatever players see of its draws.
        """
        if setup is None:
            number: Any = players
            setup = Setup(number)
        if not isinstance(setup, Setup):
            raise BadSetup(f"setup must be a Setup, not {setup!r}")
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadSetup(f"the seed must be a whole number, not {seed!r}")
        if not isinstance(chance, str) or chance not in GENERATORS:
            raise BadSetup(f"chance must be one of {', '.join(GENERATORS)}, not {chance!r}")
        if chance == KEYED and not 0 <= seed < 1 << SEED_BITS:
            raise BadSetup(f"the seed of a keyed game has {SEED_BITS} bits, so it can't be {seed!r}")
        origin = {**_origin_of(setup), "seed": seed}
        if chance != SFC32:
            origin["chance"] = chance
        game = Game(setup, new_table(setup, seed, chance), origin)
        game._advance()
        return game

    @classmethod
    def from_position(cls, data: Mapping[str, Any]) -> "Game":
        """A game that starts from a declared table (see `docs/positions.md`), ready for its first decision."""
        table = table_from_position(data)
        given = (data.get("modules", []), data.get("automas", {}), data.get("skilled_workers", {}))
        game = Game(Setup(table.players, {}, *given), table, {"position": json.loads(json.dumps(data))})
        game._advance()
        return game

    @classmethod
    def resumed(cls, setup: Setup, table: Mapping[str, Any], earlier: int) -> "Game":
        """A game that goes on from a kept table, after so many choices that are not known any more."""
        data: object = json.loads(json.dumps(table))
        origin = {**_origin_of(setup), "kept": data, "earlier": earlier}
        try:
            assert isinstance(data, dict)
            game = Game(setup, table_from_kept(data), origin)
            game._earlier = earlier
            game._advance()
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as problem:
            raise BadSave(f"the kept table can't be read by this version ({type(problem).__name__})") from None
        return game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == GAME_OVER

    @property
    def decision(self) -> Decision:
        """The decision the game waits for; the first of them where several seats decide in secret."""
        if not self._decisions:
            raise IllegalChoice("the game is over, nothing is left to decide")
        return self._decisions[0]

    @property
    def decisions(self) -> list[Decision]:
        """Every decision the game waits for: one, or one for each seat that still has to answer in secret."""
        return list(self._decisions)

    @property
    def scores(self) -> dict[str, int]:
        """Victory points by role."""
        return {ROLES[role]: self.table.vp[role] for role in self.table.roles}

    @property
    def winners(self) -> list[str]:
        """The roles that have won; more than one share the victory (p. 13). Empty while the game goes on."""
        return [ROLES[role] for role in winners(self.table)] if self.over else []

    @property
    def happened(self) -> list[Happening]:
        """What the last choice brought about (at first: what the setup did), in order."""
        return list(self.table.happened)

    @property
    def choices(self) -> list[str]:
        """The ids of all options chosen so far."""
        return [option_of(code).id for code in self._choices]

    def last_choices(self, number: int) -> list[Option]:
        """The options that were chosen last, in order."""
        return [option_of(code) for code in self._choices[len(self._choices) - number :]]

    @property
    def choices_made(self) -> int:
        """How many choices have been made."""
        return self._earlier + len(self._choices)

    @property
    def digests(self) -> list[str]:
        """A short digest of the table after each choice, by which a replay that goes another way is noticed."""
        if len(self._digests) < len(self._choices):
            twin = self.after(0)
            self._digests = []
            for code in self._choices:
                twin.choose(option_of(code))
                self._digests.append(digest_of(twin.table))
        return list(self._digests)

    def after(self, choices: int) -> "Game":
        """The same game after its first choices, of those that are known."""
        game = Game._from_origin(self._origin)
        for code in self._choices[:choices]:
            game.choose(option_of(code))
        return game

    @overload
    def choose(self, option: Option, seat: str | None = None) -> None: ...

    @overload
    def choose(self, option: str, seat: str | None = None) -> None: ...

    def choose(self, option: object, seat: object = None) -> None:
        """Take an option, given as offered or by its id; `seat` says whose it is where several are asked at once."""
        decision, chosen = self._find(option, seat)
        table = self.table
        table.happened = []
        step = table.stack.pop()
        if isinstance(step, Ask):
            step.choose(table, chosen)
        else:
            assert isinstance(step, SecretAsk)
            step.choose_for(table, decision._role, chosen)
        self._choices.append(chosen.code)
        self._advance()

    def _find(self, option: object, seat: object) -> tuple[Decision, Option]:
        if not self._decisions:
            raise IllegalChoice("the game is over, nothing is left to decide")
        if seat is not None and all(decision.seat != seat for decision in self._decisions):
            asked = ", ".join(decision.seat for decision in self._decisions)
            raise IllegalChoice(f"{seat} is not asked now; the game waits for {asked}")
        for decision in self._decisions:
            if seat is None or decision.seat == seat:
                offered = _offered(decision.options, option)
                if offered is not None:
                    return decision, offered
        wanted = _name_of(option)
        offers = "; ".join(
            f"{decision.seat} may choose " + ", ".join(offered.id for offered in decision.options)
            for decision in self._decisions
            if seat is None or decision.seat == seat
        )
        raise IllegalChoice(f"{wanted!r} is not offered; {offers}")

    def _advance(self) -> None:
        """Do all steps up to the next decision. A single option is no decision, unless a step always asks."""
        table = self.table
        stack = table.stack
        self._decisions = []
        while stack:
            step = stack[-1]
            if isinstance(step, Work):
                stack.pop()
                step.run(table)
            elif isinstance(step, Ask):
                options = step.options(table)
                if table.modules and not step.STOPS:
                    answering = answering_for(table, step.seat)
                    if answering is not None:
                        stack.pop()
                        step.choose(table, answering.answer(table, step, options))
                        continue
                if len(options) > 1 or step.ALWAYS:
                    self._decisions = [Decision(table, step, step.seat, options)]
                    return
                stack.pop()
                step.choose(table, options[0])
            else:
                assert isinstance(step, SecretAsk)
                waiting = step.waiting()
                players = [seat for seat in waiting if answering_for(table, seat) is None]
                if players:
                    self._decisions = [Decision(table, step, seat, step.options_for(table, seat)) for seat in players]
                    return
                seat = waiting[0]
                module = answering_for(table, seat)
                assert module is not None
                answer = module.answer_in_secret(table, step, seat, step.options_for(table, seat))
                stack.pop()
                step.choose_for(table, seat, answer)

    @overload
    def view(self, seat: Seat | None = None) -> View: ...

    @overload
    def view(self, seat: str | None) -> View: ...

    def view(self, seat: object = None) -> View:
        """What a seat may know, as plain data; without a seat, what everyone may."""
        asked = [decision for decision in self._decisions if decision.seat == seat]
        return {
            **self.board(None if seat is None else str(seat)),
            "over": self.over,
            "winners": [ROLES[role] for role in winners(self.table)] if self.over else [],
            "waiting": [{"seat": ROLES[decision._role], "kind": decision.kind} for decision in self._decisions],
            "options": [option.id for decision in asked for option in decision.options],
            "unavailable": [refused.to_json() for decision in asked for refused in decision.unavailable],
        }

    def board(self, seat: str | None = None) -> Board:
        """What lies on the table and beside it, as a seat may see it; without a seat, as everyone may."""
        if seat is not None and (seat not in ROLES or not self.table.plays(role_named(seat))):
            raise IllegalChoice(f"no seat {seat!r} in this game; the seats are {', '.join(self.scores)}")
        return {**self.open_board(), **self.own_board(seat)}

    def open_board(self) -> OpenTable:
        """The part of every board that is the same for all."""
        return open_view(self.table)

    def own_board(self, seat: str | None) -> OwnBoard:
        """The part of a board that is one seat's own, or a spectator's."""
        role = NOBODY if seat is None else role_named(seat)
        modules = {module.key: module.view(self.table, role) for module in self.table.modules}
        return {**own_view(self.table, role), "modules": cast("Modules", modules)}

    def __repr__(self) -> str:
        return f"<Game {self._state()}; {self.table.points()}>"

    def __str__(self) -> str:
        return f"{self._state()}\n{drawn(self.table)}"

    def _state(self) -> str:
        """Where the game stands and whom it waits for, or who has won."""
        if self.over:
            return f"over, won by {' and '.join(self.winners)}"
        asked = ", ".join([f"{decision.seat} to choose: {decision.kind}" for decision in self._decisions])
        return f"{self.table.moment()}, {asked}"

    def clone(self) -> "Game":
        """A copy that plays on by itself and leaves this game untouched."""
        twin = Game(self.setup, self.table.clone(), self._origin)
        twin._earlier = self._earlier
        twin._choices = self._choices[:]
        twin._decisions = [
            Decision(twin.table, decision._step, decision._role, decision.options) for decision in self._decisions
        ]
        return twin

    def determinize(self, seat: str | None, seed: int) -> "Game":
        """Another game that a seat can't tell from this one: whatever it can't know is drawn anew, by a seed.

        Its past is forgotten, since choices made in secret stand there, but for how many choices were made and what the
        last one brought about. None is a spectator.
        """
        role = NOBODY if seat is None else role_named(seat)
        twin = Game(self.setup, self.table.clone(), {})
        twin._earlier = self.choices_made
        twin.table.happened = self.table.happened.copy()
        if not self.over:
            redraw_secrets(twin.table, role, seed)
            twin._decisions = twin._asked_again(self._decisions)
        return twin

    def _asked_again(self, before: list[Decision]) -> list[Decision]:
        """The decisions of another table on the same step, also where a hand that was dealt anew leaves one option."""
        step = self.table.stack[-1]
        asked: list[Decision] = []
        for decision in before:
            role = decision._role
            if isinstance(step, Ask):
                options = step.options(self.table)
            else:
                assert isinstance(step, SecretAsk)
                options = step.options_for(self.table, role)
            asked.append(Decision(self.table, step, role, options))
        return asked

    def save(self, digests: bool = True) -> dict[str, object]:
        """The game as setup, seed and the ids chosen: JSON that a person can read and `Game.load` replays.

        With it go the version of the rules and a digest of the table after each choice, for which the game is played
        once more; what is read at once by the same version can do without.
        """
        if not self._origin:
            raise BadSave("a game whose secrets were drawn anew has no past to be saved")
        origin: dict[str, object] = json.loads(json.dumps(self._origin))
        marks = {"rules": RULES, "digests": self.digests} if digests else {"rules": RULES}
        return {"format": SAVE_FORMAT, "version": SAVE_VERSION, **origin, "choices": self.choices, **marks}

    @overload
    @classmethod
    def load(cls, data: dict[str, Any]) -> "Game": ...

    @overload
    @classmethod
    def load(cls, data: dict[str, Any], until: int | None) -> "Game": ...

    @classmethod
    def load(cls, data: object, until: object = None) -> "Game":
        """The game that a save describes, replayed to its last choice or up to its first `until` choices.

        A save of other rules loads as long as it goes the same way under these; `Diverged` says how far that is. One
        from before saves had digests loads if its choices can be made, and nobody can say whether it is the same game.
        """
        if not isinstance(data, dict) or data.get("format") != SAVE_FORMAT:
            raise BadSave(f'this is no save of this game: it needs a "format" of {SAVE_FORMAT!r}')
        if data.get("version") is not SAVE_VERSION:
            raise BadSave(f"version {data.get('version')!r} can't be read; this engine reads {SAVE_VERSION}")
        try:
            game = cls._from_origin(data)
        except GameError as problem:
            raise BadSave(f"the save does not say how the game began: {problem}") from problem
        choices: Any = data.get("choices")
        if isinstance(choices, list) and until is not None:
            if not isinstance(until, int) or isinstance(until, bool) or until < 0:
                raise BadSave(f"until must be a whole number of choices, not {until!r}")
            choices = choices[:until]
        game.replay(choices, data.get("digests"), data.get("rules"))
        return game

    @classmethod
    def _from_origin(cls, data: dict[str, Any]) -> "Game":
        if "position" in data:
            return cls.from_position(data["position"])
        players: Any = data.get("players")
        seed: Any = data.get("seed")
        names, modules, automas = data.get("names", {}), data.get("modules", []), data.get("automas", {})
        setup = Setup(players, names, modules, automas, data.get("skilled_workers"))
        if "kept" in data:
            earlier = data.get("earlier")
            if not isinstance(earlier, int):
                raise BadSave(f'"earlier" must be a whole number of choices, not {earlier!r}')
            return cls.resumed(setup, data["kept"], earlier)
        return cls.new(seed=seed, setup=setup, chance=data.get("chance", SFC32))

    def replay(self, choices: Sequence[str], digests: Sequence[str] | None = None, rules: object = None) -> None:
        """Make all the choices of a list of option ids, or none of them if one can't be made or leads elsewhere."""
        if not isinstance(choices, list | tuple) or not all(isinstance(choice, str) for choice in choices):
            raise BadSave(f'"choices" must be a list of option ids, not {choices!r:.80}')
        if digests is not None and not isinstance(digests, list):
            raise BadSave(f'"digests" must be a list, not {digests!r:.80}')
        twin = self.clone()
        for number, choice in enumerate(choices, start=1):
            try:
                twin.choose(choice)
            except IllegalChoice as problem:
                if rules in (None, RULES):
                    raise BadSave(f"choice {number} can't be made: {problem}") from problem
                raise _elsewhere(number, rules) from problem
            if digests is not None:
                twin._digests.append(digest_of(twin.table))
                then = digests[number - 1] if number <= len(digests) else ""
                if twin._digests[-1] != then and not has_digest(twin.table, then):
                    raise _elsewhere(number, rules)
        if choices:
            self.table = twin.table
            self._choices = twin._choices
            self._digests = twin._digests
            self._decisions = twin._decisions
