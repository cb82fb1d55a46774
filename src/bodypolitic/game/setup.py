"""Setting up the table for 2, 3 or 4 players (p. 8, 10)."""

from typing import Literal, overload

from bodypolitic.game.cards.decks import action_deck
from bodypolitic.game.components.boards import (
    BUSINESS_DEALS_DRAWN,
    HAND_SIZE,
    OPENING_CUBES_IN_BAG,
    OPENING_LEGITIMACY,
    OPENING_MONEY,
    OPENING_POLICIES,
    OPENING_PRICES,
    OPENING_PUBLIC_SERVICES,
    OPENING_PUBLIC_SERVICES_2P,
    RESOURCE_TOKENS,
    SKILLED_WORKERS,
    VOTING_CUBES,
    tax_multiplier_of,
    workers_in_box,
)
from bodypolitic.game.components.companies import (
    CC_DECK,
    CC_STARTING,
    COMPANIES,
    COMPANY_BY_SLUG,
    COOPERATIVE_FARMS,
    MC_DECK,
    MC_STARTING,
    public_rows,
)
from bodypolitic.game.components.event_cards import EVENT_DECK
from bodypolitic.game.components.market_cards import (
    AGENDA_DECK,
    BUSINESS_DEAL_DECK,
    EXPORT_DECK,
    IMMIGRATION_DECK,
)
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.chance import Card
from bodypolitic.game.ground.codes import (
    ALL_SKILLS,
    AUTOMA_MODES,
    CC,
    EDUCATION,
    FOOD,
    FOREIGN_TRADE,
    GOODS_AND_SERVICES,
    HEALTH,
    INFLUENCE,
    L2,
    LUXURY,
    MC,
    PRINTED_MODES,
    ROLES,
    ROLES_BY_PLAYERS,
    SIMPLE,
    ST,
    WC,
    Resource,
    Role,
)
from bodypolitic.game.ground.errors import BadSetup
from bodypolitic.game.modules import CARDS_A_ROUND, FEWEST_PLAYERS, MODULES, name_of, new_modules
from bodypolitic.game.phases.preparation import (
    Immigrants,
    WorkersArrive,
    draw_action_cards,
    fill_market,
    reveal_agenda,
    reveal_deal,
    reveal_events,
    reveal_export,
)
from bodypolitic.game.phases.rounds import Round
from bodypolitic.game.rules.workers import ChooseNewWorker
from bodypolitic.game.table.table import Company, Table

SKILLED_WORKERS_CAN_BE = (4, 5, 6, 7)  # of each skill, so that the box's totals come out and the setup can be made

# Who works where at the start: company, class
STARTING_JOBS_2P = (
    ("supermarket", WC),
    ("shopping-mall", WC),
    ("public-hospital", WC),
    ("public-university", WC),
)
STARTING_JOBS = (
    ("supermarket", WC),
    ("college", WC),
    ("university-hospital", WC),
    ("technical-university", MC),
    ("shopping-mall", MC),
    ("convenience-store", MC),
    ("doctors-office", MC),
)


