"""`bodypolitic play`: a game in the terminal, against bots or with several people at one screen."""

import os
from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from bodypolitic.bots.bot import Bot
from bodypolitic.bots.play import answer_of
from bodypolitic.bots.registry import ALL_AUTOMAS, STEADY, new_bot, roles_of, seats_of, setup_of
from bodypolitic.bots.thinking.bot import ThinkingBot
from bodypolitic.cli.files import read_json, write_save
from bodypolitic.cli.mistakes import UnusableFile
from bodypolitic.cli.scores import print_scores
from bodypolitic.cli.seats import BOTS_THERE_ARE, Modules, Seats, named_modules, named_seats
from bodypolitic.cli.story import Line, print_story, story_of
from bodypolitic.cli.table_view import situation, whole_table
from bodypolitic.cli.wording import listed, say, spoken
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.ground.errors import BadSetup
from bodypolitic.game.records.options import Option
from bodypolitic.game.setup import Setup
from bodypolitic.game.undo import Undo
from bodypolitic.words.occasions import occasion
from bodypolitic.words.questions import option_text, question, refusal_text

PERSON: Final = "a person"


class Leave(Exception):
    """A player has had enough, or there is no more input."""


class Sitting:
    """One sitting at the terminal: who plays what, and what each of them has been told."""

    def __init__(
        self, game: Game, people: set[str], bots: Mapping[str, Bot], console: Console, save_to: Path | None
    ) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.console = console
        self.save_to = save_to
        self.heard = game.happened  # all that has happened
        self.lines: list[Line] = story_of(game.happened)
        self.told = dict.fromkeys(people, 0)  # how many lines of the story each person has seen
        self.undo = Undo()
        self.heard_before: dict[int, int] = {}  # how much had happened after so many choices
        self.lines_before: dict[int, int] = {}  # and how long the story was
        self.at_screen = "" if len(people) > 1 else min(people)

    def play(self) -> None:
        """Play to the end of the game, or until a player leaves."""
        try:
            self._play_on()
        except Leave:
            if self.save_to is None:
                self._say(say("cli-leave"))
            else:
                self._say(say("cli-leave-kept", file=str(self.save_to)))

    def _play_on(self) -> None:
        self._keep()
        while not self.game.over:
            decision = self.game.decision
            if decision.seat in self.people:
                self._ask(decision)
            else:
                self._choose(decision, self._answer_of_bot(decision.seat), by_person=False)
        self._catch_up(self.at_screen or min(self.people))
        self.console.print()
        print_scores(self.console, self.game)

    def _answer_of_bot(self, seat: str) -> Option:
        """What a bot chooses; while one thinks, that is shown."""
        bot = self.bots[seat]
        if not isinstance(bot, ThinkingBot):
            return answer_of(bot, self.game, seat)
        with self.console.status(say("cli-thinks", role=f"role-{seat}")):
            return answer_of(bot, self.game, seat)

    def _choose(self, decision: Decision, option: Option, *, by_person: bool) -> None:
        self.heard_before[self.game.choices_made] = len(self.heard)
        self.lines_before[self.game.choices_made] = len(self.lines)
        self.undo.choose(self.game, option, decision.seat, by_person)
        self.heard += self.game.happened
        self.lines += story_of(self.game.happened)
        self._keep()

    def _keep(self) -> None:
        if self.save_to is not None:
            write_save(self.save_to, self.game)

    def _ask(self, decision: Decision) -> None:
        """Ask a person until the answer is an option or a way back."""
        seat = decision.seat
        if seat != self.at_screen:
            self.undo.forget()
            self._hand_over(seat)
        self._catch_up(seat)
        self._show(decision)
        options = self._options(decision)
        while True:
            answer = self._read(say("cli-ask")).lower()
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                self._choose(decision, options[int(answer) - 1], by_person=True)
                return
            if answer == "u":
                if self._take_back(seat):
                    return
            elif answer == "q":
                raise Leave
            elif answer == "?":
                self._explain(decision)
            elif answer == "t":
                self.console.print(whole_table(self.game.table, hands_of=(role_named(seat),)))
            elif answer == "s":
                self._save()
            else:
                self._say(say("cli-type-a-number", count=len(options)))

    def _options(self, decision: Decision) -> list[Option]:
        """What may be picked here."""
        return decision.options

    def _hand_over(self, seat: str) -> None:
        """Hide what the last player saw until the next one is there."""
        self.console.clear()
        self._say(say("cli-next-at-screen", role=f"role-{seat}"))
        self._read(say("cli-press-enter"))
        self.at_screen = seat

    def _catch_up(self, seat: str) -> None:
        print_story(self.console, self.lines[self.told[seat] :])
        self.told[seat] = len(self.lines)

    def _show(self, decision: Decision) -> None:
        self.console.print()
        self.console.print(Rule(say("cli-decides", role=f"role-{decision.seat}")))
        self.console.print(situation(self.game.table, decision.role))
        self.console.print()
        why = occasion(self.game, decision, reversed(self.heard), spoken())
        if why is not None:
            self._say(why.text)
        self.console.print(Text(question(self.game, decision, spoken()), style="bold"))
        for number, option in enumerate(self._options(decision), start=1):
            self._say(f"{number:>3}  {option_text(self.game, decision, option, spoken())}")
        self.console.print(Text(say("cli-help"), style="dim"))

    def _take_back(self, seat: str) -> bool:
        if not self.undo.possible(seat):
            self._say(say("cli-nothing-to-undo"))
            return False
        self.game = self.undo.take_back()
        del self.heard[self.heard_before[self.game.choices_made] :]
        lines = self.lines_before[self.game.choices_made]
        del self.lines[lines:]
        for person, told in self.told.items():
            self.told[person] = min(told, lines)
        self._keep()
        self._say(say("cli-undone"))
        return True

    def _explain(self, decision: Decision) -> None:
        refusals = decision.unavailable
        if not refusals:
            self._say(say("cli-nothing-else"))
        for refusal in refusals:
            self._say(refusal_text(decision, refusal, spoken()))

    def _save(self) -> None:
        path = self.save_to
        if path is None:
            name = self._read(say("cli-save-where"))
            path = Path(os.path.expanduser(name))
            if not name or path.exists():
                self._say(say("cli-save-new-name"))
                return
        try:
            write_save(path, self.game)
        except UnusableFile as problem:
            self._say(say("cli-save-failed", problem=str(problem)))
            return
        self.save_to = path
        self._say(say("cli-saved", file=str(path)))

    def _read(self, prompt: str) -> str:
        return read_line(self.console, prompt)

    def _say(self, text: str) -> None:
        self.console.print(Text(text))


