"""What a seat knows when it is asked, as figures in a row: the open table, its hand, and the step that asks."""

import math
from typing import Final

from bodypolitic.bots.playouts.features import features
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.ground.codes import ALL_POLICIES, NOBODY, Role
from bodypolitic.game.table.steps import SecretAsk, Step
from bodypolitic.game.table.table import Table

STEP_FIGURES: Final = 6  # of the step that asks, such as how many are left to pick


def figures(t: Table, seat: Role, step: Step) -> list[float]:
    """What a seat knows when a step asks it. Large figures are drawn closer: 300 of money is not 300 times 1 card."""
    row = features(t)
    _add_moment(t, seat, step, row)
    _add_bills(t, seat, row)
    _add_step(step, row)
    hand = [0.0] * len(ACTION_CARDS)
    for card in t.hands[seat]:
        hand[card] += 1.0
    row.extend(hand)
    return [drawn_closer(figure) for figure in row]


def drawn_closer(figure: float) -> float:
    """A logarithm that keeps the sign, and 0 as it is."""
    if figure == 0.0:
        return 0.0
    return math.log(1.0 + figure) if figure > 0.0 else -math.log(1.0 - figure)


def _add_moment(t: Table, seat: Role, step: Step, row: list[float]) -> None:
    for players in (2, 3, 4):
        row.append(1.0 if t.players == players else 0.0)
    for number in range(1, ROUNDS + 1):
        row.append(1.0 if t.round == number else 0.0)
    row.append(float(t.turn))
    row.append(1.0 if t.active == seat else 0.0)
    if step.is_turn:
        row.extend([1.0, float(not step.main_action_to_come), float(not step.free_action_to_come)])
    else:
        row.extend([0.0, 0.0, 0.0])


def _add_bills(t: Table, seat: Role, row: list[float]) -> None:
    """The section that each bill would bring, and whether it is one's own."""
    for policy in ALL_POLICIES:
        proposer = t.bills[policy]
        for section in range(3):
            row.append(1.0 if proposer != NOBODY and t.bill_sections[policy] == section else 0.0)
        row.append(1.0 if proposer == seat else 0.0)
        row.append(1.0 if proposer not in (NOBODY, seat) else 0.0)


def _add_step(step: Step, row: list[float]) -> None:
    """The first figures of the step that asks; one that asks in secret has answers in it."""
    added = 0
    if not isinstance(step, SecretAsk):
        for part in step.parts():
            if added < STEP_FIGURES and isinstance(part, int):
                row.append(float(part))
                added += 1
    row.extend([0.0] * (STEP_FIGURES - added))
