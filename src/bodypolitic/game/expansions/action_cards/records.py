"""What players may pick by this module, and what happens by it."""

from bodypolitic.game.ground.codes import Party, Section
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import Option


@record
class Protect(Option):
    section: Section


@record
class PolicyProtected(Happening):
    who: Party
    section: Section
    by_marker: int = 0
