"""The table: everything that lies on it, and the stack of steps that are still to be done.

Pieces that the rules don't tell apart are counts. Lists by role run WC, MC, CC, ST; goods, prices and benefits have a
row for each role, by resource; workers a row for each class, by skill.
"""

from typing import Final

from bodypolitic.game.components.boards import population_of
from bodypolitic.game.components.companies import COMPANIES, CompanyCard
from bodypolitic.game.ground import causes, chance
from bodypolitic.game.ground.chance import Card
from bodypolitic.game.ground.codes import (
    BENEFITS,
    GAME_OVER,
    NO_AUTOMA,
    NO_AUTOMAS,
    NO_WAGE,
    NOBODY,
    PHASES,
    PREPARATION,
    ROLES,
    SKILLS,
    STORABLE,
    A,
    ActionCardId,
    AgendaId,
    Cause,
    CompanyId,
    DealId,
    Deck,
    EventId,
    ExportId,
    Letter,
    Role,
    Skill,
    WageLevel,
)
from bodypolitic.game.records.happenings import DeckReshuffled, Happening
from bodypolitic.game.records.record import json_of
from bodypolitic.game.table.module import Module
from bodypolitic.game.table.steps import Step

EMPTY: Final = Skill(-1)  # a worker slot without a worker


class Company:
    """A company on the board and what stands on it.

    `staff` is the class whose workers fill the main slots, or NOBODY; `workers` holds the skill in each main slot.
    A Middle Class company may also have a Working Class `employee`, who is committed apart from its owner's workers.
    """

    __slots__ = (
        "card",
        "committed",
        "employee",
        "employee_committed",
        "machinery",
        "on_strike",
        "owner",
        "staff",
        "wage",
        "workers",
    )

    def __init__(self, card: CompanyCard, owner: Role, wage: WageLevel) -> None:
        self.card = card
        self.owner = owner
        self.wage = wage if card.pays_wages else NO_WAGE
        self.staff = NOBODY
        self.workers = [EMPTY] * card.size
        self.employee = EMPTY
        self.committed = False
        self.employee_committed = False
        self.on_strike = False
        self.machinery = False

    @property
    def operational(self) -> bool:
        """Automated, or with all its main slots filled (p. 4, 12)."""
        return self.staff != NOBODY or self.card.automated

    @property
    def wage_paid(self) -> int:
        """What its owner pays for all who earn a wage here, at the level its marker shows."""
        return self.card.wages[self.wage - 1] if self.wage else 0

    @property
    def anyone_committed(self) -> bool:
        """Whether any worker here is committed, which forbids selling the company (p. 15)."""
        return self.committed or self.employee_committed

    def clone(self) -> "Company":
        """A copy that shares nothing that changes."""
        twin = Company(self.card, self.owner, self.wage)
        twin.staff = self.staff
        twin.workers = self.workers.copy()
        twin.employee = self.employee
        twin.committed = self.committed
        twin.employee_committed = self.employee_committed
        twin.on_strike = self.on_strike
        twin.machinery = self.machinery
        return twin

    def stands_as(self, other: "Company") -> bool:
        """Whether another company is the same one with the same on it."""
        return (
            self.card is other.card
            and self.owner == other.owner
            and self.wage == other.wage
            and self.staff == other.staff
            and self.workers == other.workers
            and self.employee == other.employee
            and self.committed == other.committed
            and self.employee_committed == other.employee_committed
            and self.on_strike == other.on_strike
            and self.machinery == other.machinery
        )

    def to_json(self) -> dict[str, object]:
        """The company as plain data."""
        return {
            "company": self.card.slug,
            "owner": self.owner,
            "wage": self.wage,
            "staff": self.staff,
            "workers": self.workers.copy(),
            "employee": self.employee,
            "committed": self.committed,
            "employee_committed": self.employee_committed,
            "on_strike": self.on_strike,
            "machinery": self.machinery,
        }


