"""Building Company Criteria: which company the Middle Class Automa builds, and with whom."""

from typing import Final

from bodypolitic.game.automas import lines
from bodypolitic.game.automas.building import HIGHEST_PRODUCTION, fewest_operational, in_order, scarce_service
from bodypolitic.game.automas.middle_class.bonuses import CheaperWithStorage
from bodypolitic.game.automas.middle_class.companies import MOST_OF_AN_INDUSTRY, built_in, full_production
from bodypolitic.game.automas.middle_class.skilled_workers import choose_skill
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.basic_actions.assign_workers import can_fill
from bodypolitic.game.basic_actions.build_company import BASIC_TERMS, BUILD_TERMS, newcomers, own_share
from bodypolitic.game.cards.company_effects import BuildCompany
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.codes import FOOD, INFLUENCE, LUXURY, MC, NOBODY, STORABLE
from bodypolitic.game.components.boards import COMPANY_SPACES, STORAGE_TILES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.free_actions.buy_storage import place_tile, without_tile
from bodypolitic.game.money import funds
from bodypolitic.game.table import Company, Table, Work
from bodypolitic.game.workers import employee_candidates

EMPLOYEE_THERE: Final = lines.line("mc-building-employee-there")
OWN_WORKERS_ONLY: Final = lines.line("mc-building-own-workers-only")

IMPOSSIBLE: Final = -1


def companies_to_build(t: Table, bonus: Effect | None) -> list[int]:
    """The companies of its market that it can pay and has the workers for, with a space left and no third of a kind."""
    if len(t.companies[MC]) >= COMPANY_SPACES[MC]:
        return []
    return [
        card
        for card in t.markets[MC]
        if built_in(t, COMPANIES[card].industry) < MOST_OF_AN_INDUSTRY and terms_for(t, card, bonus) != IMPOSSIBLE
    ]


def terms_for(t: Table, card: int, bonus: Effect | None) -> int:
    """The terms on which it could build a company: those of the bonus if it can, else the usual ones."""
    if isinstance(bonus, BuildCompany) and _can_build_on(t, card, bonus.terms):
        return bonus.terms
    if isinstance(bonus, CheaperWithStorage) and bonus.covers(card) and _can_build_on(t, card, bonus.terms):
        return bonus.terms
    return BASIC_TERMS if _can_build_on(t, card, BASIC_TERMS) else IMPOSSIBLE


def _can_build_on(t: Table, card: int, terms: int) -> bool:
    """Whether it has the money and, among its unemployed and the newcomer that the terms bring, the workers."""
    if own_share(t, MC, card, terms) > funds(t, MC):
        return False
    if BUILD_TERMS[terms].founder_from_supply:
        return bool(newcomers(t, card, _unemployed(t)))
    return can_fill(list(COMPANIES[card].slots), _unemployed(t))


def _unemployed(t: Table) -> list[int]:
    return t.unemployed[MC * 6 : MC * 6 + 6]


def employee_waits(t: Table, card: int) -> bool:
    """Whether a company has a slot for an employee and an unemployed worker fits it."""
    return bool(employee_candidates(t, Company(COMPANIES[card], MC, 0)))


def choose_company_to_build(t: Table, cards: list[int]) -> int:
    """The company to build."""
    return narrow(
        t,
        MC,
        cards,
        [
            Bullet(EMPLOYEE_THERE, lambda card: int(employee_waits(t, card))),
            Bullet(OWN_WORKERS_ONLY, lambda card: int(COMPANIES[card].employee == NOBODY)),
            fewest_operational(t, MC),
            scarce_service(t, cards),
            in_order(FOOD, LUXURY, INFLUENCE),
            Bullet(HIGHEST_PRODUCTION, lambda card: full_production(COMPANIES[card])),
        ],
    )


def choose_newcomer(t: Table, card: int) -> int:
    """The skilled worker from the supply with whom a company is founded: of its industry, if one is left."""
    skills = newcomers(t, card, _unemployed(t))
    industry = COMPANIES[card].industry
    return industry if industry in skills else choose_skill(t, skills)


class GetStorageFor(Work):
    """A Storage tile for a resource that has none, as long as there are tiles."""

    FIELDS = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def run(self, t: Table) -> None:
        if self.resource < STORABLE and self.resource in without_tile(t, MC) and sum(t.storage_tiles) < STORAGE_TILES:
            place_tile(t, MC, self.resource)
