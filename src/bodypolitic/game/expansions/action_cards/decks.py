"""The Action Cards of the expansion Crisis & Control, 5 for each role.

The decks of the base game are imported first, so that their cards have the lower numbers.
"""

from typing import Final

from bodypolitic.game.cards.card import Card, Legitimacy
from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.cards.effects import May
from bodypolitic.game.cards.money_effects import GainInfluence, GetFromState
from bodypolitic.game.cards.political_effects import ProposeBill, ReplaceBill, TakeInfluence
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.cards.state_effects import BuyAbroadAndProvide
from bodypolitic.game.cards.trade_effects import BuyGoodsAndServices, GetServiceFromState
from bodypolitic.game.components.measures import (
    BILL_MARKERS_ON_TABLE,
    COMPANIES_OWNED,
    HEALTHCARE_COMPANIES,
    WORKERS_ELSEWHERE,
)
from bodypolitic.game.expansions.action_cards.effects import ProtectPolicy
from bodypolitic.game.ground.codes import CC, HEALTH, MC, ST, WC, Role
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import PurchaseTerms
from bodypolitic.game.rules.basic_actions.propose_bill import NO_IMMEDIATE_VOTE


def _for_everyone(role: Role) -> tuple[Card, ...]:
    """The four cards that each role has."""
    return (
        Card(role, "protect-the-status-quo", 1, ProtectPolicy(), GainInfluence(Quantity(1))),
        Card(role, "change-of-government-agenda", 1, ReplaceBill(most=3)),
        Card(
            role,
            "momentum-for-change",
            1,
            GainInfluence(per(BILL_MARKERS_ON_TABLE)),
            ProposeBill(vote=NO_IMMEDIATE_VOTE),
        ),
        Card(role, "reveal-political-scandal", 1, TakeInfluence(2)),
    )


WORKING_CLASS: Final = (
    *_for_everyone(WC),
    Card(
        WC,
        "rising-covid-19-cases",
        1,
        GetServiceFromState(HEALTH),
        May(BuyGoodsAndServices(PurchaseTerms(4, resources=(HEALTH,)))),
        legitimacy=(Legitimacy(WC),),
    ),
)
MIDDLE_CLASS: Final = (
    *_for_everyone(MC),
    Card(
        MC,
        "covid-19-stimulus-package",
        1,
        GetFromState(per(WORKERS_ELSEWHERE, 2), money_counts=True),
        GetFromState(per(COMPANIES_OWNED, 4), money_counts=True),
        legitimacy=(Legitimacy(MC, per=15),),
    ),
)
CAPITALIST_CLASS: Final = (
    *_for_everyone(CC),
    Card(
        CC,
        "covid-19-vaccine-rd-funding",
        1,
        GetFromState(per(HEALTHCARE_COMPANIES, 15)),
        legitimacy=(Legitimacy(CC, per=1),),
    ),
)
STATE: Final = (
    *_for_everyone(ST),
    Card(
        ST,
        "covid-19-vaccination-program",
        1,
        BuyAbroadAndProvide((WC, MC), HEALTH, price=5, per_legitimacy=3),
    ),
)

EXPANSION_DECKS: Final[tuple[tuple[Card, ...], ...]] = (WORKING_CLASS, MIDDLE_CLASS, CAPITALIST_CLASS, STATE)
ALL_DECKS: Final = tuple([DECKS[role] + EXPANSION_DECKS[role] for role in (WC, MC, CC, ST)])
