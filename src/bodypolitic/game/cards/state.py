"""The State deck."""

from typing import Final

from bodypolitic.game.cards.card import Card, Legitimacy
from bodypolitic.game.cards.company_effects import Nationalize, Overtime, Privatize
from bodypolitic.game.cards.effects import IfAble
from bodypolitic.game.cards.money_effects import (
    GainInfluence,
    GainMoney,
    GainMoneyByForeignTrade,
    GainMoneyMoreInDebt,
    GiveMoney,
    RolesGainMoney,
    SpendInfluence,
)
from bodypolitic.game.cards.political_effects import MovePolicyWithoutBill, ProposeBill
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.cards.state_effects import (
    EventAction,
    EventActionTwice,
    EveryonePaysState,
    PlaceEvent,
    ProvideMoneyForToken,
    ProvideMoneyPerHead,
    ProvideRepresentation,
    ProvideServiceForToken,
    ReplaceEvent,
    TakeMediaInfluence,
    TwoClassesLoseFaith,
)
from bodypolitic.game.cards.trade_effects import SellServicesAbroad
from bodypolitic.game.cards.worker_effects import StaffEmptyCompany
from bodypolitic.game.components.measures import AGENDA_MATCHES, COMPANIES_OWNED, EMPLOYED_WORKERS
from bodypolitic.game.ground.codes import CC, EDUCATION, HEALTH, MC, ST, WC
from bodypolitic.game.rules.basic_actions.propose_bill import FREE_VOTE, NO_IMMEDIATE_VOTE

DECK: Final[tuple[Card, ...]] = (
    Card(
        ST,
        "employment-support-scheme",
        1,
        GiveMoney(15, (WC, MC)),
        legitimacy=(Legitimacy(WC), Legitimacy(MC)),
    ),
    Card(ST, "shift-focus", 2, ReplaceEvent(), IfAble(EventAction())),
    Card(ST, "denial-of-free-speech", 1, TakeMediaInfluence(2), TwoClassesLoseFaith(take_influence=True)),
    Card(ST, "step-for-representation", 2, ProvideRepresentation((WC, MC, CC), influence=1, cubes=2, legitimacy=2)),
    Card(ST, "immediate-response", 2, EventActionTwice()),
    Card(ST, "geopolitical-support", 2, GainMoneyByForeignTrade(15, 30, 45)),
    Card(ST, "foreign-students", 1, SellServicesAbroad(EDUCATION, 8), requires="1A 1B"),
    Card(ST, "healthcare-program", 1, ProvideServiceForToken((WC, MC), HEALTH), requires="4A 4B"),
    Card(ST, "medical-tourism", 1, SellServicesAbroad(HEALTH, 8), requires="1A 1B"),
    Card(ST, "unemployment-initiative-program", 1, StaffEmptyCompany(), requires="4A 4B"),
    Card(ST, "a-matter-of-high-priority", 2, PlaceEvent(), IfAble(EventAction())),
    Card(ST, "emergency-state", 1, MovePolicyWithoutBill(bills=3)),
    Card(ST, "foreign-investment-program", 2, SpendInfluence(2), GainMoney(Quantity(40))),
    Card(ST, "literacy-program", 1, ProvideServiceForToken((WC, MC), EDUCATION), requires="5A 5B"),
    Card(
        ST,
        "growth-in-tourism",
        1,
        RolesGainMoney(15, (ST, MC, CC)),
        legitimacy=(Legitimacy(MC), Legitimacy(CC)),
    ),
    Card(
        ST,
        "supplemental-income-program",
        1,
        ProvideMoneyPerHead((WC, MC), per(EMPLOYED_WORKERS), per_legitimacy=10),
        requires="2B 2C",
    ),
    Card(ST, "allowances-and-subsidies", 2, ProvideMoneyForToken((WC, MC, CC), 20)),
    Card(ST, "agenda-setting", 2, GainInfluence(per(AGENDA_MATCHES))),
    Card(ST, "pressing-matters", 2, ProposeBill(vote=FREE_VOTE)),
    Card(ST, "radical-reforms", 1, ProposeBill(vote=NO_IMMEDIATE_VOTE, any_section=True)),
    Card(ST, "public-sector-overtime", 2, Overtime()),
    Card(
        ST,
        "construction-boom",
        1,
        RolesGainMoney(15, (ST, WC, CC)),
        legitimacy=(Legitimacy(WC), Legitimacy(CC)),
    ),
    Card(
        ST,
        "business-grants",
        1,
        ProvideMoneyPerHead((CC,), per(COMPANIES_OWNED, 5)),
        requires="1A 1B",
        legitimacy=(Legitimacy(CC, per=3),),
    ),
    Card(ST, "higher-vat", 2, EveryonePaysState(15), TwoClassesLoseFaith()),
    Card(ST, "nationalization", 1, Nationalize(), requires="1A 1B"),
    Card(ST, "quantitative-easing", 1, GainMoneyMoreInDebt(25, 35)),
    Card(ST, "privatization", 1, Privatize(), requires="1B 1C", legitimacy=(Legitimacy(CC, token=True),)),
    Card(ST, "foreign-financial-assistance", 2, GainMoney(per(AGENDA_MATCHES, 10))),
)
