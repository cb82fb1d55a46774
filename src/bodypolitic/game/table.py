"""The table: everything that lies on it, and the stack of steps that are still to be done.

Pieces that the rules don't tell apart are counts. Lists by role run WC, MC, CC, ST; lists by role and resource are
flat, at `role * 4 + resource`; lists of workers are flat, at `class * 6 + skill`.
"""

from typing import ClassVar, Final

from bodypolitic.game import chance
from bodypolitic.game.codes import NO_AUTOMA, NO_AUTOMAS, NOBODY
from bodypolitic.game.components.boards import population_of
from bodypolitic.game.components.companies import COMPANIES, CompanyCard
from bodypolitic.game.happenings import ACTION_CARD, AI_CARD, Happening
from bodypolitic.game.options import Option
from bodypolitic.game.reasons import POLICY_BARRED, Unavailable

EMPTY: Final = -1  # a worker slot without a worker


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

    def __init__(self, card: CompanyCard, owner: int, wage: int) -> None:
        self.card = card
        self.owner = owner
        self.wage = wage if card.pays_wages else 0
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


def company_from_json(data: dict[str, object]) -> Company:
    """The company that `Company.to_json` described."""
    slug = data["company"]
    card = next(card for card in COMPANIES if card.slug == slug)
    owner, wage, staff, employee = data["owner"], data["wage"], data["staff"], data["employee"]
    workers = data["workers"]
    assert isinstance(owner, int)
    assert isinstance(wage, int)
    assert isinstance(staff, int)
    assert isinstance(employee, int)
    assert isinstance(workers, list)
    company = Company(card, owner, wage)
    company.staff = staff
    company.workers = [int(worker) for worker in workers]
    company.employee = employee
    company.committed = bool(data["committed"])
    company.employee_committed = bool(data["employee_committed"])
    company.on_strike = bool(data["on_strike"])
    company.machinery = bool(data["machinery"])
    return company


class Step:
    """One thing still to be done, on the stack of a table. Steps never change: progress puts a new one in place.

    A subclass keeps its values in attributes named in `FIELDS`, each a number or a tuple of numbers, and takes them
    in that order, so that every step can be saved and compared.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def to_json(self) -> list[object]:
        """The step as its name and its values."""
        values: list[object] = [type(self).__name__]
        for name in self.FIELDS:
            value = getattr(self, name)
            values.append(list(value) if isinstance(value, tuple) else value)
        return values


class Work(Step):
    """A step that does its work without asking anybody."""

    def run(self, t: "Table") -> None:
        """Do the work; the step has already left the stack."""
        raise AssertionError(f"{type(self).__name__} does nothing")


class Ask(Step):
    """A step that asks a seat to pick one of a few options."""

    ALWAYS: ClassVar[bool] = False  # ask even where only one option is left
    STOPS: ClassVar[bool] = False  # the game stops here even for a seat that a module answers for
    REVEALS: ClassVar[bool] = False  # that it is asked tells somebody what was hidden before

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, t: "Table") -> list[Option]:
        """What the seat may pick; never empty."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def choose(self, t: "Table", option: Option) -> None:
        """Carry the pick out; the step has already left the stack."""
        raise AssertionError(f"{type(self).__name__} asks nothing")


class SecretAsk(Step):
    """A step that asks several seats at once; nobody's answer shows before all have answered."""

    def waiting(self) -> list[int]:
        """The seats that have not answered."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def options_for(self, t: "Table", seat: int) -> list[Option]:
        """What a seat may pick; never empty."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def choose_for(self, t: "Table", seat: int, option: Option) -> None:
        """Note a seat's answer; the step has already left the stack."""
        raise AssertionError(f"{type(self).__name__} asks nothing")


NOT_MINE: Final = -1
COSTS_NOTHING: Final = 0
COSTS_FREE_ACTION: Final = 1
COSTS_MAIN_ACTION: Final = 2

