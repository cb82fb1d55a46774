"""What an expansion is, and the points where the base rules let it in."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from bodypolitic.game.ground.chance import shuffle_anew
from bodypolitic.game.ground.codes import ActionCardId, EventId, Phase, Policy, Resource, Role
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.refusals import PolicyBarred, Unavailable
from bodypolitic.game.table.steps import Ask, SecretAsk, Work
from bodypolitic.game.table.votes import FREE_TO_VOTE

if TYPE_CHECKING:
    from bodypolitic.game.table.table import Company, Table

NOT_MINE: Final = -1
COSTS_NOTHING: Final = 0
COSTS_FREE_ACTION: Final = 1
COSTS_MAIN_ACTION: Final = 2

# The steps of the Production Phase that modules may wait for
WAGES_STEP: Final = 0
NEEDS_STEP: Final = 1
TAXES_STEP: Final = 2


class Module:
    """An expansion that is switched on: what it keeps on the table, and the points where the base rules let it in.

    A subclass keeps its values in attributes named in `FIELDS`, each a number, a truth value or lists of numbers, and
    can be made without any. Whatever it pushes at one of the points is done before the rule goes on.
    """

    NAME: ClassVar[str] = ""
    HOLDS: ClassVar[dict[str, str]] = {}  # the fields that hold cards, with their kinds
    OPTIONS: ClassVar[tuple[str, ...]] = ()  # the fields that hold codes of options
    USES: ClassVar[tuple[type[Happening], ...]] = ()  # what happens when a card of its own is used
    FIELDS: ClassVar[tuple[str, ...]] = ()
    BARRED: ClassVar[type[PolicyBarred]] = PolicyBarred  # the reason given where the module bars bills on a policy

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

    def phase_begins(self, t: "Table", phase: Phase) -> None:
        """A phase has begun; its first step comes after what is pushed here."""

    def phase_ends(self, t: "Table", phase: Phase) -> None:
        """All of a phase is done."""

    def takes_turn(self, t: "Table", seat: Role) -> bool:
        """Push a turn of its own for a seat, in place of the usual one, if the module plays that seat."""
        return False

    def turn_begins(self, t: "Table", seat: Role) -> None:
        """A seat's turn has begun."""

    def turn_ends(self, t: "Table", seat: Role) -> None:
        """A seat's turn is over."""

    def turn_options(self, t: "Table", seat: Role, main_taken: bool, free_taken: bool) -> list[Option]:
        """What else a seat may do in its turn."""
        return []

    def turn_refusals(self, t: "Table", seat: Role, main_taken: bool, free_taken: bool) -> list[Unavailable]:
        """What a seat might expect the module to offer in its turn and can't take, with the reasons."""
        return []

    def offer_in_turn(self, t: "Table", option: Option) -> Offer | None:
        """What one of the module's own options comes to."""
        return None

    def cost_in_turn(self, option: Option) -> int:
        """What one of the module's own options takes from a turn: the main action, the free action or nothing."""
        return NOT_MINE

    def choose_in_turn(self, t: "Table", seat: Role, option: Option) -> None:
        """Carry out one of the module's own options."""

    def bars_bill(self, t: "Table", policy: Policy) -> bool:
        """Whether nobody may propose a bill on a policy."""
        return False

    def lacks_room(self, t: "Table", who: Role, resource: Resource) -> None:
        """More of a resource has come in than a role can keep; what finds no room after this is lost."""

    def bill_markers(self, seat: Role) -> int:
        """How many of a seat's bill markers the module has in use, besides those on bills."""
        return 0

    def action_cards(self, role: Role) -> list[ActionCardId]:
        """The cards that belong to a role's deck besides those of the base game, in the order of their numbers."""
        return []

    def opening_cost(self, t: "Table", cost: int) -> int:
        """What the State pays for a public company that opens, given what it would pay."""
        return cost

    def import_price(self, t: "Table", resource: Resource, price: int) -> int:
        """What the Foreign Market asks for a unit before tariffs, given what it would ask."""
        return price

    def closes_foreign_market(self, t: "Table") -> bool:
        """Whether nobody may Sell to the Foreign Market or Buy Goods & Services there."""
        return False

    def fixes_price(self, t: "Table", seller: Role, resource: Resource) -> bool:
        """Whether a seller may not adjust the price of a resource."""
        return False

    def bars_elections(self, t: "Table") -> bool:
        """Whether no votes are held, neither in the Elections Phase nor at once."""
        return False

    def frees_votes(self, t: "Table") -> bool:
        """Whether calling an Immediate Vote costs no influence."""
        return False

    def sold_abroad(self, t: "Table", seller: Role) -> None:
        """Somebody has sold to the Foreign Market; one call for all transactions of the action."""

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

    def event_cards(self) -> tuple[EventId, ...]:
        """The Event cards that are played with in place of the usual ones."""
        return ()

    def events_held(self) -> list[EventId]:
        """The Event cards that lie in front of players."""
        return []

    def building_aid(self, t: "Table", builder: Role) -> int:
        """How much of the next company that somebody builds others would pay."""
        return 0

    def building_begins(self, t: "Table", builder: Role, cost: int, reserve: int) -> None:
        """Somebody is about to build a company at a cost, and must have so much left afterwards."""

    def pays_for_building(self, t: "Table", builder: Role, cost: int) -> int:
        """Have others pay their part of a company, and say how much it is."""
        return 0

    def production_step_begins(self, t: "Table", step: int) -> None:
        """A step of the Production Phase has begun."""

    def extra_output(self, t: "Table", company: "Company") -> int:
        """How much more, or less, a company makes if it produces now."""
        return 0

    def tax_relief(self, t: "Table", who: Role) -> int:
        """How much less a class pays in taxes."""
        return 0

    def allows_wage(self, company: "Company") -> bool:
        """Whether the wage of a company may be one that policy 2 forbids."""
        return False

    def vote_begins(self, t: "Table", policy: Policy) -> None:
        """An election of the Elections Phase is about to begin."""

    def pledge_of(self, seat: Role, policy: Policy) -> int:
        """The influence that a seat must spend in favor of a bill, if it can; FREE_TO_VOTE where it need not."""
        return FREE_TO_VOTE

    def hears(self, t: "Table", told: Happening) -> None:
        """Something happened."""

    def instead_of_special(self, t: "Table", seat: Role) -> Work | None:
        """What an Automa does by the module in place of a special action, if there is anything."""
        return None

    def automa_turn_ends(self, t: "Table", seat: Role) -> None:
        """An Automa has taken its turn; only the free actions that the module gives it are left."""

    def answers_for(self, seat: Role) -> bool:
        """Whether the module, and no player, answers the decisions of a seat."""
        return False

    def answer(self, t: "Table", step: Ask[Any], options: list[Option]) -> Option:
        """Pick for a seat that the module answers for."""
        raise AssertionError(f"{self.NAME} answers for nobody")

    def answer_in_secret(self, t: "Table", step: SecretAsk[Any], seat: Role, options: list[Option]) -> Option:
        """Pick for a seat that the module answers for, once every player has answered."""
        raise AssertionError(f"{self.NAME} answers for nobody")

    def view(self, t: "Table", seat: Role) -> Mapping[str, object]:
        """What a seat may know of the module."""
        return {}

    def hidden_cards(self) -> list[list[Any]]:
        """The piles that nobody has seen."""
        return []

    def redraw(self, t: "Table", seat: Role) -> None:
        """Draw anew, by the table's chance, whatever a seat can't know of the module."""
        for pile in self.hidden_cards():
            shuffle_anew(t.chance, pile)

    def laid_open(self) -> list[int]:
        """What has become of cards that a player alone has seen."""
        return []

    def broken_rules(self, t: "Table", broken: list[str]) -> None:
        """Note everything that can't be so."""


def answering_for(t: "Table", seat: Role) -> Module | None:
    """The module that answers for a seat in place of a player."""
    for module in t.modules:
        if module.answers_for(seat):
            return module
    return None


def _copy_of(value: object) -> object:
    if isinstance(value, list):
        return [item.copy() if isinstance(item, list) else item for item in value]
    return value


Kind = TypeVar("Kind", bound=Module)


def module_if_played(t: "Table", kind: type[Kind]) -> Kind | None:
    """The module of a kind at a table, if it plays with it."""
    for module in t.modules:
        if isinstance(module, kind):
            return module
    return None


def module_of(t: "Table", kind: type[Kind]) -> Kind:
    """The module of a kind at a table that plays with it."""
    module = module_if_played(t, kind)
    assert module is not None, f"this table plays without {kind.__name__}"
    return module
