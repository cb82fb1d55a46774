"""The short codes of roles, resources, workers, policies and wages that every rule speaks in.

Inside the engine each is a small whole number; the tables of names turn them into the words of option ids,
saves and views. An industry and the resource it makes share one number, so a company of industry `HEALTH`
makes resource `HEALTH`, and a worker of skill `HEALTH` is a healthcare worker.
"""

from typing import Final, Literal, NewType

Party = NewType("Party", int)
Role = NewType("Role", Party)
Skill = NewType("Skill", int)
Industry = NewType("Industry", Skill)
Resource = NewType("Resource", Industry)
Policy = NewType("Policy", int)
Letter = NewType("Letter", int)  # of a section among those of its policy
Section = NewType("Section", int)
SectionCode = NewType("SectionCode", Section)  # told by its code alone, where the policy is named besides
WageLevel = NewType("WageLevel", int)
Phase = NewType("Phase", int)
BenefitItem = NewType("BenefitItem", int)
Cause = NewType("Cause", int)
AutomaLine = NewType("AutomaLine", int)
PriorityCard = NewType("PriorityCard", int)
AICardId = NewType("AICardId", int)
Measure = NewType("Measure", int)  # what can be counted
Place = NewType("Place", int)
CompanyId = NewType("CompanyId", Place)
ActionCardId = NewType("ActionCardId", int)
BasicActionId = NewType("BasicActionId", int)
FreeActionId = NewType("FreeActionId", int)
EventId = NewType("EventId", int)
DealId = NewType("DealId", int)
ExportId = NewType("ExportId", int)
AgendaId = NewType("AgendaId", int)
PolicyNumber = NewType("PolicyNumber", int)
Area = NewType("Area", int)
Deck = NewType("Deck", int)
VoteCall = NewType("VoteCall", int)  # what an Immediate Vote on a bill costs, or that there can be none
Stance = NewType("Stance", int)  # where a seat stands in a vote
CostShare = NewType("CostShare", int)  # how much of a price the State pays

WC: Final = Role(Party(0))
MC: Final = Role(Party(1))
CC: Final = Role(Party(2))
ST: Final = Role(Party(3))
NOBODY: Final = Role(Party(-1))
RoleName = Literal["WC", "MC", "CC", "ST"]
ROLES: Final[tuple[RoleName, ...]] = ("WC", "MC", "CC", "ST")
ALL_ROLES: Final[tuple[Role, ...]] = (WC, MC, CC, ST)
CLASSES: Final[tuple[Role, ...]] = (WC, MC, CC)
WORKING: Final[tuple[Role, ...]] = (WC, MC)  # the classes that have workers
ROLES_BY_PLAYERS: Final[dict[int, tuple[Role, ...]]] = {2: (WC, CC), 3: (WC, MC, CC), 4: (WC, MC, CC, ST)}

# Where money and goods can come from besides the four roles.
FOREIGN_MARKET: Final = Party(4)
SUPPLY: Final = Party(5)
PartyName = Literal["WC", "MC", "CC", "ST", "foreign-market", "supply"]
PARTIES: Final[tuple[PartyName, ...]] = ("WC", "MC", "CC", "ST", "foreign-market", "supply")

FOOD: Final = Resource(Industry(Skill(0)))
LUXURY: Final = Resource(Industry(Skill(1)))
HEALTH: Final = Resource(Industry(Skill(2)))
EDUCATION: Final = Resource(Industry(Skill(3)))
INFLUENCE: Final = Resource(Industry(Skill(4)))
GoodName = Literal["food", "luxury", "health", "education"]
ResourceName = GoodName | Literal["influence"]
GOOD_NAMES: Final[tuple[GoodName, ...]] = ("food", "luxury", "health", "education")
RESOURCES: Final[tuple[ResourceName, ...]] = (*GOOD_NAMES, "influence")
ALL_RESOURCES: Final[tuple[Resource, ...]] = (FOOD, LUXURY, HEALTH, EDUCATION, INFLUENCE)
GOODS: Final[tuple[Resource, ...]] = (FOOD, LUXURY)
GOODS_AND_SERVICES: Final[tuple[Resource, ...]] = (
    FOOD,
    LUXURY,
    HEALTH,
    EDUCATION,
)  # what lies in storages; influence does not
STORABLE: Final = 4  # food, luxury, health and education lie in storages; influence does not

