"""Steps: one thing still to be done each, on the stack of a table."""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from bodypolitic.game.ground.codes import Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import CARD_PAGE, Refusal, Unavailable
from bodypolitic.game.table.votes import Vote

if TYPE_CHECKING:
    from bodypolitic.game.table.table import Table

Picked = TypeVar("Picked", bound=Option)


class Step(Record):
    """One thing still to be done. Steps never change: progress puts a new one in place."""

    HAS_ITS_TURN = True
    SPEAKS_OF: ClassVar[tuple[tuple[str, str], ...]] = ()  # what its question names besides its fields, and the types

    def events_seen(self, seat: Role) -> int:
        """How many of the topmost events a seat has before it while the step waits."""
        return 0

    @property
    def without_limit(self) -> bool:
        """Whether any number may be picked of what it counts as `left`."""
        return False

    @property
    def is_turn(self) -> bool:
        """Whether a player does here what it likes to, in its turn."""
        return False

    @property
    def main_action_to_come(self) -> bool:
        """Whether it is a turn whose main action is still to be taken."""
        return False

    @property
    def free_action_to_come(self) -> bool:
        """Whether it is a turn whose free action is still to be taken."""
        return False

    @property
    def voting(self) -> Vote | None:
        """The vote that it is a part of."""
        return None

    @property
    def picks_from_hand(self) -> bool:
        """Whether the cards of the hand are among what can be picked."""
        return False

    def spoken_of(self, t: "Table") -> tuple[int, ...]:
        """The values of `SPEAKS_OF`."""
        return ()


class Work(Step):
    """A step that does its work without asking anybody."""

    def run(self, t: "Table") -> None:
        """Do the work; the step has already left the stack."""
        raise AssertionError(f"{type(self).__name__} does nothing")


@record
class Ask(Step, Generic[Picked]):
    """A step that asks a seat to pick one of a few options, of the kinds that it names."""

    seat: Role

    ALWAYS: ClassVar[bool] = False  # ask even where only one option is left
    STOPS: ClassVar[bool] = False  # the game stops here even for a seat that a module answers for
    REVEALS: ClassVar[bool] = False  # that it is asked tells somebody what was hidden before

    def options(self, t: "Table") -> list[Picked]:
        """What the seat may pick; never empty."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def choose(self, t: "Table", option: Picked) -> None:
        """Carry the pick out; the step has already left the stack."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def offer(self, t: "Table", option: Picked) -> Offer | None:
        """What an option comes to, where there is more to say of it than its own words do."""
        return None

    def page(self) -> int:
        """Where the rulebook says what may be picked; most steps carry out cards."""
        return CARD_PAGE

    def expected(self, t: "Table") -> list[Picked]:
        """What a player might look for among the options, whether it is there or not."""
        return []

    def why_not(self, t: "Table", option: Picked) -> Refusal:
        """Why something expected is not among the options."""
        raise AssertionError(f"{type(self).__name__} expects nothing that is not there")

    def unavailable(self, t: "Table") -> list[Unavailable]:
        """What the seat might expect to pick and can't, each with its reason; worked out only when a person looks."""
        offered = self.options(t)
        return [
            Unavailable(option, self.page(), self.why_not(t, option))
            for option in self.expected(t)
            if option not in offered
        ]


class SecretAsk(Step, Generic[Picked]):
    """A step that asks several seats at once; nobody's answer shows before all have answered."""

    def waiting(self) -> list[Role]:
        """The seats that have not answered."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def options_for(self, t: "Table", seat: Role) -> list[Picked]:
        """What a seat may pick; never empty."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def choose_for(self, t: "Table", seat: Role, option: Picked) -> None:
        """Note a seat's answer; the step has already left the stack."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def guessed(self, t: "Table", seat: Role) -> "Step":
        """The same step, with other answers of all but one seat in place of those that it can't know."""
        raise AssertionError(f"{type(self).__name__} keeps no secret")

    def unavailable_for(self, t: "Table", seat: Role) -> list[Unavailable]:
        """What a seat might expect to pick and can't, each with its reason."""
        return []
