"""A ledger that rebuilds the table from nothing but what the engine says has happened.

It begins with the table as it is and enters happenings one by one. It knows what is printed on cards and boards, but no
rule: who pays, who may, how much and what follows from it must all be told.
"""

from bisect import insort
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from bodypolitic.game.automas.priority_rows import P1, place, row_of, take_out
from bodypolitic.game.components.boards import LOAN
from bodypolitic.game.components.companies import COMPANIES, COMPANY_BY_SLUG, NO_COMPANY
from bodypolitic.game.expansions.action_cards.records import PolicyProtected
from bodypolitic.game.expansions.alternative_events.cards import PAY_LESS_TAX, RAISE_OUTPUT, STATE_SHARES_COST
from bodypolitic.game.expansions.alternative_events.kept_events import benefit_of
from bodypolitic.game.expansions.alternative_events.records import (
    BillBacked,
    EventBenefitSpent,
    EventBenefitUsed,
    EventDiscarded,
    EventGiven,
    EventKept,
    WageForPhase,
    WageStays,
)
from bodypolitic.game.expansions.crisis_response.card import CRISIS_CARDS
from bodypolitic.game.expansions.crisis_response.records import (
    BOND,
    BondIssued,
    BondPaidBack,
    CrisisCardFollowed,
    CrisisCardPassedOver,
    CrisisCardRevealed,
    CrisisCardSetAside,
    PolicyLocked,
    PolicyUnlocked,
)
from bodypolitic.game.expansions.hidden_agendas.module import CLAIMED, DISCARDED
from bodypolitic.game.expansions.hidden_agendas.records import (
    HiddenAgendaAchieved,
    HiddenAgendaClaimed,
    HiddenAgendaDiscarded,
)
from bodypolitic.game.expansions.historical_events.records import (
    CompanyEndangered,
    CompanyLost,
    CompanySaved,
    CubesTakenBack,
    DealDiscarded,
    HistoryBegins,
    HistoryHappened,
    HistoryPassedBy,
    HistoryRevealed,
    HistorySetOff,
)
from bodypolitic.game.game import Game
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ACTION,
    ACTION_DECKS,
    AGENDA_DECK,
    AI_CARDS_EACH,
    ALL_RESOURCES,
    BENEFIT_CUBES,
    BENEFIT_MONEY,
    CC,
    COMPANY_DECKS,
    CRISIS_DECK,
    DEAL_DECK,
    ELECTIONS,
    EVENT_CARDS,
    EXPORT_DECK,
    FOR_SALE,
    GAME_OVER,
    IN_FREE_TRADE_ZONE,
    INFLUENCE,
    LABOR_MARKET,
    MC,
    NO_POLICY,
    NOBODY,
    OWN,
    PRODUCTION,
    ROLES,
    SCORING,
    ST,
    UNSKILLED,
    WC,
    CompanyId,
    Party,
    PriorityCard,
    letter_of,
    policy_of,
)
from bodypolitic.game.records import happenings as h
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.table.table import EMPTY, ROWS, Table

Data = dict[str, Any]

# What can't be told or is nothing on the table, with the reason; fields of modules stand behind the module's name
NOT_REBUILT: Final = {
    "chance": "the generator of chance is the greatest secret of all",
    "stack": "what the engine does next, not what lies on the table",
    "tally": "what the card under way counts for itself until it is done",
    "provided_now": "which classes the action under way has provided for, until it is done",
    "hidden-agendas/noted": "that a task is achieved is its holder's secret",
    "hidden-agendas/drawn": "secret",
    "historical-events/moved": "which policies players have picked for the card under way, until it is done",
    "automa/plan": "what an Automa has decided on and not done yet",
    "automa/spending": "what an Automa spends in a vote is secret until all is revealed",
}
# Hidden cards: only how many there are is rebuilt
COUNTED: Final = frozenset(
    {
        "agenda_deck",
        "company_decks",
        "crisis-response/deck",
        "deal_deck",
        "decks",
        "event_deck",
        "export_deck",
        "hands",
        "historical-events/piles",
        "immigration_deck",
        "automa/pile",
    }
)
# Open piles, whose order tells nothing
UNORDERED: Final = frozenset(
    {
        "agenda_discard",
        "company_discards",
        "crisis-response/used",
        "deal_discard",
        "discards",
        "event_discard",
        "export_discard",
        "historical-events/discard",
        "automa/discard",
    }
)
IN_USE_FOR_A_WHILE: Final = (RAISE_OUTPUT, PAY_LESS_TAX, STATE_SHARES_COST)


def shown_on(t: Table) -> Data:
    """All that the ledger rebuilds, as the table has it."""
    rows = {name: [row.copy() for row in getattr(t, name)] for name in ROWS}
    data = _told_part("", {**t.to_json(), **rows})
    data["companies"] = [[_company(company) for company in owned] for owned in data["companies"]]
    data["modules"] = {module.key: _module(module.NAME, module.to_json()) for module in t.modules}
    return data


