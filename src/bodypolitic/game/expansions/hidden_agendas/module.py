"""The module: who holds which agenda, what is tallied for their tasks, and when they can be claimed."""

from typing import ClassVar, Final

from bodypolitic.game.cards import measures
from bodypolitic.game.cards.measures import counts
from bodypolitic.game.components.measures import (
    BILLS_PASSED,
    CAPITAL,
    EVENTS_DEALT_WITH,
    EXPORTED,
    FULLY_OPERATIONAL_COMPANIES,
    INDUSTRIES_WITH_TWO,
    LOANS_TAKEN,
    MEASURES,
    SECTIONS_IN_FORCE,
    STORED,
    WAGES,
)
from bodypolitic.game.expansions.hidden_agendas.cards import (
    AGENDAS_DRAWN,
    ANYTIME,
    AT_GAME_END,
    HIDDEN_AGENDAS,
    NO_AGENDA,
    Goal,
    HiddenAgenda,
    HiddenAgendaId,
    agendas_of,
)
from bodypolitic.game.expansions.hidden_agendas.records import (
    HIDDEN_AGENDA,
    HiddenAgendaAchieved,
    HiddenAgendaClaimed,
    HiddenAgendaDiscarded,
    KeepAgenda,
    ToClaimAgenda,
)
from bodypolitic.game.expansions.hidden_agendas.shapes import (
    AgendasOfAutomas,
    AgendaTiming,
    AgendaView,
    HiddenAgendasView,
    Outcome,
    Progress,
    RevealedAgendas,
)
from bodypolitic.game.expansions.historical_events.records import HistorySetOff
from bodypolitic.game.ground import causes, chance
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    ALL_ROLES,
    CC,
    ELECTIONS,
    GOOD_NAMES,
    MC,
    NOBODY,
    PHASES,
    PRODUCTION,
    ROLES,
    ST,
    WC,
    Phase,
    Policy,
    Role,
    Section,
    letter_of,
    policy_code,
    policy_of,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.phases.scoring import fully_operational
from bodypolitic.game.records.happenings import (
    BasicActionTaken,
    CardPlayed,
    EventHandled,
    Happening,
    LoanTaken,
    Paid,
    RoundBegan,
    TurnBegan,
    VoteResult,
)
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.refusals import (
    NO_PAGE,
    NeedsResource,
    OnlyAtGameEnd,
    OnlyFromRound,
    OnlyInPhase,
    OnlyUntilRound,
    Refusal,
    RequirementExceeded,
    RequirementNotMet,
    Unavailable,
)
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.table.module import COSTS_NOTHING, NOT_MINE, Module, module_of
from bodypolitic.game.table.steps import SecretAsk
from bodypolitic.game.table.table import Table

# What has become of a player's agenda
SECRET: Final = 0
CLAIMED: Final = 1
DISCARDED: Final = 2
OUTCOMES: Final[tuple[Outcome, ...]] = ("claimed", "discarded")  # of those that are not SECRET any more

COMPANIES_OF_AN_INDUSTRY: Final = 2


