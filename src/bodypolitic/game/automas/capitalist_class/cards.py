"""The 30 AI cards of the Capitalist Class."""

from typing import Final

from bodypolitic.game.automas.ai_cards import (
    AddCubesFirst,
    AICard,
    Condition,
    StraightToDesired,
    TwoBills,
    VoteForFree,
)
from bodypolitic.game.automas.bonuses import (
    BuildForLess,
    DealFirst,
    MoreForExports,
    SaleForTwice,
    SecondCompany,
    SellMoreFirst,
    StatePaysHalf,
)
from bodypolitic.game.cards.card import Legitimacy
from bodypolitic.game.cards.company_effects import Overtime, PlaceMachinery, PoachPublicWorkers
from bodypolitic.game.cards.effects import BeforeFinalRound, IfAble, Together
from bodypolitic.game.cards.money_effects import (
    GainInfluence,
    GainVP,
    GetFromState,
    MoveHalfOfRevenueToCapital,
    Pay,
)
from bodypolitic.game.cards.political_effects import AddCubes, RemoveOpponentsCubes, ReplaceOpponentsCubes
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.cards.trade_effects import MakeBusinessDeal, SellMoreAbroad, SellToState
from bodypolitic.game.cards.worker_effects import RecruitAbroad, StaffEmptyCompany
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.measures import COMPANIES_OWNED, PROTECTED_COMPANIES
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, LUXURY, ST

# Conditions on the cards that begin with the special action
PLACES_FOR_MACHINERY: Final = lines.line("cc-condition-places-for-machinery")
PRODUCTION_PHASES: Final = lines.line("cc-condition-production-phases")
AGRICULTURE_COMPANIES: Final = lines.line("cc-condition-agriculture-companies")
LUXURY_COMPANIES: Final = lines.line("cc-condition-luxury-companies")
REVENUE: Final = lines.line("cc-condition-revenue")
HIGH_TAXES: Final = lines.line("cc-condition-high-taxes")
LUXURY_STORED: Final = lines.line("cc-condition-luxury-stored")
NO_INFLUENCE: Final = lines.line("cc-condition-no-influence")

BUSINESS_GRANTS: Final = (GetFromState(per(COMPANIES_OWNED, 5), something=True),)
EXTRA_SHIFT: Final = (Overtime(),)
BUY_MACHINERY: Final = (
    BeforeFinalRound(),
    Pay(Quantity(20)),
    PlaceMachinery(1),
    IfAble(Together((Pay(Quantity(25)), PlaceMachinery(1)))),
)
REPLACE_CUBES: Final = (ReplaceOpponentsCubes(3),)
REMOVE_CUBES: Final = (RemoveOpponentsCubes(6),)
BUSINESS_DEAL: Final = (MakeBusinessDeal(),)
RECRUIT: Final = (RecruitAbroad(10),)
STAFF: Final = (StaffEmptyCompany(state_pays=5),)
POACH: Final = (PoachPublicWorkers(any_industry=True),)
ADD_CUBES: Final = (
    AddCubes(Quantity(3)),
    IfAble(Together((Pay(Quantity(15)), AddCubes(Quantity(3))))),
)
SELL_HEALTH: Final = (SellToState(HEALTH, 9, 10),)
SELL_EDUCATION: Final = (SellToState(EDUCATION, 9, 10),)
PROTECTIONISM: Final = (AddCubes(per(PROTECTED_COMPANIES, 2)),)
OFFSHORE: Final = (MoveHalfOfRevenueToCapital(at_least=150),)

MACHINERY_CONDITIONS: Final = (
    Condition(PLACES_FOR_MACHINERY),
    Condition(PRODUCTION_PHASES, 2, also=True),
)
REVENUE_CONDITIONS: Final = (
    Condition(REVENUE, 150),
    Condition(HIGH_TAXES, requires="3A 3B", also=True),
)

ONE_WITH_CC: Final = (Legitimacy(CC),)
ONE_PER_THREE: Final = (Legitimacy(CC, per=3),)

