"""The 59 company cards: what each costs, makes, needs and pays.

Columns: slug of the title, industry, cost, output, worker slots; wages at L1, L2 and L3 for the whole company; what a
Machinery token adds to the output; for the Middle Class the slot of the Working Class employee and what that employee
adds.
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
        slug: str,
        industry: Resource,
        cost: int,
        output: int,
        slots: tuple[Skill, ...],
        wages: tuple[int, ...],
        machinery: int,
        employee: Skill,
        adds: int,
    ) -> None:
        super().__init__("company", slug)
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
    slug: str,
    industry: Resource,
    cost: int,
    output: int,
    slots: tuple[Skill, ...],
    wages: tuple[int, ...] = (),
    machinery: int = 0,
) -> CompanyCard:
    return CompanyCard(CC, slug, industry, cost, output, slots, wages, machinery, NO_SLOT, 0)


def _mc(
    slug: str,
    industry: Resource,
    cost: int,
    output: int,
    slots: tuple[Skill, ...],
    wages: tuple[int, ...] = (),
    employee: Skill = NO_SLOT,
    adds: int = 0,
) -> CompanyCard:
    return CompanyCard(MC, slug, industry, cost, output, slots, wages, 0, employee, adds)


def _public(
    slug: str,
    industry: Resource,
    cost: int,
    output: int,
    slots: tuple[Skill, ...],
    wages: tuple[int, ...],
) -> CompanyCard:
    return CompanyCard(ST, slug, industry, cost, output, slots, wages, 0, NO_SLOT, 0)


def _farm(slug: str, industry: Resource, cost: int, output: int, slots: tuple[Skill, ...]) -> CompanyCard:
    return CompanyCard(WC, slug, industry, cost, output, slots, (), 0, NO_SLOT, 0)


COMPANIES: Final[tuple[CompanyCard, ...]] = (
    # Capitalist Class, the four starting companies
    _cc("supermarket", FOOD, 16, 4, (FOOD, UNSKILLED), wages=(15, 20, 25), machinery=1),
    _cc("shopping-mall", LUXURY, 16, 6, (LUXURY, UNSKILLED), wages=(15, 20, 25), machinery=2),
    _cc("college", EDUCATION, 16, 6, (EDUCATION, UNSKILLED), wages=(10, 20, 30), machinery=2),
    _cc("clinic", HEALTH, 16, 6, (HEALTH, UNSKILLED), wages=(10, 20, 30), machinery=2),
    # Capitalist Class, the deck
    _cc("supermarket", FOOD, 16, 4, (FOOD, UNSKILLED), wages=(15, 20, 25), machinery=1),
    _cc("fast-food-chain", FOOD, 8, 3, (UNSKILLED, UNSKILLED), wages=(10, 15, 20)),
    _cc("vegetable-farm", FOOD, 15, 5, (UNSKILLED, UNSKILLED, UNSKILLED), wages=(20, 25, 30)),
    _cc("fish-farm", FOOD, 20, 6, (FOOD, UNSKILLED, UNSKILLED), wages=(25, 30, 35), machinery=1),
    _cc("automated-grain-farm", FOOD, 25, 2, ()),
    _cc("automated-dairy-farm", FOOD, 45, 3, ()),
    _cc("shopping-mall", LUXURY, 16, 6, (LUXURY, UNSKILLED), wages=(15, 20, 25), machinery=2),
    _cc("fashion-company", LUXURY, 8, 4, (UNSKILLED, UNSKILLED), wages=(10, 15, 20), machinery=2),
    _cc("hotel", LUXURY, 15, 7, (UNSKILLED, UNSKILLED, UNSKILLED), wages=(20, 25, 30)),
    _cc("stadium", LUXURY, 20, 8, (LUXURY, UNSKILLED, UNSKILLED), wages=(25, 30, 35), machinery=3),
    _cc("electronics-manufacturer", LUXURY, 25, 3, ()),
    _cc("car-manufacturer", LUXURY, 45, 5, ()),
    _cc("clinic", HEALTH, 16, 6, (HEALTH, UNSKILLED), wages=(10, 20, 30), machinery=2),
    _cc("hospital", HEALTH, 20, 7, (HEALTH, UNSKILLED), wages=(10, 20, 30)),
    _cc("pharmaceutical-company", HEALTH, 20, 8, (HEALTH, UNSKILLED, UNSKILLED), wages=(20, 30, 40), machinery=3),
    _cc("medical-village", HEALTH, 24, 9, (HEALTH, UNSKILLED, UNSKILLED), wages=(20, 30, 40), machinery=2),
    _cc("college", EDUCATION, 16, 6, (EDUCATION, UNSKILLED), wages=(10, 20, 30), machinery=2),
    _cc("academy", EDUCATION, 20, 7, (EDUCATION, UNSKILLED), wages=(10, 20, 30)),
    _cc(
        "institute-of-technology", EDUCATION, 20, 8, (EDUCATION, UNSKILLED, UNSKILLED), wages=(20, 30, 40), machinery=3
    ),
    _cc("university", EDUCATION, 24, 9, (EDUCATION, UNSKILLED, UNSKILLED), wages=(20, 30, 40), machinery=2),
    _cc("radio-station", INFLUENCE, 8, 2, (UNSKILLED, UNSKILLED), wages=(10, 15, 20)),
    _cc("publishing-house", INFLUENCE, 12, 3, (UNSKILLED, UNSKILLED, UNSKILLED), wages=(20, 25, 30)),
    _cc("lobbying-firm", INFLUENCE, 16, 3, (INFLUENCE, UNSKILLED), wages=(10, 20, 30)),
    _cc("tv-station", INFLUENCE, 24, 4, (INFLUENCE, UNSKILLED, UNSKILLED), wages=(20, 30, 40)),
    # Middle Class, the two starting companies
    _mc("convenience-store", FOOD, 14, 2, (FOOD,), wages=(6, 8, 10), employee=UNSKILLED, adds=1),
    _mc("doctors-office", HEALTH, 12, 2, (HEALTH,), wages=(6, 8, 10), employee=UNSKILLED, adds=2),
    # Middle Class, the deck
    _mc("convenience-store", FOOD, 14, 2, (FOOD,), wages=(6, 8, 10), employee=UNSKILLED, adds=1),
    _mc("game-store", LUXURY, 12, 2, (LUXURY,), wages=(6, 8, 10), employee=UNSKILLED, adds=2),
    _mc("doctors-office", HEALTH, 12, 2, (HEALTH,), wages=(6, 8, 10), employee=UNSKILLED, adds=2),
    _mc("tutoring-company", EDUCATION, 12, 2, (EDUCATION,), wages=(6, 8, 10), employee=UNSKILLED, adds=2),
    _mc("local-newspaper", INFLUENCE, 14, 2, (INFLUENCE,), wages=(6, 8, 10), employee=UNSKILLED, adds=1),
    _mc("organic-farm", FOOD, 20, 2, (FOOD,), wages=(9, 12, 15), employee=FOOD, adds=2),
    _mc("electronics-store", LUXURY, 20, 2, (LUXURY,), wages=(9, 12, 15), employee=LUXURY, adds=4),
    _mc("medical-laboratory", HEALTH, 20, 2, (HEALTH,), wages=(9, 12, 15), employee=HEALTH, adds=4),
    _mc("private-school", EDUCATION, 20, 2, (EDUCATION,), wages=(9, 12, 15), employee=EDUCATION, adds=4),
    _mc("regional-radio-station", INFLUENCE, 20, 2, (INFLUENCE,), wages=(9, 12, 15), employee=INFLUENCE, adds=2),
    _mc("fast-food-restaurant", FOOD, 20, 3, (FOOD, UNSKILLED)),
    _mc("jewelry-store", LUXURY, 16, 4, (LUXURY, UNSKILLED)),
    _mc("pharmacy", HEALTH, 16, 4, (HEALTH, UNSKILLED)),
    _mc("training-center", EDUCATION, 16, 4, (EDUCATION, UNSKILLED)),
    _mc("pr-agency", INFLUENCE, 20, 3, (INFLUENCE, UNSKILLED)),
    # Public, first row with 2 players
    _public("public-hospital", HEALTH, 20, 4, (HEALTH, UNSKILLED), wages=(15, 20, 25)),
    _public("public-university", EDUCATION, 20, 4, (EDUCATION, UNSKILLED), wages=(15, 20, 25)),
    _public("regional-tv-station", INFLUENCE, 20, 3, (INFLUENCE, UNSKILLED), wages=(15, 20, 25)),
    # Public, first row with 3 or 4 players
    _public("university-hospital", HEALTH, 30, 6, (HEALTH, UNSKILLED, UNSKILLED), wages=(25, 30, 35)),
    _public("technical-university", EDUCATION, 30, 6, (EDUCATION, UNSKILLED, UNSKILLED), wages=(25, 30, 35)),
    _public("national-public-broadcasting", INFLUENCE, 30, 4, (INFLUENCE, UNSKILLED, UNSKILLED), wages=(25, 30, 35)),
    # Public, second row
    _public("public-hospital", HEALTH, 20, 4, (HEALTH, UNSKILLED), wages=(15, 20, 25)),
    _public("public-university", EDUCATION, 20, 4, (EDUCATION, UNSKILLED), wages=(15, 20, 25)),
    _public("regional-tv-station", INFLUENCE, 20, 3, (INFLUENCE, UNSKILLED), wages=(15, 20, 25)),
    # Public, third row
    _public("public-hospital", HEALTH, 20, 4, (HEALTH, UNSKILLED), wages=(15, 20, 25)),
    _public("public-university", EDUCATION, 20, 4, (EDUCATION, UNSKILLED), wages=(15, 20, 25)),
    _public("regional-tv-station", INFLUENCE, 20, 3, (INFLUENCE, UNSKILLED), wages=(15, 20, 25)),
    # Working Class
    _farm("cooperative-farm", FOOD, 0, 2, (UNSKILLED, UNSKILLED, UNSKILLED)),
    _farm("cooperative-farm", FOOD, 0, 2, (UNSKILLED, UNSKILLED, UNSKILLED)),
)


def _name_cards() -> None:
    """Give each card its id and a slug of its own: a second card with the same title becomes `supermarket-2`."""
    seen: dict[str, int] = {}
    for number, card in enumerate(COMPANIES):
        seen[card.title] = seen.get(card.title, 0) + 1
        card.id = CompanyId(Place(number))
        if seen[card.title] > 1:
            card.slug = f"{card.slug}-{seen[card.title]}"


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
