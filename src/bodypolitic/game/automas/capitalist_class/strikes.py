"""Response To Strike: AI cards decide whether a company where workers strike raises its wage."""

from typing import Final

from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.building import operational_in
from bodypolitic.game.automas.wages import raise_wages
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import CC, L3, CompanyId
from bodypolitic.game.records.findings import CompanyFound
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.table.table import Company, Table

STRIKE_ANSWERED: Final = lines.line("cc-strike-answered")
STRIKE_SAT_OUT: Final = lines.line("cc-strike-sat-out")


def respond_to_strikes(automa: Automa, t: Table) -> None:
    """One card for each struck company, a second for one that matters; a symbol raises its wage to L3."""
    raised: list[CompanyId] = []
    for company in t.companies[CC]:
        if company.on_strike and company.wage != L3:
            gives_in = automa.draw_symbols(t, 1) > 0
            if not gives_in and _matters(t, company):
                gives_in = automa.draw_symbols(t, 1) > 0
            t.tell(AutomaChose(CC, STRIKE_ANSWERED if gives_in else STRIKE_SAT_OUT, CompanyFound(company.card.id)))
            if gives_in:
                raised.append(company.card.id)
    automa.plan = raise_wages(t, CC, raised)


def _matters(t: Table, company: Company) -> bool:
    return company.machinery or operational_in(t, CC, company.card.industry) == 1