class Setup:
    """What a game is made of: the number of players, who plays each role, the modules switched on, and the Automas.

    `modules` names them; `historical-events=2` plays with two cards a round instead of one. `automas` names the mode,
    simple or advanced, for each role that an Automa plays, or one of `AUTOMA_MODES` that leaves rules out, such as
    `simple-without-bonuses`. `skilled_workers` says how many workers of each skill a
    class has in the box, where somebody has counted another number than ours (ruling R29).
    """

    __slots__ = ("automas", "modules", "names", "players", "skilled_workers")

    # What callers may pass; what follows takes anything and checks it, see `Game.new`.

    @overload
    def __init__(
        self,
        players: Literal[2, 3, 4] = 4,
        names: dict[str, str] | None = None,
        modules: list[str] | tuple[str, ...] = (),
        automas: dict[str, str] | None = None,
        skilled_workers: dict[str, int] | None = None,
    ) -> None: ...

    @overload
    def __init__(
        self,
        players: int,
        names: dict[str, str] | None = None,
        modules: list[str] | tuple[str, ...] = (),
        automas: dict[str, str] | None = None,
        skilled_workers: dict[str, int] | None = None,
    ) -> None: ...

    def __init__(
        self,
        players: object = 4,
        names: object = None,
        modules: object = (),
        automas: object = None,
        skilled_workers: object = None,
    ) -> None:
        if not isinstance(players, int) or isinstance(players, bool) or players not in ROLES_BY_PLAYERS:
            raise BadSetup(f"{players!r} players can't play; the game is for 2, 3 or 4")
        self.players = players
        self.names: dict[str, str] = {}
        self.modules: tuple[str, ...] = ()
        self._read_names({} if names is None else names)
        self.automas: dict[str, str] = {}
        self._read_modules(modules)
        self._read_automas({} if automas is None else automas)
        self.skilled_workers: dict[str, int] = {ROLES[who]: SKILLED_WORKERS[who] for who in (WC, MC)}
        self._read_skilled_workers({} if skilled_workers is None else skilled_workers)

    def __repr__(self) -> str:
        told = [f"{self.players} players"]
        if self.modules:
            told.append("with " + ", ".join(self.modules))
        if self.automas:
            told.append("Automas " + ", ".join([f"{role} {mode}" for role, mode in self.automas.items()]))
        if self.names:
            told.append("names " + ", ".join([f"{role} {name}" for role, name in self.names.items()]))
        if tuple(self.skilled_workers.values()) != SKILLED_WORKERS:
            told.append("skilled workers " + ", ".join([f"{who} {n}" for who, n in self.skilled_workers.items()]))
        return f"<Setup {'; '.join(told)}>"

    def _read_names(self, names: object) -> None:
        roles = [ROLES[role] for role in ROLES_BY_PLAYERS[self.players]]
        if not isinstance(names, dict):
            raise BadSetup(f"names must be a table of names by role, not {names!r}")
        for role, name in names.items():
            if role not in roles:
                raise BadSetup(f"no role {role!r} with {self.players} players; the roles are {', '.join(roles)}")
            if not isinstance(name, str):
                raise BadSetup(f"names: the name of {role} must be text, not {name!r}")
            self.names[role] = name

    def _read_modules(self, modules: object) -> None:
        if not isinstance(modules, list | tuple):
            raise BadSetup(f"modules must be a list of names, not {modules!r}")
        named: dict[str, str] = {}
        for module in modules:
            name = name_of(module) if isinstance(module, str) else ""
            if name not in MODULES:
                raise BadSetup(f"no module {module!r}; the modules are: {', '.join(MODULES)}")
            if self.players < FEWEST_PLAYERS.get(name, 2):
                raise BadSetup(f"{name} is for {FEWEST_PLAYERS[name]} players only")
            told = self._without_usual_number(module)
            if named.setdefault(name, told) != told:
                raise BadSetup(f"{name} is named twice, with different numbers of cards a round")
        self.modules = tuple([named[name] for name in MODULES if name in named])

    def _without_usual_number(self, module: str) -> str:
        """The module with the number of cards that it reveals in a round, but just its name for the usual number."""
        name, sign, number = module.partition("=")
        numbers = CARDS_A_ROUND.get(name, ())
        if sign and number not in numbers:
            if not numbers:
                raise BadSetup(f"{module!r}: {name} has no number of cards a round to choose")
            raise BadSetup(f"{module!r}: {name} reveals {', '.join(numbers[:-1])} or {numbers[-1]} cards a round")
        return name if not sign or number == numbers[0] else module

    def plays_with(self, name: str) -> bool:
        """Whether a module is switched on."""
        return any(name_of(module) == name for module in self.modules)

    def _read_automas(self, automas: object) -> None:
        roles = [ROLES[role] for role in ROLES_BY_PLAYERS[self.players] if role != ST]
        if not isinstance(automas, dict):
            raise BadSetup(f"automas must be a table of modes by role, not {automas!r}")
        for role, mode in automas.items():
            if role not in roles:
                raise BadSetup(f"no Automa plays {role!r} here; there are Automas for {', '.join(roles)}")
            if mode not in AUTOMA_MODES[SIMPLE:]:
                raise BadSetup(f"an Automa is {' or '.join(PRINTED_MODES)}, not {mode!r}")
            self.automas[role] = mode

    def _read_skilled_workers(self, numbers: object) -> None:
        if not isinstance(numbers, dict):
            raise BadSetup(f"skilled_workers must be a table of numbers by class, not {numbers!r}")
        for role, number in numbers.items():
            if role not in self.skilled_workers:
                raise BadSetup(f"skilled_workers: {role!r} has none; the classes with workers are WC and MC")
            if not isinstance(number, int) or isinstance(number, bool) or number not in SKILLED_WORKERS_CAN_BE:
                raise BadSetup(f"skilled_workers: a class has 4 to 7 of each skill, not {number!r}")
            self.skilled_workers[role] = number

    @property
    def automa_modes(self) -> tuple[int, ...]:
        """The mode of the Automa in each role."""
        return tuple([AUTOMA_MODES.index(self.automas.get(role, "")) for role in ROLES])


def new_table(setup: Setup, seed: int, generator: str = chance.SFC32) -> Table:
    """A table set up for play, up to the first decision."""
    t = Table(setup.players, ROLES_BY_PLAYERS[setup.players], setup.automa_modes)
    t.chance = chance.seeded(seed, generator)
    t.modules = new_modules(setup.modules, t.automas)
    set_up_board(t)
    set_up_companies(t)
    shuffle_decks(t)
    for module in t.modules:
        module.prepare_decks(t)
    set_up_players(t)
    t.push(Round(1))
    for module in t.modules[::-1]:  # so that what the first of them asks is asked first
        module.set_up(t)
    set_up_workers(t, setup)
    return t