CARDS: Final[tuple[AICard, ...]] = (
    AICard(
        1,
        "BC SFM PB LOB",
        (2, 1),
        SecondCompany(new=2),
        BUSINESS_GRANTS,
        special_requires="1A 1B",
        special_legitimacy=ONE_PER_THREE,
        influence=True,
    ),
    AICard(2, "BC PB SFM LOB", (1, 3), SaleForTwice(), EXTRA_SHIFT, influence=False),
    AICard(3, "SA SFM BC PB", (1, 6), None, BUY_MACHINERY, conditions=MACHINERY_CONDITIONS, influence=True),
    AICard(4, "SFM PB BC LOB", (3, 4), DealFirst(), REPLACE_CUBES, bonus_requires="6B 6C", influence=False),
    AICard(5, "PB BC SFM LOB", (2, 4), AddCubesFirst(2), REMOVE_CUBES, influence=True),
    AICard(6, "PB SFM BC LOB", (2, 6), StraightToDesired(), BUSINESS_DEAL, influence=False),
    AICard(
        7,
        "BC SFM PB LOB",
        (2, 5),
        StatePaysHalf((FOOD, LUXURY)),
        (Pay(Quantity(50), ST, from_capital=True), GainVP(7)),
        bonus_requires="1A 1B",
        bonus_legitimacy=ONE_WITH_CC,
        influence=True,
    ),
    AICard(8, "BC PB SFM LOB", (2, 7), BuildForLess(10), RECRUIT, special_requires="7B 7C", influence=False),
    AICard(
        9,
        "SFM BC PB LOB",
        (3, 1),
        DealFirst(),
        STAFF,
        bonus_requires="6B 6C",
        special_requires="4A 4B",
        special_legitimacy=ONE_WITH_CC,
        influence=True,
    ),
    AICard(
        10,
        "SFM PB BC LOB",
        (6, 1),
        SellMoreFirst(SellMoreAbroad(FOOD, 4, 15)),
        POACH,
        special_requires="2B 2C",
        influence=False,
    ),
    AICard(11, "PB BC SFM LOB", (3, 2), TwoBills(25), EXTRA_SHIFT, influence=True),
    AICard(
        12,
        "SA PB SFM BC",
        (5, 7),
        None,
        PROTECTIONISM,
        special_requires="6A 6B",
        conditions=(
            Condition(AGRICULTURE_COMPANIES, requires="6A 6B"),
            Condition(LUXURY_COMPANIES, requires="6A"),
        ),
        influence=False,
    ),
    AICard(13, "BC SFM PB LOB", (3, 5), BuildForLess(10), REMOVE_CUBES, influence=True),
    AICard(14, "SA BC PB SFM", (5, 2), None, BUY_MACHINERY, conditions=MACHINERY_CONDITIONS, influence=False),
    AICard(15, "SFM BC PB LOB", (7, 3), SellMoreFirst(SellMoreAbroad(FOOD, 4, 15)), ADD_CUBES, influence=True),
    AICard(
        16,
        "SFM PB BC LOB",
        (4, 2),
        SellMoreFirst(SellMoreAbroad(LUXURY, 6, 10)),
        BUSINESS_GRANTS,
        special_requires="1A 1B",
        special_legitimacy=ONE_PER_THREE,
        influence=False,
    ),
    AICard(17, "PB BC SFM LOB", (2, 3), VoteForFree(), BUSINESS_DEAL, influence=True),
    AICard(18, "PB SFM BC LOB", (3, 6), TwoBills(25), REPLACE_CUBES, influence=False),
    AICard(
        19,
        "BC SFM PB LOB",
        (3, 4),
        SaleForTwice(),
        SELL_HEALTH,
        special_legitimacy=ONE_PER_THREE,
        influence=True,
    ),
    AICard(
        20,
        "BC PB SFM LOB",
        (4, 3),
        StatePaysHalf((FOOD, LUXURY)),
        SELL_EDUCATION,
        bonus_requires="1A 1B",
        bonus_legitimacy=ONE_WITH_CC,
        special_legitimacy=ONE_PER_THREE,
        influence=False,
    ),
    AICard(21, "SFM BC PB LOB", (5, 3), SellMoreFirst(SellMoreAbroad(LUXURY, 6, 10)), ADD_CUBES, influence=True),
    AICard(22, "SFM PB BC LOB", (3, 5), MoreForExports(5), POACH, special_requires="2B 2C", influence=False),
    AICard(23, "SA PB BC SFM", (4, 7), None, OFFSHORE, conditions=REVENUE_CONDITIONS, influence=True),
    AICard(24, "PB SFM BC LOB", (3, 2), VoteForFree(), BUSINESS_DEAL, influence=False),
    AICard(
        25,
        "SA BC SFM PB",
        (7, 1),
        None,
        (SellToState(LUXURY, 6, 10), GainInfluence(Quantity(1))),
        special_legitimacy=ONE_PER_THREE,
        conditions=(Condition(LUXURY_STORED, 3), Condition(NO_INFLUENCE, also=True)),
        influence=True,
    ),
    AICard(
        26,
        "BC PB SFM LOB",
        (6, 4),
        SecondCompany(new=2),
        STAFF,
        special_requires="4A 4B",
        special_legitimacy=ONE_WITH_CC,
        influence=False,
    ),
    AICard(27, "SFM BC PB LOB", (6, 5), MoreForExports(5), RECRUIT, special_requires="7B 7C", influence=True),
    AICard(28, "SA SFM PB BC", (6, 7), None, OFFSHORE, conditions=REVENUE_CONDITIONS, influence=False),
    AICard(
        29,
        "PB BC SFM LOB",
        (6, 3),
        StraightToDesired(),
        SELL_HEALTH,
        special_legitimacy=ONE_PER_THREE,
        influence=True,
    ),
    AICard(
        30,
        "PB SFM BC LOB",
        (3, 6),
        AddCubesFirst(2),
        SELL_EDUCATION,
        special_legitimacy=ONE_PER_THREE,
        influence=False,
    ),
)
