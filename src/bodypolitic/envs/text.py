"""The game as text, for players who read and write: what happened, the table, a question, and numbered options.

>>> from bodypolitic.envs.text import TextTable
>>> table = TextTable(players=2)
>>> prompt = table.reset(seed=7)
>>> prompt = table.step("1")
"""

from collections.abc import Mapping

from bodypolitic.envs.prizes import prizes, skip_single
from bodypolitic.game.cards.card import CARDS
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.setup import Setup
from bodypolitic.words.catalogue import ENGLISH, catalogue
from bodypolitic.words.describe import describe_card
from bodypolitic.words.questions import option_text, question
from bodypolitic.words.story import line_of_log


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
        self._words = catalogue(language)

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
            return self._asked(decision)
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
        if self.game.over:
            return "\n".join([*self._story[min(self._told.values()) :], "", str(self.game)])
        decision = self.game.decision
        seat = decision.seat
        happened = self._story[self._told[seat] :]
        self._told[seat] = len(self._story)
        return "\n".join([*happened, "", str(self.game), "", *self._hand(seat), "", self._asked(decision)])

    def _hand(self, seat: str) -> list[str]:
        """The cards of a seat, each with its text."""
        cards = self.game.table.hands[role_named(seat)]
        told = [
            f"- {self._words.text(ACTION_CARDS[card].title)}: {describe_card(CARDS[card], self._language)}"
            for card in cards
        ]
        return [self._words.text("cli-hand-of", {"role": seat}), *told]

    def _asked(self, decision: Decision) -> str:
        """The question and its options."""
        options = [
            f"{number}. {option_text(self.game, decision, option, self._language)}"
            for number, option in enumerate(decision.options, start=1)
        ]
        answer = self._words.text("cli-answer-by-number", {"count": len(options)})
        decides = self._words.text("cli-decides", {"role": f"role-{decision.seat}"})
        return "\n".join([decides, question(self.game, decision, self._language), *options, answer])
