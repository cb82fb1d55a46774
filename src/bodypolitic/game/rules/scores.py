"""Victory points, Prosperity and the State's legitimacy."""

from bodypolitic.game.components.boards import LEGITIMACY_MAX, LEGITIMACY_MIN, LEGITIMACY_TOKENS, PROSPERITY
from bodypolitic.game.components.market_cards import POLITICAL_AGENDAS
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import ALL_POLICIES, CLASSES, ST, Cause, Role
from bodypolitic.game.records.happenings import LegitimacyMoved, LegitimacyTokenGained, ProsperityMoved, VPGained
from bodypolitic.game.table.table import Table


def gain_vp(t: Table, who: Role, amount: int, reason: Cause) -> None:
    """Move a scoring marker; a role without a player scores nothing."""
    if amount and t.plays(who):
        t.vp[who] += amount
        t.tell(VPGained(who, amount, reason))


def gain_prosperity(t: Table, who: Role) -> None:
    """One space forward and VP equal to the space reached; at the end of the track the last space counts again (F7)."""
    track = PROSPERITY[who]
    t.prosperity[who] = min(t.prosperity[who] + 1, len(track) - 1)
    t.tell(ProsperityMoved(who, t.prosperity[who]))
    gain_vp(t, who, track[t.prosperity[who]], causes.PROSPERITY)


def drop_prosperity(t: Table, who: Role, spaces: int) -> None:
    """Spaces back, never below the first; no VP are lost (p. 14, 22)."""
    if t.prosperity[who]:
        t.prosperity[who] = max(0, t.prosperity[who] - spaces)
        t.tell(ProsperityMoved(who, t.prosperity[who]))


def move_legitimacy(t: Table, of: Role, amount: int, reason: Cause) -> None:
    """Move a class's marker on the State's board, within 1 to 10; only a game with a State player has one."""
    if not t.plays(ST):
        return
    before = t.legitimacy[of]
    t.legitimacy[of] = max(LEGITIMACY_MIN, min(LEGITIMACY_MAX, before + amount))
    if t.legitimacy[of] != before:
        t.tell(LegitimacyMoved(of, t.legitimacy[of] - before, reason))


def gain_legitimacy_token(t: Table, of: Role) -> None:
    """A legitimacy now and another after each halving (p. 26), as long as the box has a token of that class."""
    move_legitimacy(t, of, 1, causes.TOKEN)
    if t.plays(ST) and t.legitimacy_tokens[of] < LEGITIMACY_TOKENS:
        t.legitimacy_tokens[of] += 1
        t.tell(LegitimacyTokenGained(of))


def halve_legitimacy(t: Table) -> None:
    """All three markers to half their value, rounded up (p. 29, 33)."""
    for of in CLASSES:
        halve_legitimacy_with(t, of)


def halve_legitimacy_with(t: Table, of: Role) -> None:
    """One class's marker to half its value, rounded up."""
    move_legitimacy(t, of, (t.legitimacy[of] + 1) // 2 - t.legitimacy[of], causes.HALVING)


def agenda_matches(t: Table) -> int:
    """How many of policies 1 to 5 stand where the Political Agenda wants them."""
    agenda = POLITICAL_AGENDAS[t.agenda]
    return sum(1 for policy in ALL_POLICIES[:5] if t.policies[policy] == agenda[policy])
