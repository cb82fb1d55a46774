"""The log in short: one line an act, by whom it was done, with what it brought."""

from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.causes import BILL_PASSED, PURCHASE, WAGES
from bodypolitic.game.ground.codes import AGAINST, CC, EDUCATION, IN_FAVOR, MC, PRODUCTION, ST, WC, Party
from bodypolitic.game.records.happenings import EventHandled, Happening, Paid, PhaseBegan, Spent, StanceTaken, VPGained
from bodypolitic.words.acts import Act, acts_of, lines_of

POSITION = {"players": 3, "turn": "WC", "money": {"WC": 100}, "storage": {"MC": {"health": 5}}}


def acts_after(game: Game, *choices: str) -> list[Act]:
    """What each of some choices of the Working Class comes to in the log."""
    found: list[Act] = []
    for start in choices:
        option = next(one for one in game.decision.options if one.id.startswith(start))
        game.choose(option)
        found += acts_of(game.happened, WC)
    return found


def test_a_purchase_is_told_with_its_seller_and_what_it_cost() -> None:
    game = Game.from_position(POSITION)
    begun, bought = acts_after(game, "basic/buy", "discard/", "buy/health", "from/MC", "amount/2")
    assert (begun.who, begun.title) == ("WC", "Buy Goods & Services")
    assert bought.parts[0].startswith("2 Health from the Middle Class for ")
    assert bought.goods == {"health": 2} and bought.money < 0


def test_a_sale_to_the_state_is_told_with_its_buyer_and_what_it_brought() -> None:
    position = {"players": 4, "turn": "CC", "hands": {"CC": ["bid-rigging"]}, "storage": {"CC": {"luxury": 3}}}
    game = Game.from_position({**position, "money": {"ST": 100}})
    game.choose("play/bid-rigging")
    game.choose("amount/3")
    (sold,) = acts_of(game.happened, CC)
    assert sold.parts == ["3 Luxury to the State for 30\u00a0V"]
    assert (sold.money, sold.goods["luxury"]) == (30, -3)


def test_it_is_the_state_that_deals_with_an_event_whoever_had_the_last_word() -> None:
    event = next(event.id for event in EVENTS if event.slug == "tax-returns")
    (act,) = acts_of([EventHandled(event)], MC)
    assert (act.who, act.parts) == ("ST", ["The State has dealt with Tax Returns."])


def test_an_act_without_a_title_goes_on_with_the_line_before() -> None:
    acts = [
        Act("WC", 0, parts=["one"]),
        Act("WC", 0, "Strike", ["two"]),
        Act("WC", 0, parts=["three"]),
        Act("WC", 0, "Lobby"),
        Act("WC", 0, money=3),
    ]
    assert lines_of(acts) == ["one", "Strike · two · three", "Lobby"]
    assert lines_of([Act("WC", 0, money=3)]) == []


def test_each_seller_is_told_with_what_it_was_paid_itself() -> None:
    happened: list[Happening] = [
        Paid(Party(WC), Party(ST), 10, PURCHASE),
        Spent(Party(ST), EDUCATION, 2, PURCHASE),
        Spent(Party(MC), EDUCATION, 1, PURCHASE),
        Paid(Party(WC), Party(CC), 16, PURCHASE),
        Spent(Party(CC), EDUCATION, 2, PURCHASE),
    ]
    (act,) = acts_of(happened, WC)
    assert [part.split(" for ")[1] for part in act.parts] == ["10\u00a0V", "0\u00a0V", "16\u00a0V"]


def test_what_the_rules_settle_is_told_to_each_who_has_a_share() -> None:
    happened: list[Happening] = [PhaseBegan(PRODUCTION), Paid(Party(CC), Party(WC), 20, WAGES)]
    acts = {act.who: act for act in acts_of(happened, MC)}
    assert {who: (act.money, act.after) for who, act in acts.items()} == {"CC": (-20, 1), "WC": (20, 1)}


def test_a_line_that_names_who_takes_a_side_says_the_side_alone() -> None:
    for stance, told in ((AGAINST, "Against"), (IN_FAVOR, "In favor")):
        (act,) = acts_of([StanceTaken(Party(CC), stance)], CC)
        assert (act.who, act.parts) == ("CC", [told])


def test_points_of_others_have_a_line_of_their_own() -> None:
    acts = acts_of([VPGained(Party(CC), 3, BILL_PASSED)], WC)
    assert [(act.who, act.vp) for act in acts] == [("CC", 3)]


def test_points_of_others_are_told_with_what_they_are_for() -> None:
    happened: list[Happening] = [VPGained(Party(CC), 3, BILL_PASSED), VPGained(Party(CC), 3, BILL_PASSED)]
    (act,) = acts_of(happened, WC)
    assert act.parts == ["Bill passed"]
    (own,) = acts_of(happened, CC)
    assert own.parts == [], "one's own line goes on"


def test_nothing_makes_no_line() -> None:
    assert acts_of([], MC) == []
