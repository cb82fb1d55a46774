"""The nine cards of round 1."""

from bodypolitic.game.ground.codes import CC, FOOD, LUXURY, MC, ST, WC
from tests.game.historical_events.facing import after_setting_off, decide_all, facing, in_force, offered, sections
from tests.game.table_talk import company, option_ids, paid, refusal, take, unemployed

NOBODY_UNEMPLOYED: dict[str, dict[str, int]] = {"WC": {}, "MC": {}}
LUXURY_COMPANIES = [
    {"company": "shopping-mall", "class": "WC", "machinery": True},
    {"company": "fashion-company", "class": "WC"},
    {"company": "car-manufacturer"},
]


def produced(slug: str, resource: int, owner: int, **position: object) -> int:
    """How much of a resource an owner gains in the Production Phase once a card is set off on its turn."""
    game = after_setting_off(slug, turn_number=5, **position)
    before = game.table.storage[owner][resource]
    while game.table.phase == 1:
        game.choose("end-turn" if "end-turn" in option_ids(game) else game.decision.options[0])
    return game.table.storage[owner][resource] - before


def test_foundation_of_the_international_alliance_of_women() -> None:
    game = facing("foundation-of-the-international-alliance-of-women")
    assert game.table.bag == [12, 10, 9]
    two = facing("foundation-of-the-international-alliance-of-women", players=2)
    assert two.table.bag == [12, 8, 9]


def test_introduction_of_the_moving_assembly_line() -> None:
    slug = "introduction-of-the-moving-assembly-line"
    assert not offered(slug, turn="CC", main_taken=True)
    assert not offered(slug, turn="WC", companies={"CC": LUXURY_COMPANIES})
    made = produced(
        slug,
        LUXURY,
        CC,
        turn="CC",
        companies={"CC": LUXURY_COMPANIES},
        players=2,
        main_taken=True,
        storage={"CC": {"luxury": 0}},
        storage_tiles={"CC": ["luxury"]},
    )
    assert made == (6 + 2 + 3) + 4 + (5 + 3)  # the one without Machinery gains nothing


def test_world_war_i() -> None:
    game = facing(
        "world-war-i",
        policies=["1B", "3B", "6C"],
        companies={"CC": [{"company": "hotel", "class": "WC"}, {"company": "shopping-mall", "class": "MC"}]},
        unemployed={"WC": {"unskilled": 1, "agriculture": 1}, "MC": {"education": 1}},
        money={"ST": 100},
    )
    t = game.table
    decide_all(game, "open-public-companies", "set-first-wage", "choose-company-to-staff", "adjust-prices")
    assert sections(t) == "1A 2B 3A 4B 5C 6B 7B"
    assert len(t.companies[ST]) == 9
    assert (t.money[ST], t.loans[ST]) == (70, 0)  # 3 companies of 20 V at half their cost
    assert (game.decision.seat, option_ids(game)) == ("WC", ["emigrate/agriculture", "emigrate/unskilled"])
    game.choose("emigrate/unskilled")
    assert unemployed(game, "WC") == {"agriculture": 1}
    assert unemployed(game, "MC") == {}
    assert game.decision.seat == "CC"
    assert "nationalize/hotel/national-public-broadcasting" in option_ids(game)
    before = t.money[CC]
    game.choose("nationalize/hotel/national-public-broadcasting")
    assert (t.money[CC], t.money[ST]) == (before + 32, 38)
    hotel = company(game, "hotel")
    assert (hotel.owner, hotel.staff) == (ST, WC)
    assert "national-public-broadcasting" not in [public.card.slug for public in t.companies[ST]]


def test_world_war_i_leaves_the_capitalist_class_alone_without_a_luxury_company() -> None:
    game = facing("world-war-i", companies={"CC": []}, unemployed=NOBODY_UNEMPLOYED, policies=["1A", "3A", "6A"])
    assert game.decision.kind == "turn"
    assert game.table.money[CC] == 120


