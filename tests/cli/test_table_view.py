"""The table as a terminal shows it."""

import io
from itertools import cycle

import pytest
from rich.console import Console, RenderableType

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.cli.table_view import situation, whole_table
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, FISCAL, ROLES, ST, TAXATION, WC, B
from bodypolitic.game.table.module import module_of
from tests.game.alternative_events.receiving import keeping
from tests.game.crisis_response.crises import brink
from tests.game.hidden_agendas.holders import holding
from tests.game.historical_events.facing import facing
from tests.samples import mostly_long


def printed(shown: RenderableType) -> str:
    """What a wide terminal shows."""
    console = Console(file=io.StringIO(), width=200, record=True)
    console.print(shown)
    return console.export_text()


def test_what_is_unusual_is_shown_only_when_it_is_there() -> None:
    game = Game.new(players=4, seed=2)
    quiet = printed(whole_table(game.table, hands_of=()))
    assert "Demonstration" not in quiet
    assert "on strike" not in quiet
    assert "Benefits for" not in quiet
    assert "Hand of" not in quiet

    table = game.table
    table.demonstration = True
    table.companies[CC][0].on_strike = True
    table.companies[CC][0].machinery = True
    table.free_trade_zone = [2, 0]
    table.benefits[WC][6] = 3
    table.bills[2], table.bill_sections[2] = WC, B
    table.legitimacy_tokens[0] = 2
    busy = printed(whole_table(table, hands_of=(WC,)))
    for words in (
        "Demonstration: called",
        "on strike, Machinery",
        "5 Food",
        "2 Food",
        "Benefits for WC: 3 voting cubes",
        "B by WC",
        "WC 2 with 2 tokens",
        "Hand of WC: ",
    ):
        assert words in busy
    assert "Benefits: 3 voting cubes" in printed(situation(table, WC))
    assert "Free Trade Zone: 2 Food" in printed(situation(table, CC))


def test_kept_events_are_shown_with_their_benefits() -> None:
    game = keeping({"MC": ["tax-returns", "gerrymandering"]})
    shown = printed(whole_table(game.table, hands_of=()))
    assert "Events kept by MC: 2" in shown
    assert "Tax Returns: pay 10\u00a0V less when taxes are due" in shown
    assert "Events kept by WC" not in shown


@pytest.mark.parametrize("loans", [(0, ""), (1, " · 1 Loan"), (2, " · 2 Loans")])
def test_loans_are_named_when_there_are_some(loans: tuple[int, str]) -> None:
    table = Game.new(players=4, seed=2).table
    table.loans[ST] = loans[0]
    line = next(line for line in printed(situation(table, ST)).splitlines() if line.startswith("You have"))
    assert line == f"You have: 120\u00a0V · 1 Personal and 4 Media Influence{loans[1]}"


def test_a_crisis_to_come_is_shown_with_locks_and_bonds() -> None:
    game = brink("japanese-model")
    for shown in (situation(game.table, WC), whole_table(game.table, hands_of=())):
        assert "Japanese Model: Discard all Bills" in printed(shown)
        assert "Locked Policies" not in printed(shown)
        assert "Bonds to pay back" not in printed(shown)
    module = module_of(game.table, CrisisResponse)
    module.locks, module.bonds = [FISCAL, TAXATION], [40, 0, 70]
    assert "Locked Policies: 1, 3" in printed(situation(game.table, WC))
    assert "Bonds to pay back: WC 40\u00a0V, CC 70\u00a0V" in printed(whole_table(game.table, hands_of=()))


def test_historical_events_are_shown_with_what_they_do() -> None:
    game = facing("foundation-of-gatt")
    for shown in (situation(game.table, CC), whole_table(game.table, hands_of=())):
        assert "Foundation of GATT: The Capitalist Class or the State may set it off" in printed(shown)
    history = module_of(game.table, History)
    history.in_force = list(history.revealed)
    assert "Foundation of GATT, in force: " in printed(situation(game.table, CC))
    assert "Historical Events" not in printed(situation(Game.new(players=2).table, CC))


def test_a_hidden_agenda_is_shown_to_its_holder_alone() -> None:
    table = holding("rally-the-masses", turn="WC", influence={"WC": 4}).table
    for shown in (situation(table, WC), whole_table(table, hands_of=(WC,))):
        assert "Hidden Agenda of WC: Rally the Masses" in printed(shown)
        assert "Rally the Masses: At any time: at least 6 Influence. 4 VP." in printed(shown)
        assert "So far: Influence: 4 of 6" in printed(shown)
    for shown in (situation(table, CC), whole_table(table, hands_of=(CC,)), whole_table(table, hands_of=())):
        assert "Rally" not in printed(shown)


@pytest.mark.compiled
@pytest.mark.parametrize("players", mostly_long([2, 3, 4], 1))
def test_every_seat_sees_its_own_hand_alone_all_game_long(players: int) -> None:
    game = Game.new(players=players, seed=players)
    bot = RandomBot(players)
    roles = cycle(game.table.roles)
    while not game.over:
        if game.choices_made % 20 == 0:
            role = next(roles)
            for shown in (situation(game.table, role), whole_table(game.table, hands_of=(role,))):
                hands = [line for line in printed(shown).splitlines() if line.startswith("Hand of ")]
                assert [line.split(":")[0] for line in hands] == [f"Hand of {ROLES[role]}"]
        decision = game.decision
        game.choose(bot.choose(decision, game), decision.seat)
