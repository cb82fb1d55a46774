"""The 59 company cards: what each costs, makes, needs and pays.

Columns: title, industry, cost, output, worker slots; wages at L1, L2 and L3 for the whole company; what a Machinery
token adds to the output; for the Middle Class the slot of the Working Class employee and what that employee adds.
"""

from typing import Final

from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    FOOD,
    HEALTH,
    INFLUENCE,
    LUXURY,
    MC,
    ST,
    UNSKILLED,
    WC,
    CompanyId,
    Place,
    Resource,
    Role,
    Skill,
    slug,
)

NO_COMPANY: Final = CompanyId(Place(-1))
NO_SLOT: Final = Skill(-1)  # for a Working Class employee


class CompanyCard(Printed):
    """A company as printed. `id` is its place in `COMPANIES`; two cards with one face differ only in id and slug."""

    __slots__ = (
        "adds",
        "automated",
        "cost",
        "employee",
        "id",
        "industry",
        "machinery",
        "output",
        "owner",
        "size",
        "slots",
        "wages",
    )

    def __init__(
        self,
        owner: Role,
        title: str,
        industry: Resource,
        cost: int,
        output: int,
        slots: tuple[Skill, ...],
        wages: tuple[int, ...],
        machinery: int,
        employee: Skill,
        adds: int,
    ) -> None:
        super().__init__(title)
        self.id = NO_COMPANY
        self.owner = owner
        self.industry = industry
        self.cost = cost
        self.output = output
        self.slots = slots
        self.size = len(slots)
        self.wages = wages
        self.machinery = machinery
        self.employee = employee
        self.adds = adds
        self.automated = self.size == 0

    @property
    def pays_wages(self) -> bool:
        """Whether the card prints wages: automated, two-worker Middle Class and cooperative companies print none."""
        return len(self.wages) > 0


def _cc(
    title: str,
    industry: Resource,
    cost: int,
    output: int,
    slots: tuple[Skill, ...],
    wages: tuple[int, ...] = (),
    machinery: int = 0,
) -> CompanyCard:
    return CompanyCard(CC, title, industry, cost, output, slots, wages, machinery, NO_SLOT, 0)


def _mc(
    title: str,
    industry: Resource,
    cost: int,
    output: int,
    slots: tuple[Skill, ...],
    wages: tuple[int, ...] = (),
    employee: Skill = NO_SLOT,
    adds: int = 0,
) -> CompanyCard:
    return CompanyCard(MC, title, industry, cost, output, slots, wages, 0, employee, adds)


def _public(
    title: str,
    industry: Resource,
    cost: int,
    output: int,
    slots: tuple[Skill, ...],
    wages: tuple[int, ...],
) -> CompanyCard:
    return CompanyCard(ST, title, industry, cost, output, slots, wages, 0, NO_SLOT, 0)


def _farm(title: str, industry: Resource, cost: int, output: int, slots: tuple[Skill, ...]) -> CompanyCard:
    return CompanyCard(WC, title, industry, cost, output, slots, (), 0, NO_SLOT, 0)