# The steps of the Production Phase that modules may wait for
WAGES_STEP: Final = 0
NEEDS_STEP: Final = 1
TAXES_STEP: Final = 2

FREE_TO_VOTE: Final = -1  # no influence pledged to a bill


class Module:
    """An expansion that is switched on: what it keeps on the table, and the points where the base rules let it in.

    A subclass keeps its values in attributes named in `FIELDS`, each a number, a truth value or lists of numbers, and
    can be made without any. Whatever it pushes at one of the points is done before the rule goes on.
    """

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    BARRED: ClassVar[int] = POLICY_BARRED  # the reason given where the module bars bills on a policy

    @property
    def key(self) -> str:
        """What the module is called in views."""
        return self.NAME

    def clone(self) -> "Module":
        """A copy that shares nothing that changes."""
        twin: Module = type(self)()
        for name in self.FIELDS:
            setattr(twin, name, _copy_of(getattr(self, name)))
        return twin

    def to_json(self) -> dict[str, object]:
        """The module as its name and its values; `module_from_json` turns it back."""
        data: dict[str, object] = {"module": self.NAME}
        for name in self.FIELDS:
            data[name] = _copy_of(getattr(self, name))
        return data

    def prepare_decks(self, t: "Table") -> None:
        """Setup: all decks are shuffled, nothing is dealt or revealed yet."""

    def set_up(self, t: "Table") -> None:
        """Setup: everything else is done but the choices of players, and round 1 comes next."""

    def position_declared(self, t: "Table") -> None:
        """A declared position has been laid out on a table that was set up as ever."""

    def phase_begins(self, t: "Table", phase: int) -> None:
        """A phase has begun; its first step comes after what is pushed here."""

    def phase_ends(self, t: "Table", phase: int) -> None:
        """All of a phase is done."""

    def takes_turn(self, t: "Table", seat: int) -> bool:
        """Push a turn of its own for a seat, in place of the usual one, if the module plays that seat."""
        return False

    def turn_begins(self, t: "Table", seat: int) -> None:
        """A seat's turn has begun."""

    def turn_ends(self, t: "Table", seat: int) -> None:
        """A seat's turn is over."""

    def turn_options(self, t: "Table", seat: int, main_taken: bool, free_taken: bool) -> list[Option]:
        """What else a seat may do in its turn."""
        return []

    def turn_refusals(self, t: "Table", seat: int, main_taken: bool, free_taken: bool) -> list[Unavailable]:
        """What a seat might expect the module to offer in its turn and can't take, with the reasons."""
        return []

    def cost_in_turn(self, option: Option) -> int:
        """What one of the module's own options takes from a turn: the main action, the free action or nothing."""
        return NOT_MINE

    def choose_in_turn(self, t: "Table", seat: int, option: Option) -> None:
        """Carry out one of the module's own options."""

    def bars_bill(self, t: "Table", policy: int) -> bool:
        """Whether nobody may propose a bill on a policy."""
        return False

    def lacks_room(self, t: "Table", who: int, resource: int) -> None:
        """More of a resource has come in than a role can keep; what finds no room after this is lost."""

    def bill_markers(self, seat: int) -> int:
        """How many of a seat's bill markers the module has in use, besides those on bills."""
        return 0

    def action_cards(self, role: int) -> list[int]:
        """The cards that belong to a role's deck besides those of the base game, in the order of their numbers."""
        return []

    def opening_cost(self, t: "Table", cost: int) -> int:
        """What the State pays for a public company that opens, given what it would pay."""
        return cost

    def import_price(self, t: "Table", resource: int, price: int) -> int:
        """What the Foreign Market asks for a unit before tariffs, given what it would ask."""
        return price

    def closes_foreign_market(self, t: "Table") -> bool:
        """Whether nobody may Sell to the Foreign Market or Buy Goods & Services there."""
        return False

    def fixes_price(self, t: "Table", seller: int, resource: int) -> bool:
        """Whether a seller may not adjust the price of a resource."""
        return False

    def bars_elections(self, t: "Table") -> bool:
        """Whether no votes are held, neither in the Elections Phase nor at once."""
        return False

    def frees_votes(self, t: "Table") -> bool:
        """Whether calling an Immediate Vote costs no influence."""
        return False

    def sold_abroad(self, t: "Table", seller: int) -> None:
        """Somebody has sold to the Foreign Market; one call for all transactions of the action."""

    def due_before_production(self, role: int) -> int:
        """What a role will have to pay before the next Production Phase; less than nothing where it is paid."""
        return 0

    def imf_check_begins(self, t: "Table") -> None:
        """The Check IMF step has begun."""

    def imf_intervenes(self, t: "Table") -> bool:
        """Carry out the intervention in place of the base rule, if the module has a rule of its own."""
        return False

    def wages_are_forced(self, t: "Table") -> None:
        """An intervention of the IMF is about to force every wage to L1."""

    def goods_are_produced(self, t: "Table") -> None:
        """Wages are paid and everything is produced; covering needs comes next."""

    def game_ends(self, t: "Table") -> None:
        """The last Scoring Phase is over; loans and the final points come next."""

    def event_cards(self) -> tuple[int, ...]:
        """The Event cards that are played with in place of the usual ones."""
        return ()

    def events_held(self) -> list[int]:
        """The Event cards that lie in front of players."""
        return []

    def event_given(self, t: "Table", event: int, who: int) -> None:
        """The State has dealt with an event for a class and has its reward."""

    def building_aid(self, t: "Table", builder: int) -> int:
        """How much of the next company that somebody builds others would pay."""
        return 0

    def building_begins(self, t: "Table", builder: int, cost: int, reserve: int) -> None:
        """Somebody is about to build a company at a cost, and must have so much left afterwards."""

    def pays_for_building(self, t: "Table", builder: int, cost: int) -> int:
        """Have others pay their part of a company, and say how much it is."""
        return 0

    def production_step_begins(self, t: "Table", step: int) -> None:
        """A step of the Production Phase has begun."""

    def extra_output(self, t: "Table", company: Company) -> int:
        """How much more, or less, a company makes if it produces now."""
        return 0

    def tax_relief(self, t: "Table", who: int) -> int:
        """How much less a class pays in taxes."""
        return 0

    def allows_wage(self, company: Company) -> bool:
        """Whether the wage of a company may be one that policy 2 forbids."""
        return False

    def vote_begins(self, t: "Table", policy: int) -> None:
        """An election of the Elections Phase is about to begin."""

    def pledge_of(self, seat: int, policy: int) -> int:
        """The influence that a seat must spend in favor of a bill, if it can; FREE_TO_VOTE where it need not."""
        return FREE_TO_VOTE

    def hears(self, t: "Table", kind: int, a: int, b: int, c: int, d: int) -> None:
        """Something happened."""

    def answers_for(self, seat: int) -> bool:
        """Whether the module, and no player, answers the decisions of a seat."""
        return False

    def answer(self, t: "Table", step: Ask, options: list[Option]) -> Option:
        """Pick for a seat that the module answers for."""
        raise AssertionError(f"{self.NAME} answers for nobody")

    def answer_in_secret(self, t: "Table", step: SecretAsk, seat: int, options: list[Option]) -> Option:
        """Pick for a seat that the module answers for, once every player has answered."""
        raise AssertionError(f"{self.NAME} answers for nobody")

    def view(self, t: "Table", seat: int) -> dict[str, object]:
        """What a seat may know of the module."""
        return {}

    def hidden_cards(self) -> list[list[int]]:
        """The piles that nobody has seen."""
        return []

    def laid_open(self) -> list[int]:
        """What has become of cards that a player alone has seen."""
        return []

    def broken_rules(self, t: "Table", broken: list[str]) -> None:
        """Note everything that can't be so."""


