"""Skilled Worker Criteria: which skilled worker comes from the supply, or what a worker is trained for."""

from typing import Final

from bodypolitic.game.automas.assigning import Draft, industry_preference, ways_to_assign
from bodypolitic.game.automas.narrowing import (
    DEARER_SERVICE,
    SERVICE_NOT_PRODUCED,
    Bullet,
    narrow,
    price_of_service,
    service_need,
)
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import UNION_NEEDS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import CC, MC, WC, Industry, Skill
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import NewWorker
from bodypolitic.game.rules.basic_actions.assign_workers import BASIC_TERMS
from bodypolitic.game.rules.workers import open_skilled_slots
from bodypolitic.game.table.table import Table

COULD_FORM_UNION: Final = lines.line("wc-skill-could-form-a-trade-union")
FEWEST_SLOTS: Final = lines.line("wc-skill-fewest-open-slots")
WOULD_MEET_UNION_NEEDS: Final = lines.line("wc-skill-would-meet-the-needs-of-a-trade-union")
MOST_SLOTS: Final = lines.line("wc-skill-most-open-slots")
MOST_SLOTS_IN_MARKETS: Final = lines.line("wc-skill-most-slots-in-markets")
INDUSTRY_ORDER: Final = lines.line("wc-skill-order-of-industries")


def choose_skill(t: Table, skills: list[Skill]) -> Skill:
    """The skill that the list leaves; skills found among the unemployed don't count, unless a union needs one more."""
    forming = [skill for skill in skills if needed_for_union(t, skill)]
    if forming:
        if len(forming) == 1:
            t.tell(AutomaChose(WC, COULD_FORM_UNION))
        fewest: Bullet[Skill] = Bullet(FEWEST_SLOTS, lambda skill: open_skilled_slots(t, WC, skill), lowest=True)
        return narrow(t, WC, forming, [fewest], lambda skill: (NewWorker(skill),))
    absent = [skill for skill in skills if t.unemployed[WC][skill] == 0] or skills
    return narrow(
        t,
        WC,
        absent,
        [
            Bullet(WOULD_MEET_UNION_NEEDS, lambda skill: int(_would_meet_union_needs(t, skill))),
            Bullet(MOST_SLOTS, lambda skill: open_skilled_slots(t, WC, skill)),
            Bullet(MOST_SLOTS_IN_MARKETS, lambda skill: slots_in_markets(t, skill)),
            Bullet(SERVICE_NOT_PRODUCED, lambda skill: service_need(t, Industry(skill))),
            Bullet(DEARER_SERVICE, lambda skill: price_of_service(t, Industry(skill))),
            Bullet(INDUSTRY_ORDER, lambda skill: industry_preference(Industry(skill))),
        ],
        lambda skill: (NewWorker(skill),),
    )


def needed_for_union(t: Table, skill: Skill) -> bool:
    """Whether one more worker of a skill, with up to 2 others, could form a union that can't be formed without."""
    draft = Draft(t, WC, BASIC_TERMS)
    if t.unions[skill] or _forms_union(t, draft, skill):
        return False
    draft.pool[skill] += 1
    return _forms_union(t, draft, skill)


def _forms_union(t: Table, draft: Draft, skill: Skill) -> bool:
    return any(skill in way.unions for way in ways_to_assign(t, draft))


def _would_meet_union_needs(t: Table, skill: Skill) -> bool:
    """Whether one more worker of a skill, with up to 2 others, could bring the industry to what a union needs."""
    draft = Draft(t, WC, BASIC_TERMS)
    draft.pool[skill] += 1
    before = draft.in_industry[skill]
    if t.unions[skill] or before >= UNION_NEEDS:
        return False
    return any(before + way.joining(Industry(skill), WC) >= UNION_NEEDS for way in ways_to_assign(t, draft))


def slots_in_markets(t: Table, skill: Skill) -> int:
    """Slots for a skill in the companies that players could build."""
    in_cc_market = sum([COMPANIES[card].slots.count(skill) for card in t.markets[CC]])
    return in_cc_market + sum([1 for card in t.markets[MC] if COMPANIES[card].employee == skill])
