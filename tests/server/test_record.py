"""A game played by its log: undo goes back through one's own picks, and no further."""

from collections.abc import Callable
from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.errors import Diverged
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.kept_table import digest_of, kept
from bodypolitic.game.table.steps import SecretAsk
from bodypolitic.game.view.view import hidden_cards
from bodypolitic.server.record import Record, table_in
from bodypolitic.server.refusals import Refused
from bodypolitic.server.store import Entry
from tests.game.hidden_agendas.holders import holding, last_turn


class Table:
    """A record with everything that it was before."""

    def __init__(self, players: int, seed: int) -> None:
        self.record = Record(Setup(players), seed)
        self.log: list[Entry] = []
        self.before: list[tuple[str, Game]] = []  # who made each choice that stands, and the game before it

    def enter(self, seat: str, option: str | None, *, by_person: bool = True) -> None:
        number = self.record.length + 1
        self.log.append(Entry("t", number, seat, option, f"key-{number}" if by_person else None))
        if option is None:
            self.before.pop()
        else:
            self.before.append((seat, self.record.game.clone()))
        self.record.apply(self.log[-1])

    @classmethod
    def at(cls, game: Game) -> "Table":
        """A record that stands at a declared table."""
        table = cls(game.setup.players, seed=0)
        table.record.game = game
        table.record._asked_at = {decision.seat: 0 for decision in game.decisions}
        return table

    def whoever_can_undo(self) -> list[str]:
        return [seat for seat in self.record.game.scores if self.record.can_undo(seat)]


@pytest.mark.parametrize("players", [2, 4])
def test_undo_takes_back_own_choices_that_showed_nothing(players: int) -> None:
    table = Table(players, seed=5)
    record = table.record
    random = Random(1)
    undone = kept = 0
    while not record.game.over:
        decision = random.choice(record.game.decisions)
        in_secret = isinstance(record.game.table.stack[-1], SecretAsk)
        table.enter(decision.seat, random.choice(decision.options).id)
        seat, before = table.before[-1]
        shown = in_secret or not record.game.decisions or hidden_cards(before.table) != hidden_cards(record.game.table)
        assert record.can_undo(seat) != shown
        assert not any(record.can_undo(other) for other in (*record.game.scores, None) if other != seat)
        if random.random() < 0.1:
            while record.can_undo(seat):
                whose, earlier = table.before[-1]
                assert whose == seat
                assert hidden_cards(earlier.table) == hidden_cards(record.game.table)
                table.enter(seat, None)
                assert record.game.table == earlier.table
                assert record.game.choices == earlier.choices
                undone += 1
            if table.before:
                whose, earlier = table.before[-1]
                kept += whose == seat
            with pytest.raises(Refused, match="nothing-to-undo"):
                record.check_undo(seat, record.length)
    assert undone > 20 and kept > 5
    again = Record(Setup(players), 5)
    for entry in table.log:
        again.apply(entry)
    assert again.game.table == record.game.table
    assert [chapter.number for chapter in again.chapters] == [chapter.number for chapter in record.chapters]
    assert again.game.choices == Game.load(record.game.save()).choices
    assert len(again.chapters) == again.game.choices_made + 1


def test_what_a_bot_did_is_not_undone() -> None:
    table = Table(2, seed=5)
    table.enter("WC", "basic/propose-bill", by_person=False)
    assert not table.record.can_undo("WC")
    table.enter("WC", table.record.game.decision.options[0].id)
    assert table.record.can_undo("WC")
    table.enter("WC", None)
    assert not table.record.can_undo("WC")


@pytest.mark.parametrize("number", [-1, 1, 99])
def test_a_number_that_never_was(number: int) -> None:
    record = Record(Setup(2), 5)
    with pytest.raises(Refused, match="stale"):
        record.check_choice("WC", number, record.game.decision.options[0].id)


def test_an_answer_from_before_an_undo_is_stale() -> None:
    table = Table(2, seed=5)
    record = table.record
    options = [option.id for option in record.game.decision.options]
    record.check_choice("WC", 0, options[0])
    table.enter("WC", "basic/propose-bill")
    table.enter("WC", None)
    with pytest.raises(Refused, match="stale"):
        record.check_choice("WC", 0, options[0])
    record.check_choice("WC", 2, options[0])


def at_random_until(table: Table, random: Random, wanted: Callable[[Record], bool]) -> None:
    """Play on by people until something wanted has just happened."""
    while not table.record.game.over:
        decision = random.choice(table.record.game.decisions)
        table.enter(decision.seat, random.choice(decision.options).id)
        if wanted(table.record):
            return


