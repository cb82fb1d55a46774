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
    Card(CC, "Health Crisis", 1, SellToState(HEALTH, 9, 10), legitimacy=(Legitimacy(CC, per=3),)),
    Card(CC, "Higher Education Program", 1, SellToState(EDUCATION, 9, 10), legitimacy=(Legitimacy(CC, per=3),)),
    Card(CC, "Push Political Agenda", 1, Pay(Quantity(25)), ProposeTwoBills()),
    Card(CC, "Foreign Recruitment", 2, RecruitAbroad(10), requires="7B 7C"),
    Card(CC, "Competitive Wages", 2, PoachPublicWorkers(), requires="2B 2C"),
    Card(CC, "Global Branding", 1, ExportAndSellMore(SellMoreAbroad(LUXURY, 6, 10))),
    Card(CC, "Interest Groups", 1, ReplaceOpponentsCubes(3)),
    Card(CC, "Offshore Companies", 2, MoveHalfOfRevenueToCapital()),
    Card(CC, "Foreign Market Insight", 2, InspectExportCards(2), May(SellToForeignMarket())),
    Card(
        CC,
        "Unemployment Initiative Program",
        2,
        StaffEmptyCompany(state_pays=5),
        requires="4A 4B",
        legitimacy=(Legitimacy(CC),),
    ),
    Card(
        CC,
        "Foreign Partner",
        2,
        MakeBusinessDeal(),
        May(SellToForeignMarket(ExportTerms(goods_only=True))),
        requires="6B 6C",
    ),
    Card(CC, "Business Expansion", 2, BuildTwoCompanies()),
    Card(
        CC,
        "Investment Opportunities",
        2,
        ChooseOne(
            ((BuildCompany(BuildTerms(discount=10)),), (BuildCompany(BuildTerms(discount=-10, from_deck=True)),)),
        ),
    ),
    Card(CC, "Fake News", 1, RemoveCubes(drawn=6, up_to=4)),
    Card(CC, "Global Food Crisis", 1, ExportAndSellMore(SellMoreAbroad(FOOD, 4, 15))),
    Card(
        CC,
        "Industrialization",
        1,
        BuildCompany(BuildTerms(state_pays=HALF, industries=(FOOD, LUXURY))),
        requires="1A 1B",
        legitimacy=(Legitimacy(CC),),
    ),
    Card(
        CC,
        "Bid Rigging",
        1,
        SellToState(LUXURY, 6, 10),
        GainInfluence(Quantity(1)),
        legitimacy=(Legitimacy(CC, per=3),),
    ),
    Card(CC, "Buy Private Island", 1, Pay(Quantity(50), ST, from_capital=True), GainVP(7)),
    Card(CC, "Exit Strategy", 2, SellCompanyForTwice()),
    Card(
        CC,
        "Business Grants",
        1,
        GetFromState(per(COMPANIES_OWNED, 5)),
        requires="1A 1B",
        legitimacy=(Legitimacy(CC, per=3),),
    ),
    Card(CC, "Tap Into New Markets", 1, ProposeBill((FOREIGN_TRADE,)), IfAble(AddCubes(Quantity(2)))),
    Card(CC, "Radical Reforms", 1, ProposeBill(vote=NO_IMMEDIATE_VOTE, any_section=True)),
    Card(CC, "Extra Shift", 2, Overtime()),
    Card(CC, "Taxed Enough Already!", 1, ProposeBill((TAXATION,)), IfAble(AddCubes(Quantity(2)))),
    Card(CC, "Endorse Political Campaign", 1, Pay(Quantity(15)), AddCubes(Quantity(6))),
    Card(
        CC,
        "Technological Progress",
        3,
        ChooseOne(((Pay(Quantity(20)), PlaceMachinery(1)), (Pay(Quantity(45)), PlaceMachinery(2)))),
    ),
    Card(CC, "Trade Protectionism Lobby", 1, AddCubes(per(PROTECTED_COMPANIES, 2)), requires="6A 6B"),
    Card(CC, "Public Opinion Polling", 1, ProposeAndPoll()),
)
