"""The goals that a puzzle can set: when each is reached, by the table before and after, and how far one looks."""

from collections.abc import Callable
from typing import Final, NamedTuple

from bodypolitic.game.components.boards import IMF_POLICIES
from bodypolitic.game.ground.codes import (
    ACTION,
    CLASSES,
    PRODUCTION,
    ST,
    Role,
    Section,
    letter_of,
    policy_of,
)
from bodypolitic.game.ground.errors import GameError
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.rules.money import funds
from bodypolitic.game.table.table import Table
from bodypolitic.words.catalogue import Values, catalogue
from bodypolitic.words.names import sentence, value_for

# How far a puzzle goes
TURN: Final = "turn"  # to the end of one's own turn
ROUND: Final = "production"  # until production is over

MOST: Final = 999  # that a goal may ask for


class BadGoal(GameError):
    """A goal that there is not."""


class Look(NamedTuple):
    """The table as a puzzle began and as it stands, for one role."""

    before: Table
    t: Table
    seat: Role


Test = Callable[[Look, int], bool]
Measure = Callable[[Look], int]


class Kind(NamedTuple):
    """A kind of goal: what its value is, how far it looks, when it is reached, and how much of it there is so far.

    A goal without a measure asks for one thing and not for an amount.
    """

    name: str
    message: str
    value: str
    horizon: str
    reached: Test
    measure: Measure | None


GOALS: Final[dict[str, Kind]] = {}


def thing(name: str, message: str, kind: str) -> Callable[[Test], Test]:
    """Declare a goal that asks for one thing: a section in force, a company at work, a trade union."""

    def declared(test: Test) -> Test:
        GOALS[name] = Kind(name, message, kind, TURN, test, None)
        return test

    return declared


def amount(name: str, message: str) -> Callable[[Measure], Measure]:
    """Declare a goal that asks for at least so much of something by the end of the turn."""

    def declared(measure: Measure) -> Measure:
        GOALS[name] = Kind(name, message, "int", TURN, lambda look, wanted: measure(look) >= wanted, measure)
        return measure

    return declared


def most(name: str, message: str) -> Callable[[Measure], Measure]:
    """Declare a goal that asks for no more than so much of something once production is over."""

    def declared(measure: Measure) -> Measure:
        GOALS[name] = Kind(name, message, "int", ROUND, lambda look, wanted: measure(look) <= wanted, None)
        return measure

    return declared


@thing("policy", "aim-policy", "SectionCode")
def _policy(look: Look, wanted: int) -> bool:
    """A section of a policy is in force that was not."""
    policy, letter = policy_of(Section(wanted)), letter_of(Section(wanted))
    return look.t.policies[policy] == letter != look.before.policies[policy]


@thing("bill", "aim-bill", "SectionCode")
def _bill(look: Look, wanted: int) -> bool:
    """A bill of one's own is on the board."""
    policy, letter = policy_of(Section(wanted)), letter_of(Section(wanted))
    return look.t.bills[policy] == look.seat and look.t.bill_sections[policy] == letter


@thing("staffed", "aim-staffed", "CompanyId")
def _staffed(look: Look, wanted: int) -> bool:
    """A company has all its workers."""
    return any(company.card.id == wanted and company.operational for company in look.t.all_companies())


@thing("union", "aim-union", "Industry")
def _union(look: Look, wanted: int) -> bool:
    """There is a trade union in an industry."""
    return bool(look.t.unions[wanted])


@amount("points", "aim-points")
def _points(look: Look) -> int:
    """Victory points gained."""
    return look.t.vp[look.seat] - look.before.vp[look.seat]


@amount("money", "aim-money")
def _money(look: Look) -> int:
    """Money at hand."""
    return funds(look.t, look.seat)


@amount("influence", "aim-influence")
def _influence(look: Look) -> int:
    """Influence of one's own."""
    return look.t.influence[look.seat]


@amount("companies", "aim-companies")
def _companies(look: Look) -> int:
    """Companies of one's own that work."""
    return sum(company.operational for company in look.t.companies[look.seat])


@amount("jobs", "aim-jobs")
def _jobs(look: Look) -> int:
    """Unemployed of one's class who have found work."""
    return (
        sum(look.before.unemployed[look.seat]) - sum(look.t.unemployed[look.seat])
        if look.seat < len(look.t.unemployed)
        else 0
    )


@amount("legitimacy", "aim-legitimacy")
def _legitimacy(look: Look) -> int:
    """The two lowest legitimacies together, which is what the State scores."""
    return sum(sorted(look.t.legitimacy[who] for who in CLASSES)[:2]) if look.seat == ST else 0


@most("new-loans", "aim-new-loans")
def _new_loans(look: Look) -> int:
    """Loans taken."""
    return look.t.loans[look.seat] - look.before.loans[look.seat]


@most("imf", "aim-imf")
def _imf(look: Look) -> int:
    """Whether the IMF has intervened, after which the policies are those it wants."""
    return int(tuple(look.t.policies) == IMF_POLICIES != tuple(look.before.policies))


class Goal(NamedTuple):
    """A goal of a kind, with the thing or the amount it asks for."""

    kind: Kind
    wanted: int

    @property
    def id(self) -> str:
        """The goal as it is written: `points/5`, `policy/3C`."""
        value = self.wanted if self.kind.value == "int" else KINDS[self.kind.value].slug(self.wanted)
        return f"{self.kind.name}/{value}"

    def reached(self, look: Look) -> bool:
        """Whether it is reached as a table stands."""
        return self.kind.reached(look, self.wanted)

    def over(self, look: Look) -> bool:
        """Whether there is nothing left to be done for it."""
        t = look.t
        if self.kind.horizon == ROUND:
            return t.round != look.before.round or t.phase > PRODUCTION
        return t.active != look.seat or t.phase != ACTION or (t.round, t.turn) != (look.before.round, look.before.turn)

    def text(self, language: str) -> str:
        """The goal in words."""
        values: Values = {"wanted": value_for(self.kind.value, self.wanted, language)}
        return sentence(catalogue(language).text(self.kind.message, values))


def goal_named(written: str) -> Goal:
    """A goal by what is written; anybody may have written it."""
    name, _, value = written.partition("/")
    kind = GOALS.get(name)
    if kind is None:
        raise BadGoal(f"there is no goal {name[:40]!r}")
    if kind.value == "int":
        if not value.isascii() or not value.isdigit() or int(value) > MOST:
            raise BadGoal(f"{name} asks for a number up to {MOST}, not {value[:40]!r}")
        return Goal(kind, int(value))
    known = KINDS[kind.value]
    found = [number for number in range(len(known)) if known.slug(number) == value]
    if not found:
        raise BadGoal(f"{name} knows no {value[:40]!r}")
    return Goal(kind, found[0])