COMPANIES: Final[tuple[CompanyCard, ...]] = (
    # Capitalist Class, the four starting companies
    _cc("Supermarket", FOOD, 16, 4, (FOOD, UNSKILLED), wages=(15, 20, 25), machinery=1),
    _cc("Shopping Mall", LUXURY, 16, 6, (LUXURY, UNSKILLED), wages=(15, 20, 25), machinery=2),
    _cc("College", EDUCATION, 16, 6, (EDUCATION, UNSKILLED), wages=(10, 20, 30), machinery=2),
    _cc("Clinic", HEALTH, 16, 6, (HEALTH, UNSKILLED), wages=(10, 20, 30), machinery=2),
    # Capitalist Class, the deck
    _cc("Supermarket", FOOD, 16, 4, (FOOD, UNSKILLED), wages=(15, 20, 25), machinery=1),
    _cc("Fast Food Chain", FOOD, 8, 3, (UNSKILLED, UNSKILLED), wages=(10, 15, 20)),
    _cc("Vegetable Farm", FOOD, 15, 5, (UNSKILLED, UNSKILLED, UNSKILLED), wages=(20, 25, 30)),
    _cc("Fish Farm", FOOD, 20, 6, (FOOD, UNSKILLED, UNSKILLED), wages=(25, 30, 35), machinery=1),
    _cc("Automated Grain Farm", FOOD, 25, 2, ()),
    _cc("Automated Dairy Farm", FOOD, 45, 3, ()),
    _cc("Shopping Mall", LUXURY, 16, 6, (LUXURY, UNSKILLED), wages=(15, 20, 25), machinery=2),
    _cc("Fashion Company", LUXURY, 8, 4, (UNSKILLED, UNSKILLED), wages=(10, 15, 20), machinery=2),
    _cc("Hotel", LUXURY, 15, 7, (UNSKILLED, UNSKILLED, UNSKILLED), wages=(20, 25, 30)),
    _cc("Stadium", LUXURY, 20, 8, (LUXURY, UNSKILLED, UNSKILLED), wages=(25, 30, 35), machinery=3),
    _cc("Electronics Manufacturer", LUXURY, 25, 3, ()),
    _cc("Car Manufacturer", LUXURY, 45, 5, ()),
    _cc("Clinic", HEALTH, 16, 6, (HEALTH, UNSKILLED), wages=(10, 20, 30), machinery=2),
    _cc("Hospital", HEALTH, 20, 7, (HEALTH, UNSKILLED), wages=(10, 20, 30)),
    _cc("Pharmaceutical Company", HEALTH, 20, 8, (HEALTH, UNSKILLED, UNSKILLED), wages=(20, 30, 40), machinery=3),
    _cc("Medical Village", HEALTH, 24, 9, (HEALTH, UNSKILLED, UNSKILLED), wages=(20, 30, 40), machinery=2),
    _cc("College", EDUCATION, 16, 6, (EDUCATION, UNSKILLED), wages=(10, 20, 30), machinery=2),
    _cc("Academy", EDUCATION, 20, 7, (EDUCATION, UNSKILLED), wages=(10, 20, 30)),
    _cc(
        "Institute of Technology", EDUCATION, 20, 8, (EDUCATION, UNSKILLED, UNSKILLED), wages=(20, 30, 40), machinery=3
    ),
    _cc("University", EDUCATION, 24, 9, (EDUCATION, UNSKILLED, UNSKILLED), wages=(20, 30, 40), machinery=2),
    _cc("Radio Station", INFLUENCE, 8, 2, (UNSKILLED, UNSKILLED), wages=(10, 15, 20)),
    _cc("Publishing House", INFLUENCE, 12, 3, (UNSKILLED, UNSKILLED, UNSKILLED), wages=(20, 25, 30)),
    _cc("Lobbying Firm", INFLUENCE, 16, 3, (INFLUENCE, UNSKILLED), wages=(10, 20, 30)),
    _cc("TV Station", INFLUENCE, 24, 4, (INFLUENCE, UNSKILLED, UNSKILLED), wages=(20, 30, 40)),
    # Middle Class, the two starting companies
    _mc("Convenience Store", FOOD, 14, 2, (FOOD,), wages=(6, 8, 10), employee=UNSKILLED, adds=1),
    _mc("Doctor's Office", HEALTH, 12, 2, (HEALTH,), wages=(6, 8, 10), employee=UNSKILLED, adds=2),
    # Middle Class, the deck
    _mc("Convenience Store", FOOD, 14, 2, (FOOD,), wages=(6, 8, 10), employee=UNSKILLED, adds=1),
    _mc("Game Store", LUXURY, 12, 2, (LUXURY,), wages=(6, 8, 10), employee=UNSKILLED, adds=2),
    _mc("Doctor's Office", HEALTH, 12, 2, (HEALTH,), wages=(6, 8, 10), employee=UNSKILLED, adds=2),
    _mc("Tutoring Company", EDUCATION, 12, 2, (EDUCATION,), wages=(6, 8, 10), employee=UNSKILLED, adds=2),
    _mc("Local Newspaper", INFLUENCE, 14, 2, (INFLUENCE,), wages=(6, 8, 10), employee=UNSKILLED, adds=1),
    _mc("Organic Farm", FOOD, 20, 2, (FOOD,), wages=(9, 12, 15), employee=FOOD, adds=2),
    _mc("Electronics Store", LUXURY, 20, 2, (LUXURY,), wages=(9, 12, 15), employee=LUXURY, adds=4),
    _mc("Medical Laboratory", HEALTH, 20, 2, (HEALTH,), wages=(9, 12, 15), employee=HEALTH, adds=4),
    _mc("Private School", EDUCATION, 20, 2, (EDUCATION,), wages=(9, 12, 15), employee=EDUCATION, adds=4),
    _mc("Regional Radio Station", INFLUENCE, 20, 2, (INFLUENCE,), wages=(9, 12, 15), employee=INFLUENCE, adds=2),
    _mc("Fast Food Restaurant", FOOD, 20, 3, (FOOD, UNSKILLED)),
    _mc("Jewelry Store", LUXURY, 16, 4, (LUXURY, UNSKILLED)),
    _mc("Pharmacy", HEALTH, 16, 4, (HEALTH, UNSKILLED)),
    _mc("Training Center", EDUCATION, 16, 4, (EDUCATION, UNSKILLED)),
    _mc("PR Agency", INFLUENCE, 20, 3, (INFLUENCE, UNSKILLED)),
    # Public, first row with 2 players
    _public("Public Hospital", HEALTH, 20, 4, (HEALTH, UNSKILLED), wages=(15, 20, 25)),
    _public("Public University", EDUCATION, 20, 4, (EDUCATION, UNSKILLED), wages=(15, 20, 25)),
    _public("Regional TV Station", INFLUENCE, 20, 3, (INFLUENCE, UNSKILLED), wages=(15, 20, 25)),
    # Public, first row with 3 or 4 players
    _public("University Hospital", HEALTH, 30, 6, (HEALTH, UNSKILLED, UNSKILLED), wages=(25, 30, 35)),
    _public("Technical University", EDUCATION, 30, 6, (EDUCATION, UNSKILLED, UNSKILLED), wages=(25, 30, 35)),
    _public("National Public Broadcasting", INFLUENCE, 30, 4, (INFLUENCE, UNSKILLED, UNSKILLED), wages=(25, 30, 35)),
    # Public, second row
    _public("Public Hospital", HEALTH, 20, 4, (HEALTH, UNSKILLED), wages=(15, 20, 25)),
    _public("Public University", EDUCATION, 20, 4, (EDUCATION, UNSKILLED), wages=(15, 20, 25)),
    _public("Regional TV Station", INFLUENCE, 20, 3, (INFLUENCE, UNSKILLED), wages=(15, 20, 25)),
    # Public, third row
    _public("Public Hospital", HEALTH, 20, 4, (HEALTH, UNSKILLED), wages=(15, 20, 25)),
    _public("Public University", EDUCATION, 20, 4, (EDUCATION, UNSKILLED), wages=(15, 20, 25)),
    _public("Regional TV Station", INFLUENCE, 20, 3, (INFLUENCE, UNSKILLED), wages=(15, 20, 25)),
    # Working Class
    _farm("Cooperative Farm", FOOD, 0, 2, (UNSKILLED, UNSKILLED, UNSKILLED)),
    _farm("Cooperative Farm", FOOD, 0, 2, (UNSKILLED, UNSKILLED, UNSKILLED)),
)


