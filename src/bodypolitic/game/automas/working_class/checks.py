"""The checks of advanced mode: Check Workers, Check Goods & Services and Check Strike."""

from typing import Final

from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.buying import check_goods_and_services
from bodypolitic.game.automas.free_actions import swap_workers
from bodypolitic.game.automas.priority_rows import AW, DEM, SA, STR, policy_card
from bodypolitic.game.automas.working_class.assigning import UNEMPLOYED_TO_ASSIGN, Prospects
from bodypolitic.game.automas.working_class.buying import table_to_buy_at, terms_with
from bodypolitic.game.automas.working_class.striking import (
    labor_market_allows_strike,
    labor_market_found,
    underpaid_companies,
)
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import LABOR_MARKET, WC, C
from bodypolitic.game.records.findings import Counted, UnderpaidFound, UnemployedAndSlots
from bodypolitic.game.rules.workers import open_wc_slots, unemployed_count
from bodypolitic.game.table.table import Table

ROWS_PER_UNION: Final = 2
COMPANIES_PER_ROW_AT_2B: Final = 3
COMPANIES_PER_ROW_AT_2C: Final = 2

UNEMPLOYED_FIND_WORK: Final = lines.line("wc-unemployed-would-find-work")
UNION_POSSIBLE: Final = lines.line("wc-trade-union-possible")
NO_ASSIGNMENT: Final = lines.line("wc-no-worthwhile-assignment")
MORE_UNEMPLOYED_THAN_SLOTS: Final = lines.line("wc-more-unemployed-than-slots")
UNDERPAID_COMPANIES: Final = lines.line("wc-companies-pay-the-minimum")
LABOR_MARKET_IS_FREE: Final = lines.line("wc-labor-market-at-2c")


def check_workers(t: Table, automa: Automa, bonus: Effect | None) -> None:
    """Check Workers, after swapping: work for the unemployed, trade unions, and unemployed who find no slot."""
    swap_workers(t, WC)
    ahead = Prospects(t, bonus)
    if ahead.placed >= UNEMPLOYED_TO_ASSIGN:
        automa.raise_card(t, AW, ahead.placed, UNEMPLOYED_FIND_WORK, Counted(ahead.placed))
    automa.raise_card(t, AW, ROWS_PER_UNION * ahead.unions, UNION_POSSIBLE, Counted(ahead.unions))
    if ahead.placed < UNEMPLOYED_TO_ASSIGN and ahead.unions == 0:
        automa.raise_card(t, SA, 1, NO_ASSIGNMENT, Counted(ahead.placed))
    unemployed, slots = unemployed_count(t, WC), open_wc_slots(t)
    automa.raise_card(t, DEM, unemployed - slots, MORE_UNEMPLOYED_THAN_SLOTS, UnemployedAndSlots(unemployed, slots))


def check_goods(t: Table, automa: Automa, bonus: Effect | None) -> None:
    """Check Goods & Services, with what the bonus would change."""
    check_goods_and_services(t, automa, table_to_buy_at(t, bonus), terms_with(bonus))


def check_strike(t: Table, automa: Automa) -> None:
    """Check Strike: companies that pay no more than they must."""
    if not labor_market_allows_strike(t):
        automa.raise_card(t, STR, 0, lines.NO_REASON_TO_STRIKE, labor_market_found(t))
        return
    free = t.policies[LABOR_MARKET] == C
    per = COMPANIES_PER_ROW_AT_2C if free else COMPANIES_PER_ROW_AT_2B
    underpaid = underpaid_companies(t)
    automa.raise_card(t, STR, underpaid // per, UNDERPAID_COMPANIES, UnderpaidFound(underpaid, per))
    if free:
        automa.raise_card(t, policy_card(LABOR_MARKET), 1, LABOR_MARKET_IS_FREE)
