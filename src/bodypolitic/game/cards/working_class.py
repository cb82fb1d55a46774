"""The Working Class deck."""

from typing import Final

from bodypolitic.game.cards.card import Card, Legitimacy
from bodypolitic.game.cards.company_effects import Overtime
from bodypolitic.game.cards.effects import ChooseOne, IfAble, May
from bodypolitic.game.cards.money_effects import GainVP, GetFromState, Pay
from bodypolitic.game.cards.political_effects import (
    AddCubes,
    ProposeAndPoll,
    ProposeBill,
    ProposeTwoBills,
    RemoveCubes,
    ReplaceOpponentsCubes,
)
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.cards.trade_effects import BuyGoodsAndServices, BuyMediaInfluence
from bodypolitic.game.cards.worker_effects import (
    AssignAnyNumber,
    AssignWorkers,
    BuildCooperativeFarm,
    ClaimDamages,
    Emigrate,
    NewSkilledWorker,
    StrikeWithUnions,
)
from bodypolitic.game.components.measures import EMPLOYED_WORKERS, POPULATION, UNEMPLOYED_WORKERS
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    EDUCATION_POLICY,
    HEALTH,
    HEALTH_AND_BENEFITS,
    IMMIGRATION,
    LABOR_MARKET,
    LUXURY,
    MC,
    ST,
    WC,
)
from bodypolitic.game.rules.basic_actions.assign_workers import BASIC_TERMS as UP_TO_THREE
from bodypolitic.game.rules.basic_actions.assign_workers import SIGNING_BONUS
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import PurchaseTerms
from bodypolitic.game.rules.basic_actions.propose_bill import NO_IMMEDIATE_VOTE

DECK: Final[tuple[Card, ...]] = (
    Card(
        WC,
        "specialization",
        2,
        NewSkilledWorker(WC),
        May(AssignWorkers(UP_TO_THREE)),
        requires="7B 7C",
    ),
    Card(WC, "highlight-social-issues", 1, BuyMediaInfluence(3, 15), legitimacy=(Legitimacy(WC),)),
    Card(WC, "cooperative-farm", 2, BuildCooperativeFarm()),
    Card(
        WC,
        "healthcare-benefits",
        2,
        BuyGoodsAndServices(PurchaseTerms(1, resources=(HEALTH,), sources=(ST,), half_price=True)),
        requires="4B 4C",
        legitimacy=(Legitimacy(WC),),
    ),
    Card(WC, "healthcare-movement", 1, ProposeBill((HEALTH_AND_BENEFITS,)), IfAble(AddCubes(Quantity(2)))),
    Card(WC, "need-for-change", 3, ProposeTwoBills()),
    Card(WC, "labor-market-deregulation", 2, AssignAnyNumber(), requires="2B 2C"),
    Card(WC, "migration", 2, Emigrate(unemployed=4, up_to=2, unskilled_price=5, skilled_price=10)),
    Card(WC, "workers-movement", 1, ProposeBill((LABOR_MARKET,)), IfAble(AddCubes(Quantity(2)))),
    Card(WC, "workplace-accident", 1, ClaimDamages(8)),
    Card(WC, "proletarians-of-the-world-unite", 2, AddCubes(per(POPULATION))),
    Card(
        WC,
        "boost-domestic-tourism",
        2,
        BuyGoodsAndServices(
            PurchaseTerms(1, resources=(LUXURY,), sources=(MC, CC, ST), half_price=True, state_pays_rest=True)
        ),
        requires="1A 1B",
        legitimacy=(Legitimacy(WC),),
    ),
    Card(WC, "public-opinion-polling", 1, ProposeAndPoll()),
    Card(WC, "student-movement", 1, ProposeBill((EDUCATION_POLICY,)), IfAble(AddCubes(Quantity(2)))),
    Card(
        WC,
        "supplemental-income-program",
        2,
        GetFromState(per(EMPLOYED_WORKERS)),
        May(BuyGoodsAndServices()),
        requires="2B 2C",
        legitimacy=(Legitimacy(WC, per=10),),
    ),
    Card(WC, "extra-shift", 2, Overtime(of_state=True, then_buy=True)),
    Card(
        WC,
        "affordable-housing",
        1,
        ChooseOne(((Pay(Quantity(20), CC), GainVP(5)), (Pay(Quantity(10), MC), GainVP(3)))),
    ),
    Card(WC, "immigration-reform", 1, ProposeBill((IMMIGRATION,)), IfAble(AddCubes(Quantity(2)))),
    Card(WC, "signing-bonus", 2, AssignWorkers(SIGNING_BONUS), requires="2B 2C"),
    Card(WC, "general-strike", 2, StrikeWithUnions(), requires="2B 2C"),
    Card(WC, "fake-news", 1, RemoveCubes(drawn=6, up_to=4)),
    Card(
        WC,
        "state-scholarship",
        2,
        BuyGoodsAndServices(PurchaseTerms(1, resources=(EDUCATION,), sources=(ST,), half_price=True)),
        requires="5B 5C",
        legitimacy=(Legitimacy(WC),),
    ),
    Card(WC, "radical-reforms", 1, ProposeBill(vote=NO_IMMEDIATE_VOTE, any_section=True)),
    Card(
        WC,
        "unemployment-benefits",
        2,
        GetFromState(per(UNEMPLOYED_WORKERS, 5)),
        May(BuyGoodsAndServices(PurchaseTerms(1, sources=(ST,)))),
        requires="4A 4B",
        legitimacy=(Legitimacy(WC, per=3),),
    ),
    Card(WC, "interest-groups", 1, ReplaceOpponentsCubes(3)),
)
