"""What is printed on the main board, the player boards, the tiles and the player aids, and what is in the box.

Every list by section runs A, B, C; every list by resource runs food, luxury, health, education.
"""

from typing import Final

from bodypolitic.game.ground.codes import L1, L2, L3, A, B, C, Letter, WageLevel

# Of no length that the compiler knows: it would copy a tuple of a known length whenever one figure is looked up in it.
Figures = tuple[int, ...]
Rows = tuple[Figures, ...]

ROUNDS: Final = 5
TURNS_PER_ROUND: Final = 5
HAND_SIZE: Final = 7
CARDS_DRAWN_EACH_ROUND: Final = 5

# Main board
PUBLIC_COMPANIES_BY_FISCAL_POLICY: Final[Figures] = (9, 6, 3)
LOANS_THAT_BRING_THE_IMF: Final[Figures] = (2, 2, 1)
MINIMUM_WAGE: Final[tuple[WageLevel, ...]] = (L3, L2, L1)
MULTIPLIER_BASE: Final[Figures] = (3, 2, 1)
WELFARE_MODIFIERS_TIMES: Final[Figures] = (2, 1, 0)
WELFARE_MODIFIER: Final[Figures] = (2, 1, 0)
PUBLIC_SERVICE_PRICE: Final[Figures] = (0, 5, 10)
MEDIA_INFLUENCE_PRICE: Final = 10
BUSINESS_DEALS_DRAWN: Final[Figures] = (0, 1, 2)
EXTRA_WORKERS: Final[Figures] = (0, 1, 2)
IMPORT_PRICE: Final[Figures] = (10, 6)
IMPORT_TARIFF: Final[Rows] = ((10, 6), (5, 3), (0, 0))
COMPANY_SPACES: Final[Figures] = (0, 8, 12, 9)  # by role
STATE_STORAGE_BEYOND_PRODUCTION: Final = 6
EVENT_SPACES: Final = 2

# Player boards
PROSPERITY: Final[Rows] = ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), (0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7))
PROSPERITY_DROP: Final[Figures] = (1, 2)
MAX_POPULATION: Final = 10
UNION_NEEDS: Final = 4
UNION_VP: Final = 2
STORAGE_LIMIT: Final[Rows] = ((0, 0, 0, 0), (8, 8, 8, 8), (8, 12, 12, 12))
STORAGE_TILE: Final[Figures] = (8, 12, 12, 12)
FREE_TRADE_ZONE: Final[Figures] = (8, 12)
PRICE_OPTIONS: Final[Rows] = ((9, 12, 15), (5, 8, 10), (5, 8, 10), (5, 8, 10))
STATE_PRICE: Final[Figures] = (12, 8)
WEALTH: Final[Figures] = (10, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500)
WEALTH_STEP_VP: Final = 3
LEGITIMACY_MIN: Final = 1
LEGITIMACY_MAX: Final = 10
INFLUENCE_BY_LEGITIMACY: Final[Figures] = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5)
MARKET_SIZE: Final[Figures] = (0, 3, 4)

# Taxes
INCOME_TAX: Final[Rows] = ((7, 6, 5), (4, 4, 4), (1, 2, 3))  # rows 2A, 2B, 2C; columns 3A, 3B, 3C
CORPORATE_TAX: Final[Rows] = (
    # revenue from, 3A, 3B, 3C
    (300, 160, 120, 60),
    (200, 100, 70, 40),
    (100, 40, 30, 20),
    (50, 24, 15, 10),
    (25, 12, 10, 7),
    (10, 5, 5, 4),
    (5, 1, 2, 2),
)

# Loans and the IMF
LOAN: Final = 50
LOAN_INTEREST: Final = 5
LOAN_PAID_LATE: Final = 55  # at the Check IMF step, inside the intervention and at the end of the game
LOAN_STEP: Final = 5
CC_LOAN_PENALTY: Final = 5
IMF_POLICIES: Final[tuple[Letter, ...]] = (C, C, A, B, C, B, B)

