"""The game as text, for players who read and write: what happened, the table, a question, and numbered options.

>>> from bodypolitic.envs.text import TextTable
>>> table = TextTable(players=2)
>>> prompt = table.reset(seed=7)
>>> prompt = table.step("1")
"""

from collections.abc import Mapping
from typing import Final

from bodypolitic.envs.prizes import prizes, skip_single
from bodypolitic.game.cards.card import CARDS
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import TURNS_PER_ROUND
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import (
    ACTION,
    ALL_POLICIES,
    NOBODY,
    RESOURCES,
    ROLES,
    STORABLE,
    role_named,
    section_of,
)
from bodypolitic.game.setup import Setup
from bodypolitic.game.view.drawing import rows
from bodypolitic.words.catalogue import ENGLISH, Values, catalogue
from bodypolitic.words.describe import describe_card
from bodypolitic.words.expansions import on_the_table
from bodypolitic.words.names import phase_text, section_code
from bodypolitic.words.questions import option_text, question
from bodypolitic.words.story import line_of_log

TITLES: Final = (
    *("cli-vp", "cli-money-title", "cli-loans-title", "cli-influence-title"),
    *(f"resource-{resource}" for resource in RESOURCES[:STORABLE]),
    *("cli-companies", "cli-workers-title", "cli-action-cards"),
)


def country_text(game: Game, language: str = ENGLISH) -> list[str]:
    """Where the game stands, policies and bills, and a line of figures for each role."""
    words, t = catalogue(language), game.table
    when = [words.text("cli-when-round", {"round": t.round}), phase_text(t.phase, language)]
    if t.phase == ACTION and t.active != NOBODY:
        turn: Values = {"turn": t.turn + 1, "turns": TURNS_PER_ROUND, "role": f"role-{ROLES[t.active]}"}
        when.append(words.text("cli-when-turn", turn))
    policies = " ".join(section_code(section_of(policy, t.policies[policy]), language) for policy in ALL_POLICIES)
    bills = [
        words.text(
            "cli-bill",
            {
                "section": section_code(section_of(policy, t.bill_sections[policy]), language),
                "role": ROLES[t.bills[policy]],
            },
        )
        for policy in ALL_POLICIES
        if t.bills[policy] != NOBODY
    ]
    told = {"policies": policies, "bills": words.joined("before-last", bills) if bills else words.text("cli-none")}
    facts = {"name": words.text("cli-policies"), "text": words.text("cli-policies-and-bills", told)}
    return [
        words.joined("cli-aside", when, before_last="cli-aside"),
        words.text("cli-fact", facts),
        " | ".join(["", *map(words.text, TITLES)]).strip(),
        *(" | ".join(row) for row in rows(t)),
    ]


def own_text(game: Game, seat: str, language: str = ENGLISH) -> list[str]:
    """What modules have on the table, as far as a seat may know it, and its cards with their texts."""
    words, t = catalogue(language), game.table
    lines = [f"- {lying.name}: {lying.text}" for lying in on_the_table(t, [role_named(seat)], language)]
    cards = [
        f"- {words.text(ACTION_CARDS[card].title)}: {describe_card(CARDS[card], language)}"
        for card in t.hands[role_named(seat)]
    ]
    return [*lines, words.text("cli-hand-of", {"role": seat}), *cards]


def question_text(game: Game, decision: Decision, language: str = ENGLISH) -> list[str]:
    """A question and its options by number."""
    words = catalogue(language)
    return [
        words.text("cli-decides", {"role": f"role-{decision.seat}"}),
        question(game, decision, language),
        *(
            f"{number}. {option_text(game, decision, option, language)}"
            for number, option in enumerate(decision.options, start=1)
        ),
        words.text("cli-answer-by-number", {"count": len(decision.options)}),
    ]


class TextTable:
    """A table at which `seat` says who is asked; each seat is told what happened since it was last asked."""

    def __init__(
        self,
        players: int = 4,
        modules: tuple[str, ...] = (),
        automas: Mapping[str, str] | None = None,
        language: str = ENGLISH,
    ) -> None:
        self._setup = Setup(players, {}, modules, dict(automas or {}))
        self._language = language

    def reset(self, seed: int) -> str:
        """Deal a new game, and the first prompt."""
        self.game = Game.new(seed=seed, setup=self._setup)
        self._story = self._lines()
        self._told = dict.fromkeys(self.game.scores, 0)
        self._skip()
        return self._prompt()

    @property
    def seat(self) -> str:
        """Who is asked; empty when the game is over."""
        return "" if self.game.over else self.game.decision.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def rewards(self) -> dict[str, float]:
        """1 shared by the winners and -1 by the others at the end; 0 before."""
        return prizes(self.game) if self.game.over else dict.fromkeys(self.game.scores, 0.0)

    def step(self, answer: str) -> str:
        """The next prompt after an answer, or the same once more if the answer is no number of an option."""
        decision = self.game.decision
        number = answer.strip()
        if not number.isdecimal() or not 1 <= int(number) <= len(decision.options):
            return "\n".join(question_text(self.game, decision, self._language))
        self.game.choose(decision.options[int(number) - 1], decision.seat)
        self._story += self._lines()
        self._skip()
        return self._prompt()

    def _skip(self) -> None:
        skip_single(self.game, lambda: self._story.extend(self._lines()))

    def _lines(self) -> list[str]:
        return [line for line in (line_of_log(told, self._language) for told in self.game.happened) if line]

    def _prompt(self) -> str:
        """All that a seat needs to decide, or how the game has ended."""
        country = country_text(self.game, self._language)
        if self.game.over:
            winners = " ".join(f"party-{role}" for role in self.game.winners)
            victory = catalogue(self._language).text("cli-victory", {"winners": winners})
            return "\n".join([*self._story[min(self._told.values()) :], "", *country, "", victory])
        decision = self.game.decision
        seat = decision.seat
        happened = self._story[self._told[seat] :]
        self._told[seat] = len(self._story)
        own, asked = own_text(self.game, seat, self._language), question_text(self.game, decision, self._language)
        return "\n".join([*happened, "", *country, "", *own, "", *asked])
