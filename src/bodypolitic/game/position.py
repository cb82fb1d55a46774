"""Positions: a table from a short declaration that says only what differs from a normal setup.

`docs/positions.md` describes every key. A declaration that can't be read, or that makes an impossible table, is
refused with a message for each thing that is wrong with it.
"""

from typing import Any, Final

from bodypolitic.game.cards.decks import action_cards_of
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.components.boards import (
    EVENT_SPACES,
    HAND_SIZE,
    MARKET_SIZE,
    PUBLIC_COMPANIES_BY_FISCAL_POLICY,
    RESOURCE_TOKENS,
    ROUNDS,
    TURNS_PER_ROUND,
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
from bodypolitic.game.components.event_cards import EVENT_BY_SLUG
from bodypolitic.game.components.market_cards import (
    AGENDA_DECK,
    BUSINESS_DEAL_DECK,
    EXPORT_DECK,
    IMMIGRATION_CARDS,
    IMMIGRATION_DECK,
)
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.chance import Card
from bodypolitic.game.ground.codes import (
    ACTION,
    ALL_RESOURCES,
    ALL_SKILLS,
    BENEFIT_CUBES,
    BENEFITS,
    CC,
    CLASSES,
    FISCAL,
    INDUSTRIES,
    L2,
    LABOR_MARKET,
    MC,
    NOBODY,
    PHASES,
    PREPARATION,
    PRODUCTION,
    RESOURCES,
    ROLES,
    ROLES_BY_PLAYERS,
    SECTIONS,
    SKILLS,
    ST,
    STORABLE,
    WAGE_LEVELS,
    WC,
    AgendaId,
    DealId,
    ExportId,
    Party,
    Phase,
    Role,
    Section,
    Skill,
    WageLevel,
    letter_of,
    policy_code,
    policy_of,
    section_named,
)
from bodypolitic.game.ground.errors import BadPosition, BadSetup
from bodypolitic.game.invariants import broken_rules, resources_in_play, workers_in_play
from bodypolitic.game.phases.action import EndTurn, NextTurn, Turn, push_turn
from bodypolitic.game.phases.rounds import EndPhase, Round, push_phases
from bodypolitic.game.rules.events.event_deck import event_cards
from bodypolitic.game.rules.staffing import lowest_wage
from bodypolitic.game.setup import Setup, new_table
from bodypolitic.game.table.steps import Ask, SecretAsk, Work
from bodypolitic.game.table.table import Company, Table

KEYS: Final = (
    "players",
    "seed",
    "modules",
    "automas",
    "skilled_workers",
    "round",
    "phase",
    "turn",
    "turn_number",
    "main_taken",
    "free_taken",
    "policies",
    "wages_paid_under",
    "bills",
    "bag",
    "money",
    "capital",
    "loans",
    "influence",
    "media_influence",
    "goods",
    "storage",
    "storage_tiles",
    "free_trade_zone",
    "prices",
    "state_benefits",
    "vp",
    "prosperity",
    "wealth",
    "legitimacy",
    "legitimacy_tokens",
    "unemployed",
    "companies",
    "trade_unions",
    "demonstration",
    "hands",
    "markets",
    "export",
    "business_deals",
    "events",
    "political_agenda",
    "next_immigration",
    "next_events",
)
# What the State has at every player count, though nobody plays it with 2 or 3
HELD_WITHOUT_A_PLAYER: Final = ("money", "loans", "storage", "companies")
NEEDS_THE_STATE: Final = ("legitimacy", "legitimacy_tokens", "state_benefits")
COMPANY_KEYS: Final = (
    "company",
    "class",
    "workers",
    "employee",
    "wage",
    "committed",
    "employee_committed",
    "strike",
    "machinery",
)


def table_from_position(data: object) -> Table:
    """The table that a declaration describes, or BadPosition with everything that is wrong."""
    reader = PositionReader(data)
    t = reader.read()
    if reader.problems:
        raise BadPosition(reader.problems)
    broken = broken_rules(t)
    if broken:
        raise BadPosition(broken)
    return t


def _normal_table(setup: Setup, seed: int) -> Table:
    """A normal setup, played up to the first turn; players take the first of their options."""
    t = new_table(setup, seed)
    while not isinstance(t.stack[-1], Round):
        step = t.stack.pop()
        if isinstance(step, Work):
            step.run(t)
        elif isinstance(step, Ask):
            step.choose(t, step.options(t)[0])
        elif isinstance(step, SecretAsk):
            seat = step.waiting()[0]
            step.choose_for(t, seat, step.options_for(t, seat)[0])
    t.stack.clear()
    t.happened = []
    return t


class PositionReader:
    """Reads a declaration key by key and notes what it can't read."""

    def __init__(self, data: object) -> None:
        self.problems: list[str] = []
        self.hands_told: set[int] = set()
        self.setup = Setup()
        self.data = self._table_of(data, "the position")
        for key in self.data:
            if key not in KEYS:
                self.problems.append(f"unknown key {key!r}; the keys are {', '.join(KEYS)}")

    def read(self) -> Table:
        """Build the table; `problems` is empty if all of it could be read."""
        players = self.data.get("players", 4)
        if not isinstance(players, int) or isinstance(players, bool) or players not in ROLES_BY_PLAYERS:
            self.problems.append(f"players must be 2, 3 or 4, not {players!r}")
            players = 4
        self.setup = self._setup(players)
        t = _normal_table(self.setup, self._number("seed", 0))
        self._read_politics(t)
        self._read_companies(t)
        self._read_boards(t)
        self._read_cards(t)
        self._read_turn(t)
        self._fit_hands(t)
        self._count_supplies(t)
        if not self.problems:
            for module in t.modules:
                module.position_declared(t)
            t.happened = []
        return t

    def _setup(self, players: int) -> Setup:
        modules: Any = self.data.get("modules", [])
        automas: Any = self.data.get("automas", {})
        skilled_workers: Any = self.data.get("skilled_workers", {})
        try:
            return Setup(players, {}, modules, automas, skilled_workers)
        except BadSetup as problem:
            self.problems.append(str(problem))
            return Setup(players)

    def _table_of(self, value: object, where: str) -> dict[str, object]:
        if isinstance(value, dict) and all(isinstance(key, str) for key in value):
            return value
        self.problems.append(f"{where} must be a table of keys, not {value!r}")
        return {}

    def _list_of(self, value: object, where: str) -> list[object]:
        if isinstance(value, list | tuple):
            return list(value)
        self.problems.append(f"{where} must be a list, not {value!r}")
        return []

    def _whole(self, value: object, where: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.problems.append(f"{where} must be a whole number, not {value!r}")
        return 0

    def _number(self, key: str, default: int) -> int:
        return self._whole(self.data[key], key) if key in self.data else default

    def _truth(self, table: dict[str, object], key: str, where: str) -> bool:
        value = table.get(key, False)
        if not isinstance(value, bool):
            self.problems.append(f"{where} must be true or false, not {value!r}")
        return bool(value)

    def _one_of(self, value: object, names: tuple[str, ...], where: str) -> int:
        """The place of a name in a list of names, or -1."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.problems.append(f"{where}: {value!r} is none of {', '.join(names)}")
        return -1

    def _role(self, value: object, where: str) -> Role:
        """The role with a name, or NOBODY."""
        return Role(Party(self._one_of(value, ROLES, where)))

    def _skill(self, value: object, where: str) -> Skill:
        return Skill(self._one_of(value, SKILLS, where))

    def _by_role(self, t: Table, key: str, roles: tuple[Role, ...]) -> dict[Role, object]:
        """The entries of a key that is told by role."""
        found: dict[Role, object] = {}
        if key in self.data:
            for name, value in self._table_of(self.data[key], key).items():
                role = self._role(name, key)
                if role >= 0 and not (role in roles and self._has(t, role, key)):
                    self.problems.append(f"{key} has nothing for {name} in a game of {t.players}")
                elif role >= 0:
                    found[role] = value
        return found

    def _has(self, t: Table, role: Role, key: str) -> bool:
        """Whether a role has what a key speaks of in this game."""
        if key in NEEDS_THE_STATE and not t.plays(ST):
            return False
        return t.plays(role) or (role == ST and key in HELD_WITHOUT_A_PLAYER)

    def _numbers_by_role(self, t: Table, key: str, roles: tuple[Role, ...], into: list[int]) -> None:
        for role, value in self._by_role(t, key, roles).items():
            into[role] = self._whole(value, f"{key}.{ROLES[role]}")

    def _resources_by_role(self, t: Table, key: str, roles: tuple[Role, ...], into: list[list[int]]) -> None:
        for role, value in self._by_role(t, key, roles).items():
            where = f"{key}.{ROLES[role]}"
            for name, amount in self._table_of(value, where).items():
                resource = self._one_of(name, RESOURCES[:STORABLE], where)
                if resource >= 0:
                    into[role][resource] = self._whole(amount, f"{where}.{name}")

    def _section(self, value: object, where: str) -> Section:
        """A policy section such as `5A`, or -1."""
        if isinstance(value, str) and len(value) == 2 and value[0] in "1234567" and value[1] in SECTIONS:
            return section_named(value)
        self.problems.append(f"{where}: {value!r} is no policy section; they run from 1A to 7C")
        return Section(-1)

    def _read_politics(self, t: Table) -> None:
        told: set[int] = set()
        for value in self._list_of(self.data.get("policies", []), "policies"):
            section = self._section(value, "policies")
            if section >= 0:
                if policy_of(section) in told:
                    self.problems.append(f"policies: policy {policy_of(section) + 1} stands in two sections")
                told.add(policy_of(section))
                t.policies[policy_of(section)] = letter_of(section)
        t.tax_multiplier = tax_multiplier_of(t.policies)
        t.labor_market_when_paid = t.policies[LABOR_MARKET]
        if "wages_paid_under" in self.data:
            section = self._section(self.data["wages_paid_under"], "wages_paid_under")
            if section >= 0 and policy_of(section) == LABOR_MARKET:
                t.labor_market_when_paid = letter_of(section)
            elif section >= 0:
                self.problems.append("wages_paid_under must be 2A, 2B or 2C")
        for name, proposer in self._table_of(self.data.get("bills", {}), "bills").items():
            section = self._section(name, "bills")
            role = self._role(proposer, f"bills.{name}")
            if section >= 0 and role >= 0:
                if t.bills[policy_of(section)] != NOBODY:
                    self.problems.append(f"policy {policy_of(section) + 1} can have one bill only")
                t.bills[policy_of(section)] = role
                t.bill_sections[policy_of(section)] = letter_of(section)
                t.bill_proposed = True
        for name, amount in self._table_of(self.data.get("bag", {}), "bag").items():
            who = self._one_of(name, ROLES[:3], "bag")
            if who >= 0:
                t.bag[who] = self._whole(amount, f"bag.{name}")

    def _read_companies(self, t: Table) -> None:
        """Companies by owner; an owner that is named has just those. Others keep the normal ones, with legal wages."""
        declared = self._by_role(t, "companies", (WC, MC, CC, ST))
        for owner in (WC, MC, CC, ST):
            if owner in declared:
                where = f"companies.{ROLES[owner]}"
                t.companies[owner] = [
                    company
                    for entry in self._list_of(declared[owner], where)
                    if (company := self._company(t, owner, self._table_of(entry, where))) is not None
                ]
            elif owner == ST:
                self._open_public_companies(t)
            for company in t.companies[owner]:
                if owner not in declared and company.wage:
                    company.wage = max(company.wage, lowest_wage(t))
                    if owner == ST and not t.plays(ST):
                        company.wage = lowest_wage(t)
        self._check_places(t)
        built = [company.card.id for company in t.all_companies()]
        t.closed = sorted(card for row in public_rows(t.players) for card in row if card not in built)
        t.farms = [card for card in COOPERATIVE_FARMS if card not in built]
        for name in self._list_of(self.data.get("trade_unions", []), "trade_unions"):
            industry = self._one_of(name, INDUSTRIES, "trade_unions")
            if industry >= 0:
                t.unions[industry] = 1
        for who, value in self._by_role(t, "unemployed", (WC, MC)).items():
            where = f"unemployed.{ROLES[who]}"
            t.unemployed[who] = [0] * 6
            for name, amount in self._table_of(value, where).items():
                skill = self._one_of(name, SKILLS, where)
                if skill >= 0:
                    t.unemployed[who][skill] = self._whole(amount, f"{where}.{name}")
        t.demonstration = self._truth(self.data, "demonstration", "demonstration")

    def _check_places(self, t: Table) -> None:
        """Each company lies once, on a board where it can lie; public ones are no more than Fiscal Policy allows."""
        public = [card for row in public_rows(t.players) for card in row]
        seen: set[int] = set()
        for company in t.all_companies():
            card = company.card
            if card.id in seen:
                self.problems.append(f"companies: {card.slug} is there twice")
            seen.add(card.id)
            fits = company.owner == card.owner or {company.owner, card.owner} == {CC, ST}
            if not fits or (card.owner == ST and card.id not in public):
                self.problems.append(f"companies: {card.slug} can't belong to {ROLES[company.owner]} in this game")
        wanted = PUBLIC_COMPANIES_BY_FISCAL_POLICY[t.policies[FISCAL]]
        if len(t.companies[ST]) > wanted:
            self.problems.append(
                f"companies: {policy_code(FISCAL, t.policies[FISCAL])} allows {wanted} public companies, "
                f"there are {len(t.companies[ST])}"
            )

    def _open_public_companies(self, t: Table) -> None:
        """As many public companies, row by row and empty, as a changed Fiscal Policy asks for."""
        wanted = PUBLIC_COMPANIES_BY_FISCAL_POLICY[t.policies[FISCAL]]
        for card in [card for row in public_rows(t.players) for card in row][len(t.companies[ST]) : wanted]:
            t.companies[ST].append(Company(COMPANIES[card], ST, max(L2, lowest_wage(t))))

    def _company(self, t: Table, owner: Role, entry: dict[str, object]) -> Company | None:
        where = f"companies.{ROLES[owner]}"
        for key in entry:
            if key not in COMPANY_KEYS:
                self.problems.append(f"{where}: unknown key {key!r}; the keys are {', '.join(COMPANY_KEYS)}")
        slug = entry.get("company")
        if not isinstance(slug, str) or slug not in COMPANY_BY_SLUG:
            self.problems.append(f"{where}: no company {slug!r}; a company is named like supermarket or college-2")
            return None
        where = f"{where} {slug}"
        normal_wage = lowest_wage(t) if owner == ST and not t.plays(ST) else max(L2, lowest_wage(t))
        company = Company(COMPANIES[COMPANY_BY_SLUG[slug]], owner, normal_wage)
        if "wage" in entry:
            company.wage = WageLevel(self._one_of(entry["wage"], WAGE_LEVELS[1:], f"{where} wage") + 1)
        self._read_staff(company, entry, where)
        company.committed = self._truth(entry, "committed", f"{where} committed")
        company.employee_committed = self._truth(entry, "employee_committed", f"{where} employee_committed")
        company.on_strike = self._truth(entry, "strike", f"{where} strike")
        company.machinery = self._truth(entry, "machinery", f"{where} machinery")
        return company

    def _read_staff(self, company: Company, entry: dict[str, object], where: str) -> None:
        """`class` says whose workers fill the slots, `workers` which ones, where they are not just those asked for."""
        if "class" in entry and company.card.automated:
            self.problems.append(f"{where} is automated and has no workers")
        elif "class" in entry:
            company.staff = Role(Party(self._one_of(entry["class"], ROLES[:2], f"{where} class")))
            company.workers = list(company.card.slots)
        if "workers" in entry:
            names = self._list_of(entry["workers"], f"{where} workers")
            skills = [self._skill(name, f"{where} workers") for name in names]
            if len(skills) != company.card.size or company.staff == NOBODY:
                self.problems.append(f"{where}: workers needs {company.card.size} skills, and a class")
            else:
                company.workers = skills
        if "employee" in entry:
            company.employee = self._skill(entry["employee"], f"{where} employee")

    def _read_boards(self, t: Table) -> None:
        everyone = (WC, MC, CC, ST)
        self._numbers_by_role(t, "money", everyone, t.money)
        self._numbers_by_role(t, "loans", everyone, t.loans)
        self._numbers_by_role(t, "influence", everyone, t.influence)
        self._numbers_by_role(t, "vp", everyone, t.vp)
        self._numbers_by_role(t, "prosperity", (WC, MC), t.prosperity)
        self._numbers_by_role(t, "legitimacy", (WC, MC, CC), t.legitimacy)
        self._numbers_by_role(t, "legitimacy_tokens", (WC, MC, CC), t.legitimacy_tokens)
        self._resources_by_role(t, "goods", (WC, MC), t.goods)
        self._resources_by_role(t, "storage", (MC, CC, ST), t.storage)
        self._resources_by_role(t, "prices", (MC, CC), t.prices)
        t.capital = self._number("capital", t.capital)
        t.media_influence = self._number("media_influence", t.media_influence)
        t.wealth = self._number("wealth", t.wealth)
        for name, amount in self._table_of(self.data.get("free_trade_zone", {}), "free_trade_zone").items():
            resource = self._one_of(name, RESOURCES[:2], "free_trade_zone")
            if resource >= 0:
                t.free_trade_zone[resource] = self._whole(amount, f"free_trade_zone.{name}")
        for role, value in self._by_role(t, "storage_tiles", (MC, CC)).items():
            for tile in self._list_of(value, f"storage_tiles.{ROLES[role]}"):
                resource = self._one_of(tile, RESOURCES[:STORABLE], f"storage_tiles.{ROLES[role]}")
                if resource >= 0:
                    t.storage_tiles[role][resource] = 1
        for role, value in self._by_role(t, "state_benefits", (WC, MC, CC)).items():
            where = f"state_benefits.{ROLES[role]}"
            for name, amount in self._table_of(value, where).items():
                item = self._one_of(name, BENEFITS, where)
                if item >= 0:
                    t.benefits[role][item] = self._whole(amount, f"{where}.{name}")

    def _read_cards(self, t: Table) -> None:
        """Cards that are named lie open or in hand; all others go back into their decks, which are shuffled."""
        for role, value in self._by_role(t, "hands", (WC, MC, CC, ST)).items():
            where = f"hands.{ROLES[role]}"
            hand = self._cards(self._list_of(value, where), ACTION_CARD_BY_SLUG[role], where)
            self.hands_told.add(role)
            t.hands[role] = sorted(hand)
            t.decks[role] = self._rest(t, action_cards_of(t, role), hand, where)
        markets = self._by_role(t, "markets", (MC, CC))
        for role in (MC, CC):
            if not t.plays(role):
                continue
            where = f"markets.{ROLES[role]}"
            if role in markets:
                names = self._list_of(markets[role], where)
                t.markets[role] = self._cards(names, COMPANY_BY_SLUG, where)
                self._no_more_than(len(names), MARKET_SIZE[role], where)
            cards = list((*MC_STARTING, *MC_DECK) if role == MC else (*CC_STARTING, *CC_DECK))
            starting = MC_STARTING if role == MC else CC_STARTING
            built = [company.card.id for company in t.all_companies() if company.card.id in cards]
            t.markets[role] = [card for card in t.markets[role] if card not in built or role in markets]
            t.company_discards[role] = [card for card in starting if card not in built]
            used = built + t.markets[role] + t.company_discards[role]
            t.company_decks[role] = self._rest(t, cards, used, where)
        if "export" in self.data:
            t.export = ExportId(self._numbered_card("export", len(EXPORT_DECK)))
            t.export_deck = self._rest(t, list(EXPORT_DECK), [t.export], "export")
        if "business_deals" in self.data:
            deals = self._list_of(self.data["business_deals"], "business_deals")
            t.deals = [DealId(self._whole(deal, "business_deals") - 1) for deal in deals]
            self._no_more_than(len(deals), 2, "business_deals")
            t.deal_deck = self._rest(t, list(BUSINESS_DEAL_DECK), t.deals, "business_deals")
        self._read_state_cards(t)
        if "next_immigration" in self.data:
            top = [
                self._immigration(entry) for entry in self._list_of(self.data["next_immigration"], "next_immigration")
            ]
            t.immigration_deck = self._rest(t, list(IMMIGRATION_DECK), top, "next_immigration") + top[::-1]

    def _read_state_cards(self, t: Table) -> None:
        keys = [key for key in ("events", "political_agenda", "next_events") if key in self.data]
        if keys and not t.plays(ST):
            self.problems.append(f"{', '.join(keys)}: only a game of 4 has these cards")
            return
        if "events" in self.data or "next_events" in self.data:
            if "events" in self.data:
                events = self._list_of(self.data["events"], "events")
                self._no_more_than(len(events), EVENT_SPACES, "events")
                t.events = self._cards(events, EVENT_BY_SLUG, "events")
            names = self._list_of(self.data.get("next_events", []), "next_events")
            top = self._cards(names, EVENT_BY_SLUG, "next_events")
            t.event_deck = self._rest(t, list(event_cards(t)), t.events + top, "events") + top[::-1]
        if "political_agenda" in self.data:
            t.agenda = AgendaId(self._numbered_card("political_agenda", len(AGENDA_DECK)))
            t.agenda_deck = self._rest(t, list(AGENDA_DECK), [t.agenda], "political_agenda")

    def _no_more_than(self, number: int, limit: int, where: str) -> None:
        if number > limit:
            self.problems.append(f"{where}: {number} cards, but there is room for {limit}")

    def _numbered_card(self, key: str, cards: int) -> int:
        number = self._number(key, 1)
        if not 1 <= number <= cards:
            self.problems.append(f"{key} must be 1 to {cards}, not {number}")
        return number - 1

    def _cards(self, names: list[object], cards: dict[str, Card], where: str) -> list[Card]:
        """The cards with some names, without those that there are not."""
        found: list[Card] = []
        for name in names:
            if isinstance(name, str) and name in cards:
                found.append(cards[name])
            else:
                self.problems.append(f"{where}: no card {name!r}")
        return found

    def _immigration(self, entry: object) -> int:
        """An Immigration card told by its two workers, such as {WC = "unskilled", MC = "media"}."""
        workers = self._table_of(entry, "next_immigration")
        for key in workers:
            if key not in {"WC", "MC"}:
                self.problems.append(f"next_immigration: a card shows WC and MC, not {key!r}")
        skills = tuple([self._one_of(workers.get(name), SKILLS, f"next_immigration {name}") for name in ("WC", "MC")])
        if skills in IMMIGRATION_CARDS:
            return IMMIGRATION_CARDS.index(skills)
        self.problems.append(f"next_immigration: no Immigration card shows {entry!r}")
        return -1

    def _rest(self, t: Table, cards: list[Card], used: list[Card], where: str) -> list[Card]:
        """A shuffled deck of the cards that are not used."""
        for card in used:
            if card in cards:
                cards.remove(card)
            elif card >= 0:
                self.problems.append(f"{where}: a card is used more often than the box has it")
        chance.shuffle(t.chance, cards)
        return cards

    def _fit_hands(self, t: Table) -> None:
        """Hands have as many cards as their players have turns left, and 2; what is too much was played."""
        for role in t.roles:
            size = HAND_SIZE - TURNS_PER_ROUND
            if t.phase == ACTION:
                played = t.turn + (1 if _has_played(t, role) else 0)
                size = HAND_SIZE - played
            if role not in self.hands_told:
                t.discards[role].extend(t.hands[role][size:])
                t.hands[role] = t.hands[role][:size]
            elif len(t.hands[role]) > size:
                self.problems.append(f"hands.{ROLES[role]}: {len(t.hands[role])} cards; at this point there are {size}")

    def _count_supplies(self, t: Table) -> None:
        """Whatever is not on the table is in the supply."""
        for resource in ALL_RESOURCES:
            t.supply[resource] = RESOURCE_TOKENS[resource] - resources_in_play(t, resource)
        for who in CLASSES:
            t.cubes[who] = VOTING_CUBES - t.bag[who] - t.benefits[who][BENEFIT_CUBES]
        for who in (WC, MC):
            if t.plays(who) and not self.problems:
                in_play = workers_in_play(t, who)
                t.workers[who] = sum(in_play)
                box = workers_in_box(who, self.setup.skilled_workers[ROLES[who]])
                for skill in ALL_SKILLS:
                    t.worker_supply[who][skill] = box[skill] - in_play[skill]

    def _read_turn(self, t: Table) -> None:
        """Round, phase and whose turn it is, as the stack of what is still to come."""
        t.round = self._number("round", 1)
        if not 1 <= t.round <= ROUNDS:
            self.problems.append(f"round must be 1 to {ROUNDS}, not {t.round}")
        phase = Phase(self._one_of(self.data.get("phase", "action"), PHASES[:5], "phase"))
        if phase == PREPARATION and t.round == 1:
            self.problems.append("phase: round 1 has no preparation phase")
        seat = self._role(self.data.get("turn", ROLES[t.roles[0]]), "turn")
        if seat >= 0 and not t.plays(seat):
            self.problems.append(f"turn: nobody plays {ROLES[seat]} in a game of {t.players}")
            return
        number = self._number("turn_number", 1)
        if not 1 <= number <= TURNS_PER_ROUND:
            self.problems.append(f"turn_number must be 1 to {TURNS_PER_ROUND}, not {number}")
        main = self._truth(self.data, "main_taken", "main_taken")
        free = self._truth(self.data, "free_taken", "free_taken")
        if seat < 0 or phase < 0:
            return
        t.phase = phase
        t.push(Round(t.round + 1))
        if phase != ACTION:
            push_phases(t, phase)
            return
        push_phases(t, PRODUCTION)
        if t.modules:
            t.push(EndPhase(ACTION))
        t.turn = number - 1
        t.active = seat
        t.push(NextTurn(t.turn, t.roles.index(seat) + 1))
        if t.plays_by_automa(seat):
            push_turn(t, seat)
            return
        if t.modules:
            t.push(EndTurn(seat))
        t.push(Turn(seat, main, free))


def _has_played(t: Table, role: Role) -> bool:
    """Whether a player has taken the main action of the turn that is being played around the table."""
    if role != t.active:
        return role in t.roles[: t.roles.index(t.active)]
    turn = t.stack[-1]
    return isinstance(turn, Turn) and turn.main_taken