def _told_part(prefix: str, data: Data) -> Data:
    shown: Data = {}
    for name, value in data.items():
        field = prefix + name
        if field in COUNTED:
            shown[name] = [len(pile) for pile in value] if value and isinstance(value[0], list) else len(value)
        elif field in UNORDERED:
            shown[name] = [sorted(pile) for pile in value] if value and isinstance(value[0], list) else sorted(value)
        elif field not in NOT_REBUILT:
            shown[name] = value
    return shown


def _company(data: Data) -> Data:
    """A company as it is but for the order of workers in its unskilled slots, which nobody tells apart."""
    slots = COMPANIES[COMPANY_BY_SLUG[data["company"]]].slots
    skilled = [worker for slot, worker in zip(slots, data["workers"], strict=True) if slot != UNSKILLED]
    return {**data, "workers": skilled + sorted(data["workers"][len(skilled) :])}


def _module(name: str, data: Data) -> Data:
    kind = "automa" if "action_rows" in data else name
    shown = _told_part(f"{kind}/", data)
    if name == "hidden-agendas":
        shown["held"] = [agenda if out else NOBODY for agenda, out in zip(data["held"], data["outcomes"], strict=True)]
    return shown


class Ledger:
    """Follows one game; `differences` is empty as long as happenings and table agree."""

    def __init__(self, game: Game) -> None:
        self.table = shown_on(game.table)
        self.from_capital = 0  # how much of the payment to come is Capital

    def write(self, happened: list[Happening]) -> None:
        """Enter what has happened."""
        for happening in happened:
            if not isinstance(happening, CHANGES_NOTHING):
                ENTRIES[type(happening)](self, happening)

    def differences(self, game: Game) -> list[str]:
        """Where the ledger and the table disagree, in words."""
        shown = shown_on(game.table)
        return [] if shown == self.table else list(_differences("", self.table, shown))

    @property
    def modules(self) -> dict[str, Data]:
        """The modules that are played with, by name."""
        found: dict[str, Data] = self.table["modules"]
        return found

    def module(self, name: str) -> Data:
        """A module, or what nobody compares where it isn't played with."""
        return self.modules.get(name, {})

    def company(self, card: int) -> Data:
        """A company on the board."""
        return next(one for owned in self.table["companies"] for one in owned if one["company"] == COMPANIES[card].slug)


def _differences(name: str, told: Any, shown: Any) -> Iterator[str]:
    if isinstance(told, dict) and isinstance(shown, dict):
        for key in sorted(told.keys() | shown.keys()):
            if told.get(key) != shown.get(key):
                yield from _differences(f"{name} {key}".strip(), told.get(key), shown.get(key))
    elif isinstance(told, list) and isinstance(shown, list) and len(told) == len(shown):
        for number, (one, other) in enumerate(zip(told, shown, strict=True)):
            if one != other:
                yield from _differences(f"{name} {number}", one, other)
    else:
        yield f"{name}: {told} by what happened, {shown} on the table"


# How each kind of happening is entered

Told = TypeVar("Told", bound=Happening)
Entry = Callable[[Ledger, Any], None]
ENTRIES: Final[dict[type[Happening], Entry]] = {}


def enters(*kinds: type[Happening]) -> Callable[[Entry], Entry]:
    """Declare how happenings of some kinds are entered."""

    def declare(entry: Entry) -> Entry:
        ENTRIES.update(dict.fromkeys(kinds, entry))
        return entry

    return declare


# Happenings that say why, or lead to others which tell what changes
CHANGES_NOTHING: Final = (
    h.AIBonusUsed,
    h.AICardsDrawn,
    h.AutomaActs,
    h.AutomaChecks,
    h.AutomaChose,
    h.AutomaUnable,
    h.CompanyAtWork,
    CrisisCardPassedOver,
    h.DebtWaived,
    EventGiven,
    h.FreeActionTaken,
    HistoryBegins,
    h.IMFIntervenes,
    h.InfluenceSpent,
    h.Narrowed,
    h.Passed,
    h.PolicyPassedOver,
    h.PriorityRows,
    h.PriorityStays,
    h.SpecialActionPerformed,
    h.StanceTaken,
    h.StrikeHeld,
    h.TopPriorities,
    h.VoteBegan,
    h.VoteCalled,
)


# Rounds, phases and turns


@enters(h.RoundBegan)
def _round_began(book: Ledger, told: h.RoundBegan) -> None:
    book.table["round"] = told.round
    book.module("hidden-agendas").update(wages=0, bills_passed=[0] * 4)


@enters(h.PhaseBegan)
def _phase_began(book: Ledger, told: h.PhaseBegan) -> None:
    book.table["phase"] = told.phase
    if told.phase == PRODUCTION:
        book.table["active"] = NOBODY
        book.table["labor_market_when_paid"] = book.table["policies"][LABOR_MARKET]
    elif told.phase == ACTION:
        book.table["bill_proposed"] = False


