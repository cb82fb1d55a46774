"""What a choice of an event brings the State."""

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import ST
from bodypolitic.game.components.event_cards import EVENTS, LEGITIMACY, TOKEN, Event, Reward
from bodypolitic.game.scores import gain_legitimacy_token, gain_vp, move_legitimacy
from bodypolitic.game.table import Table, Work


class GiveReward(Work):
    """The reward of a choice, for what it moved."""

    FIELDS = ("event", "who", "count")

    def __init__(self, event: int, who: int, count: int) -> None:
        self.event = event
        self.who = who
        self.count = count

    def run(self, t: Table) -> None:
        give_reward(t, EVENTS[self.event].reward_of(self.who), self.count)


def give_reward(t: Table, reward: Reward, count: int) -> None:
    """Once, or once for every full lot of what the choice moved."""
    times = count // reward.per if reward.per else 1
    if reward.kind == LEGITIMACY:
        move_legitimacy(t, reward.who, reward.amount * times, h.EVENT)
    elif reward.kind == TOKEN:
        for _ in range(times):
            gain_legitimacy_token(t, reward.who)
    else:
        gain_vp(t, ST, reward.amount * times, h.EVENT)


def reward_and_give(t: Table, event: Event, who: int) -> None:
    """The reward for having acted for a class, which then gets the card of an Alternative Event."""
    give_reward(t, event.reward_of(who), 1)
    for module in t.modules:
        module.event_given(t, event.id, who)
