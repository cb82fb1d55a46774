"""`bodypolitic lessons`: lessons in the terminal, and the check of those that somebody writes."""

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bodypolitic.bots.registry import STEADY, new_bot
from bodypolitic.cli.mistakes import UnusableFile, mistakes_in_words
from bodypolitic.cli.play import Sitting
from bodypolitic.cli.wording import say, spoken
from bodypolitic.game.game import Decision
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import Option
from bodypolitic.lessons.course import Place, place_after
from bodypolitic.lessons.lesson import Lesson
from bodypolitic.lessons.playing import problems_of
from bodypolitic.lessons.syllabus import LESSONS
from bodypolitic.lessons.telling import about, bubbles, title, why_closed
from bodypolitic.words.questions import option_text

WIDTH: Final = 76  # of what a lesson says

lessons = typer.Typer(add_completion=False, help=say("cli-help-lessons"))
Named = Annotated[str | None, typer.Argument(help=say("cli-help-lessons-name"), show_default=False)]


class Taught(Sitting):
    """A lesson at the terminal; after its end the game goes on."""

    def __init__(self, lesson: Lesson, console: Console) -> None:
        game = lesson.new_game()
        others = {seat: new_bot(STEADY, seat) for seat in game.scores if seat != lesson.seat}
        super().__init__(game, {lesson.seat}, others, console, None)
        self.lesson = lesson
        self.made: list[tuple[str, Option, list[Happening]]] = []  # every choice: whose, what, and what it brought

    @property
    def place(self) -> Place | None:
        """Where the learner is."""
        return place_after(self.lesson, [option.id for seat, option, _ in self.made if seat == self.lesson.seat])

    def _choose(self, decision: Decision, option: Option, *, by_person: bool) -> None:
        super()._choose(decision, option, by_person=by_person)
        self.made.append((decision.seat, option, self.game.happened))

    def _take_back(self, seat: str) -> bool:
        taken_back = super()._take_back(seat)
        del self.made[self.game.choices_made :]
        return taken_back

    def _answer_of_bot(self, seat: str) -> Option:
        preferred = None if self.place is None else self.place.preferred(self.game.decision)
        return preferred or super()._answer_of_bot(seat)

    def _options(self, decision: Decision) -> list[Option]:
        return decision.options if self.place is None else self.place.open_options(decision)

    def _show(self, decision: Decision) -> None:
        super()._show(decision)
        if self.place is not None:
            said = bubbles(self.place, self.game, decision, self._happened(), spoken())
            text = Text("\n\n").join(Text(bubble.text) for bubble in said)
            self.console.print(Panel(text, title=title(self.lesson, spoken()), width=WIDTH))

    def _happened(self) -> list[Happening]:
        """What the learner's last choice brought about, and all that has happened since."""
        own = [number for number, (seat, _, _) in enumerate(self.made) if seat == self.lesson.seat]
        return [happening for _, _, happened in self.made[own[-1] if own else 0 :] for happening in happened]

    def _explain(self, decision: Decision) -> None:
        super()._explain(decision)
        for option in decision.options:
            if self.place is not None and not self.place.opens(decision, option.id):
                what = option_text(self.game, decision, option, spoken())
                self._say(say("cli-lesson-closed", what=what, why=why_closed(self.place, option.id, spoken())))


def named(name: str) -> Lesson:
    """The lesson of that name."""
    if name not in LESSONS:
        raise UnusableFile(say("cli-no-lesson", lesson=name, lessons=", ".join(LESSONS)))
    return LESSONS[name]


@lessons.callback(invoke_without_command=True)
def list_lessons(context: typer.Context) -> None:
    """List the lessons."""
    if context.invoked_subcommand is not None:
        return
    table = Table(box=None, show_header=False)
    for lesson in LESSONS.values():
        table.add_row(Text(lesson.name, style="bold"), title(lesson, spoken()), about(lesson, spoken()))
    Console().print(table)


@lessons.command("play", help=say("cli-help-lessons-play"))
@mistakes_in_words()
def play_lesson(name: Named = None) -> None:
    """Take a lesson; the first one unless you say."""
    Taught(named(name or next(iter(LESSONS))), Console()).play()


@lessons.command("check", help=say("cli-help-lessons-check"))
@mistakes_in_words()
def check_lessons(name: Named = None) -> None:
    """Play a lesson, or each of them, in every way that it leaves open, and tell what is wrong."""
    console = Console()
    found = 0
    for lesson in LESSONS.values() if name is None else [named(name)]:
        for problem in problems_of(lesson):
            found += 1
            console.print(Text(problem))
    if found:
        raise typer.Exit(1)
    console.print(Text(say("cli-lessons-fine")))