def _copy_of(value: object) -> object:
    if isinstance(value, list):
        return [item.copy() if isinstance(item, list) else item for item in value]
    return value


def module_from_json(data: dict[str, object]) -> Module:
    """The module that `Module.to_json` described."""
    module: Module = _module_classes(Module)[str(data["module"])]()
    for name in module.FIELDS:
        setattr(module, name, _copy_of(data[name]))
    return module


def _module_classes(base: type[Module]) -> dict[str, type[Module]]:
    found: dict[str, type[Module]] = {}
    for module_class in base.__subclasses__():
        found[module_class.NAME] = module_class
        found.update(_module_classes(module_class))
    return found


# Every field of a table that is a number, a truth value or lists of numbers.
PLAIN_FIELDS: Final = (
    "active",
    "agenda",
    "agenda_deck",
    "agenda_discard",
    "automas",
    "bag",
    "benefits",
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

    def __init__(self, players: int, roles: tuple[int, ...], automas: tuple[int, ...] = NO_AUTOMAS) -> None:
        self.players = players
        self.roles = roles
        self.automas = automas  # which roles an Automa plays, and in which mode
        self.round = 1
        self.phase = 0
        self.turn = 0
        self.active = NOBODY
        self.chance: list[int] = [0] * 4
        self.stack: list[Step] = []
        self.happened: list[Happening] = []
        self.modules: list[Module] = []

        # Politics
        self.policies: list[int] = [0] * 7
        self.tax_multiplier = 0
        self.bills: list[int] = [NOBODY] * 7  # who proposed a bill on each policy
        self.bill_sections: list[int] = [0] * 7
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
        self.goods: list[int] = [0] * 8  # Goods & Services areas of WC and MC
        self.storage: list[int] = [0] * 16  # ST's health and education are the Public Services
        self.free_trade_zone: list[int] = [0] * 2
        self.storage_tiles: list[int] = [0] * 16
        self.prices: list[int] = [0] * 16
        self.benefits: list[int] = [0] * 21  # State Benefits, at class * 7 + item
        self.provided_now: list[int] = [0] * 3  # classes whose benefits come from the action under way

        # Scores
        self.vp: list[int] = [0] * 4
        self.prosperity: list[int] = [0] * 2
        self.wealth = 0  # columns the Wealth marker has reached
        self.legitimacy: list[int] = [0] * 3
        self.legitimacy_tokens: list[int] = [0] * 3

        # Workers and companies
        self.unemployed: list[int] = [0] * 12
        self.worker_supply: list[int] = [0] * 12
        self.workers: list[int] = [0] * 2  # on the Population tracks
        self.unions: list[int] = [0] * 5
        self.demonstration = False
        self.companies: list[list[Company]] = [[], [], [], []]  # by owner
        self.closed: list[int] = []  # public companies lying face-down
        self.farms: list[int] = []  # Cooperative Farms not built yet
        self.labor_market_when_paid = 0  # the section of policy 2 that this round's wages were paid under

        # Cards
        self.hands: list[list[int]] = [[], [], [], []]
        self.decks: list[list[int]] = [[], [], [], []]
        self.discards: list[list[int]] = [[], [], [], []]
        self.tally = 0  # what the card being played has dealt with so far, for its legitimacy
        self.company_decks: list[list[int]] = [[], [], [], []]
        self.markets: list[list[int]] = [[], [], [], []]
        self.company_discards: list[list[int]] = [[], [], [], []]
        self.deal_deck: list[int] = []
        self.deals: list[int] = []
        self.deal_discard: list[int] = []
        self.export_deck: list[int] = []
        self.export = 0
        self.export_discard: list[int] = []
        self.immigration_deck: list[int] = []
        self.event_deck: list[int] = []
        self.events: list[int] = []
        self.event_discard: list[int] = []
        self.agenda_deck: list[int] = []
        self.agenda = 0
        self.agenda_discard: list[int] = []

    def plays(self, role: int) -> bool:
        """Whether a player holds a role in this game."""
        return role in self.roles

    def plays_by_automa(self, role: int) -> bool:
        """Whether an Automa plays a role, which then has no action cards."""
        return self.automas[role] != NO_AUTOMA

    def card_reason(self, role: int, reason: int = ACTION_CARD) -> int:
        """Why something moves by a role's card, given what it says of a player: an Automa's are AI cards."""
        return AI_CARD if reason == ACTION_CARD and self.plays_by_automa(role) else reason

    def population(self, who: int) -> int:
        """The Population of the Working or the Middle Class (p. 7)."""
        return population_of(self.workers[who])

    def company(self, card: int) -> Company:
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

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Record that something happened."""
        self.happened.append(Happening(kind, a, b, c, d))
        for module in self.modules:
            module.hears(self, kind, a, b, c, d)

    def draw(self, deck: list[int], discard: list[int]) -> int:
        """Draw the top card of a deck, shuffling its discards into a new one when it is empty; -1 if there is none."""
        if not deck:
            deck.extend(sorted(discard))
            discard.clear()
            chance.shuffle(self.chance, deck)
        return deck.pop() if deck else -1

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
        twin.goods = self.goods.copy()
        twin.storage = self.storage.copy()
        twin.free_trade_zone = self.free_trade_zone.copy()
        twin.storage_tiles = self.storage_tiles.copy()
        twin.prices = self.prices.copy()
        twin.benefits = self.benefits.copy()
        twin.provided_now = self.provided_now.copy()
        twin.vp = self.vp.copy()
        twin.prosperity = self.prosperity.copy()
        twin.wealth = self.wealth
        twin.legitimacy = self.legitimacy.copy()
        twin.legitimacy_tokens = self.legitimacy_tokens.copy()
        twin.unemployed = self.unemployed.copy()
        twin.worker_supply = self.worker_supply.copy()
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
            if isinstance(value, list):
                data[name] = [item.copy() if isinstance(item, list) else item for item in value]
            elif isinstance(value, tuple):
                data[name] = list(value)
            else:
                data[name] = value
        data["companies"] = [[company.to_json() for company in owned] for owned in self.companies]
        data["stack"] = [step.to_json() for step in self.stack]
        data["modules"] = [module.to_json() for module in self.modules]
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("a table changes and can't be hashed")


def _copied(piles: list[list[int]]) -> list[list[int]]:
    return [piles[0].copy(), piles[1].copy(), piles[2].copy(), piles[3].copy()]


def _step_classes(base: type[Step]) -> dict[str, type[Step]]:
    found: dict[str, type[Step]] = {}
    for step_class in base.__subclasses__():
        found[step_class.__name__] = step_class
        found.update(_step_classes(step_class))
    return found


def step_from_json(data: list[object]) -> Step:
    """The step that `Step.to_json` described."""
    values = [tuple(value) if isinstance(value, list) else value for value in data[1:]]
    step: Step = _step_classes(Step)[str(data[0])](*values)
    return step


def table_from_json(data: dict[str, object]) -> Table:
    """The table that `Table.to_json` described."""
    players, roles, companies, stack = data["players"], data["roles"], data["companies"], data["stack"]
    automas, modules = data["automas"], data["modules"]
    assert isinstance(players, int)
    assert isinstance(roles, list)
    assert isinstance(companies, list)
    assert isinstance(stack, list)
    assert isinstance(automas, list)
    assert isinstance(modules, list)
    table = Table(players, tuple(roles), tuple(automas))
    for name in PLAIN_FIELDS:
        if name in {"players", "roles", "automas"}:
            continue
        value = data[name]
        if isinstance(value, list):
            setattr(table, name, [item.copy() if isinstance(item, list) else item for item in value])
        else:
            setattr(table, name, value)
    table.companies = [[company_from_json(company) for company in owned] for owned in companies]
    table.stack = [step_from_json(step) for step in stack]
    table.modules = [module_from_json(module) for module in modules]
    return table