# Where a player has resources: its own influence and Goods & Services area, its storages or the Public Services with
# the media influence, or the Free Trade Zone.
OWN: Final = Area(0)
FOR_SALE: Final = Area(1)
IN_FREE_TRADE_ZONE: Final = Area(2)
AREAS: Final = ("own", "for-sale", "free-trade-zone")

NO_INDUSTRY: Final = Resource(Industry(Skill(-1)))
IndustryName = Literal["agriculture", "luxury", "healthcare", "education", "media"]
INDUSTRIES: Final[tuple[IndustryName, ...]] = ("agriculture", "luxury", "healthcare", "education", "media")
UNSKILLED: Final = Skill(5)
ALL_SKILLS: Final[tuple[Skill, ...]] = (*ALL_RESOURCES, UNSKILLED)
SkillName = IndustryName | Literal["unskilled"]
SKILLS: Final[tuple[SkillName, ...]] = ("agriculture", "luxury", "healthcare", "education", "media", "unskilled")

FISCAL: Final = Policy(0)
LABOR_MARKET: Final = Policy(1)
TAXATION: Final = Policy(2)
HEALTH_AND_BENEFITS: Final = Policy(3)
EDUCATION_POLICY: Final = Policy(4)
FOREIGN_TRADE: Final = Policy(5)
IMMIGRATION: Final = Policy(6)
NO_POLICY: Final = Policy(-1)
A: Final = Letter(0)
B: Final = Letter(1)
C: Final = Letter(2)
SectionName = Literal["A", "B", "C"]
SECTIONS: Final[tuple[SectionName, ...]] = ("A", "B", "C")
ALL_LETTERS: Final[tuple[Letter, ...]] = (A, B, C)
POLICIES: Final = ("1", "2", "3", "4", "5", "6", "7")
ALL_POLICIES: Final[tuple[Policy, ...]] = (
    FISCAL,
    LABOR_MARKET,
    TAXATION,
    HEALTH_AND_BENEFITS,
    EDUCATION_POLICY,
    FOREIGN_TRADE,
    IMMIGRATION,
)
ALL_SECTIONS: Final[tuple[Section, ...]] = tuple([Section(number) for number in range(21)])  # 1A, 1B, 1C, 2A ...

WAGE_LEVELS: Final = ("", "L1", "L2", "L3")  # a level is its number; 0 where no wage is paid
NO_WAGE: Final = WageLevel(0)
L1: Final = WageLevel(1)
L2: Final = WageLevel(2)
L3: Final = WageLevel(3)
ALL_WAGE_LEVELS: Final[tuple[WageLevel, ...]] = (L1, L2, L3)

PREPARATION: Final = Phase(0)
ACTION: Final = Phase(1)
PRODUCTION: Final = Phase(2)
ELECTIONS: Final = Phase(3)
SCORING: Final = Phase(4)
GAME_OVER: Final = Phase(5)
PhaseName = Literal["preparation", "action", "production", "elections", "scoring", "game-over"]
PHASES: Final[tuple[PhaseName, ...]] = ("preparation", "action", "production", "elections", "scoring", "game-over")

# What can lie in a State Benefits area: the five resources, money and voting cubes.
BENEFIT_MONEY: Final = BenefitItem(5)
BENEFIT_CUBES: Final = BenefitItem(6)
BenefitName = ResourceName | Literal["money", "voting-cubes"]
BENEFITS: Final[tuple[BenefitName, ...]] = (
    "food",
    "luxury",
    "health",
    "education",
    "influence",
    "money",
    "voting-cubes",
)

