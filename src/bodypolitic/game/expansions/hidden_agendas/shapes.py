"""The shape of what a seat sees of the Hidden Agendas."""

from typing import Annotated, Literal

from bodypolitic.game.components.measures import MEASURES
from bodypolitic.game.ground.codes import GoodName, PhaseName
from bodypolitic.game.ground.typed import NotRequired, OneOf, TypeAliasType, TypedDict
from bodypolitic.game.records.shapes import PolicySection, named

HiddenAgendaName = TypeAliasType("HiddenAgendaName", Annotated[str, named("HiddenAgendaId")])
AgendaTiming = Literal["anytime", "game-end"] | PhaseName
Outcome = Literal["claimed", "discarded"]
Measure = TypeAliasType("Measure", Annotated[str, OneOf(lambda: MEASURES)])


class Progress(TypedDict):
    """How far a goal of an agenda is reached: at least `needed`, or `at_most` so much."""

    what: Measure
    have: int
    met: bool
    needed: NotRequired[int]
    at_most: NotRequired[int]
    sections: NotRequired[list[PolicySection]]
    resource: NotRequired[GoodName]


class AgendaView(TypedDict):
    """A Hidden Agenda and the progress of its holder."""

    agenda: HiddenAgendaName
    timing: AgendaTiming
    rounds: list[int]
    vp: int
    achieved: bool
    progress: list[Progress]


class OwnAgendaView(AgendaView):
    """One's own agenda; `noted` once it was achieved while others had the word, so that it can be claimed."""

    noted: bool


class AutomaAgendaView(AgendaView):
    """An agenda of an Automa, face down once it is achieved."""

    face_down: bool


class RevealedAgenda(TypedDict):
    """An agenda that is no secret any more."""

    agenda: HiddenAgendaName
    outcome: Outcome


class RevealedAgendas(TypedDict, total=False):
    """What has become of the agendas that are no secret any more."""

    WC: RevealedAgenda
    MC: RevealedAgenda
    CC: RevealedAgenda
    ST: RevealedAgenda


class AgendasOfAutomas(TypedDict, total=False):
    """The agendas of the Automas in play."""

    WC: list[AutomaAgendaView]
    MC: list[AutomaAgendaView]
    CC: list[AutomaAgendaView]
    ST: list[AutomaAgendaView]


class HiddenAgendasView(TypedDict):
    """One's own agenda, or the two drawn to choose from, and whatever everybody sees."""

    revealed: RevealedAgendas
    automas: AgendasOfAutomas
    drawn: NotRequired[list[AgendaView]]
    agenda: NotRequired[OwnAgendaView | None]
