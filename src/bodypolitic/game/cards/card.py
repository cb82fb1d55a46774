"""An action card: its face, its requirement, its effects and what it does to the State's legitimacy (p. 11)."""

from typing import Final

from bodypolitic.game.cards.effects import Effect, begin_all, first_refusal
from bodypolitic.game.components.action_cards import new_face
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import SECTIONS, ActionCardId, Policy, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import CardPlayed
from bodypolitic.game.records.options import PlayCard
from bodypolitic.game.records.refusals import Refusal, needs_section
from bodypolitic.game.rules.scores import gain_legitimacy_token, move_legitimacy
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table


@record
class Legitimacy:
    """A symbol at the bottom of a card: a plain point or a token with a class, once or for every full `per` counted."""

    who: Role
    amount: int = 1
    per: int = 0
    token: bool = False


class Card:
    """What a card does when it is played for its effect."""

    __slots__ = ("effects", "face", "legitimacy", "option", "policy", "requires", "unmet")

    def __init__(
        self,
        role: Role,
        slug: str,
        copies: int,
        *effects: Effect,
        requires: str = "",
        legitimacy: tuple[Legitimacy, ...] = (),
    ) -> None:
        self.face = new_face(role, slug, copies)
        self.effects = effects
        self.requires = requires
        self.policy = int(requires[0]) - 1 if requires else -1  # the one that the requirement speaks of
        self.unmet = needs_section(Policy(self.policy), requires) if requires else ()
        self.legitimacy = legitimacy
        self.option = PlayCard(self.face.id)
        CARDS.append(self)

    def requirement_met(self, t: Table) -> bool:
        """Whether the policy stands in one of the required sections, such as `4B 4C`."""
        return not self.requires or SECTIONS[t.policies[self.policy]] in self.requires

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        """Why the card can't be played for its effect now, if it can't."""
        if not self.requirement_met(t):
            return self.unmet[t.policies[self.policy]]
        return first_refusal(t, seat, self.effects)


CARDS: Final[list[Card]] = []  # by the id of their faces


def play(t: Table, seat: Role, card: ActionCardId) -> None:
    """Discard a card and carry out its effects; its legitimacy comes last."""
    t.hands[seat].remove(card)
    t.discards[seat].append(card)
    t.tally = 0
    t.tell(CardPlayed(seat, card))
    t.push(ApplyLegitimacy(card))
    begin_all(t, seat, CARDS[card].effects)


@record
class ApplyLegitimacy(Work):
    """The symbols at the bottom of a played card."""

    card: ActionCardId

    def run(self, t: Table) -> None:
        for change in CARDS[self.card].legitimacy:
            times = t.tally // change.per if change.per else 1
            if change.token:
                gain_legitimacy_token(t, change.who)
            else:
                move_legitimacy(t, change.who, change.amount * times, causes.ACTION_CARD)
        t.tally = 0
