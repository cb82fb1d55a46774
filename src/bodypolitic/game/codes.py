"""The short codes of roles, resources, workers, policies and wages that every rule speaks in.

Inside the engine each is a small whole number; the tables of names turn them into the words of option ids,
saves and views. An industry and the resource it makes share one number, so a company of industry `HEALTH`
makes resource `HEALTH`, and a worker of skill `HEALTH` is a healthcare worker.
"""

from typing import Final

WC: Final = 0
MC: Final = 1
CC: Final = 2
ST: Final = 3
NOBODY: Final = -1
ROLES: Final = ("WC", "MC", "CC", "ST")
ROLES_BY_PLAYERS: Final = {2: (WC, CC), 3: (WC, MC, CC), 4: (WC, MC, CC, ST)}

# Where money and goods can come from besides the four roles.
FOREIGN_MARKET: Final = 4
SUPPLY: Final = 5
PARTIES: Final = ("WC", "MC", "CC", "ST", "foreign-market", "supply")

FOOD: Final = 0
LUXURY: Final = 1
HEALTH: Final = 2
EDUCATION: Final = 3
INFLUENCE: Final = 4
RESOURCES: Final = ("food", "luxury", "health", "education", "influence")
GOODS: Final = (FOOD, LUXURY)
STORABLE: Final = 4  # food, luxury, health and education lie in storages; influence does not

INDUSTRIES: Final = ("agriculture", "luxury", "healthcare", "education", "media")
UNSKILLED: Final = 5
SKILLS: Final = ("agriculture", "luxury", "healthcare", "education", "media", "unskilled")

FISCAL: Final = 0
LABOR_MARKET: Final = 1
TAXATION: Final = 2
HEALTH_AND_BENEFITS: Final = 3
EDUCATION_POLICY: Final = 4
FOREIGN_TRADE: Final = 5
IMMIGRATION: Final = 6
A: Final = 0
B: Final = 1
C: Final = 2
SECTIONS: Final = "ABC"

L1: Final = 1
L2: Final = 2
L3: Final = 3

PREPARATION: Final = 0
ACTION: Final = 1
PRODUCTION: Final = 2
ELECTIONS: Final = 3
SCORING: Final = 4
GAME_OVER: Final = 5
PHASES: Final = ("preparation", "action", "production", "elections", "scoring", "game-over")

# What can lie in a State Benefits area: the five resources, money and voting cubes.
BENEFIT_MONEY: Final = 5
BENEFIT_CUBES: Final = 6
BENEFITS: Final = ("food", "luxury", "health", "education", "influence", "money", "voting-cubes")


def policy_code(policy: int, section: int) -> str:
    """`1A` to `7C`."""
    return f"{policy + 1}{SECTIONS[section]}"


def slug(title: str) -> str:
    """The form of a title that stands in option ids and saves: `Doctor's Office` becomes `doctors-office`."""
    kept = [letter for letter in title.lower() if letter.isalnum() or letter in " -"]
    return "-".join("".join(kept).replace("-", " ").split())


# How a role is played by an Automa
NO_AUTOMA: Final = 0
SIMPLE: Final = 1
ADVANCED: Final = 2
AUTOMA_MODES: Final = ("", "simple", "advanced")
NO_AUTOMAS: Final = (NO_AUTOMA, NO_AUTOMA, NO_AUTOMA, NO_AUTOMA)

AI_CARDS_EACH: Final = 30

# The priority cards of the Automas: actions, then policies
PRIORITY_CARDS: Final = (
    "AW",
    "BGS",
    "PB",
    "STR",
    "DEM",
    "SA",
    "BC",
    "SFM",
    "LOB",
    "SC",
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "P6",
    "P7",
)
