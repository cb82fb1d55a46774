"""The AI cards of the Middle Class Automa."""

from typing import Final

from bodypolitic.game.automas.ai_cards import AddCubesFirst, AICard, Condition, VoteForFree
from bodypolitic.game.automas.middle_class.bonuses import CheaperWithStorage
from bodypolitic.game.cards.card import Legitimacy
from bodypolitic.game.cards.company_effects import (
    BuildCompany,
    ExtraShift,
    ExtraShiftWithEmployee,
    PublicCompanyProduces,
)
from bodypolitic.game.cards.effects import Effect, IfAble
from bodypolitic.game.cards.middle_class import EVERY_SOURCE
from bodypolitic.game.cards.money_effects import GainProsperity, GetFromState, Pay
from bodypolitic.game.cards.political_effects import AddCubes, RemoveOpponentsCubes, ReplaceOpponentsCubes
from bodypolitic.game.cards.quantities import per
from bodypolitic.game.cards.trade_effects import (
    BuyGoodsAndServices,
    BuyInfluenceOrAddCubes,
    SellToForeignMarket,
    SellToState,
)
from bodypolitic.game.cards.worker_effects import AssignAnyNumber, EmigrateForOnePrice, HireEmployees, NewSkilledWorker
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import BUY_SOURCES
from bodypolitic.game.components.measures import (
    COMPANIES_WITH_EMPLOYEE,
    POPULATION,
    WORKERS_ELSEWHERE,
    WORKPLACES_ELSEWHERE,
)
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, MC, ST
from bodypolitic.game.rules.basic_actions.build_company import ALL, BuildTerms
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import PurchaseTerms
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import ExportTerms

# Bonuses: buying
HALF_PRICE_HEALTH: Final = BuyGoodsAndServices(
    PurchaseTerms(BUY_SOURCES, half_price=True, half_of=(HEALTH,), half_from=(ST,))
)
HALF_PRICE_EDUCATION: Final = BuyGoodsAndServices(
    PurchaseTerms(BUY_SOURCES, half_price=True, half_of=(EDUCATION,), half_from=(ST,))
)
FROM_EVERY_SOURCE: Final = BuyGoodsAndServices(PurchaseTerms(EVERY_SOURCE))
PUBLIC_EDUCATION_PRODUCES: Final = PublicCompanyProduces(EDUCATION)
PUBLIC_HEALTHCARE_PRODUCES: Final = PublicCompanyProduces(HEALTH)
NO_TARIFFS: Final = BuyGoodsAndServices(PurchaseTerms(BUY_SOURCES, no_tariff=True))
STATE_PAYS_WORKERS_ELSEWHERE: Final = GetFromState(per(WORKERS_ELSEWHERE, 2))

# Bonuses: building
STATE_PAYS_FOR_COMPANY: Final = BuildCompany(BuildTerms(state_pays=ALL))
CHEAPER_WITH_STORAGE: Final = CheaperWithStorage(4)
FOUNDER_FROM_SUPPLY: Final = BuildCompany(BuildTerms(founder_from_supply=True))

# Bonuses: assigning workers
ASSIGN_ANY_NUMBER: Final = AssignAnyNumber()
SKILLED_WORKER_FIRST: Final = NewSkilledWorker(MC)

# Bonuses: exports
MORE_FOR_EXPORTS: Final = SellToForeignMarket(ExportTerms(extra=5))
STATE_PAYS_FOR_EXPORTS: Final = SellToForeignMarket(ExportTerms(state_bonus=5))

# Bonuses: bills
FREE_IMMEDIATE_VOTE: Final = VoteForFree()
TWO_CUBES_FIRST: Final = AddCubesFirst(2)