def set_up_board(t: Table) -> None:
    """Policies, treasury, Public Services, supplies and the voting bag (p. 8)."""
    t.policies = list(OPENING_POLICIES)
    t.tax_multiplier = tax_multiplier_of(t.policies)
    t.labor_market_when_paid = t.policies[1]
    t.supply = list(RESOURCE_TOKENS)
    t.bag = [OPENING_CUBES_IN_BAG] * 3
    t.cubes = [VOTING_CUBES - OPENING_CUBES_IN_BAG] * 3
    t.money[ST] = OPENING_MONEY[ST]
    services = OPENING_PUBLIC_SERVICES_2P if t.players == 2 else OPENING_PUBLIC_SERVICES
    _stock(t, ST, HEALTH, services[0])
    _stock(t, ST, EDUCATION, services[1])
    t.media_influence = services[2]
    t.supply[INFLUENCE] -= services[2]


def _stock(t: Table, role: Role, resource: Resource, amount: int) -> None:
    t.storage[role][resource] = amount
    t.supply[resource] -= amount


def set_up_companies(t: Table) -> None:
    """Starting companies at L2, the other public companies face-down."""
    rows = public_rows(t.players)
    for card in rows[0]:
        t.companies[ST].append(Company(COMPANIES[card], ST, L2))
    t.closed = sorted([*rows[1], *rows[2]])
    for card in CC_STARTING:
        t.companies[CC].append(Company(COMPANIES[card], CC, L2))
    if t.plays(MC):
        for card in MC_STARTING:
            t.companies[MC].append(Company(COMPANIES[card], MC, L2))
    t.farms = list(COOPERATIVE_FARMS)


def shuffle_decks(t: Table) -> None:
    """Every deck of the game, shuffled; those of roles that nobody plays stay in the box."""
    t.deal_deck = _shuffled(t, list(BUSINESS_DEAL_DECK))
    t.export_deck = _shuffled(t, list(EXPORT_DECK))
    t.immigration_deck = _shuffled(t, list(IMMIGRATION_DECK))
    for role in t.roles:
        if t.plays_by_automa(role):
            continue
        t.decks[role] = _shuffled(t, action_deck(role))
    t.company_decks[CC] = _shuffled(t, list(CC_DECK))
    if t.plays(MC):
        t.company_decks[MC] = _shuffled(t, list(MC_DECK))
    if t.plays(ST):
        t.event_deck = _shuffled(t, list(EVENT_DECK))
        t.agenda_deck = _shuffled(t, list(AGENDA_DECK))


def _shuffled(t: Table, cards: list[Card]) -> list[Card]:
    chance.shuffle(t.chance, cards)
    return cards


def set_up_players(t: Table) -> None:
    """Money, influence, storages, prices, hands, markets, and the State's tracks and cards (p. 10)."""
    for _ in range(BUSINESS_DEALS_DRAWN[t.policies[FOREIGN_TRADE]]):
        reveal_deal(t)
    reveal_export(t)
    for role in t.roles:
        t.money[role] = OPENING_MONEY[role]
        t.influence[role] = 1
        t.supply[INFLUENCE] -= 1
        draw_action_cards(t, role, HAND_SIZE - len(t.hands[role]))
    for role in (MC, CC):
        if t.plays(role):
            for resource in GOODS_AND_SERVICES:
                t.prices[role][resource] = OPENING_PRICES[resource]
            fill_market(t, role)
    _stock(t, CC, FOOD, 1)
    _stock(t, CC, LUXURY, 2)
    _stock(t, CC, EDUCATION, 2)
    if t.plays(MC):
        _stock(t, MC, FOOD, 1)
        _stock(t, MC, HEALTH, 1)
    if t.plays(ST):
        t.legitimacy = [OPENING_LEGITIMACY] * 3
        reveal_events(t)
        reveal_agenda(t)


def set_up_workers(t: Table, setup: Setup) -> None:
    """Workers in the starting companies; then each class's unemployed, the Middle Class choosing one (p. 10)."""
    for who in (WC, MC):
        if t.plays(who):
            box = workers_in_box(who, setup.skilled_workers[ROLES[who]])
            for skill in ALL_SKILLS:
                t.worker_supply[who][skill] = box[skill]
    for slug, who in STARTING_JOBS_2P if t.players == 2 else STARTING_JOBS:
        company = t.company(COMPANY_BY_SLUG[slug])
        company.staff = who
        for number, skill in enumerate(company.card.slots):
            company.workers[number] = skill
            t.worker_supply[who][skill] -= 1
            t.workers[who] += 1
    immigrants = 1 if t.players == 2 else 2
    if t.plays(MC):
        t.push(Immigrants(MC, immigrants))
        t.push(ChooseNewWorker(MC, MC))
    t.push(Immigrants(WC, immigrants))
    t.push(WorkersArrive(WC, 1))