# Fields with a row for each role, and how long a row is. Saved, the rows of a field stand one behind the other.
ROWS: Final = {
    "benefits": len(BENEFITS),
    "goods": STORABLE,
    "prices": STORABLE,
    "storage": STORABLE,
    "storage_tiles": STORABLE,
    "unemployed": len(SKILLS),
    "worker_supply": len(SKILLS),
}

# Every field of a table that is a number, a truth value or lists of numbers.
PLAIN_FIELDS: Final = (
    "active",
    "agenda",
    "agenda_deck",
    "agenda_discard",
    "automas",
    "bag",
    "benefits",
    "bill_proposed",
    "bill_sections",
    "bills",
    "capital",
    "chance",
    "closed",
    "company_decks",
    "company_discards",
    "cubes",
    "deal_deck",
    "deal_discard",
    "deals",
    "decks",
    "demonstration",
    "discards",
    "drawn",
    "event_deck",
    "event_discard",
    "events",
    "export",
    "export_deck",
    "export_discard",
    "farms",
    "free_trade_zone",
    "goods",
    "hands",
    "immigration_deck",
    "influence",
    "labor_market_when_paid",
    "legitimacy",
    "legitimacy_tokens",
    "loans",
    "markets",
    "media_influence",
    "money",
    "phase",
    "players",
    "policies",
    "prices",
    "prosperity",
    "provided_now",
    "roles",
    "round",
    "storage",
    "storage_tiles",
    "supply",
    "tally",
    "tax_multiplier",
    "turn",
    "unemployed",
    "unions",
    "vp",
    "wealth",
    "worker_supply",
    "workers",
)