# Elections
VOTES_DRAWN: Final = 5
BILL_MARKERS: Final = 3
IMMEDIATE_VOTE_COST: Final = 1
BILL_PROPOSER_VP: Final = 3
BILL_SUPPORTER_VP: Final = 1
MC_CUBES_WITHOUT_MC: Final = 5
PRESSURE_CUBES: Final = 3

# Basic and free actions
ASSIGN_UP_TO: Final = 3
BUY_SOURCES: Final = 2
STRIKES_UP_TO: Final = 2
DEMONSTRATION_SURPLUS: Final = 2
LOBBY_COST: Final = 30
LOBBY_INFLUENCE: Final = 3
MEET_MPS_INFLUENCE: Final = 2
EXTRA_TAX: Final = 10
CAMPAIGN_UP_TO: Final = 3
BONUS: Final = 5
STORAGE_COST: Final = 20
HEALTHCARE_VP: Final = 2
WELFARE_LOT: Final = 3

# End of the game
UNITS_PER_VP: Final[Figures] = (2, 3, 3, 3)
MEDIA_INFLUENCE_PER_VP: Final = 3
WC_MONEY_PER_VP: Final = 10
WC_MONEY_VP_CAP: Final = 15
MC_MONEY_PER_VP: Final = 15
ST_MONEY_PER_VP: Final = 30
SCORED_POLICIES: Final = 5  # the policies that classes score at the end of the game
WANTED_SECTION: Final[tuple[Letter, ...]] = (A, B, C)
WANTED_POLICIES_VP: Final[Rows] = ((0, 1, 4, 8, 12, 18), (0, 1, 3, 6, 10, 15), (0, 1, 4, 8, 12, 18))

# In the box
RESOURCE_TOKENS: Final[Figures] = (62, 64, 64, 64, 35)  # with the influence cubes
WORKERS: Final[Figures] = (48, 42)
SKILLED_WORKERS: Final[Figures] = (6, 6)  # of each of the five skills, the rest is unskilled; ruling R29
VOTING_CUBES: Final = 25  # of each colour
LOAN_CARDS: Final = 10
STRIKE_TOKENS: Final = 7
MACHINERY_TOKENS: Final = 6
STORAGE_TILES: Final = 6
LEGITIMACY_TOKENS: Final = 6  # of each class

# Opening position
OPENING_POLICIES: Final[tuple[Letter, ...]] = (C, B, A, B, C, B, B)
OPENING_MONEY: Final[Figures] = (30, 40, 120, 120)
OPENING_CUBES_IN_BAG: Final = 8
OPENING_PUBLIC_SERVICES_2P: Final[Figures] = (5, 5, 3)  # health, education, influence
OPENING_PUBLIC_SERVICES: Final[Figures] = (6, 6, 4)
OPENING_PRICES: Final[Figures] = (12, 8, 8, 8)
OPENING_LEGITIMACY: Final = 2


def workers_in_box(who: int, skilled: int) -> list[int]:
    """The workers of a class by skill, the unskilled last, given how many there are of each of the five skills."""
    return [*[skilled] * 5, WORKERS[who] - 5 * skilled]


def population_of(workers: int) -> int:
    """The Population that goes with a number of workers (player boards of WC and MC)."""
    if workers < 12:
        return 3
    if workers >= 30:
        return MAX_POPULATION
    return workers // 3


def tax_multiplier_of(policies: list[Letter]) -> int:
    """The Tax Multiplier that policies 3, 4 and 5 set (p. 31)."""
    taxation = policies[2]
    welfare = WELFARE_MODIFIER[policies[3]] + WELFARE_MODIFIER[policies[4]]
    return MULTIPLIER_BASE[taxation] + WELFARE_MODIFIERS_TIMES[taxation] * welfare


def corporate_tax_of(revenue: int, taxation: int) -> int:
    """The Corporate Tax on a Revenue under a section of policy 3 (p. 20)."""
    for row in CORPORATE_TAX:
        if revenue >= row[0]:
            return row[taxation + 1]
    return 0


def wealth_column_of(capital: int) -> int:
    """How many columns of the Wealth table a Capital reaches, 0 to 15; each is worth its number in VP (p. 21)."""
    column = 0
    while column < len(WEALTH) and capital >= WEALTH[column]:
        column += 1
    return column