def test_invention_of_the_model_t() -> None:
    slug = "invention-of-the-model-t"
    assert not offered(slug, players=2, companies={"CC": LUXURY_COMPANIES[:1]})
    assert offered(slug, players=2, companies={"CC": LUXURY_COMPANIES[:2]})
    assert not offered(slug, players=4, companies={"CC": LUXURY_COMPANIES[:2]})
    game = after_setting_off(slug, companies={"CC": LUXURY_COMPANIES}, goods={"WC": {"luxury": 1}}, money={"ST": 50})
    assert game.table.goods[WC][LUXURY] == 2
    assert game.table.money[ST] == 65
    made = produced(
        slug,
        LUXURY,
        CC,
        turn="CC",
        companies={"CC": LUXURY_COMPANIES},
        players=2,
        main_taken=True,
        storage={"CC": {"luxury": 0}},
        storage_tiles={"CC": ["luxury"]},
    )
    assert made == (6 + 2 + 2) + (4 + 2) + (5 + 2)


def test_invention_of_the_model_t_counts_for_the_middle_class_too() -> None:
    made = produced(
        "invention-of-the-model-t",
        LUXURY,
        MC,
        turn="CC",
        players=3,
        main_taken=True,
        companies={"CC": LUXURY_COMPANIES, "MC": [{"company": "jewelry-store", "class": "MC"}]},
    )
    assert made == 4 + 2


RUSSIA = {
    "policies": ["2B", "4B"],
    "trade_unions": ["education"],
    "companies": {
        "CC": [{"company": "college", "class": "WC"}, {"company": "university", "class": "WC"}, {"company": "hotel"}]
    },
    "unemployed": {"WC": {"unskilled": 3}, "MC": {}},
    "influence": {"WC": 2},
    "money": {"CC": 50, "ST": 10},
}


def test_russian_revolution() -> None:
    slug = "russian-revolution"
    assert not offered(slug, **{**RUSSIA, "influence": {"WC": 1}})
    assert not offered(slug, **{**RUSSIA, "trade_unions": []})
    assert not offered(slug, **{**RUSSIA, "policies": ["2A"]})
    game = after_setting_off(slug, **RUSSIA)
    t = game.table
    assert t.influence[WC] == 0
    assert len(t.discards[WC]) == 1
    decide_all(
        game,
        "open-public-companies",
        "set-first-wage",
        "adjust-wages",
        "adjust-prices",
        "choose-company-to-staff",
        "fill-unskilled-slots",
    )
    assert sections(t) == "1A 2C 3A 4A 5C 6B 7B"
    assert (len(t.companies[ST]), t.money[ST], t.loans[ST]) == (9, 10, 0)
    assert [farm.card.slug for farm in t.companies[WC]] == ["cooperative-farm"]
    assert game.decision.kind == "choose-company-for-state"
    public = option_ids(game)[0].split("/")[2]
    game.choose(f"nationalize/hotel/{public}")
    assert company(game, "hotel").owner == ST
    assert (t.money[CC], t.money[ST]) == (30, 30)
    assert (game.decision.seat, game.decision.kind) == ("WC", "turn")
    assert "end-turn" in option_ids(game)


def test_russian_revolution_allows_no_votes_for_the_rest_of_the_round() -> None:
    game = after_setting_off("russian-revolution", **{**RUSSIA, "bills": {"7A": "CC"}, "turn_number": 5})
    while game.table.phase == 1:
        assert game.decision.kind not in {"decide-on-vote", "state-stance"}
        game.choose(game.decision.options[-1])
    while game.table.round == 1:
        assert game.decision.kind != "state-stance"
        game.choose(game.decision.options[0])
    assert game.table.bills[6] == CC