class HiddenAgendas(Module):
    """What the module keeps on the table.

    `noted` marks the holders whose task was achieved while others had the word. `face_down` lists the agendas
    that an Automa has achieved. The rest is tallied: for the whole game, for a round, for a turn (`exported` is the
    most of one action in it) or for the action under way (`exporting`).
    """

    NAME = "hidden-agendas"
    USES = (HiddenAgendaClaimed, HiddenAgendaAchieved)
    HOLDS: ClassVar[dict[str, str]] = dict.fromkeys(("drawn", "face_down", "held"), "HiddenAgendaId")
    FIELDS = (
        "bills_passed",
        "drawn",
        "events_dealt_with",
        "exported",
        "exporting",
        "face_down",
        "held",
        "noted",
        "outcomes",
        "state_loans",
        "wages",
    )

    def __init__(self) -> None:
        self.drawn: list[list[HiddenAgendaId]] = [[], [], [], []]
        self.held: list[HiddenAgendaId] = [NO_AGENDA] * 4
        self.outcomes: list[int] = [SECRET] * 4
        self.noted: list[int] = [0] * 4
        self.face_down: list[list[HiddenAgendaId]] = [[], [], [], []]
        self.events_dealt_with = 0
        self.state_loans = 0
        self.wages = 0
        self.bills_passed: list[int] = [0] * 4
        self.exported = 0
        self.exporting = 0

    def set_up(self, t: Table) -> None:
        """Each player draws two of its five agendas and keeps one; Automas have all of theirs face up."""
        players = [role for role in t.roles if not t.plays_by_automa(role)]
        for role in players:
            cards = agendas_of(role)
            chance.shuffle(t.chance, cards)
            self.drawn[role] = sorted(cards[:AGENDAS_DRAWN])
        if players:
            t.push(ChooseAgenda(tuple([UNANSWERED if role in players else NOT_ASKED for role in ALL_ROLES])))

    def agenda_of(self, seat: Role) -> HiddenAgenda | None:
        """The agenda that a player still keeps secret."""
        if self.held[seat] == NO_AGENDA or self.outcomes[seat] != SECRET:
            return None
        return HIDDEN_AGENDAS[self.held[seat]]

    def hears(self, t: Table, told: Happening) -> None:
        """Tally what the tasks go by."""
        if isinstance(told, Paid):
            if told.reason == causes.WAGES and told.to == WC and t.phase == PRODUCTION:
                self.wages += told.amount
            elif told.reason == causes.EXPORT and told.to == CC:
                self.exporting += told.amount
                self.exported = max(self.exported, self.exporting)
        elif isinstance(told, BasicActionTaken | CardPlayed | HistorySetOff):
            self.exporting = 0
        elif isinstance(told, TurnBegan):
            self.exporting = self.exported = 0
        elif isinstance(told, RoundBegan):
            self.wages = 0
            self.bills_passed = [0] * 4
        elif isinstance(told, VoteResult):
            if told.passed and t.phase == ELECTIONS:
                self.bills_passed[t.bills[policy_of(told.section)]] += 1
        elif isinstance(told, EventHandled):
            self.events_dealt_with += 1
        elif isinstance(told, LoanTaken) and told.who == ST:
            self.state_loans += 1
            self._give_up_on_loans(t)

    def _give_up_on_loans(self, t: Table) -> None:
        """An agenda that allows no loan is discarded with the first one."""
        agenda = self.agenda_of(ST)
        if agenda is not None and agenda.counts(LOANS_TAKEN):
            self.outcomes[ST] = DISCARDED
            t.tell(HiddenAgendaDiscarded(ST, agenda.id))

    def turn_options(self, t: Table, seat: Role, main_taken: bool, free_taken: bool) -> list[Option]:
        """In its own turn a player may claim its agenda between its actions."""
        agenda = self.agenda_of(seat)
        if agenda is None or not (self.noted[seat] or can_be_claimed(t, agenda)):
            return []
        return [ToClaimAgenda(agenda.id)]

    def turn_refusals(self, t: Table, seat: Role, main_taken: bool, free_taken: bool) -> list[Unavailable]:
        """Why its holder can't claim an agenda now."""
        agenda = self.agenda_of(seat)
        reason = None if agenda is None or self.noted[seat] else why_not_claimed(t, agenda)
        return [] if agenda is None or reason is None else [Unavailable(ToClaimAgenda(agenda.id), NO_PAGE, reason)]

    def cost_in_turn(self, option: Option) -> int:
        """Claiming takes no action."""
        return COSTS_NOTHING if isinstance(option, ToClaimAgenda) else NOT_MINE

    def choose_in_turn(self, t: Table, seat: Role, option: Option) -> None:
        """Claim the agenda."""
        claim(t, seat)

    def turn_begins(self, t: Table, seat: Role) -> None:
        """Before the first turn of a round others may have what an event has just brought them."""
        if t.turn == 0 and seat == t.roles[0]:
            self._look_at_all(t, seat)

    def turn_ends(self, t: Table, seat: Role) -> None:
        """The player has had the word; the others had not."""
        self.noted[seat] = 0
        self._look_at_all(t, seat)

    def goods_are_produced(self, t: Table) -> None:
        """Storages are full before people eat."""
        self._look_at_all(t, NOBODY)

    def vote_begins(self, t: Table, policy: Policy) -> None:
        """The influence of the phase is there and not spent yet."""
        self._look_at_all(t, NOBODY)

    def phase_ends(self, t: Table, phase: Phase) -> None:
        """Nobody has the word between two phases."""
        self._look_at_all(t, NOBODY)

    def _look_at_all(self, t: Table, whose_turn: int) -> None:
        """Note whose task is achieved now, without a word to anybody: to be asked would tell it to all."""
        for seat in t.roles:
            if t.plays_by_automa(seat):
                self._turn_face_down(t, seat)
            elif seat != whose_turn:
                agenda = self.agenda_of(seat)
                if agenda is not None and can_be_claimed(t, agenda):
                    self.noted[seat] = 1

    def game_ends(self, t: Table) -> None:
        """All agendas are turned up: whoever has achieved its own gets it, and each Automa the best of its own."""
        for role in t.roles:
            if t.plays_by_automa(role):
                self._turn_face_down(t, role, at_game_end=True)
                best = max([HIDDEN_AGENDAS[agenda].vp for agenda in self.face_down[role]], default=0)
                gain_vp(t, role, best, HIDDEN_AGENDA)
                continue
            agenda = self.agenda_of(role)
            if agenda is not None and (self.noted[role] or can_be_claimed(t, agenda, at_game_end=True)):
                claim(t, role)

    def _turn_face_down(self, t: Table, seat: Role, at_game_end: bool = False) -> None:
        """An Automa turns each agenda face down that it has just achieved."""
        for number in agendas_of(seat):
            agenda = HIDDEN_AGENDAS[number]
            if number not in self.face_down[seat] and can_be_claimed(t, agenda, at_game_end):
                self.face_down[seat].append(number)
                t.tell(HiddenAgendaAchieved(seat, number))

    def view(self, t: Table, seat: Role) -> HiddenAgendasView:
        """One's own agenda with its progress, what others have revealed, and what Automas have on the table."""
        revealed: RevealedAgendas = {}
        automas: AgendasOfAutomas = {}
        for role in t.roles:
            if self.outcomes[role] != SECRET:
                agenda = HIDDEN_AGENDAS[self.held[role]].slug
                revealed[ROLES[role]] = {"agenda": agenda, "outcome": OUTCOMES[self.outcomes[role] - 1]}
            if t.plays_by_automa(role):
                automas[ROLES[role]] = [
                    {**agenda_view(t, HIDDEN_AGENDAS[number]), "face_down": number in self.face_down[role]}
                    for number in agendas_of(role)
                ]
        shown: HiddenAgendasView = {"revealed": revealed, "automas": automas}
        if seat != NOBODY and not t.plays_by_automa(seat):
            own = self.agenda_of(seat)
            shown["drawn"] = [agenda_view(t, HIDDEN_AGENDAS[number]) for number in self.drawn[seat]]
            noted = self.noted[seat] == 1
            shown["agenda"] = None if own is None else {**agenda_view(t, own), "noted": noted}
        return shown

    def redraw(self, t: Table, seat: Role) -> None:
        """Others may have drawn, and kept, any of the agendas of their role."""
        for role in t.roles:
            if role == seat or t.plays_by_automa(role):
                continue
            cards = agendas_of(role)
            chance.shuffle(t.chance, cards)
            if self.drawn[role]:
                self.drawn[role] = sorted(cards[:AGENDAS_DRAWN])
            elif self.agenda_of(role) is not None:
                self.held[role] = cards[0]
                self.noted[role] = 0

    def laid_open(self) -> list[int]:
        """Whose agenda is no secret any more."""
        return self.outcomes

    def broken_rules(self, t: Table, broken: list[str]) -> None:
        """Everyone holds an agenda of its own role, or has yet to choose one."""
        for role in t.roles:
            own = agendas_of(role)
            if self.held[role] != NO_AGENDA and (self.held[role] not in own or t.plays_by_automa(role)):
                broken.append(f"{ROLES[role]} can't hold {HIDDEN_AGENDAS[self.held[role]].slug}")
            if self.held[role] == NO_AGENDA and not self.drawn[role] and not t.plays_by_automa(role):
                broken.append(f"{ROLES[role]} has no Hidden Agenda")
            if self.face_down[role] and not t.plays_by_automa(role):
                broken.append(f"{ROLES[role]} is no Automa and turns no agendas face down")


