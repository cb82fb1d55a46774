"""What the Working Class Automa answers outside the plans it makes for its actions."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game.automas import lines
from bodypolitic.game.codes import CC, MC, WC
from bodypolitic.game.options import LOSE_VP, Option
from bodypolitic.game.phases.production import ShareLoss, empty_spaces
from bodypolitic.game.table import Table

CC_LOSES_FIRST: Final = lines.line("wc-demonstration-order-of-losses")


def share_loss(t: Table, step: ShareLoss, options: list[Option]) -> Option:
    """The Capitalist Class loses all it can to a demonstration, then the Middle Class, then the State."""
    loss = max([option.b for option in options])
    if step.victim == MC:
        loss = min(loss, max(0, step.left - empty_spaces(t, CC)))
    t.tell(h.AUTOMA_CHOSE, WC, CC_LOSES_FIRST)
    return Option(LOSE_VP, step.victim, loss)