def test_rise_of_authoritarianism() -> None:
    influence = {"WC": 0, "MC": 2, "CC": 1, "ST": 0}
    game = facing("rise-of-authoritarianism", influence=influence, legitimacy={"WC": 5, "MC": 1, "CC": 3})
    t = game.table
    assert t.influence == [0, 1, 0, 0]
    assert (game.decision.seat, game.decision.kind) == ("ST", "move-any-policy")
    assert "done" not in option_ids(game)
    game.choose("policy/7A")
    assert not any(option.startswith("policy/7") for option in option_ids(game))
    game.choose("policy/3B")
    assert sections(t) == "1C 2B 3B 4B 5C 6B 7A"
    assert t.influence[ST] == 2
    assert t.legitimacy == [4, 1, 2]
    take(game, "basic/propose-bill")
    game.choose("bill/1B")
    assert game.decision.kind == "turn"  # no Immediate Vote


def test_rise_of_authoritarianism_without_a_state() -> None:
    game = facing("rise-of-authoritarianism", players=3, influence={"WC": 1, "MC": 2, "CC": 1})
    assert game.table.influence[:3] == [0, 1, 0]
    assert game.decision.kind == "turn"
    assert sections(game.table) == "1C 2B 3A 4B 5C 6B 7B"


def test_opening_of_the_panama_canal() -> None:
    game = facing("opening-of-the-panama-canal", money={"ST": 100}, business_deals=[1])
    t = game.table
    assert len(t.deals) == 2
    assert t.money[ST] == 120
    assert (t.goods[WC][FOOD], t.goods[MC][FOOD]) == (1, 1)
    assert (game.decision.seat, option_ids(game)) == ("CC", ["go-on", "skip"])
    game.choose("go-on")
    if game.decision.kind == "choose-branch":
        game.choose("option/2")
    assert game.decision.kind == "make-business-deal"
    game.choose("deal-to-free-trade-zone/deal-1")
    assert len(t.deals) == 1
    assert (game.decision.seat, game.decision.kind) == ("WC", "turn")


def test_spanish_flu() -> None:
    game = facing("spanish-flu", unemployed={"WC": {"unskilled": 1, "media": 1}, "MC": {}})
    assert (game.decision.seat, option_ids(game)) == ("WC", ["emigrate/media", "emigrate/unskilled"])
    game.choose("emigrate/media")
    assert game.decision.seat == "MC"
    workers = game.table.workers[MC]
    assert "take/luxury/shopping-mall" in option_ids(game)
    game.choose("take/unskilled/shopping-mall")
    assert game.table.workers[MC] == workers - 1
    assert company(game, "shopping-mall").staff == -1
    assert unemployed(game, "MC") == {"luxury": 1}


def test_spanish_flu_passes_by_where_there_is_healthcare() -> None:
    clinics = [{"company": "clinic", "class": "WC"}, {"company": "clinic-2", "class": "WC"}]
    game = facing("spanish-flu", companies={"CC": clinics}, unemployed={"WC": {"unskilled": 3}})
    assert unemployed(game, "WC") == {"unskilled": 3}
    assert game.view()["modules"]["historical-events"]["revealed"] == []
    assert in_force(game) == []


def test_russo_japanese_war() -> None:
    game = facing("russo-japanese-war", unemployed={"WC": {"unskilled": 2}, "MC": {}}, money={"ST": 10})
    assert unemployed(game, "WC") == {"unskilled": 1}
    assert (game.table.money[ST], game.table.loans[ST]) == (45, 1)
    assert paid(game, "ST", "historical-event") == 15
    assert game.table.workers[MC] == 7


def test_a_card_of_the_round_is_refused_with_its_reason() -> None:
    game = facing("russian-revolution", **{**RUSSIA, "trade_unions": []})
    assert refusal(game, "set-off/russian-revolution") == (
        "requirement-not-met",
        {"needed": 1, "has": 0, "measure": "trade-unions"},
    )
    short = facing("russian-revolution", **{**RUSSIA, "influence": {"WC": 1}})
    assert refusal(short, "set-off/russian-revolution") == ("needs-personal-influence", {"needed": 2, "has": 1})
    take(short, "basic/apply-political-pressure")
    assert refusal(short, "set-off/russian-revolution") == ("main-action-taken", {})