def read_line(console: Console, prompt: str) -> str:
    """A line that the user typed; the end of the input or an interrupt means that the user leaves."""
    try:
        return console.input(Text(prompt)).strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Leave from None


def choose_role(console: Console, roles: list[str]) -> str:
    """Ask which role the user plays."""
    while True:
        choices = listed(say("cli-role-choice", code=role, role=f"role-{role}") for role in roles)
        answer = read_line(console, say("cli-which-role", roles=choices)).upper()
        if answer in roles:
            return answer


def people_of(console: Console, setup: Setup, role: str | None, all_seats: bool) -> set[str]:
    """The roles that people play: as asked for, else as the saved game says, else by asking."""
    if role is not None:
        Setup(setup.players, {role: PERSON})  # refuses a role that the game does not have
        if role in setup.automas:
            raise BadSetup(f"an Automa plays {role} in this game")
        return {role}
    roles = [seat for seat in roles_of(setup.players) if seat not in setup.automas]
    if all_seats:
        return set(roles)
    saved = {seat for seat, name in setup.names.items() if name == PERSON}
    return saved or {choose_role(console, roles)}


def with_names(setup: Setup, people: set[str], seats: dict[str, str]) -> Setup:
    """The same setup with a note of who plays each role."""
    names = {role: PERSON if role in people else _name_of_player(seats[role]) for role in seats}
    return Setup(setup.players, names, setup.modules, setup.automas, setup.skilled_workers)


def _name_of_player(name: str) -> str:
    return f"an Automa in {ALL_AUTOMAS[name]} mode" if name in ALL_AUTOMAS else f"a {name} bot"


def sit_down(
    console: Console,
    players: int | None,
    role: str | None,
    seed: int | None,
    save: Path | None,
    all_seats: bool,
    bot: str,
    named: dict[str, str],
    modules: tuple[str, ...],
) -> Sitting:
    """Begin a new game, or go on with the one in the file."""
    if save is not None and save.exists():
        if players is not None or seed is not None or modules:
            raise UnusableFile(say("cli-holds-a-game", file=str(save)))
        game = Game.load(read_json(save))
        people = people_of(console, game.setup, role, all_seats)
        automas = {seat: f"automa-{mode}" for seat, mode in game.setup.automas.items()}
        seats = seats_of(game.setup.players, named | automas, bot)
        if setup_of(seats).automas != game.setup.automas:
            raise UnusableFile(say("cli-automa-joins", file=str(save)))
    else:
        seats = seats_of(4 if players is None else players, named, bot)
        setup = setup_of(seats, modules)
        people = people_of(console, setup, role, all_seats)
        dealt = SystemRandom().getrandbits(32) if seed is None else seed
        game = Game.new(seed=dealt, setup=with_names(setup, people, seats))
        console.print(Text(say("cli-new-game", seed=str(dealt))))
    luck = f"{game.save(digests=False).get('seed')}/{game.choices_made}"
    bots = {seat: new_bot(seats[seat], f"{luck}/{seat}") for seat in game.scores if seat not in people}
    return Sitting(game, people, bots, console, save)


def play(
    players: Annotated[int | None, typer.Option(help=say("cli-help-play-players"), show_default=False)] = None,
    role: Annotated[str | None, typer.Option(help=say("cli-help-play-role"), show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(help=say("cli-help-play-seed"), show_default=False)] = None,
    save: Annotated[
        Path | None,
        typer.Option(help=say("cli-help-play-save"), show_default=False),
    ] = None,
    all_seats: Annotated[bool, typer.Option("--all-seats", help=say("cli-help-play-all-seats"))] = False,
    bot: Annotated[str, typer.Option(help=say("cli-help-play-bot", bots=BOTS_THERE_ARE))] = STEADY,
    seat: Seats = None,
    modules: Modules = None,
) -> None:
    """Play in the terminal against bots, or with others at one screen."""
    console = Console()
    try:
        wanted = role.upper() if role is not None else None
        named, played_with = named_seats(seat), named_modules(modules)
        sitting = sit_down(console, players, wanted, seed, save, all_seats, bot, named, played_with)
    except Leave:
        console.print(say("cli-leave-early"))
        return
    sitting.play()
