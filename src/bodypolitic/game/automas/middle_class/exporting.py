"""Sell to the Foreign Market: what the AI card's bonus changes, whether it is worth it, and the sale itself."""

from typing import Final

from bodypolitic.game.automas.automa import Automa, UseBonus
from bodypolitic.game.automas.exporting import count_transactions, stocks_for_export
from bodypolitic.game.automas.priority_rows import SA, SFM
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.trade_effects import SellToForeignMarket
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import MC
from bodypolitic.game.records.findings import Counted
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import BASIC_TERMS, begin_on
from bodypolitic.game.table.table import Table

LEAST_TRANSACTIONS: Final = 2
LITTLE_MONEY: Final = 15

TRANSACTIONS: Final = lines.line("mc-check-foreign-market-transactions")
SHORT_OF_MONEY: Final = lines.line("mc-check-foreign-market-short-of-money")
FEW_TRANSACTIONS: Final = lines.line("mc-check-foreign-market-few-transactions")


def possible_transactions(t: Table) -> int:
    """How many transactions of the Export card it could make."""
    return count_transactions(t, stocks_for_export(t, MC), BASIC_TERMS)


def check_foreign_market(automa: Automa, t: Table) -> None:
    """Check Foreign Market: the transactions that it could make, the more so when it is short of money."""
    possible = possible_transactions(t)
    if possible < LEAST_TRANSACTIONS:
        automa.raise_card(t, SA, 1, FEW_TRANSACTIONS, Counted(possible))
        return
    automa.raise_card(t, SFM, possible, TRANSACTIONS, Counted(possible))
    if t.money[MC] <= LITTLE_MONEY:
        automa.raise_card(t, SFM, 1, SHORT_OF_MONEY, Counted(t.money[MC]))


def begin_export(t: Table, bonus: Effect | None) -> None:
    """Sell as much as possible, on the terms of the bonus if there is one."""
    if isinstance(bonus, SellToForeignMarket):
        t.push(UseBonus(MC))
        begin_on(t, MC, bonus.terms)
    else:
        begin_on(t, MC, BASIC_TERMS)
