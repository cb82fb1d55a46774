"""Skilled Worker Criteria: which skilled worker the Middle Class Automa takes from the supply or trains."""

from typing import Final

from bodypolitic.game.automas.middle_class.companies import MOST_OF_AN_INDUSTRY, built_in
from bodypolitic.game.automas.narrowing import Bullet, narrow
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.companies import COMPANIES, NO_SLOT, CompanyCard
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    FOOD,
    HEALTH,
    INFLUENCE,
    LUXURY,
    MC,
    NO_WAGE,
    ST,
    Resource,
    Skill,
)
from bodypolitic.game.records.options import NewWorker
from bodypolitic.game.rules.basic_actions.assign_workers import can_fill
from bodypolitic.game.rules.workers import employee_candidates
from bodypolitic.game.table.table import Company, Table

OWN_MARKET: Final = lines.line("mc-skill-own-market")
OTHERS_THERE: Final = lines.line("mc-skill-other-workers-there")
NEW_INDUSTRY: Final = lines.line("mc-skill-industry-without-company")
ORDER: Final = lines.line("mc-skill-order-of-industries")
EMPTY_COMPANIES: Final = lines.line("mc-skill-companies-not-operational")
CC_MARKET: Final = lines.line("mc-skill-capitalist-market")

SKILL_ORDER: Final[tuple[Resource, ...]] = (FOOD, EDUCATION, HEALTH, LUXURY, INFLUENCE)


def choose_skill(t: Table, skills: list[Skill], *, own_market: bool = True) -> Skill:
    """The skill to choose among those there are; `own_market` says whether its own market counts.

    Skills that it has among its unemployed are left out, unless it has all of them.
    """
    missing = [skill for skill in skills if t.unemployed[MC][skill] == 0]
    options = missing or skills
    wanted = _wanted_cards(t) if own_market else []
    if any(_needed_by(wanted, skill) for skill in options):
        return narrow(t, MC, options, _market_bullets(t, wanted), lambda skill: (NewWorker(skill),))
    empty = [company.card for company in t.companies[CC] + t.companies[ST] if not company.operational]
    offered = [COMPANIES[card] for card in t.markets[CC]]
    return narrow(
        t,
        MC,
        options,
        [
            Bullet(EMPTY_COMPANIES, lambda skill: int(_needed_by(empty, skill))),
            Bullet(CC_MARKET, lambda skill: int(_needed_by(offered, skill))),
        ],
        lambda skill: (NewWorker(skill),),
    )


def _wanted_cards(t: Table) -> list[CompanyCard]:
    """The companies of its market, but for industries of which it builds no more."""
    cards = [COMPANIES[card] for card in t.markets[MC]]
    return [card for card in cards if built_in(t, card.industry) < MOST_OF_AN_INDUSTRY]


def _needed_by(cards: list[CompanyCard], skill: Skill) -> bool:
    return any(skill in card.slots for card in cards)


def _market_bullets(t: Table, wanted: list[CompanyCard]) -> list[Bullet[Skill]]:
    return [
        Bullet(OWN_MARKET, lambda skill: int(_needed_by(wanted, skill))),
        Bullet(OTHERS_THERE, lambda skill: int(any(_could_run(t, card, skill) for card in wanted))),
        Bullet(
            NEW_INDUSTRY,
            lambda skill: int(any(skill in card.slots and built_in(t, card.industry) == 0 for card in wanted)),
        ),
        Bullet(ORDER, SKILL_ORDER.index, lowest=True),
    ]


def _could_run(t: Table, card: CompanyCard, skill: Skill) -> bool:
    """Whether a company that needs a skill lacks nobody but that worker to be fully operational."""
    if skill not in card.slots:
        return False
    counts = t.unemployed[MC].copy()
    counts[skill] += 1
    if not can_fill(list(card.slots), counts):
        return False
    return card.employee == NO_SLOT or bool(employee_candidates(t, Company(card, MC, NO_WAGE)))
