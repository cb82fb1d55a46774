"""What a seat can't know makes no difference to what the server tells it: not in a state, not in the log."""

from copy import copy
from random import Random

import pytest

from bodypolitic.game.expansions.hidden_agendas.cards import AGENDAS_DRAWN, NO_AGENDA, agendas_of
from bodypolitic.game.expansions.hidden_agendas.module import SECRET, ChooseAgenda, HiddenAgendas
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_ROLES, NOBODY, ROLES
from bodypolitic.game.records.options import Option, PlayCard
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.saved_table import table_from_json
from bodypolitic.game.table.table import Table
from bodypolitic.game.undo import Undo
from bodypolitic.server.connection import as_text
from bodypolitic.server.frame import story
from bodypolitic.server.record import Record
from bodypolitic.server.store import Entry
from tests.game.module_games import modules_for
from tests.game.random_play import pick_at_random
from tests.game.test_secrets import exchange_secrets
from tests.samples import mostly_long
from tests.server.states import state_of

TWIN_EVERY = 5  # choices between two comparisons
SETUPS = [
    Setup(2, modules=modules_for(2)),
    Setup(3, modules=modules_for(3)),
    Setup(4, modules=modules_for(4)),
    Setup(3, modules=modules_for(3), automas={"MC": "simple"}),
    Setup(4, modules=modules_for(4), automas={"WC": "advanced", "CC": "advanced"}),
]


def told(record: Record, seat: str | None) -> str:
    """All that a seat is sent, as it goes over the wire."""
    chapters = record.chapters
    return as_text({**state_of(record, seat, "en"), "log": story(chapters, len(chapters) - 1, "en")})


def exchange_agendas(t: Table, seat: int, chance: Random) -> None:
    """Give other players other agendas."""
    step = t.stack[-1]
    for module in t.modules:
        if not isinstance(module, HiddenAgendas):
            continue
        for role in t.roles:
            if role == seat:
                continue
            if module.drawn[role]:
                module.drawn[role] = sorted(chance.sample(agendas_of(role), AGENDAS_DRAWN))
            if module.held[role] != NO_AGENDA and module.outcomes[role] == SECRET:
                module.held[role] = chance.choice(agendas_of(role))
                module.noted[role] = chance.randrange(2)
        if isinstance(step, ChooseAgenda):
            kept = [
                chance.choice(agendas_of(role)) if answer >= 0 and role != seat else answer
                for role, answer in zip(ALL_ROLES, step.answers, strict=True)
            ]
            t.stack[-1] = ChooseAgenda(tuple(kept))


def exchange_hands(t: Table, seat: int, chosen: Option, chance: Random) -> None:
    """Change the cards that others hold and will draw, but for the one that is being played."""
    for role in t.roles:
        if role == seat or not t.hands[role]:
            continue
        hand, deck = t.hands[role].copy(), t.decks[role]
        kept = [hand.pop(hand.index(chosen.card))] if isinstance(chosen, PlayCard) and chosen.card in hand else []
        cards = hand + deck
        chance.shuffle(cards)
        t.hands[role], t.decks[role] = sorted(kept + cards[: len(hand)]), cards[len(hand) :]


def with_table(record: Record, table: Table) -> Record:
    """The same story on another table, whose questions are asked anew."""
    game = record.game
    twin = copy(record)
    twin.chapters, twin._keys, twin._undo = record.chapters.copy(), record._keys.copy(), Undo()
    twin._undo._before, twin._undo._seat = record._undo._before.copy(), record._undo._seat
    twin.game = Game(game.setup, table, {})
    twin.game._choices = game._choices[:]
    twin.game._advance()
    return twin


def copy_of(t: Table) -> Table:
    return table_from_json(t.to_json())


def assert_tells_no_secret(record: Record, seat: str | None, chance: Random) -> None:
    """A table on which all is different that a seat can't know looks the same to it."""
    viewer = NOBODY if seat is None else ROLES.index(seat)
    table = copy_of(record.game.table)
    exchange_secrets(table, viewer, chance)
    exchange_agendas(table, viewer, chance)
    assert told(with_table(record, table), seat) == told(record, seat)


def assert_same_story(record: Record, seat: str | None, entry: Entry, chosen: Option, chance: Random) -> int:
    """What others draw and hold does not show in what their choice brings about; whether it could be made on both."""
    viewer = NOBODY if seat is None else ROLES.index(seat)
    table = copy_of(record.game.table)
    exchange_hands(table, viewer, chosen, chance)
    one, other = with_table(record, copy_of(record.game.table)), with_table(record, table)
    decision = other.decision_of(entry.seat)
    if decision is None or all(option.code != chosen.code for option in decision.options):
        return 0
    one.apply(entry)
    other.apply(entry)
    assert told(other, seat) == told(one, seat)
    return 1


@pytest.mark.parametrize("seed", mostly_long(range(len(SETUPS)), 1))
def test_no_seat_is_told_a_secret(seed: int) -> None:
    setup = SETUPS[seed]
    chance = Random(seed)
    record = Record(setup, seed)
    compared = 0
    while not record.game.over:
        decision, chosen = pick_at_random(record.game, chance)
        entry = Entry("t", record.length + 1, decision.seat, chosen.id, f"key-{record.length}")
        if record.length % TWIN_EVERY == 0 or len(record.game.decisions) > 1:
            for seat in (*record.game.scores, None):
                assert_tells_no_secret(record, seat, chance)
                if seat != decision.seat:
                    compared += assert_same_story(record, seat, entry, chosen, chance)
        record.apply(entry)
    assert compared > 50