@pytest.mark.parametrize(
    ("card", "board", "kind"),
    [
        ("shift-focus", ["pandemic"], "choose-replacement"),
        ("a-matter-of-high-priority", ["pandemic"], "choose-event-to-place"),
        ("a-matter-of-high-priority", ["pandemic", "drought"], "look-at-events"),
    ],
)
def test_the_state_has_not_looked_at_events_for_nothing(card: str, board: list[str], kind: str) -> None:
    """The top of the deck is seen before any card leaves it."""
    table = Table.at(Game.from_position({"turn": "ST", "hands": {"ST": [card]}, "events": board}))
    table.enter("ST", f"play/{card}")
    assert table.record.game.decision.kind == kind
    assert table.whoever_can_undo() == []


def test_a_card_that_shows_nothing_can_be_taken_back() -> None:
    table = Table.at(Game.from_position({"turn": "ST", "hands": {"ST": ["shift-focus"]}}))
    table.enter("ST", "basic/event-action")
    assert table.whoever_can_undo() == ["ST"]


def test_whether_another_has_achieved_its_agenda_makes_no_difference_to_undo() -> None:
    can_undo: list[list[str]] = []
    for influence in (5, 6):
        table = Table.at(holding("rally-the-masses", turn="MC", influence={"WC": influence}, main_taken=True))
        table.enter("MC", "end-turn")
        assert table.record.game.decision.seat == "CC"
        can_undo.append(table.whoever_can_undo())
    assert can_undo[0] == can_undo[1]


def test_an_agenda_that_was_claimed_stays_revealed() -> None:
    table = Table.at(holding("rally-the-masses", turn="WC", influence={"WC": 6}))
    table.enter("WC", "claim-agenda/rally-the-masses")
    assert "hidden-agenda-claimed" in [happening.kind for happening in table.record.game.happened]
    assert table.whoever_can_undo() == []


@pytest.mark.parametrize(("agenda", "undoers"), [("expert-budgeter", []), ("leviathan", ["ST"])])
def test_an_agenda_that_was_discarded_stays_revealed(agenda: str, undoers: list[str]) -> None:
    """The first loan ends Expert Budgeter; other agendas mind no loan."""
    table = Table.at(last_turn(agenda, money={"ST": 0}))
    table.enter("ST", "end-turn")  # wages can't be paid
    told = [happening.kind for happening in table.record.game.happened]
    assert "loan-taken" in told
    assert ("hidden-agenda-discarded" in told) == (undoers == [])
    assert table.whoever_can_undo() == undoers


def test_a_game_that_is_over_stays_over() -> None:
    """Its seed can be had by then."""
    for seed in range(6):
        table = Table(2, seed)
        at_random_until(table, Random(seed), lambda record: record.game.over)
        assert not any(table.record.can_undo(seat) for seat in table.record.game.scores)


def test_a_log_of_earlier_days_may_undo_what_cannot_be_undone_now() -> None:
    table = Table(2, seed=5)
    at_random_until(table, Random(5), lambda record: record.game.table.round > 1)
    assert not any(table.record.can_undo(seat) for seat in table.record.game.scores)
    seat, before = table.before[-1]
    table.enter(seat, None)
    assert table.record.game.table == before.table
    assert table.record.game.choices == before.choices
    at_random_until(table, Random(6), lambda record: record.game.over)
    assert table.record.summaries[0]["round"] == 4


def test_a_stored_table_follows_what_is_played_and_taken_back() -> None:
    record = Record(Setup(2), 1)
    options: list[str | None] = [record.game.decision.options[0].id, None, record.game.decision.options[1].id]
    seat = record.game.decision.seat
    for number, option in enumerate(options, start=1):
        outcome = record.outcome_of(seat, option)
        record.adopt(Entry("t", number, seat, option, f"key-{number}", outcome.digest), outcome)
        assert table_in(outcome.position) == kept(record.game.table)
        assert outcome.digest == digest_of(record.game.table)


def test_a_log_goes_on_only_from_the_entry_that_is_known() -> None:
    table = Table(2, seed=5)
    options = [option.id for option in table.record.game.decision.options]
    table.record.go_on([])
    table.enter("WC", options[0])
    played, other = table.log[0], Entry("t", 1, "WC", options[1], "key-1")
    undo = Entry("t", 2, "WC", None, "key-2")
    for log in ([], [other], [other, undo], [undo]):
        with pytest.raises(Diverged):
            table.record.go_on(log)
    assert table.record.length == 1
    table.record.go_on([played, undo])
    assert (table.record.length, table.record.last) == (2, undo)


def test_bots_follow_a_game_only_as_long_as_it_goes_one_way() -> None:
    """What they know of it is of another branch after an undo, and after it was opened again."""
    table, again = Table(2, seed=5), Table(2, seed=5)
    branches = [table.record.branch]
    table.enter("WC", table.record.game.decision.options[0].id)
    assert table.record.branch == branches[0]
    table.enter("WC", None)
    branches += [table.record.branch, again.record.branch]
    assert len(set(branches)) == 3
