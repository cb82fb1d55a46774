"""What has been picked so far, told from the picks of a game and from nothing else."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.words.picks import Pick, Picked, tell_picks


def tell(game: Game, *options: str) -> Picked:
    """Choose options one after the other and tell them; a discard is any card."""
    seat = game.decision.seat
    picks: list[Pick] = []
    for wanted in options:
        option = next(option for option in game.decision.options if option.id.startswith(wanted))
        game.choose(option)
        picks.append(Pick(option, game.happened))
    assert game.decision.seat == seat
    return tell_picks(picks, ROLES.index(seat))


def test_purchases_from_two_sources_are_told_with_their_sum() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "turn": "WC",
            "hands": {"WC": ["need-for-change"]},
            "money": {"WC": 100},
            "storage": {"CC": {"luxury": 3}, "ST": {}},
            "prices": {"CC": {"luxury": 8}},
        }
    )
    discarded = ["Need for Change discarded"]
    buying = ("basic/buy-goods-and-services", "buy/luxury", "from/CC", "amount/2")
    assert tell(game.clone(), *buying[:3]) == Picked(
        "Buy Goods & Services", [*discarded, "Luxury, the Capitalist Class"], ""
    )
    told = tell(game, *buying, "from/foreign-market")
    assert told.parts == [*discarded, "2 Luxury from the Capitalist Class for 16\u00a0V", "The Foreign Market"]
    assert told.total == "\u221216\u00a0V, +2 Luxury"


def test_what_is_sold_to_the_state_is_told_with_what_it_brings() -> None:
    position = {"players": 4, "turn": "CC", "hands": {"CC": ["bid-rigging"]}, "storage": {"CC": {"luxury": 3}}}
    told = tell(Game.from_position({**position, "money": {"ST": 100}}), "play/bid-rigging", "amount/3")
    assert told.parts == ["3 Luxury to the State for 30\u00a0V"]
    assert told.total == "+30\u00a0V, \u22123 Luxury, +1 Influence"


def test_workers_are_told_where_they_go_once_the_company_is_full() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "turn": "WC",
            "hands": {"WC": ["need-for-change", "specialization"]},
            "unemployed": {"WC": {"healthcare": 1, "unskilled": 1, "media": 1}},
            "companies": {"CC": [{"company": "clinic"}]},
        }
    )
    picks = ("basic/assign-workers", "discard/need-for-change", "fill/clinic", "take/healthcare/unemployed")
    told = tell(game.clone(), *picks)
    assert told.action == "Assign Workers"
    assert told.parts == ["Need for Change discarded", "Clinic, a Healthcare Worker from the unemployed"]
    told = tell(game, *picks, "take/unskilled/unemployed")
    assert told.parts[1:] == ["A Healthcare Worker to the Clinic", "An unskilled Worker to the Clinic"]
    assert told.total == ""


def test_prices_and_wages_are_told_one_by_one() -> None:
    game = Game.from_position(
        {"players": 2, "turn": "CC", "prices": {"CC": {"food": 12}}, "companies": {"CC": [{"company": "clinic"}]}}
    )
    told = tell(game.clone(), "free/adjust-prices", "price/food/15", "price/luxury/10")
    assert told.parts == ["Food: 15\u00a0V", "Luxury: 10\u00a0V"]
    game = Game.from_position(
        {
            "players": 2,
            "turn": "CC",
            "companies": {"CC": [{"company": "clinic", "wage": "L2"}, {"company": "supermarket", "wage": "L2"}]},
        }
    )
    told = tell(game.clone(), "free/adjust-wages", "wage/clinic/L3")
    assert (told.parts, told.total) == (["Clinic: L3, 30\u00a0V in Wages"], "")


def test_several_wages_are_told_with_what_they_cost_in_all() -> None:
    companies = [{"company": name, "wage": "L2"} for name in ("clinic", "supermarket", "college")]
    game = Game.from_position({"players": 2, "turn": "CC", "companies": {"CC": companies}})
    told = tell(game, "free/adjust-wages", "wage/clinic/L3", "wage/supermarket/L3")
    assert told.parts == ["Clinic: L3, 30\u00a0V in Wages", "Supermarket: L3, 25\u00a0V in Wages"]
    assert told.total == "55\u00a0V in Wages"


def test_sales_are_told_with_what_they_brought() -> None:
    game = Game.from_position(
        {"players": 2, "turn": "CC", "storage": {"CC": {"food": 8, "luxury": 8}}, "hands": {"CC": ["global-branding"]}}
    )
    told = tell(game, "basic/sell-to-foreign-market", "export/food", "export/luxury")
    _, food, luxury = told.parts
    assert food.endswith(" Food")
    assert luxury.endswith(" Luxury")
    assert told.total.startswith("+")
    assert told.total.endswith(f"\u2212{food}, \u2212{luxury}")


def test_a_loan_taken_on_the_way_is_money_and_a_loan() -> None:
    nobody_works = {"unemployed": {"WC": {"unskilled": 8}}, "companies": {"CC": [], "ST": []}}
    game = Game.from_position({"players": 2, "phase": "production", "money": {"WC": 0}, **nobody_works})
    assert game.decision.kind == "buy-food"
    told = tell(game, "from/foreign-market", "amount/1")
    left = game.table.money[ROLES.index("WC")]
    assert told.parts == [f"1 Food from the Foreign Market for {50 - left}\u00a0V"]
    assert told.total == f"+{left}\u00a0V, 1 Loan"
