"""What a choice of an event brings the State."""

from bodypolitic.game.components.event_cards import EVENTS, LEGITIMACY, TOKEN, Reward
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import ST, EventId, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.rules.scores import gain_legitimacy_token, gain_vp, move_legitimacy
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table


@record
class GiveReward(Work):
    """The reward of a choice, for what it moved."""

    event: EventId
    who: Role
    count: int

    def run(self, t: Table) -> None:
        give_reward(t, EVENTS[self.event].reward_of(self.who), self.count)


def give_reward(t: Table, reward: Reward, count: int) -> None:
    """Once, or once for every full lot of what the choice moved."""
    times = count // reward.per if reward.per else 1
    if reward.kind == LEGITIMACY:
        move_legitimacy(t, reward.who, reward.amount * times, causes.EVENT)
    elif reward.kind == TOKEN:
        for _ in range(times):
            gain_legitimacy_token(t, reward.who)
    else:
        gain_vp(t, ST, reward.amount * times, causes.EVENT)
