"""The short codes of roles, resources, workers, policies and wages that every rule speaks in.

Inside the engine each is a small whole number; the tables of names turn them into the words of option ids,
saves and views. An industry and the resource it makes share one number, so a company of industry `HEALTH`
makes resource `HEALTH`, and a worker of skill `HEALTH` is a healthcare worker.
"""

from typing import TYPE_CHECKING, Final, NewType

if TYPE_CHECKING:
    Party = int
    Role = int
    Skill = int
    Industry = int
    Resource = int
    Policy = int
    Section = int
    WageLevel = int
    Phase = int
    BenefitItem = int
    Cause = int
    AutomaLine = int
    PriorityCard = int
    AICardId = int
    CompanyId = int
    Place = int
    ActionCardId = int
    BasicActionId = int
    FreeActionId = int
    EventId = int
    HistoricalEventId = int
    CrisisCardId = int
    HiddenAgendaId = int
    DealId = int
    ExportId = int
    AgendaId = int
    PolicyNumber = int
else:
    Party = NewType("Party", int)
    Role = NewType("Role", Party)
    Skill = NewType("Skill", int)
    Industry = NewType("Industry", Skill)
    Resource = NewType("Resource", Industry)
    Policy = NewType("Policy", int)
    Section = NewType("Section", int)
    WageLevel = NewType("WageLevel", int)
    Phase = NewType("Phase", int)
    BenefitItem = NewType("BenefitItem", int)
    Cause = NewType("Cause", int)
    AutomaLine = NewType("AutomaLine", int)
    PriorityCard = NewType("PriorityCard", int)
    AICardId = NewType("AICardId", int)
    CompanyId = NewType("CompanyId", int)
    Place = NewType("Place", int)
    ActionCardId = NewType("ActionCardId", int)
    BasicActionId = NewType("BasicActionId", int)
    FreeActionId = NewType("FreeActionId", int)
    EventId = NewType("EventId", int)
    HistoricalEventId = NewType("HistoricalEventId", int)
    CrisisCardId = NewType("CrisisCardId", int)
    HiddenAgendaId = NewType("HiddenAgendaId", int)
    DealId = NewType("DealId", int)
    ExportId = NewType("ExportId", int)
    AgendaId = NewType("AgendaId", int)
    PolicyNumber = NewType("PolicyNumber", int)

WC: Final = Role(0)
MC: Final = Role(1)
CC: Final = Role(2)
ST: Final = Role(3)
NOBODY: Final = Role(-1)
ROLES: Final = ("WC", "MC", "CC", "ST")
ROLES_BY_PLAYERS: Final = {2: (WC, CC), 3: (WC, MC, CC), 4: (WC, MC, CC, ST)}

# Where money and goods can come from besides the four roles.
FOREIGN_MARKET: Final = Party(4)
SUPPLY: Final = Party(5)
PARTIES: Final = ("WC", "MC", "CC", "ST", "foreign-market", "supply")

FOOD: Final = Resource(0)
LUXURY: Final = Resource(1)
HEALTH: Final = Resource(2)
EDUCATION: Final = Resource(3)
INFLUENCE: Final = Resource(4)
RESOURCES: Final = ("food", "luxury", "health", "education", "influence")
GOODS: Final = (FOOD, LUXURY)
STORABLE: Final = 4  # food, luxury, health and education lie in storages; influence does not

INDUSTRIES: Final = ("agriculture", "luxury", "healthcare", "education", "media")
UNSKILLED: Final = Skill(5)
SKILLS: Final = ("agriculture", "luxury", "healthcare", "education", "media", "unskilled")

FISCAL: Final = Policy(0)
LABOR_MARKET: Final = Policy(1)
TAXATION: Final = Policy(2)
HEALTH_AND_BENEFITS: Final = Policy(3)
EDUCATION_POLICY: Final = Policy(4)
FOREIGN_TRADE: Final = Policy(5)
IMMIGRATION: Final = Policy(6)
A: Final = 0
B: Final = 1
C: Final = 2
SECTIONS: Final = "ABC"
POLICIES: Final = ("1", "2", "3", "4", "5", "6", "7")

WAGE_LEVELS: Final = ("", "L1", "L2", "L3")  # a level is its number; 0 where no wage is paid
L1: Final = WageLevel(1)
L2: Final = WageLevel(2)
L3: Final = WageLevel(3)

PREPARATION: Final = Phase(0)
ACTION: Final = Phase(1)
PRODUCTION: Final = Phase(2)
ELECTIONS: Final = Phase(3)
SCORING: Final = Phase(4)
GAME_OVER: Final = Phase(5)
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
AUTOMA_ROLES: Final = (WC, MC, CC)

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