@enters(h.PhaseSkipped)
def _phase_skipped(book: Ledger, told: h.PhaseSkipped) -> None:
    book.table["phase"] = told.phase


@enters(h.PhaseEnded)
def _phase_ended(book: Ledger, told: h.PhaseEnded) -> None:
    book.module("alternative-events").update(in_use=[], backed_policy=NO_POLICY, wage_company=NO_COMPANY)
    if told.phase == SCORING:
        book.module("action-cards").update(protected=[0] * 7, markers=[NOBODY] * 7)
        book.module("crisis-response").update(free_openings=False)
        history = book.module("historical-events")
        if history:
            history.update(discard=sorted(history["discard"] + history["revealed"]), revealed=[], in_force=[])


@enters(h.TurnBegan)
def _turn_began(book: Ledger, told: h.TurnBegan) -> None:
    book.table["turn"] = told.turn - 1
    book.table["active"] = told.who
    book.module("hidden-agendas").update(exporting=0, exported=0)


@enters(h.BasicActionTaken)
def _basic_action(book: Ledger, told: h.BasicActionTaken) -> None:
    book.module("hidden-agendas").update(exporting=0)


@enters(h.GameEnded)
def _game_ended(book: Ledger, told: h.GameEnded) -> None:
    book.table["phase"] = GAME_OVER


# Money and points


@enters(h.Paid)
def _paid(book: Ledger, told: h.Paid) -> None:
    money = book.table["money"]
    if told.who <= ST:
        money[told.who] -= told.amount
    if told.to <= ST:
        money[told.to] += told.amount
    _lent(book, told)
    _tallied(book, told)
    book.from_capital = 0


def _lent(book: Ledger, told: h.Paid) -> None:
    """What classes have given for the loans of the State, while a crisis is dealt with."""
    crisis = book.module("crisis-response")
    if crisis and told.who < ST and told.to == ST and told.reason in (BOND, causes.IMF):
        crisis["gathered"][told.who] += told.amount
        if told.reason == BOND:
            crisis["from_capital"] += book.from_capital


def _tallied(book: Ledger, told: h.Paid) -> None:
    """What Hidden Agendas go by."""
    agendas = book.module("hidden-agendas")
    if agendas and told.reason == causes.WAGES and told.to == WC and book.table["phase"] == PRODUCTION:
        agendas["wages"] += told.amount
    elif agendas and told.reason == causes.EXPORT and told.to == CC:
        agendas["exporting"] += told.amount
        agendas["exported"] = max(agendas["exported"], agendas["exporting"])


@enters(h.CapitalSpent)
def _capital_spent(book: Ledger, told: h.CapitalSpent) -> None:
    _revenue_to_capital(book, -told.amount)
    book.from_capital = told.amount


@enters(h.RevenueToCapital)
def _revenue_moved(book: Ledger, told: h.RevenueToCapital) -> None:
    _revenue_to_capital(book, told.amount)


def _revenue_to_capital(book: Ledger, amount: int) -> None:
    book.table["money"][CC] -= amount
    book.table["capital"] += amount


@enters(h.LoanTaken)
def _loan_taken(book: Ledger, told: h.LoanTaken) -> None:
    book.table["loans"][told.who] += 1
    if told.who == CC:
        book.table["capital"] += LOAN
    else:
        book.table["money"][told.who] += LOAN
    if told.who == ST and "hidden-agendas" in book.modules:
        book.module("hidden-agendas")["state_loans"] += 1


@enters(h.LoanDiscarded)
def _loan_discarded(book: Ledger, told: h.LoanDiscarded) -> None:
    book.table["loans"][told.who] -= 1


@enters(h.VPGained)
def _vp(book: Ledger, told: h.VPGained) -> None:
    book.table["vp"][told.who] += told.amount


@enters(h.ProsperityMoved)
def _prosperity_moved(book: Ledger, told: h.ProsperityMoved) -> None:
    book.table["prosperity"][told.who] = told.space


@enters(h.WealthMoved)
def _wealth_moved(book: Ledger, told: h.WealthMoved) -> None:
    book.table["wealth"] = told.column


@enters(h.LegitimacyMoved)
def _legitimacy_moved(book: Ledger, told: h.LegitimacyMoved) -> None:
    book.table["legitimacy"][told.class_] += told.amount


@enters(h.LegitimacyTokenGained)
def _legitimacy_token(book: Ledger, told: h.LegitimacyTokenGained) -> None:
    book.table["legitimacy_tokens"][told.class_] += 1


# Resources


@enters(h.Gained)
def _gained(book: Ledger, told: h.Gained) -> None:
    if told.reason == causes.CAMPAIGN:  # which turns media influence into the State's own
        book.table["media_influence"] -= told.amount
    else:
        book.table["supply"][told.resource] -= told.amount
    _keep(book, told.who, told.resource, told.area, told.amount)


