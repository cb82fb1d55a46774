"""Building Company Criteria: which company the Middle Class Automa builds, and with whom."""

from typing import Final

from bodypolitic.game.automas.building import HIGHEST_PRODUCTION, fewest_operational, in_order, scarce_service
from bodypolitic.game.automas.middle_class.bonuses import CheaperWithStorage
from bodypolitic.game.automas.middle_class.companies import MOST_OF_AN_INDUSTRY, built_in, full_production
from bodypolitic.game.automas.middle_class.skilled_workers import choose_skill
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.cards.company_effects import BuildCompany
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import COMPANY_SPACES
from bodypolitic.game.components.companies import COMPANIES, NO_SLOT
from bodypolitic.game.ground.codes import FOOD, INFLUENCE, LUXURY, MC, NO_WAGE, STORABLE, CompanyId, Resource, Skill
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.options import ToBuild
from bodypolitic.game.rules.basic_actions.assign_workers import can_fill
from bodypolitic.game.rules.basic_actions.build_company import BASIC_TERMS, BuildTerms, newcomers, own_share
from bodypolitic.game.rules.free_actions.buy_storage import place_tile, without_tile
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.resources import storage_tile_left
from bodypolitic.game.rules.workers import employee_candidates
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Company, Table

EMPLOYEE_THERE: Final = lines.line("mc-building-employee-there")
OWN_WORKERS_ONLY: Final = lines.line("mc-building-own-workers-only")


def companies_to_build(t: Table, bonus: Effect | None) -> list[CompanyId]:
    """The companies of its market that it can pay and has the workers for, with a space left and no third of a kind."""
    if len(t.companies[MC]) >= COMPANY_SPACES[MC]:
        return []
    return [
        card
        for card in t.markets[MC]
        if built_in(t, COMPANIES[card].industry) < MOST_OF_AN_INDUSTRY and terms_for(t, card, bonus) is not None
    ]


def terms_for(t: Table, card: CompanyId, bonus: Effect | None) -> BuildTerms | None:
    """The terms on which it could build a company: those of the bonus if it can, else the usual ones, if any."""
    if isinstance(bonus, BuildCompany) and _can_build_on(t, card, bonus.terms):
        return bonus.terms
    if isinstance(bonus, CheaperWithStorage) and bonus.covers(card) and _can_build_on(t, card, bonus.terms):
        return bonus.terms
    return BASIC_TERMS if _can_build_on(t, card, BASIC_TERMS) else None


def _can_build_on(t: Table, card: CompanyId, terms: BuildTerms) -> bool:
    """Whether it has the money and, among its unemployed and the newcomer that the terms bring, the workers."""
    if own_share(t, MC, card, terms) > funds(t, MC):
        return False
    if terms.founder_from_supply:
        return bool(newcomers(t, card, _unemployed(t)))
    return can_fill(list(COMPANIES[card].slots), _unemployed(t))


def _unemployed(t: Table) -> list[int]:
    return t.unemployed[MC]


def employee_waits(t: Table, card: CompanyId) -> bool:
    """Whether a company has a slot for an employee and an unemployed worker fits it."""
    return bool(employee_candidates(t, Company(COMPANIES[card], MC, NO_WAGE)))


def choose_company_to_build(t: Table, cards: list[CompanyId]) -> CompanyId:
    """The company to build."""
    return narrow(
        t,
        MC,
        cards,
        [
            Bullet(EMPLOYEE_THERE, lambda card: int(employee_waits(t, card))),
            Bullet(OWN_WORKERS_ONLY, lambda card: int(COMPANIES[card].employee == NO_SLOT)),
            fewest_operational(t, MC),
            *scarce_service(t, cards),
            in_order(FOOD, LUXURY, INFLUENCE),
            Bullet(HIGHEST_PRODUCTION, lambda card: full_production(COMPANIES[card])),
        ],
        lambda card: (ToBuild(card),),
    )


def choose_newcomer(t: Table, card: CompanyId) -> Skill:
    """The skilled worker from the supply with whom a company is founded: of its industry, if one is left."""
    skills = newcomers(t, card, _unemployed(t))
    industry = COMPANIES[card].industry
    return industry if industry in skills else choose_skill(t, skills)


@record
class GetStorageFor(Work):
    """A Storage tile for a resource that has none, as long as there are tiles."""

    resource: Resource

    def run(self, t: Table) -> None:
        if self.resource < STORABLE and self.resource in without_tile(t, MC) and storage_tile_left(t):
            place_tile(t, MC, self.resource)
