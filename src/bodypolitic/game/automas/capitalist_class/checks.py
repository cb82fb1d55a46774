"""The checks of advanced mode: Check Companies, Check Foreign Market and Check Influence."""

from typing import Final

from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.building import operational_in, production_phases_left
from bodypolitic.game.automas.capitalist_class.companies import (
    WORTH_SELLING,
    affordable,
    companies_to_sell,
    sale_value,
    would_operate,
)
from bodypolitic.game.automas.capitalist_class.trading import possible_transactions
from bodypolitic.game.automas.priority_rows import BC, LOB, SA, SC, SFM
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import INFLUENCE_BY_LEGITIMACY
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import CC, INFLUENCE, L3, NOBODY, ST, WC, Role
from bodypolitic.game.records.findings import (
    CompanyBefore,
    CompanyFound,
    CompanyPriced,
    Counted,
    InfluenceCompared,
)
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.table.table import EMPTY, Table

COMPANY_CAN_OPERATE: Final = lines.line("cc-company-can-operate")
NEW_RESOURCE: Final = lines.line("cc-new-resource")
DEMONSTRATION: Final = lines.line("cc-demonstration")
LITTLE_TO_BUILD: Final = lines.line("cc-little-to-build")
EMPTY_COMPANY_SELLS: Final = lines.line("cc-empty-company-sells")
TRANSACTIONS: Final = lines.line("cc-transactions")
FEW_TRANSACTIONS: Final = lines.line("cc-few-transactions")
OTHERS_HAVE_MORE_INFLUENCE: Final = lines.line("cc-others-have-more-influence")
NO_BILL_PROPOSED: Final = lines.line("cc-no-bill-proposed")
ENOUGH_INFLUENCE: Final = lines.line("cc-enough-influence")

ROWS_FOR_DEMONSTRATION: Final = 3
LEAST_TRANSACTIONS: Final = 2
MONEY_PER_ROW: Final = 10


def check_companies(automa: Automa, t: Table, bonus: Effect | None) -> None:
    """Companies that it could build and run, a demonstration, and empty companies that would bring money."""
    raised = 0
    for card in affordable(t, bonus):
        if would_operate(t, card):
            phases = production_phases_left(t)
            rows = phases // 2
            automa.raise_card(t, BC, rows, COMPANY_CAN_OPERATE, CompanyBefore(card, phases))
            raised += rows
            if operational_in(t, CC, COMPANIES[card].industry) == 0:
                automa.raise_card(t, BC, 1, NEW_RESOURCE, CompanyFound(card))
                raised += 1
    if t.demonstration:
        automa.raise_card(t, BC, ROWS_FOR_DEMONSTRATION, DEMONSTRATION)
        raised += ROWS_FOR_DEMONSTRATION
    if raised <= 1:
        automa.raise_card(t, SA, 1, LITTLE_TO_BUILD, Counted(raised))
    bonus_on_sale = automa.bonus_for(t, SC)
    for card in companies_to_sell(t, bonus_on_sale, WORTH_SELLING):
        money = sale_value(t.company(card), bonus_on_sale)
        automa.raise_card(t, SC, money // MONEY_PER_ROW, EMPTY_COMPANY_SELLS, CompanyPriced(card, money))


def check_foreign_market(automa: Automa, t: Table, bonus: Effect | None) -> None:
    """The transactions that it could make."""
    possible = possible_transactions(t, bonus)
    if possible >= LEAST_TRANSACTIONS:
        automa.raise_card(t, SFM, possible, TRANSACTIONS, Counted(possible))
    else:
        automa.raise_card(t, SA, 1, FEW_TRANSACTIONS, Counted(possible))


def check_influence(automa: Automa, t: Table) -> None:
    """With a bill proposed: by how much the influence of the others is going to exceed its own."""
    own = expected_influence(t, CC)
    others = sum([expected_influence(t, role) for role in t.roles if role != CC])
    if all(bill == NOBODY for bill in t.bills):
        automa.raise_card(t, SA, 1, NO_BILL_PROPOSED)
    elif others > own:
        automa.raise_card(t, LOB, others - own, OTHERS_HAVE_MORE_INFLUENCE, InfluenceCompared(others, own))
    else:
        automa.raise_card(t, SA, 1, ENOUGH_INFLUENCE, InfluenceCompared(others, own))


def expected_influence(t: Table, role: Role) -> int:
    """The influence that a role will have in the elections, if the board stays as it is."""
    if role == ST:
        return t.influence[ST] + INFLUENCE_BY_LEGITIMACY[min(t.legitimacy)]
    expected = t.influence[role]
    for company in t.companies[role]:
        if company.card.industry == INFLUENCE and company.operational:
            stopped = company.on_strike and company.wage != L3
            if role == CC:
                expected += 0 if stopped else output_now(t, company)
            else:
                expected += output_now(t, company)
                if company.employee != EMPTY and not stopped:
                    expected += company.card.adds
    if role == WC:
        expected += sum(t.unions) + _from_protest(t)
    return expected


def _from_protest(t: Table) -> int:
    """What strikes and a demonstration will bring the Working Class."""
    strikes = sum([1 for company in t.all_companies() if company.on_strike and company.wage != L3])
    return strikes + (1 if t.demonstration else 0)