@enters(h.Spent)
def _spent(book: Ledger, told: h.Spent) -> None:
    book.table["supply"][told.resource] += told.amount
    _keep(book, told.who, told.resource, told.area, -told.amount)


def _keep(book: Ledger, who: Party, resource: int, area: int, amount: int) -> None:
    if area == OWN and resource == INFLUENCE:
        book.table["influence"][who] += amount
    elif area == OWN:
        book.table["goods"][who][resource] += amount
    elif area == IN_FREE_TRADE_ZONE:
        book.table["free_trade_zone"][resource] += amount
    elif area == FOR_SALE and resource == INFLUENCE:
        book.table["media_influence"] += amount
    else:
        book.table["storage"][who][resource] += amount


@enters(h.Provided)
def _provided(book: Ledger, told: h.Provided) -> None:
    book.table["benefits"][told.class_][told.item] += told.amount
    if told.item == BENEFIT_MONEY:
        book.table["money"][ST] -= told.amount
    elif told.item == BENEFIT_CUBES:
        book.table["cubes"][told.class_] -= told.amount
    else:
        book.table["supply"][told.item] -= told.amount


@enters(h.BenefitsReceived, h.BenefitsDiscarded)
def _benefits_gone(book: Ledger, told: h.BenefitsReceived | h.BenefitsDiscarded) -> None:
    """To the supplies, from where whoever has received them has them."""
    benefits = book.table["benefits"][told.class_]
    for resource in ALL_RESOURCES:
        book.table["supply"][resource] += benefits[resource]
    book.table["cubes"][told.class_] += benefits[BENEFIT_CUBES]
    book.table["benefits"][told.class_] = [0] * len(benefits)


@enters(h.PriceSet)
def _price_set(book: Ledger, told: h.PriceSet) -> None:
    book.table["prices"][told.who][told.resource] = told.price


@enters(h.StoragePlaced)
def _storage_placed(book: Ledger, told: h.StoragePlaced) -> None:
    book.table["storage_tiles"][told.who][told.resource] = 1


# Workers


@enters(h.WorkerJoined)
def _worker_joined(book: Ledger, told: h.WorkerJoined) -> None:
    _arrive(book, told.who, told.skill, 1)


@enters(h.WorkerLeft)
def _worker_left(book: Ledger, told: h.WorkerLeft) -> None:
    _arrive(book, told.who, told.skill, -1)


def _arrive(book: Ledger, who: Party, skill: int, amount: int) -> None:
    book.table["worker_supply"][who][skill] -= amount
    book.table["unemployed"][who][skill] += amount
    book.table["workers"][who] += amount


@enters(h.WorkerMoved)
def _worker_moved(book: Ledger, told: h.WorkerMoved) -> None:
    _leave(book, told.who, told.skill, told.from_)
    _come(book, told.who, told.skill, told.to)


def _leave(book: Ledger, who: Party, skill: int, place: int) -> None:
    if place == UNEMPLOYED:
        book.table["unemployed"][who][skill] -= 1
        return
    company = book.company(place)
    if who == WC and company["owner"] == MC:
        company.update(employee=EMPTY, employee_committed=False)
        return
    slot = len(company["workers"]) - 1 - company["workers"][::-1].index(skill)
    company["workers"][slot] = EMPTY
    if company["workers"].count(EMPTY) == len(company["workers"]):
        company.update(staff=NOBODY, committed=False)
    _straighten(company)


def _come(book: Ledger, who: Party, skill: int, place: int) -> None:
    if place == UNEMPLOYED:
        book.table["unemployed"][who][skill] += 1
        return
    company = book.company(place)
    if who == WC and company["owner"] == MC:
        company["employee"] = skill
        return
    slots = COMPANIES[place].slots
    wanted = [slot for slot in (skill, UNSKILLED) if slot in slots and company["workers"][slots.index(slot)] == EMPTY]
    number = slots.index(wanted[0]) if wanted else company["workers"].index(EMPTY)
    company["workers"][number] = skill
    company["staff"] = who
    _straighten(company)


def _straighten(company: Data) -> None:
    company["workers"] = _company(company)["workers"]


@enters(h.WorkerTrained)
def _worker_trained(book: Ledger, told: h.WorkerTrained) -> None:
    book.table["worker_supply"][told.who][told.from_] += 1
    book.table["worker_supply"][told.who][told.to] -= 1
    if told.at == UNEMPLOYED:
        _leave(book, told.who, told.from_, UNEMPLOYED)
        _come(book, told.who, told.to, UNEMPLOYED)
        return
    company = book.company(told.at)
    if told.who == WC and company["owner"] == MC:
        company["employee"] = told.to
    else:
        slot = len(company["workers"]) - 1 - company["workers"][::-1].index(told.from_)
        company["workers"][slot] = told.to
        _straighten(company)


