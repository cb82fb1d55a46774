"""The Preparation Phase: which companies the Middle Class Automa keeps in its market."""

from typing import Final

from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.automas.middle_class.companies import built_in
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import MC, Role
from bodypolitic.game.phases.preparation import LookOverMarket
from bodypolitic.game.records.findings import CompanyFound
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import DiscardCompany, Done, Option
from bodypolitic.game.table.table import Table

HAS_SUCH_A_COMPANY: Final = lines.line("mc-market-has-such-a-company")


@answers(LookOverMarket, by=(MC,))
def look_over_market(t: Table, role: Role, step: LookOverMarket, options: list[DiscardCompany | Done]) -> Option:
    """Discard each company of whose industry it has one; keep the others."""
    for option in options:
        if isinstance(option, DiscardCompany) and built_in(t, COMPANIES[option.company].industry):
            t.tell(AutomaChose(MC, HAS_SUCH_A_COMPANY, CompanyFound(option.company)))
            return option
    return first_of(options, Done)
