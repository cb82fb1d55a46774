"""The Preparation Phase: which companies the Middle Class Automa keeps in its market."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game.automas import lines
from bodypolitic.game.automas.middle_class.companies import built_in
from bodypolitic.game.codes import MC
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.options import DISCARD_COMPANY, DONE, Option
from bodypolitic.game.table import Table

HAS_SUCH_A_COMPANY: Final = lines.line("mc-market-has-such-a-company")


def look_over_market(t: Table, options: list[Option]) -> Option:
    """Discard each company of whose industry it has one; keep the others."""
    for option in options:
        if option.verb == DISCARD_COMPANY and built_in(t, COMPANIES[option.a].industry):
            t.tell(h.AUTOMA_CHOSE, MC, HAS_SUCH_A_COMPANY)
            return option
    return next(option for option in options if option.verb == DONE)