# Special actions
EXTRA_SHIFT: Final[tuple[Effect, ...]] = (ExtraShift(),)
SWAP_3_CUBES: Final[tuple[Effect, ...]] = (ReplaceOpponentsCubes(3),)
DRAW_6_PURGE: Final[tuple[Effect, ...]] = (RemoveOpponentsCubes(6),)
SELL_EDUCATION: Final[tuple[Effect, ...]] = (SellToState(EDUCATION, 6, 10),)
SELL_HEALTH: Final[tuple[Effect, ...]] = (SellToState(HEALTH, 6, 10),)
BUY_3_INFLUENCE: Final[tuple[Effect, ...]] = (BuyInfluenceOrAddCubes(amount=3, price=5, cubes=2),)
SUBSIDY_AND_SHIFT: Final[tuple[Effect, ...]] = (
    GetFromState(per(COMPANIES_WITH_EMPLOYEE, 5), something=True),
    IfAble(ExtraShiftWithEmployee()),
)
PAY_FOR_PROSPERITY: Final[tuple[Effect, ...]] = (Pay(per(POPULATION, 6)), GainProsperity())
CUBES_BY_WORKPLACES: Final[tuple[Effect, ...]] = (AddCubes(per(WORKPLACES_ELSEWHERE, plus=2)),)
HIRE_3_EMPLOYEES: Final[tuple[Effect, ...]] = (HireEmployees(3, state_pays=5),)
REMOVE_2_UNEMPLOYED: Final[tuple[Effect, ...]] = (EmigrateForOnePrice(unemployed=4, up_to=2, price=5),)

MANY_UNEMPLOYED: Final = lines.line("mc-condition-unemployed-workers")
FOUR_UNEMPLOYED: Final = (Condition(MANY_UNEMPLOYED, 4),)

# What belongs to a bonus or a special action wherever it is printed
BONUS_REQUIRES: Final[dict[Effect, str]] = {
    NO_TARIFFS: "6A 6B",
    STATE_PAYS_WORKERS_ELSEWHERE: "2B 2C",
    STATE_PAYS_FOR_COMPANY: "1A 1B",
    FOUNDER_FROM_SUPPLY: "7B 7C",
    ASSIGN_ANY_NUMBER: "2B 2C",
    SKILLED_WORKER_FIRST: "7B 7C",
    STATE_PAYS_FOR_EXPORTS: "1A 1B",
}
WITH_LEGITIMACY: Final = (
    HALF_PRICE_HEALTH,
    HALF_PRICE_EDUCATION,
    STATE_PAYS_WORKERS_ELSEWHERE,
    STATE_PAYS_FOR_COMPANY,
    STATE_PAYS_FOR_EXPORTS,
    BUY_3_INFLUENCE[0],
    SUBSIDY_AND_SHIFT[0],
    HIRE_3_EMPLOYEES[0],
)
WITH_LEGITIMACY_FOR_3: Final = (SELL_EDUCATION[0], SELL_HEALTH[0])


def _card(
    number: int, checks: str, policies: tuple[int, ...], bonus: Effect | None, special: tuple[Effect, ...]
) -> AICard:
    """A card with what always belongs to its bonus and its special action; odd numbers carry the Influence symbol."""
    return AICard(
        number,
        checks,
        policies,
        bonus,
        special,
        influence=number % 2 == 1,
        bonus_requires="" if bonus is None else BONUS_REQUIRES.get(bonus, ""),
        bonus_legitimacy=() if bonus is None else _legitimacy(bonus),
        special_legitimacy=_legitimacy(special[0]),
        conditions=FOUR_UNEMPLOYED if bonus is None else (),
    )


def _legitimacy(effect: Effect) -> tuple[Legitimacy, ...]:
    if effect in WITH_LEGITIMACY_FOR_3:
        return (Legitimacy(MC, per=3),)
    return (Legitimacy(MC),) if effect in WITH_LEGITIMACY else ()


