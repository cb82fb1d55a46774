"""The Middle Class deck."""

from typing import Final

from bodypolitic.game.cards.card import Card, Legitimacy
from bodypolitic.game.cards.company_effects import BuildCompany, ExtraShiftWithEmployee, FreeStorageThenBuild, Overtime
from bodypolitic.game.cards.effects import ChooseOne, IfAble, May
from bodypolitic.game.cards.money_effects import GainProsperity, GetFromState, Pay
from bodypolitic.game.cards.political_effects import (
    AddCubes,
    ProposeAndPoll,
    ProposeBill,
    RemoveCubes,
    ReplaceOpponentsCubes,
)
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.cards.trade_effects import (
    BuyGoodsAndServices,
    BuyMediaInfluence,
    InspectExportCards,
    SellToForeignMarket,
    SellToState,
)
from bodypolitic.game.cards.worker_effects import AssignAnyNumber, Emigrate, HireEmployees, NewSkilledWorker
from bodypolitic.game.components.measures import (
    COMPANIES_WITH_EMPLOYEE,
    POPULATION,
    WORKERS_ELSEWHERE,
    WORKPLACES_ELSEWHERE,
)
from bodypolitic.game.ground.codes import EDUCATION, FOOD, FOREIGN_MARKET, HEALTH, IMMIGRATION, LUXURY, MC, ST, WC
from bodypolitic.game.rules.basic_actions.build_company import ALL, BuildTerms
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import PurchaseTerms
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import ExportTerms

EVERY_SOURCE: Final = 4

DECK: Final[tuple[Card, ...]] = (
    Card(
        MC,
        "healthcare-benefits",
        1,
        BuyGoodsAndServices(PurchaseTerms(1, resources=(HEALTH,), sources=(ST,), half_price=True)),
        requires="4B 4C",
        legitimacy=(Legitimacy(MC),),
    ),
    Card(
        MC,
        "import-subsidy",
        2,
        BuyGoodsAndServices(
            PurchaseTerms(1, resources=(FOOD, LUXURY), sources=(FOREIGN_MARKET,), no_tariff=True, counts=True)
        ),
        requires="6A 6B",
        legitimacy=(Legitimacy(MC, per=4),),
    ),
    Card(
        MC,
        "small-business-grant",
        2,
        BuildCompany(BuildTerms(state_pays=ALL)),
        requires="1A 1B",
        legitimacy=(Legitimacy(MC),),
    ),
    Card(MC, "land-of-opportunity", 2, BuildCompany(BuildTerms(founder_from_supply=True)), requires="7B 7C"),
    Card(
        MC,
        "investment-opportunities",
        2,
        ChooseOne(
            ((BuildCompany(BuildTerms(discount=8)),), (BuildCompany(BuildTerms(discount=-8, from_deck=True)),)),
        ),
    ),
    Card(MC, "foreign-market-insight", 2, InspectExportCards(1), IfAble(SellToForeignMarket(ExportTerms(2)))),
    Card(
        MC,
        "employment-subsidy",
        2,
        GetFromState(per(COMPANIES_WITH_EMPLOYEE, 5)),
        May(ExtraShiftWithEmployee()),
        requires="1A 1B",
        legitimacy=(Legitimacy(MC, per=3),),
    ),
    Card(MC, "public-opinion-polling", 2, ProposeAndPoll()),
    Card(MC, "migration", 3, Emigrate(unemployed=4, up_to=2, unskilled_price=5, skilled_price=10)),
    Card(MC, "fake-news", 1, RemoveCubes(drawn=6, up_to=4)),
    Card(MC, "specialization", 2, NewSkilledWorker(WC), May(HireEmployees(3)), requires="7B 7C"),
    Card(
        MC,
        "state-scholarship",
        1,
        BuyGoodsAndServices(PurchaseTerms(1, resources=(EDUCATION,), sources=(ST,), half_price=True)),
        requires="5B 5C",
        legitimacy=(Legitimacy(MC),),
    ),
    Card(MC, "highlight-social-issues", 1, BuyMediaInfluence(3, 15), legitimacy=(Legitimacy(MC),)),
    Card(MC, "health-crisis", 1, SellToState(HEALTH, 6, 10), legitimacy=(Legitimacy(MC, per=3),)),
    Card(
        MC,
        "unemployment-initiative-program",
        1,
        HireEmployees(3, state_pays=5),
        requires="4A 4B",
        legitimacy=(Legitimacy(MC),),
    ),
    Card(MC, "higher-education-program", 1, SellToState(EDUCATION, 6, 10), legitimacy=(Legitimacy(MC, per=3),)),
    Card(MC, "voice-of-middle-class-workers", 1, AddCubes(per(WORKPLACES_ELSEWHERE, plus=2))),
    Card(MC, "new-theme-park", 1, Pay(per(POPULATION, 6)), GainProsperity()),
    Card(MC, "interest-groups", 1, ReplaceOpponentsCubes(3)),
    Card(
        MC,
        "export-subsidy",
        2,
        SellToForeignMarket(ExportTerms(state_bonus=5)),
        requires="1A 1B",
        legitimacy=(Legitimacy(MC),),
    ),
    Card(MC, "labor-market-deregulation", 1, AssignAnyNumber(), requires="2B 2C"),
    Card(
        MC,
        "personal-consumption",
        2,
        ChooseOne(
            ((BuyGoodsAndServices(PurchaseTerms(EVERY_SOURCE)),), (BuyGoodsAndServices(PurchaseTerms(1, times=2)),)),
        ),
    ),
    Card(MC, "immigration-reform", 1, ProposeBill((IMMIGRATION,)), IfAble(AddCubes(Quantity(2)))),
    Card(MC, "growing-business", 2, FreeStorageThenBuild(discount=4)),
    Card(MC, "public-sector-overtime", 1, Overtime(of_state=True, then_buy=True)),
    Card(
        MC,
        "supplemental-income-program",
        2,
        GetFromState(per(WORKERS_ELSEWHERE, 2)),
        May(BuyGoodsAndServices()),
        requires="2B 2C",
        legitimacy=(Legitimacy(MC, per=5),),
    ),
)
