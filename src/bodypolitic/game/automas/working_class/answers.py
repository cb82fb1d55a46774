"""What the Working Class Automa answers outside the plans it makes for its actions."""

from typing import Final

from bodypolitic.game.automas.answering import answers
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground.codes import CC, MC, WC, Role
from bodypolitic.game.phases.production import ShareLoss, empty_spaces
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import LoseVp, Option
from bodypolitic.game.table.table import Table

CC_LOSES_FIRST: Final = lines.line("wc-demonstration-order-of-losses")


@answers(ShareLoss, by=(WC,))
def share_loss(t: Table, role: Role, step: ShareLoss, options: list[LoseVp]) -> Option:
    """The Capitalist Class loses all it can to a demonstration, then the Middle Class, then the State."""
    loss = max([option.amount for option in options])
    if step.victim == MC:
        loss = min(loss, max(0, step.left - empty_spaces(t, CC)))
    t.tell(AutomaChose(WC, CC_LOSES_FIRST))
    return LoseVp(step.victim, loss)
