"""The AI cards of the Working Class Automa."""

from typing import Final

from bodypolitic.game.automas.ai_cards import AddCubesFirst, AICard, Bonus, StraightToDesired, TwoBills, VoteForFree
from bodypolitic.game.cards.card import Legitimacy
from bodypolitic.game.cards.company_effects import PublicCompanyProduces
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.money_effects import GainVP, GetFromState, Pay
from bodypolitic.game.cards.political_effects import AddCubes, RemoveOpponentsCubes, ReplaceOpponentsCubes
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.cards.trade_effects import BuyGoodsAndServices, BuyInfluenceOrAddCubes
from bodypolitic.game.cards.worker_effects import (
    AssignAnyNumber,
    AssignWorkers,
    BuildCooperativeFarm,
    CollectFromMainEmployer,
    EmigrateForOnePrice,
    NewSkilledWorker,
)
from bodypolitic.game.components.boards import BUY_SOURCES
from bodypolitic.game.components.measures import EMPLOYED_WORKERS, POPULATION, UNEMPLOYED_WORKERS
from bodypolitic.game.ground.codes import CC, EDUCATION, HEALTH, LUXURY, MC, ST, WC
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.rules.basic_actions.assign_workers import SIGNING_BONUS
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import PurchaseTerms


@record
class BuyPublicServices(Bonus):
    """Only Public Services are bought, and the State first gives money for it."""

    money: Effect

    @property
    def terms(self) -> PurchaseTerms:
        """The terms that it puts the action on."""
        return PurchaseTerms(1, resources=(HEALTH, EDUCATION), sources=(ST,))


# Bonuses: assigning workers
ASSIGN_4_PAID: Final = AssignWorkers(SIGNING_BONUS)
ASSIGN_ANY_NUMBER: Final = AssignAnyNumber()
COOPERATIVE_FARM: Final = BuildCooperativeFarm()
SKILLED_WORKER_FIRST: Final = NewSkilledWorker(WC)

# Bonuses: buying
HALF_PRICE_HEALTH: Final = BuyGoodsAndServices(
    PurchaseTerms(BUY_SOURCES, half_price=True, half_of=(HEALTH,), half_from=(ST,))
)
HALF_PRICE_EDUCATION: Final = BuyGoodsAndServices(
    PurchaseTerms(BUY_SOURCES, half_price=True, half_of=(EDUCATION,), half_from=(ST,))
)
STATE_PAYS_HALF_LUXURY: Final = BuyGoodsAndServices(
    PurchaseTerms(BUY_SOURCES, half_price=True, half_of=(LUXURY,), half_from=(MC, CC, ST), state_pays_rest=True)
)
STATE_PAYS_EMPLOYED: Final = GetFromState(per(EMPLOYED_WORKERS))
PUBLIC_SERVICES_ONLY: Final = BuyPublicServices(GetFromState(per(UNEMPLOYED_WORKERS, 5)))
PUBLIC_EDUCATION_PRODUCES: Final = PublicCompanyProduces(EDUCATION)
PUBLIC_HEALTHCARE_PRODUCES: Final = PublicCompanyProduces(HEALTH)

# Bonuses: bills
TWO_CUBES_FIRST: Final = AddCubesFirst(2)
FREE_IMMEDIATE_VOTE: Final = VoteForFree()
TWO_BILLS: Final = TwoBills()
STRAIGHT_TO_DESIRED: Final = StraightToDesired()

# Special actions
SWAP_3_CUBES: Final[tuple[Effect, ...]] = (ReplaceOpponentsCubes(3),)
CUBES_BY_POPULATION: Final[tuple[Effect, ...]] = (AddCubes(per(POPULATION)),)
TAKE_15: Final[tuple[Effect, ...]] = (CollectFromMainEmployer(15),)
PAY_20_FOR_5_VP: Final[tuple[Effect, ...]] = (Pay(Quantity(20), CC), GainVP(5))
DRAW_6_PURGE: Final[tuple[Effect, ...]] = (RemoveOpponentsCubes(6),)
REMOVE_2_UNEMPLOYED: Final[tuple[Effect, ...]] = (EmigrateForOnePrice(unemployed=4, up_to=2, price=5),)
BUY_3_INFLUENCE: Final[tuple[Effect, ...]] = (BuyInfluenceOrAddCubes(amount=3, price=5, cubes=2),)

# What belongs to a bonus or a special action wherever it is printed
BONUS_REQUIRES: Final[dict[Effect, str]] = {
    ASSIGN_4_PAID: "2B 2C",
    ASSIGN_ANY_NUMBER: "2B 2C",
    SKILLED_WORKER_FIRST: "7B 7C",
    STATE_PAYS_HALF_LUXURY: "1A 1B",
    STATE_PAYS_EMPLOYED: "2B 2C",
    PUBLIC_SERVICES_ONLY: "4A 4B",
}
WITH_LEGITIMACY: Final = (
    HALF_PRICE_HEALTH,
    HALF_PRICE_EDUCATION,
    STATE_PAYS_HALF_LUXURY,
    STATE_PAYS_EMPLOYED,
    PUBLIC_SERVICES_ONLY,
    BUY_3_INFLUENCE[0],
)


