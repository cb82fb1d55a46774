"""What players may pick by this module, what happens by it, and why."""

from typing import Final

from bodypolitic.game.expansions.crisis_response.card import CrisisCardId
from bodypolitic.game.ground.causes import new_cause
from bodypolitic.game.ground.codes import Party, Policy, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import Option

BOND: Final = new_cause("bond")


@record
class Lend(Option):
    amount: int


@record
class PayBackBond(Option):
    class_: Role


@record
class CrisisCardRevealed(Happening):
    card: CrisisCardId


@record
class CrisisCardSetAside(Happening):
    BOOKKEEPING = True

    card: CrisisCardId


@record
class CrisisCardFollowed(Happening):
    card: CrisisCardId


@record
class CrisisCardPassedOver(Happening):
    card: CrisisCardId


@record
class PolicyLocked(Happening):
    policy: Policy


@record
class PolicyUnlocked(Happening):
    policy: Policy


@record
class BondIssued(Happening):
    who: Party
    amount: int


@record
class BondPaidBack(Happening):
    who: Party