@enters(h.WorkersCommitted)
def _committed(book: Ledger, told: h.WorkersCommitted) -> None:
    company = book.company(told.company)
    of_employee = told.class_ == WC and company["owner"] == MC
    company["employee_committed" if of_employee else "committed"] = True


@enters(h.WorkersStoodUp)
def _stood_up(book: Ledger, told: h.WorkersStoodUp) -> None:
    for owned in book.table["companies"]:
        for company in owned:
            company.update(committed=False, employee_committed=False)


@enters(h.UnionFormed)
def _union_formed(book: Ledger, told: h.UnionFormed) -> None:
    book.table["unions"][told.industry] = 1
    book.table["unemployed"][WC][told.industry] -= 1


@enters(h.UnionFell)
def _union_fell(book: Ledger, told: h.UnionFell) -> None:
    book.table["unions"][told.industry] = 0
    book.table["unemployed"][WC][told.industry] += 1


@enters(h.StrikeCalled)
def _strike_called(book: Ledger, told: h.StrikeCalled) -> None:
    book.company(told.company)["on_strike"] = True


@enters(h.StrikeEnded)
def _strike_ended(book: Ledger, told: h.StrikeEnded) -> None:
    book.company(told.company)["on_strike"] = False


@enters(h.DemonstrationCalled)
def _demonstration_called(book: Ledger, told: h.DemonstrationCalled) -> None:
    book.table["demonstration"] = True


@enters(h.DemonstrationEnded, h.DemonstrationHeld)
def _demonstration_over(book: Ledger, told: h.DemonstrationEnded | h.DemonstrationHeld) -> None:
    book.table["demonstration"] = False


# Companies


def _new_company(card: CompanyId, owner: Party, wage: int) -> Data:
    return {
        "company": COMPANIES[card].slug,
        "owner": owner,
        "wage": wage,
        "staff": NOBODY,
        "workers": [EMPTY] * COMPANIES[card].size,
        "employee": EMPTY,
        "committed": False,
        "employee_committed": False,
        "on_strike": False,
        "machinery": False,
    }


def _taken_off_board(book: Ledger, card: CompanyId) -> Data:
    company = book.company(card)
    book.table["companies"][company["owner"]].remove(company)
    return company


@enters(h.CompanyRevealed)
def _company_revealed(book: Ledger, told: h.CompanyRevealed) -> None:
    book.table["company_decks"][told.who] -= 1
    book.table["markets"][told.who].append(told.company)


@enters(h.CompanyDiscarded)
def _company_discarded(book: Ledger, told: h.CompanyDiscarded) -> None:
    book.table["markets"][told.who].remove(told.company)
    insort(book.table["company_discards"][told.who], told.company)


@enters(h.CompanyBuilt)
def _company_built(book: Ledger, told: h.CompanyBuilt) -> None:
    came_from = book.table["farms"] if told.who == WC else book.table["markets"][told.who]
    came_from.remove(told.company)
    book.table["companies"][told.who].append(_new_company(told.company, told.who, told.wage))


@enters(h.CompanyOpened)
def _company_opened(book: Ledger, told: h.CompanyOpened) -> None:
    book.table["closed"].remove(told.company)
    book.table["companies"][ST].append(_new_company(told.company, ST, told.wage))


@enters(h.CompanyClosed)
def _company_closed(book: Ledger, told: h.CompanyClosed) -> None:
    _taken_off_board(book, told.company)
    insort(book.table["closed"], told.company)


@enters(h.CompanySold, CompanyLost)
def _company_gone(book: Ledger, told: h.CompanySold | CompanyLost) -> None:
    """One that was public once goes back to the Public Sector."""
    _taken_off_board(book, told.company)
    was_public = COMPANIES[told.company].owner == ST
    insort(book.table["closed"] if was_public else book.table["company_discards"][told.who], told.company)
    _out_of_danger(book, told.company)


@enters(h.CompanyPrivatized)
def _company_privatized(book: Ledger, told: h.CompanyPrivatized) -> None:
    company = _taken_off_board(book, told.company)
    book.table["companies"][CC].append({**company, "owner": CC})


@enters(h.CompanyNationalized)
def _company_nationalized(book: Ledger, told: h.CompanyNationalized) -> None:
    _taken_off_board(book, told.instead_of)
    insort(book.table["company_discards"][ST], told.instead_of)
    company = _taken_off_board(book, told.company)
    book.table["companies"][ST].append({**company, "owner": ST})


@enters(h.MachineryPlaced)
def _machinery_placed(book: Ledger, told: h.MachineryPlaced) -> None:
    book.company(told.company)["machinery"] = True


@enters(h.WageSet)
def _wage_set(book: Ledger, told: h.WageSet) -> None:
    book.company(told.company)["wage"] = told.level


# Politics


