"""The Capitalist Class deck."""

from typing import Final

from bodypolitic.game.cards.card import Card, Legitimacy
from bodypolitic.game.cards.company_effects import (
    BuildCompany,
    BuildTwoCompanies,
    Overtime,
    PlaceMachinery,
    PoachPublicWorkers,
    SellCompanyForTwice,
)
from bodypolitic.game.cards.effects import ChooseOne, IfAble, May
from bodypolitic.game.cards.money_effects import (
    GainInfluence,
    GainVP,
    GetFromState,
    MoveHalfOfRevenueToCapital,
    Pay,
)
from bodypolitic.game.cards.political_effects import (
    AddCubes,
    ProposeAndPoll,
    ProposeBill,
    ProposeTwoBills,
    RemoveCubes,
    ReplaceOpponentsCubes,
)
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.cards.trade_effects import (
    ExportAndSellMore,
    InspectExportCards,
    MakeBusinessDeal,
    SellMoreAbroad,
    SellToForeignMarket,
    SellToState,
)
from bodypolitic.game.cards.worker_effects import RecruitAbroad, StaffEmptyCompany
from bodypolitic.game.components.measures import COMPANIES_OWNED, PROTECTED_COMPANIES
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, FOREIGN_TRADE, HEALTH, LUXURY, ST, TAXATION
from bodypolitic.game.rules.basic_actions.build_company import HALF, BuildTerms
from bodypolitic.game.rules.basic_actions.propose_bill import NO_IMMEDIATE_VOTE
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import ExportTerms

DECK: Final[tuple[Card, ...]] = (
    Card(CC, "health-crisis", 1, SellToState(HEALTH, 9, 10), legitimacy=(Legitimacy(CC, per=3),)),
    Card(CC, "higher-education-program", 1, SellToState(EDUCATION, 9, 10), legitimacy=(Legitimacy(CC, per=3),)),
    Card(CC, "push-political-agenda", 1, Pay(Quantity(25)), ProposeTwoBills()),
    Card(CC, "foreign-recruitment", 2, RecruitAbroad(10), requires="7B 7C"),
    Card(CC, "competitive-wages", 2, PoachPublicWorkers(), requires="2B 2C"),
    Card(CC, "global-branding", 1, ExportAndSellMore(SellMoreAbroad(LUXURY, 6, 10))),
    Card(CC, "interest-groups", 1, ReplaceOpponentsCubes(3)),
    Card(CC, "offshore-companies", 2, MoveHalfOfRevenueToCapital()),
    Card(CC, "foreign-market-insight", 2, InspectExportCards(2), May(SellToForeignMarket())),
    Card(
        CC,
        "unemployment-initiative-program",
        2,
        StaffEmptyCompany(state_pays=5),
        requires="4A 4B",
        legitimacy=(Legitimacy(CC),),
    ),
    Card(
        CC,
        "foreign-partner",
        2,
        MakeBusinessDeal(),
        May(SellToForeignMarket(ExportTerms(goods_only=True))),
        requires="6B 6C",
    ),
    Card(CC, "business-expansion", 2, BuildTwoCompanies()),
    Card(
        CC,
        "investment-opportunities",
        2,
        ChooseOne(
            ((BuildCompany(BuildTerms(discount=10)),), (BuildCompany(BuildTerms(discount=-10, from_deck=True)),)),
        ),
    ),
    Card(CC, "fake-news", 1, RemoveCubes(drawn=6, up_to=4)),
    Card(CC, "global-food-crisis", 1, ExportAndSellMore(SellMoreAbroad(FOOD, 4, 15))),
    Card(
        CC,
        "industrialization",
        1,
        BuildCompany(BuildTerms(state_pays=HALF, industries=(FOOD, LUXURY))),
        requires="1A 1B",
        legitimacy=(Legitimacy(CC),),
    ),
    Card(
        CC,
        "bid-rigging",
        1,
        SellToState(LUXURY, 6, 10),
        GainInfluence(Quantity(1)),
        legitimacy=(Legitimacy(CC, per=3),),
    ),
    Card(CC, "buy-private-island", 1, Pay(Quantity(50), ST, from_capital=True), GainVP(7)),
    Card(CC, "exit-strategy", 2, SellCompanyForTwice()),
    Card(
        CC,
        "business-grants",
        1,
        GetFromState(per(COMPANIES_OWNED, 5)),
        requires="1A 1B",
        legitimacy=(Legitimacy(CC, per=3),),
    ),
    Card(CC, "tap-into-new-markets", 1, ProposeBill((FOREIGN_TRADE,)), IfAble(AddCubes(Quantity(2)))),
    Card(CC, "radical-reforms", 1, ProposeBill(vote=NO_IMMEDIATE_VOTE, any_section=True)),
    Card(CC, "extra-shift", 2, Overtime()),
    Card(CC, "taxed-enough-already", 1, ProposeBill((TAXATION,)), IfAble(AddCubes(Quantity(2)))),
    Card(CC, "endorse-political-campaign", 1, Pay(Quantity(15)), AddCubes(Quantity(6))),
    Card(
        CC,
        "technological-progress",
        3,
        ChooseOne(((Pay(Quantity(20)), PlaceMachinery(1)), (Pay(Quantity(45)), PlaceMachinery(2)))),
    ),
    Card(CC, "trade-protectionism-lobby", 1, AddCubes(per(PROTECTED_COMPANIES, 2)), requires="6A 6B"),
    Card(CC, "public-opinion-polling", 1, ProposeAndPoll()),
)