# Tasks


def count(t: Table, agenda: HiddenAgenda, goal: Goal) -> int:
    """How far the holder of an agenda has come with one of its goals."""
    return measures.count(t, agenda.role, goal.measure, goal.sections or (goal.resource,))


@counts(EVENTS_DEALT_WITH)
def _events_dealt_with(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return module_of(t, HiddenAgendas).events_dealt_with


@counts(LOANS_TAKEN)
def _loans_taken(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return module_of(t, HiddenAgendas).state_loans


@counts(BILLS_PASSED)
def _bills_passed(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return module_of(t, HiddenAgendas).bills_passed[who]


@counts(WAGES)
def _wages(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return module_of(t, HiddenAgendas).wages


@counts(EXPORTED)
def _exported(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return module_of(t, HiddenAgendas).exported


@counts(SECTIONS_IN_FORCE)
def _sections_in_force(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum([1 for section in map(Section, of) if t.policies[policy_of(section)] == letter_of(section)])


@counts(STORED)
def _stored(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return t.storage[who][of[0]]


@counts(FULLY_OPERATIONAL_COMPANIES)
def _fully_operational_companies(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return sum([1 for company in t.companies[MC] if fully_operational(company)])


@counts(INDUSTRIES_WITH_TWO)
def _industries_with_two(t: Table, who: Role, of: tuple[int, ...]) -> int:
    industries = [company.card.industry for company in t.companies[who]]
    return sum([1 for industry in ALL_RESOURCES if industries.count(industry) >= COMPANIES_OF_AN_INDUSTRY])


@counts(CAPITAL)
def _capital(t: Table, who: Role, of: tuple[int, ...]) -> int:
    return t.capital


def met(t: Table, agenda: HiddenAgenda, goal: Goal) -> bool:
    """Whether a goal is reached now."""
    have = count(t, agenda, goal)
    return have <= goal.needed if goal.at_most else have >= goal.needed


def achieved(t: Table, agenda: HiddenAgenda) -> bool:
    """Whether everything that an agenda asks for holds now."""
    return all(met(t, agenda, goal) for goal in agenda.goals)


# Timing


def in_time(t: Table, agenda: HiddenAgenda, at_game_end: bool = False) -> bool:
    """Whether an agenda can be claimed now; one on policies not before all elections of their phase are over."""
    if agenda.timing == AT_GAME_END:
        return at_game_end
    if not agenda.first_round <= t.round <= agenda.last_round:
        return False
    if agenda.timing != ANYTIME:
        return t.phase == agenda.timing and not at_game_end
    if t.phase == ELECTIONS and agenda.counts(SECTIONS_IN_FORCE):
        return all(proposer == NOBODY for proposer in t.bills)
    return True


def why_not_claimed(t: Table, agenda: HiddenAgenda) -> Refusal | None:
    """Why an agenda can't be claimed in a turn: it is not the time for it, or the first goal that is not reached."""
    if agenda.timing == AT_GAME_END:
        return OnlyAtGameEnd()
    if t.round > agenda.last_round:
        return OnlyUntilRound(agenda.last_round)
    if t.round < agenda.first_round:
        return OnlyFromRound(agenda.first_round)
    if not in_time(t, agenda):
        return OnlyInPhase(Phase(agenda.timing))
    for goal in agenda.goals:
        has = count(t, agenda, goal)
        if goal.at_most and has > goal.needed:
            return RequirementExceeded(goal.needed, has, goal.measure)
        if not goal.at_most and has < goal.needed:
            if goal.measure == STORED:
                return NeedsResource(goal.needed, has, goal.resource)
            return RequirementNotMet(goal.needed, has, goal.measure)
    return None


def can_be_claimed(t: Table, agenda: HiddenAgenda, at_game_end: bool = False) -> bool:
    """Whether an agenda is achieved at a time at which it counts."""
    return in_time(t, agenda, at_game_end) and achieved(t, agenda)


# Choosing and claiming

UNANSWERED: Final = -1
NOT_ASKED: Final = -2


@record
class ChooseAgenda(SecretAsk[KeepAgenda]):
    """Everyone keeps one of two agendas; the other three go back to the box with the one not kept."""

    answers: tuple[int, ...]

    def waiting(self) -> list[Role]:
        return [role for role in ALL_ROLES if self.answers[role] == UNANSWERED]

    def options_for(self, t: Table, seat: Role) -> list[KeepAgenda]:
        return [KeepAgenda(agenda) for agenda in module_of(t, HiddenAgendas).drawn[seat]]

    def choose_for(self, t: Table, seat: Role, option: KeepAgenda) -> None:
        answers = list(self.answers)
        answers[seat] = option.agenda
        if UNANSWERED in answers:
            t.push(ChooseAgenda(tuple(answers)))
            return
        module = module_of(t, HiddenAgendas)
        module.held = [HiddenAgendaId(answer) if answer >= 0 else NO_AGENDA for answer in answers]
        module.drawn = [[], [], [], []]

    def guessed(self, t: Table, seat: Role) -> "ChooseAgenda":
        """Everyone who has answered keeps one of what it may have drawn."""
        answers = list(self.answers)
        for role in t.roles:
            if role != seat and answers[role] not in (UNANSWERED, NOT_ASKED):
                drawn = module_of(t, HiddenAgendas).drawn[role]
                answers[role] = drawn[chance.below(t.chance, len(drawn))]
        return ChooseAgenda(tuple(answers))


def claim(t: Table, seat: Role) -> None:
    """Reveal the agenda and gain what it is worth."""
    module = module_of(t, HiddenAgendas)
    agenda = HIDDEN_AGENDAS[module.held[seat]]
    module.outcomes[seat] = CLAIMED
    t.tell(HiddenAgendaClaimed(seat, agenda.id))
    gain_vp(t, seat, agenda.vp, HIDDEN_AGENDA)


# What a seat sees


def agenda_view(t: Table, agenda: HiddenAgenda) -> AgendaView:
    """An agenda with its timing, its reward and how far its holder has come."""
    timing: AgendaTiming
    if agenda.timing == ANYTIME:
        timing = "anytime"
    elif agenda.timing == AT_GAME_END:
        timing = "game-end"
    else:
        timing = PHASES[agenda.timing]
    return {
        "agenda": agenda.slug,
        "timing": timing,
        "rounds": [agenda.first_round, agenda.last_round],
        "vp": agenda.vp,
        "achieved": achieved(t, agenda),
        "progress": [_progress(t, agenda, goal) for goal in agenda.goals],
    }


def _progress(t: Table, agenda: HiddenAgenda, goal: Goal) -> Progress:
    progress: Progress = {
        "what": MEASURES[goal.measure],
        "have": count(t, agenda, goal),
        "met": met(t, agenda, goal),
    }
    if goal.at_most:
        progress["at_most"] = goal.needed
    else:
        progress["needed"] = goal.needed
    if goal.sections:
        progress["sections"] = [policy_code(policy_of(section), letter_of(section)) for section in goal.sections]
    if goal.measure == STORED:
        progress["resource"] = GOOD_NAMES[goal.resource]
    return progress