CARDS: Final[tuple[AICard, ...]] = (
    _card(1, "BGS BC SFM PB", (1, 6), HALF_PRICE_HEALTH, EXTRA_SHIFT),
    _card(2, "BGS BC SFM AW", (), HALF_PRICE_EDUCATION, SWAP_3_CUBES),
    _card(3, "BGS BC PB AW", (4, 3), FROM_EVERY_SOURCE, DRAW_6_PURGE),
    _card(4, "BGS BC PB SFM", (7, 5), PUBLIC_EDUCATION_PRODUCES, SELL_EDUCATION),
    _card(5, "BGS BC AW SFM", (), PUBLIC_HEALTHCARE_PRODUCES, SELL_HEALTH),
    _card(6, "BGS AW BC PB", (2, 6), NO_TARIFFS, BUY_3_INFLUENCE),
    _card(7, "BGS SFM BC AW", (), STATE_PAYS_WORKERS_ELSEWHERE, SUBSIDY_AND_SHIFT),
    _card(8, "BGS PB BC AW", (3, 5), FROM_EVERY_SOURCE, PAY_FOR_PROSPERITY),
    _card(9, "BGS PB BC SFM", (7, 4), STATE_PAYS_WORKERS_ELSEWHERE, CUBES_BY_WORKPLACES),
    _card(10, "BC AW BGS PB", (6, 4), STATE_PAYS_FOR_COMPANY, HIRE_3_EMPLOYEES),
    _card(11, "BC BGS SFM PB", (7, 2), CHEAPER_WITH_STORAGE, EXTRA_SHIFT),
    _card(12, "BC BGS AW PB", (5, 3), FOUNDER_FROM_SUPPLY, SWAP_3_CUBES),
    _card(13, "BC AW BGS SFM", (), STATE_PAYS_FOR_COMPANY, DRAW_6_PURGE),
    _card(14, "BC SFM BGS AW", (), FOUNDER_FROM_SUPPLY, SELL_HEALTH),
    _card(15, "BC PB BGS SFM", (1, 5), CHEAPER_WITH_STORAGE, SELL_EDUCATION),
    _card(16, "AW BGS BC SFM", (), ASSIGN_ANY_NUMBER, BUY_3_INFLUENCE),
    _card(17, "AW BGS BC PB", (3, 1), SKILLED_WORKER_FIRST, SUBSIDY_AND_SHIFT),
    _card(18, "AW BC BGS SFM", (), ASSIGN_ANY_NUMBER, PAY_FOR_PROSPERITY),
    _card(19, "AW BC BGS PB", (2, 4), SKILLED_WORKER_FIRST, CUBES_BY_WORKPLACES),
    _card(20, "SFM BGS BC AW", (), MORE_FOR_EXPORTS, HIRE_3_EMPLOYEES),
    _card(21, "SFM BGS BC PB", (7, 1), STATE_PAYS_FOR_EXPORTS, EXTRA_SHIFT),
    _card(22, "SFM BC BGS AW", (), MORE_FOR_EXPORTS, SWAP_3_CUBES),
    _card(23, "SFM BC BGS PB", (5, 2), STATE_PAYS_FOR_EXPORTS, DRAW_6_PURGE),
    _card(24, "PB BC BGS AW", (3, 7), FREE_IMMEDIATE_VOTE, SUBSIDY_AND_SHIFT),
    _card(25, "PB BC BGS SFM", (6, 3), TWO_CUBES_FIRST, CUBES_BY_WORKPLACES),
    _card(26, "PB BGS BC AW", (3, 6), FREE_IMMEDIATE_VOTE, HIRE_3_EMPLOYEES),
    _card(27, "PB BGS BC SFM", (7, 3), TWO_CUBES_FIRST, EXTRA_SHIFT),
    _card(28, "SA BGS PB AW", (6, 1), None, REMOVE_2_UNEMPLOYED),
    _card(29, "SA SFM BC PB", (4, 7), None, REMOVE_2_UNEMPLOYED),
    _card(30, "SA BGS AW SFM", (), None, REMOVE_2_UNEMPLOYED),
)