@enters(h.BillProposed)
def _bill_proposed(book: Ledger, told: h.BillProposed) -> None:
    book.table["bills"][policy_of(told.section)] = told.who
    book.table["bill_sections"][policy_of(told.section)] = letter_of(told.section)
    if book.table["phase"] == ACTION:
        book.table["bill_proposed"] = True


@enters(h.BillSettled, h.BillDiscarded)
def _bill_gone(book: Ledger, told: h.BillSettled | h.BillDiscarded) -> None:
    book.table["bills"][policy_of(told.section)] = NOBODY
    book.table["bill_sections"][policy_of(told.section)] = 0


@enters(h.VoteResult)
def _vote_result(book: Ledger, told: h.VoteResult) -> None:
    if told.passed and book.table["phase"] == ELECTIONS and "hidden-agendas" in book.modules:
        proposer = book.table["bills"][policy_of(told.section)]
        book.module("hidden-agendas")["bills_passed"][proposer] += 1


@enters(h.PolicyChanged)
def _policy_changed(book: Ledger, told: h.PolicyChanged) -> None:
    book.table["policies"][policy_of(told.section)] = letter_of(told.section)


@enters(h.TaxMultiplierSet)
def _tax_multiplier(book: Ledger, told: h.TaxMultiplierSet) -> None:
    book.table["tax_multiplier"] = told.amount


@enters(h.CubesAdded)
def _cubes_added(book: Ledger, told: h.CubesAdded) -> None:
    _move_cubes(book, "cubes", "bag", told.who, told.amount)


@enters(CubesTakenBack)
def _cubes_taken_back(book: Ledger, told: CubesTakenBack) -> None:
    _move_cubes(book, "bag", "cubes", told.who, told.amount)


@enters(h.CubesDrawn)
def _cubes_drawn(book: Ledger, told: h.CubesDrawn) -> None:
    for who, drawn in enumerate((told.WC, told.MC, told.CC)):
        _move_cubes(book, "bag", "drawn", who, drawn - book.table["drawn"][who])


@enters(h.CubesRemoved, h.CubesPutAside)
def _cubes_put_aside(book: Ledger, told: h.CubesRemoved | h.CubesPutAside) -> None:
    _move_cubes(book, "drawn", "cubes", told.who, told.amount)


@enters(h.CubesReturned)
def _cubes_returned(book: Ledger, told: h.CubesReturned) -> None:
    _move_cubes(book, "drawn", "bag", told.who, told.amount)


def _move_cubes(book: Ledger, place: str, to: str, who: int, amount: int) -> None:
    book.table[place][who] -= amount
    book.table[to][who] += amount


# Cards


@enters(h.CardsDrawn)
def _cards_drawn(book: Ledger, told: h.CardsDrawn) -> None:
    book.table["decks"][told.who] -= told.amount
    book.table["hands"][told.who] += told.amount


@enters(h.CardDiscarded, h.CardPlayed)
def _card_discarded(book: Ledger, told: h.CardDiscarded | h.CardPlayed) -> None:
    book.table["hands"][told.who] -= 1
    insort(book.table["discards"][told.who], told.card)
    if isinstance(told, h.CardPlayed):
        book.module("hidden-agendas").update(exporting=0)


@enters(h.DeckReshuffled)
def _deck_reshuffled(book: Ledger, told: h.DeckReshuffled) -> None:
    if told.deck in ACTION_DECKS:
        _reshuffle(book.table, "decks", "discards", ACTION_DECKS.index(told.deck))
    elif told.deck in COMPANY_DECKS:
        _reshuffle(book.table, "company_decks", "company_discards", COMPANY_DECKS.index(told.deck))
    elif told.deck == CRISIS_DECK:
        crisis = book.module("crisis-response")
        crisis.update(deck=crisis["deck"] + len(crisis["used"]), used=[])
    else:
        name = {DEAL_DECK: "deal", EXPORT_DECK: "export", EVENT_CARDS: "event", AGENDA_DECK: "agenda"}[told.deck]
        book.table[f"{name}_deck"] += len(book.table[f"{name}_discard"])
        book.table[f"{name}_discard"] = []


def _reshuffle(table: Data, decks: str, discards: str, role: int) -> None:
    table[decks][role] += len(table[discards][role])
    table[discards][role] = []


@enters(h.EventRevealed)
def _event_revealed(book: Ledger, told: h.EventRevealed) -> None:
    book.table["event_deck"] -= 1
    book.table["events"].append(told.event)


@enters(h.EventReplaced, h.EventHandled, h.EventIgnored)
def _event_gone(book: Ledger, told: h.EventReplaced | h.EventHandled | h.EventIgnored) -> None:
    """It may have been kept by a class meanwhile."""
    if told.event in book.table["events"]:
        book.table["events"].remove(told.event)
        insort(book.table["event_discard"], told.event)
    if isinstance(told, h.EventHandled) and "hidden-agendas" in book.modules:
        book.module("hidden-agendas")["events_dealt_with"] += 1


