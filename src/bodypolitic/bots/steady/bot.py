"""The steady bot: takes the option that it thinks is worth most."""

from typing import Final

from bodypolitic.bots.steady import answers, card_effects
from bodypolitic.bots.steady.judging import answer_worth
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.modules import said_in
from bodypolitic.game.records.options import Option, Pass, PlayCard, TakeBasicAction, TakeFreeAction
from bodypolitic.game.rules.free_actions.use_services import USE_EDUCATION, USE_HEALTHCARE, USE_LUXURY
from bodypolitic.game.table.module import COSTS_MAIN_ACTION
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

BEFORE_THE_MAIN_ACTION: Final = (USE_HEALTHCARE.id, USE_EDUCATION.id, USE_LUXURY.id)
JUDGEMENTS_DECLARED_IN: Final = (answers, card_effects, *said_in("bodypolitic.bots.steady"))


class SteadyBot:
    """A sensible player for any seat. It draws no lots: the same table and hand always give the same choice."""

    def choose(self, decision: Decision, game: Game) -> Option:
        """The option worth most; among equals the first."""
        return steady_choice(game.table, decision.role, decision.options)


def steady_choice(t: Table, seat: Role, options: list[Option]) -> Option:
    """What the steady bot chooses where a seat is asked: of the options it considers the one worth most."""
    if len(options) == 1:
        return options[0]
    step = t.stack[-1]
    if step.is_turn:
        options = considered(step, options)
    worths = judged(t, seat, step, options)
    best = 0
    for number in range(1, len(options)):
        if worths[number] > worths[best]:
            best = number
    return options[best]


def considered(turn: Step, options: list[Option]) -> list[Option]:
    """Services are used as soon as there are enough; other free actions wait until the main action is done."""
    free: list[Option] = [option for option in options if isinstance(option, TakeFreeAction)]
    if turn.main_action_to_come:
        at_once: list[Option] = [
            option
            for option in options
            if isinstance(option, TakeFreeAction) and option.action in BEFORE_THE_MAIN_ACTION
        ]
        if at_once:
            return at_once
        free = []
    main = [option for option in options if not isinstance(option, TakeFreeAction)]
    if len(main) == 1 and isinstance(main[0], Pass):
        return main
    return main + free


def judged(t: Table, seat: Role, step: Step, options: list[Option]) -> list[float]:
    """What each option is worth. In a turn each card of the hand is judged once, to be played or to be given up."""
    worths = [answer_worth(t, seat, step, option) for option in options]
    if step.is_turn and any(costs_a_card(t, option) for option in options):
        lost = WEIGHTS[seat].given_up * _cheapest_card(t, seat, options, worths)
        for number, option in enumerate(options):
            if costs_a_card(t, option):
                worths[number] -= lost
    return worths


def costs_a_card(t: Table, option: Option) -> bool:
    """Whether a card has to be given up for what is done in a turn."""
    if isinstance(option, TakeBasicAction):
        return True
    return any(module.cost_in_turn(option) == COSTS_MAIN_ACTION for module in t.modules)


def _cheapest_card(t: Table, seat: Role, options: list[Option], worths: list[float]) -> float:
    """What the card of the hand is worth that is missed least; one that is not offered can only be kept."""
    played: dict[int, float] = {}
    for number, option in enumerate(options):
        if isinstance(option, PlayCard):
            played[option.card] = max(0.0, worths[number])
    return min([played.get(card, WEIGHTS[seat].kept_card) for card in t.hands[seat]], default=0.0)