class Table:
    """The whole state of a game."""

    __slots__ = (*PLAIN_FIELDS, "companies", "happened", "modules", "stack")

    def __init__(self, players: int, roles: tuple[Role, ...], automas: tuple[int, ...] = NO_AUTOMAS) -> None:
        self.players = players
        self.roles = roles
        self.automas = automas  # which roles an Automa plays, and in which mode
        self.round = 1
        self.phase = PREPARATION
        self.turn = 0
        self.active = NOBODY
        self.chance: list[int] = [0] * 4
        self.stack: list[Step] = []
        self.happened: list[Happening] = []
        self.modules: list[Module] = []

        # Politics
        self.policies: list[Letter] = [A] * 7
        self.tax_multiplier = 0
        self.bills: list[Role] = [NOBODY] * 7  # who proposed a bill on each policy
        self.bill_sections: list[Letter] = [A] * 7
        self.bill_proposed = False  # in this round's Action Phase, whatever has become of it
        self.bag: list[int] = [0] * 3  # voting cubes in the bag, by class
        self.cubes: list[int] = [0] * 3  # voting cubes in their owners' supply
        self.drawn: list[int] = [0] * 3  # voting cubes drawn for the vote under way

        # Money and loans; money of CC is its Revenue, money of ST the State Treasury
        self.money: list[int] = [0] * 4
        self.capital = 0
        self.loans: list[int] = [0] * 4

        # Resources
        self.supply: list[int] = [0] * 5
        self.influence: list[int] = [0] * 4  # ST's is personal
        self.media_influence = 0
        self.goods: list[list[int]] = _rows(2, STORABLE)  # Goods & Services areas of WC and MC
        self.storage: list[list[int]] = _rows(4, STORABLE)  # ST's health and education are the Public Services
        self.free_trade_zone: list[int] = [0] * 2
        self.storage_tiles: list[list[int]] = _rows(4, STORABLE)
        self.prices: list[list[int]] = _rows(4, STORABLE)
        self.benefits: list[list[int]] = _rows(3, len(BENEFITS))  # State Benefits
        self.provided_now: list[int] = [0] * 3  # classes whose benefits come from the action under way

        # Scores
        self.vp: list[int] = [0] * 4
        self.prosperity: list[int] = [0] * 2
        self.wealth = 0  # columns the Wealth marker has reached
        self.legitimacy: list[int] = [0] * 3
        self.legitimacy_tokens: list[int] = [0] * 3

        # Workers and companies
        self.unemployed: list[list[int]] = _rows(2, len(SKILLS))
        self.worker_supply: list[list[int]] = _rows(2, len(SKILLS))
        self.workers: list[int] = [0] * 2  # on the Population tracks
        self.unions: list[int] = [0] * 5
        self.demonstration = False
        self.companies: list[list[Company]] = [[], [], [], []]  # by owner
        self.closed: list[CompanyId] = []  # public companies lying face-down
        self.farms: list[CompanyId] = []  # Cooperative Farms not built yet
        self.labor_market_when_paid = 0  # the section of policy 2 that this round's wages were paid under

        # Cards
        self.hands: list[list[ActionCardId]] = [[], [], [], []]
        self.decks: list[list[ActionCardId]] = [[], [], [], []]
        self.discards: list[list[ActionCardId]] = [[], [], [], []]
        self.tally = 0  # what the card being played has dealt with so far, for its legitimacy
        self.company_decks: list[list[CompanyId]] = [[], [], [], []]
        self.markets: list[list[CompanyId]] = [[], [], [], []]
        self.company_discards: list[list[CompanyId]] = [[], [], [], []]
        self.deal_deck: list[DealId] = []
        self.deals: list[DealId] = []
        self.deal_discard: list[DealId] = []
        self.export_deck: list[ExportId] = []
        self.export = ExportId(0)
        self.export_discard: list[ExportId] = []
        self.immigration_deck: list[int] = []
        self.event_deck: list[EventId] = []
        self.events: list[EventId] = []
        self.event_discard: list[EventId] = []
        self.agenda_deck: list[AgendaId] = []
        self.agenda = AgendaId(0)
        self.agenda_discard: list[AgendaId] = []

    def plays(self, role: Role) -> bool:
        """Whether a player holds a role in this game."""
        return role in self.roles

    def plays_by_automa(self, role: Role) -> bool:
        """Whether an Automa plays a role, which then has no action cards."""
        return self.automas[role] != NO_AUTOMA

    def card_reason(self, role: Role, reason: Cause = causes.ACTION_CARD) -> Cause:
        """Why something moves by a role's card, given what it says of a player: an Automa's are AI cards."""
        return causes.AI_CARD if reason == causes.ACTION_CARD and self.plays_by_automa(role) else reason

    def population(self, who: Role) -> int:
        """The Population of the Working or the Middle Class (p. 7)."""
        return population_of(self.workers[who])

    def company(self, card: CompanyId) -> Company:
        """The company on the board with a card's id."""
        for owned in self.companies:
            for company in owned:
                if company.card.id == card:
                    return company
        raise KeyError(COMPANIES[card].slug)

    def all_companies(self) -> list[Company]:
        """Every company that is built or open, by owner in the order WC, MC, CC, ST."""
        return self.companies[0] + self.companies[1] + self.companies[2] + self.companies[3]

    def push(self, step: Step) -> None:
        """Put a step on top of the stack: it comes next."""
        self.stack.append(step)

    def tell(self, told: Happening) -> None:
        """Record that something happened."""
        self.happened.append(told)
        for module in self.modules:
            module.hears(self, told)

    def draw(self, deck: list[Card], discard: list[Card], name: Deck) -> Card:
        """Draw the top card of a deck, shuffling its discards into a new one when it is empty."""
        if not deck:
            deck.extend(sorted(discard))
            discard.clear()
            chance.shuffle(self.chance, deck)
            self.tell(DeckReshuffled(name))
        return deck.pop()

    def moment(self) -> str:
        """Where the game stands, such as `round 2, action phase`."""
        return "over" if self.phase == GAME_OVER else f"round {self.round}, {PHASES[self.phase]} phase"

    def points(self) -> str:
        """The victory points of everyone who plays."""
        return ", ".join([f"{ROLES[role]} {self.vp[role]}" for role in self.roles])

    def __repr__(self) -> str:
        return f"<Table {self.moment()}; {self.points()}>"

    def clone(self) -> "Table":
        """A copy that plays on by itself. Steps never change, so the two share them; what happened is left behind."""
        twin = Table(self.players, self.roles, self.automas)
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.active = self.active
        twin.chance = self.chance.copy()
        twin.stack = self.stack.copy()
        twin.modules = [module.clone() for module in self.modules]
        twin.policies = self.policies.copy()
        twin.tax_multiplier = self.tax_multiplier
        twin.bills = self.bills.copy()
        twin.bill_proposed = self.bill_proposed
        twin.bill_sections = self.bill_sections.copy()
        twin.bag = self.bag.copy()
        twin.cubes = self.cubes.copy()
        twin.drawn = self.drawn.copy()
        twin.money = self.money.copy()
        twin.capital = self.capital
        twin.loans = self.loans.copy()
        twin.supply = self.supply.copy()
        twin.influence = self.influence.copy()
        twin.media_influence = self.media_influence
        twin.goods = _copied_rows(self.goods)
        twin.storage = _copied_rows(self.storage)
        twin.free_trade_zone = self.free_trade_zone.copy()
        twin.storage_tiles = _copied_rows(self.storage_tiles)
        twin.prices = _copied_rows(self.prices)
        twin.benefits = _copied_rows(self.benefits)
        twin.provided_now = self.provided_now.copy()
        twin.vp = self.vp.copy()
        twin.prosperity = self.prosperity.copy()
        twin.wealth = self.wealth
        twin.legitimacy = self.legitimacy.copy()
        twin.legitimacy_tokens = self.legitimacy_tokens.copy()
        twin.unemployed = _copied_rows(self.unemployed)
        twin.worker_supply = _copied_rows(self.worker_supply)
        twin.workers = self.workers.copy()
        twin.unions = self.unions.copy()
        twin.demonstration = self.demonstration
        twin.companies = [[company.clone() for company in owned] for owned in self.companies]
        twin.closed = self.closed.copy()
        twin.farms = self.farms.copy()
        twin.labor_market_when_paid = self.labor_market_when_paid
        twin.hands = _copied(self.hands)
        twin.decks = _copied(self.decks)
        twin.discards = _copied(self.discards)
        twin.tally = self.tally
        twin.company_decks = _copied(self.company_decks)
        twin.markets = _copied(self.markets)
        twin.company_discards = _copied(self.company_discards)
        twin.deal_deck = self.deal_deck.copy()
        twin.deals = self.deals.copy()
        twin.deal_discard = self.deal_discard.copy()
        twin.export_deck = self.export_deck.copy()
        twin.export = self.export
        twin.export_discard = self.export_discard.copy()
        twin.immigration_deck = self.immigration_deck.copy()
        twin.event_deck = self.event_deck.copy()
        twin.events = self.events.copy()
        twin.event_discard = self.event_discard.copy()
        twin.agenda_deck = self.agenda_deck.copy()
        twin.agenda = self.agenda
        twin.agenda_discard = self.agenda_discard.copy()
        return twin

    def to_json(self) -> dict[str, object]:
        """The whole table, secrets and all, as plain data; `table_from_json` turns it back."""
        data: dict[str, object] = {}
        for name in PLAIN_FIELDS:
            value = getattr(self, name)
            if name in ROWS:
                data[name] = flat(value)
            elif isinstance(value, list):
                data[name] = [item.copy() if isinstance(item, list) else item for item in value]
            elif isinstance(value, tuple):
                data[name] = list(value)
            else:
                data[name] = value
        data["companies"] = [[company.to_json() for company in owned] for owned in self.companies]
        data["stack"] = [json_of(step) for step in self.stack]
        data["modules"] = [module.to_json() for module in self.modules]
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("a table changes and can't be hashed")


def _copied(piles: list[list[Card]]) -> list[list[Card]]:
    return [piles[0].copy(), piles[1].copy(), piles[2].copy(), piles[3].copy()]


def _rows(count: int, length: int) -> list[list[int]]:
    return [[0] * length for _ in range(count)]


def flat(rows: list[list[int]]) -> list[int]:
    """All counts of all rows."""
    return [count for row in rows for count in row]


def _copied_rows(rows: list[list[int]]) -> list[list[int]]:
    return [row.copy() for row in rows]
