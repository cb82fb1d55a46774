"""What players may pick by this module, what happens by it, and why."""

from typing import Final

from bodypolitic.game.expansions.hidden_agendas.cards import HiddenAgendaId
from bodypolitic.game.ground.causes import new_cause
from bodypolitic.game.ground.codes import Party
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import Option

HIDDEN_AGENDA: Final = new_cause("hidden-agenda")


@record
class KeepAgenda(Option):
    agenda: HiddenAgendaId


@record
class ToClaimAgenda(Option):
    KIND = "claim-agenda"

    agenda: HiddenAgendaId


@record
class HiddenAgendaClaimed(Happening):
    who: Party
    agenda: HiddenAgendaId


@record
class HiddenAgendaDiscarded(Happening):
    who: Party
    agenda: HiddenAgendaId


@record
class HiddenAgendaAchieved(Happening):
    who: Party
    agenda: HiddenAgendaId
