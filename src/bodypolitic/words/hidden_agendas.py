"""The text of a Hidden Agenda and of its holder's progress, made from nothing but the card's declaration."""

from collections.abc import Collection

from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.components.measures import MEASURES, SECTIONS_IN_FORCE, STORED
from bodypolitic.game.expansions.hidden_agendas.cards import ANYTIME, AT_GAME_END, HIDDEN_AGENDAS, Goal, HiddenAgenda
from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas, count
from bodypolitic.game.expansions.hidden_agendas.records import KeepAgenda, ToClaimAgenda
from bodypolitic.game.ground.codes import PHASES, RESOURCES, ROLES, Role
from bodypolitic.game.table.table import Table
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.details import Asked, details
from bodypolitic.words.expansions import CardInWords, Lying, lies_there, prints
from bodypolitic.words.names import as_sentence, section_code


def describe_agenda(agenda: HiddenAgenda, language: str = ENGLISH) -> str:
    """All that an agenda says: when it can be claimed, what must hold then, and its reward."""
    words = catalogue(language)
    goals = [_goal(goal, words, language) for goal in agenda.goals]
    values: Values = {"timing": _timing(agenda, words), "goals": words.joined("all", goals), "vp": agenda.vp}
    return as_sentence(words.text("agenda", values))


def describe_progress(t: Table, agenda: HiddenAgenda, language: str = ENGLISH) -> list[str]:
    """How far the holder has come, goal by goal: `influence: 4 of 6`."""
    words = catalogue(language)
    return [_progress(count(t, agenda, goal), goal, words, language) for goal in agenda.goals]


def _timing(agenda: HiddenAgenda, words: Catalogue) -> str:
    if agenda.timing == AT_GAME_END:
        return words.text("agenda-at-game-end")
    if agenda.timing != ANYTIME:
        return words.text("agenda-in-phase", {"phase": f"phase-{PHASES[agenda.timing]}"})
    if agenda.last_round < ROUNDS:
        return words.text("agenda-until-round", {"round": agenda.last_round})
    if agenda.first_round > 1:
        return words.text("agenda-from-round", {"round": agenda.first_round})
    return words.text("agenda-anytime")


def _goal(goal: Goal, words: Catalogue, language: str) -> str:
    values: Values = {"needed": goal.needed, "resource": f"resource-{RESOURCES[goal.resource]}"}
    if goal.sections:
        values["sections"] = _sections(goal, words, language)
        values["every"] = "yes" if goal.needed == len(goal.sections) else "no"
    return words.text(f"goal-{MEASURES[goal.measure]}", values)


def _sections(goal: Goal, words: Catalogue, language: str) -> str:
    return words.joined("all", [section_code(section, language) for section in goal.sections])


def _progress(have: int, goal: Goal, words: Catalogue, language: str) -> str:
    values: Values = {"what": f"measure-{MEASURES[goal.measure]}", "have": have, "needed": goal.needed}
    if goal.measure == STORED:
        return words.text("progress-stored", {**values, "resource": f"resource-{RESOURCES[goal.resource]}"})
    if goal.measure == SECTIONS_IN_FORCE:
        return words.text("progress-in-force", {**values, "sections": _sections(goal, words, language)})
    return words.text("progress-at-most" if goal.at_most else "progress-needed", values)


@details(KeepAgenda)
def _text_of_agenda(asked: Asked, option: KeepAgenda) -> str:
    return describe_agenda(HIDDEN_AGENDAS[option.agenda], asked.language)


@details(ToClaimAgenda)
def _reward_of_agenda(asked: Asked, option: ToClaimAgenda) -> str:
    return asked.words.text("detail-reward", {"vp": HIDDEN_AGENDAS[option.agenda].vp})


@prints("HiddenAgendaId", sheet="agenda")
def _printed(agenda: HiddenAgenda, language: str) -> CardInWords:
    about = catalogue(language).text("sheet-agenda", {"role": f"party-{ROLES[agenda.role]}"})
    return CardInWords(about, [describe_agenda(agenda, language)], role=agenda.role)


@lies_there(HiddenAgendas)
def _kept_secret(t: Table, module: HiddenAgendas, seats: Collection[Role], language: str) -> list[Lying]:
    """The agendas that seats keep secret, with their progress."""
    words = catalogue(language)
    lying: list[Lying] = []
    for seat in seats:
        agenda = module.agenda_of(seat)
        if agenda is not None:
            noted = [words.text("cli-agenda-noted")] if module.noted[seat] else []
            progress = [*describe_progress(t, agenda, language), *noted]
            lying += [
                Lying(words.text("cli-agenda-of", {"role": ROLES[seat]}), words.text(agenda.title)),
                Lying(words.text(agenda.title), describe_agenda(agenda, language), card=True),
                Lying(words.text("cli-agenda-progress"), words.joined("one-by-one", progress, "one-by-one")),
            ]
    return lying