def _card(
    number: int,
    checks: str,
    policies: tuple[int, ...],
    bonus: Effect,
    special: tuple[Effect, ...],
) -> AICard:
    """A card with what always belongs to its bonus and its special action; odd numbers carry the Influence symbol."""
    return AICard(
        number,
        checks,
        policies,
        bonus,
        special,
        influence=number % 2 == 1,
        bonus_requires=BONUS_REQUIRES.get(bonus, ""),
        bonus_legitimacy=(Legitimacy(WC),) if bonus in WITH_LEGITIMACY else (),
        special_legitimacy=(Legitimacy(WC),) if special[0] in WITH_LEGITIMACY else (),
    )


CARDS: Final[tuple[AICard, ...]] = (
    _card(1, "AW BGS PB STR", (1, 2), ASSIGN_4_PAID, SWAP_3_CUBES),
    _card(2, "AW PB BGS STR", (3, 1), COOPERATIVE_FARM, BUY_3_INFLUENCE),
    _card(3, "BGS AW PB STR", (1, 7), PUBLIC_SERVICES_ONLY, DRAW_6_PURGE),
    _card(4, "BGS PB AW STR", (1, 2), HALF_PRICE_EDUCATION, CUBES_BY_POPULATION),
    _card(5, "PB AW BGS STR", (2, 3), TWO_CUBES_FIRST, TAKE_15),
    _card(6, "PB BGS AW STR", (2, 3), FREE_IMMEDIATE_VOTE, PAY_20_FOR_5_VP),
    _card(7, "AW BGS PB STR", (2, 4), SKILLED_WORKER_FIRST, SWAP_3_CUBES),
    _card(8, "AW PB BGS STR", (2, 5), ASSIGN_ANY_NUMBER, DRAW_6_PURGE),
    _card(9, "BGS AW PB STR", (2, 4), PUBLIC_EDUCATION_PRODUCES, BUY_3_INFLUENCE),
    _card(10, "BGS PB AW STR", (2, 5), HALF_PRICE_HEALTH, REMOVE_2_UNEMPLOYED),
    _card(11, "PB AW BGS STR", (2, 6), STRAIGHT_TO_DESIRED, CUBES_BY_POPULATION),
    _card(12, "PB BGS AW STR", (6, 3), TWO_CUBES_FIRST, REMOVE_2_UNEMPLOYED),
    _card(13, "BGS AW PB STR", (7, 2), STATE_PAYS_EMPLOYED, TAKE_15),
    _card(14, "AW PB BGS STR", (2, 7), COOPERATIVE_FARM, PAY_20_FOR_5_VP),
    _card(15, "BGS AW PB STR", (4, 1), STATE_PAYS_HALF_LUXURY, DRAW_6_PURGE),
    _card(16, "BGS PB AW STR", (4, 2), PUBLIC_HEALTHCARE_PRODUCES, BUY_3_INFLUENCE),
    _card(17, "PB AW BGS STR", (2, 6), FREE_IMMEDIATE_VOTE, REMOVE_2_UNEMPLOYED),
    _card(18, "PB BGS AW STR", (4, 5), STRAIGHT_TO_DESIRED, TAKE_15),
    _card(19, "AW BGS PB STR", (4, 6), ASSIGN_ANY_NUMBER, PAY_20_FOR_5_VP),
    _card(20, "AW PB BGS STR", (4, 7), SKILLED_WORKER_FIRST, CUBES_BY_POPULATION),
    _card(21, "BGS AW PB STR", (5, 1), HALF_PRICE_HEALTH, SWAP_3_CUBES),
    _card(22, "BGS PB AW STR", (5, 2), STATE_PAYS_EMPLOYED, REMOVE_2_UNEMPLOYED),
    _card(23, "PB AW BGS STR", (5, 3), TWO_CUBES_FIRST, BUY_3_INFLUENCE),
    _card(24, "PB BGS AW STR", (5, 4), TWO_BILLS, TAKE_15),
    _card(25, "BGS AW PB STR", (5, 6), PUBLIC_SERVICES_ONLY, REMOVE_2_UNEMPLOYED),
    _card(26, "AW PB BGS STR", (5, 7), ASSIGN_4_PAID, DRAW_6_PURGE),
    _card(27, "BGS AW PB STR", (4, 3), HALF_PRICE_EDUCATION, SWAP_3_CUBES),
    _card(28, "BGS PB AW STR", (6, 1), STATE_PAYS_HALF_LUXURY, CUBES_BY_POPULATION),
    _card(29, "PB AW BGS STR", (6, 2), TWO_BILLS, PAY_20_FOR_5_VP),
    _card(30, "PB BGS AW STR", (6, 7), TWO_CUBES_FIRST, BUY_3_INFLUENCE),
)