def _name_cards() -> None:
    """Give each card its id and a slug of its own: a second card with the same title becomes `supermarket-2`."""
    seen: dict[str, int] = {}
    for number, card in enumerate(COMPANIES):
        name = slug(card.title)
        seen[name] = seen.get(name, 0) + 1
        card.id = CompanyId(Place(number))
        card.slug = name if seen[name] == 1 else f"{name}-{seen[name]}"


_name_cards()


def _cards(first: int, last: int) -> tuple[CompanyId, ...]:
    return tuple([card.id for card in COMPANIES[first : last + 1]])


CC_STARTING: Final = _cards(0, 3)
CC_DECK: Final = _cards(4, 27)
MC_STARTING: Final = _cards(28, 29)
MC_DECK: Final = _cards(30, 44)
PUBLIC_FIRST_ROW_2P: Final = _cards(45, 47)
PUBLIC_FIRST_ROW: Final = _cards(48, 50)
PUBLIC_SECOND_ROW: Final = _cards(51, 53)
PUBLIC_THIRD_ROW: Final = _cards(54, 56)
COOPERATIVE_FARMS: Final = _cards(57, 58)
COMPANY_BY_SLUG: Final[dict[str, CompanyId]] = {card.slug: card.id for card in COMPANIES}


def public_rows(players: int) -> tuple[tuple[CompanyId, ...], ...]:
    """The three rows of the Public Sector, top to bottom, for a number of players (p. 8)."""
    first = PUBLIC_FIRST_ROW_2P if players == 2 else PUBLIC_FIRST_ROW
    return (first, PUBLIC_SECOND_ROW, PUBLIC_THIRD_ROW)