@enters(h.AgendaDiscarded)
def _agenda_discarded(book: Ledger, told: h.AgendaDiscarded) -> None:
    insort(book.table["agenda_discard"], told.agenda)


@enters(h.AgendaRevealed)
def _agenda_revealed(book: Ledger, told: h.AgendaRevealed) -> None:
    book.table["agenda_deck"] -= 1
    book.table["agenda"] = told.agenda


@enters(h.DealRevealed)
def _deal_revealed(book: Ledger, told: h.DealRevealed) -> None:
    book.table["deal_deck"] -= 1
    book.table["deals"].append(told.deal)


@enters(h.DealMade, DealDiscarded)
def _deal_gone(book: Ledger, told: h.DealMade | DealDiscarded) -> None:
    book.table["deals"].remove(told.deal)
    insort(book.table["deal_discard"], told.deal)


@enters(h.DealsDiscarded)
def _deals_gone(book: Ledger, told: h.DealsDiscarded) -> None:
    assert told.amount == len(book.table["deals"])
    book.table["deal_discard"] = sorted(book.table["deal_discard"] + book.table["deals"])
    book.table["deals"] = []


@enters(h.ExportInspected)
def _export_inspected(book: Ledger, told: h.ExportInspected) -> None:
    book.table["export_deck"] -= 1


@enters(h.ExportDiscarded)
def _export_discarded(book: Ledger, told: h.ExportDiscarded) -> None:
    insort(book.table["export_discard"], told.export)
    if told.export == book.table["export"]:
        book.table["export"] = None


@enters(h.ExportRevealed)
def _export_revealed(book: Ledger, told: h.ExportRevealed) -> None:
    """A card that was only inspected is among the discards; else it comes from the deck, if the old one is gone."""
    if told.export in book.table["export_discard"]:
        book.table["export_discard"].remove(told.export)
    elif book.table["export"] is None:
        book.table["export_deck"] -= 1
    book.table["export"] = told.export


# Action Cards


@enters(PolicyProtected)
def _policy_protected(book: Ledger, told: PolicyProtected) -> None:
    module, policy = book.module("action-cards"), policy_of(told.section)
    module["protected"][policy] = 1
    if told.by_marker:
        module["markers"][policy] = told.who


# Alternative Events


@enters(EventKept)
def _event_kept(book: Ledger, told: EventKept) -> None:
    book.table["events"].remove(told.event)
    book.module("alternative-events")["kept"][told.who].append(told.event)


@enters(EventDiscarded)
def _event_discarded(book: Ledger, told: EventDiscarded) -> None:
    book.module("alternative-events")["kept"][told.who].remove(told.event)
    insort(book.table["event_discard"], told.event)


@enters(EventBenefitUsed)
def _benefit_used(book: Ledger, told: EventBenefitUsed) -> None:
    if benefit_of(told.event).kind in IN_USE_FOR_A_WHILE:
        book.module("alternative-events")["in_use"].append(told.event)


@enters(EventBenefitSpent)
def _benefit_spent(book: Ledger, told: EventBenefitSpent) -> None:
    book.module("alternative-events")["in_use"].remove(told.event)


@enters(BillBacked)
def _bill_backed(book: Ledger, told: BillBacked) -> None:
    book.module("alternative-events").update(backed_policy=told.policy, backed_with=told.amount)


@enters(WageForPhase)
def _wage_for_phase(book: Ledger, told: WageForPhase) -> None:
    book.module("alternative-events").update(wage_company=told.company, wage_before=told.before)


@enters(WageStays)
def _wage_stays(book: Ledger, told: WageStays) -> None:
    book.module("alternative-events").update(wage_company=NO_COMPANY)


# Historical Events


@enters(HistoryRevealed)
def _history_revealed(book: Ledger, told: HistoryRevealed) -> None:
    history = book.module("historical-events")
    history["piles"][book.table["round"] - 1] -= 1
    history["revealed"].append(told.event)


@enters(HistorySetOff, HistoryHappened)
def _history_happens(book: Ledger, told: HistorySetOff | HistoryHappened) -> None:
    book.module("historical-events")["in_force"].append(told.event)
    if isinstance(told, HistorySetOff):
        book.module("hidden-agendas").update(exporting=0)


@enters(HistoryPassedBy)
def _history_passed_by(book: Ledger, told: HistoryPassedBy) -> None:
    history = book.module("historical-events")
    history["revealed"].remove(told.event)
    insort(history["discard"], told.event)


@enters(CompanyEndangered)
def _company_endangered(book: Ledger, told: CompanyEndangered) -> None:
    book.module("historical-events")["named"].append(told.company)


@enters(CompanySaved)
def _company_saved(book: Ledger, told: CompanySaved) -> None:
    _out_of_danger(book, told.company)


def _out_of_danger(book: Ledger, card: CompanyId) -> None:
    named = book.module("historical-events").get("named", [])
    if card in named:
        named.remove(card)


# Hidden Agendas


