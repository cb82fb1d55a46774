"""Check Companies (advanced mode): how much the Middle Class Automa wants to build."""

from typing import Final

from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.building import operational_in, production_phases_left
from bodypolitic.game.automas.middle_class.building import companies_to_build, employee_waits
from bodypolitic.game.automas.middle_class.companies import fully_operational
from bodypolitic.game.automas.priority_rows import BC, SA
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import PROSPERITY
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import MC
from bodypolitic.game.records.findings import CompanyBefore, CompanyFound, Counted, ProsperityAndCompanies
from bodypolitic.game.table.table import Table

PRODUCTIONS_REMAIN: Final = lines.line("mc-check-companies-productions-remain")
EMPLOYEE_WAITS: Final = lines.line("mc-check-companies-employee-waits")
NEW_RESOURCE: Final = lines.line("mc-check-companies-new-resource")
PROSPEROUS: Final = lines.line("mc-check-companies-prosperous")
LITTLE_REASON: Final = lines.line("mc-check-companies-little-reason")


def check_companies(automa: Automa, t: Table, bonus: Effect | None) -> None:
    """Every company it could build counts; then its Prosperity against what it runs already."""
    rows = 0
    phases = production_phases_left(t)
    pairs = phases // 2
    for card in companies_to_build(t, bonus):
        if pairs:
            automa.raise_card(t, BC, pairs, PRODUCTIONS_REMAIN, CompanyBefore(card, phases))
            rows += pairs
            if employee_waits(t, card):
                automa.raise_card(t, BC, 2, EMPLOYEE_WAITS, CompanyFound(card))
                rows += 2
        if operational_in(t, MC, COMPANIES[card].industry) == 0:
            automa.raise_card(t, BC, 2, NEW_RESOURCE, CompanyFound(card))
            rows += 2
    running = sum([1 for company in t.companies[MC] if fully_operational(company)])
    prosperity = PROSPERITY[MC][t.prosperity[MC]]
    caught_up = 2 if prosperity >= running else 0
    automa.raise_card(t, BC, caught_up, PROSPEROUS, ProsperityAndCompanies(prosperity, running))
    rows += caught_up
    if rows <= 1:
        automa.raise_card(t, SA, 1, LITTLE_REASON, Counted(rows))