IN_FAVOR: Final = Stance(1)
AGAINST: Final = Stance(0)
UNDECIDED: Final = Stance(-1)  # still to be stated
ABSENT: Final = Stance(-2)  # takes no part
StanceName = Literal["in-favor", "against", "absent"]
STANCES: Final[dict[Stance, StanceName]] = {IN_FAVOR: "in-favor", AGAINST: "against", ABSENT: "absent"}
VOTE_CALLS: Final = ("for-influence", "free", "never", "due")
COST_SHARES: Final = ("nothing", "half", "all")

# The decks that are shuffled anew from their discards: those of the four roles first, then those of companies by owner
ACTION_DECKS: Final[tuple[Deck, ...]] = (Deck(0), Deck(1), Deck(2), Deck(3))
COMPANY_DECKS: Final[tuple[Deck, ...]] = (Deck(4), Deck(5), Deck(6), Deck(7))
DEAL_DECK: Final = Deck(8)
EXPORT_DECK: Final = Deck(9)
EVENT_CARDS: Final = Deck(10)
AGENDA_DECK: Final = Deck(11)
CRISIS_DECK: Final = Deck(12)
DECKS: Final = (
    "actions-WC",
    "actions-MC",
    "actions-CC",
    "actions-ST",
    "companies-WC",
    "companies-MC",
    "companies-CC",
    "companies-ST",
    "business-deals",
    "exports",
    "events",
    "agendas",
    "crisis-responses",
)


def role_named(name: str) -> Role:
    """The role that is called WC, MC, CC or ST."""
    return ALL_ROLES[ROLES.index(name)]


def section_of(policy: Policy, letter: Letter) -> Section:
    """The section A, B or C of a policy."""
    return Section(policy * len(SECTIONS) + letter)


def next_towards(now: Letter, end: Letter) -> Letter:
    """The section next to one in the direction of another, which may be where it ends."""
    return Letter(now + (end > now) - (end < now))


def section_named(code: str) -> Section:
    """The section that is called `1A` to `7C`."""
    return section_of(Policy(int(code[0]) - 1), Letter(SECTIONS.index(code[1])))


def policy_of(section: Section) -> Policy:
    """The policy that a section belongs to."""
    return Policy(section // len(SECTIONS))


def letter_of(section: Section) -> Letter:
    """Whether a section is A, B or C of its policy."""
    return Letter(section % len(SECTIONS))


def take_code(place: Place, skill: Skill) -> int:
    """A place that a worker can be taken from, and the worker's skill, in one number."""
    return (place + 1) * len(SKILLS) + skill


def place_in(code: int) -> Place:
    """The place that a `take_code` names."""
    return Place(code // len(SKILLS) - 1)


def skill_in(code: int) -> Skill:
    """The skill that a `take_code` names."""
    return Skill(code % len(SKILLS))


def policy_code(policy: Policy, section: Letter) -> str:
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
PRINTED_MODES: Final = ("simple", "advanced")
# What an Automa plays: one of the printed modes or, to find out what a rule is worth, one without some rule
AUTOMA_MODES: Final = (
    "",
    *PRINTED_MODES,
    "simple-without-bonuses",
    "advanced-without-bonuses",
    "advanced-without-lobbying",
    "advanced-without-bonuses-and-lobbying",
)
MODE_PLAYED: Final = tuple([SIMPLE if mode.startswith("simple") else ADVANCED for mode in AUTOMA_MODES])
WITHOUT_BONUSES: Final = tuple(["bonuses" in mode for mode in AUTOMA_MODES])
WITHOUT_LOBBYING: Final = tuple(["lobbying" in mode for mode in AUTOMA_MODES])
NO_AUTOMAS: Final[tuple[int, ...]] = (NO_AUTOMA, NO_AUTOMA, NO_AUTOMA, NO_AUTOMA)

AI_CARDS_EACH: Final = 30
AUTOMA_ROLES: Final = CLASSES

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