@enters(HiddenAgendaClaimed)
def _agenda_claimed(book: Ledger, told: HiddenAgendaClaimed) -> None:
    _agenda_laid_open(book, told.who, told.agenda, CLAIMED)


@enters(HiddenAgendaDiscarded)
def _agenda_given_up(book: Ledger, told: HiddenAgendaDiscarded) -> None:
    _agenda_laid_open(book, told.who, told.agenda, DISCARDED)


def _agenda_laid_open(book: Ledger, who: Party, agenda: int, outcome: int) -> None:
    module = book.module("hidden-agendas")
    module["held"][who] = agenda
    module["outcomes"][who] = outcome


@enters(HiddenAgendaAchieved)
def _agenda_achieved(book: Ledger, told: HiddenAgendaAchieved) -> None:
    book.module("hidden-agendas")["face_down"][told.who].append(told.agenda)


# Crisis Response


@enters(CrisisCardSetAside)
def _crisis_card_set_aside(book: Ledger, told: CrisisCardSetAside) -> None:
    crisis = book.module("crisis-response")
    insort(crisis["used"], told.card)
    crisis.update(gathered=[0] * 3, from_capital=0)


@enters(CrisisCardRevealed)
def _crisis_card_revealed(book: Ledger, told: CrisisCardRevealed) -> None:
    crisis = book.module("crisis-response")
    crisis.update(card=told.card, deck=crisis["deck"] - 1)


@enters(CrisisCardFollowed)
def _crisis_card_followed(book: Ledger, told: CrisisCardFollowed) -> None:
    book.module("crisis-response").update(free_openings=CRISIS_CARDS[told.card].opens_for_free)


@enters(PolicyLocked)
def _policy_locked(book: Ledger, told: PolicyLocked) -> None:
    book.module("crisis-response")["locks"].append(told.policy)


@enters(PolicyUnlocked)
def _policy_unlocked(book: Ledger, told: PolicyUnlocked) -> None:
    book.module("crisis-response")["locks"].remove(told.policy)


@enters(BondIssued)
def _bond_issued(book: Ledger, told: BondIssued) -> None:
    book.module("crisis-response")["bonds"][told.who] = told.amount


@enters(BondPaidBack)
def _bond_paid_back(book: Ledger, told: BondPaidBack) -> None:
    book.module("crisis-response")["bonds"][told.who] = 0


# Automas


def _automa(book: Ledger, who: Party) -> Data:
    return book.modules[f"automa-{ROLES[who]}"]


@enters(h.AICardRevealed)
def _ai_card_revealed(book: Ledger, told: h.AICardRevealed) -> None:
    automa, card = _automa(book, told.who), told.card % AI_CARDS_EACH
    automa.update(card=card, pile=automa["pile"] - 1)
    insort(automa["discard"], card)


@enters(h.AICardsReshuffled)
def _ai_cards_reshuffled(book: Ledger, told: h.AICardsReshuffled) -> None:
    automa = _automa(book, told.who)
    automa.update(pile=automa["pile"] + len(automa["discard"]), discard=[])


@enters(h.PriorityRaised)
def _priority_raised(book: Ledger, told: h.PriorityRaised) -> None:
    rows = _rows(book, told.who, told.card >= P1)
    place(rows, told.card, row_of(rows, told.card) + told.rows)


@enters(h.PriorityLowered)
def _priority_lowered(book: Ledger, told: h.PriorityLowered) -> None:
    rows = _rows(book, told.who, told.card >= P1)
    place(rows, told.card, max(0, row_of(rows, told.card) - told.rows))


@enters(h.PriorityPlaced)
def _priority_placed(book: Ledger, told: h.PriorityPlaced) -> None:
    _take_up(book, told.who, told.card)
    place(_rows(book, told.who, told.card >= P1), told.card, told.row - 1)


@enters(h.PrioritySetAside)
def _priority_set_aside(book: Ledger, told: h.PrioritySetAside) -> None:
    _take_up(book, told.who, told.card)
    _automa(book, told.who)["aside"].append(told.card)


@enters(h.PriorityRemoved)
def _priority_removed(book: Ledger, told: h.PriorityRemoved) -> None:
    _take_up(book, told.who, told.card)


@enters(h.RowCollapsed)
def _row_collapsed(book: Ledger, told: h.RowCollapsed) -> None:
    assert _rows(book, told.who, told.of_policies == 1).pop(told.row - 1) == []


def _rows(book: Ledger, who: Party, of_policies: bool) -> list[list[PriorityCard]]:
    rows: list[list[PriorityCard]] = _automa(book, who)["policy_rows" if of_policies else "action_rows"]
    return rows


def _take_up(book: Ledger, who: Party, card: PriorityCard) -> None:
    """Take a priority card from wherever it lies."""
    take_out(_rows(book, who, card >= P1), card)
    aside = _automa(book, who)["aside"]
    if card in aside:
        aside.remove(card)
