"""What each Alternative Event asks of the State, and what each choice brings it."""

import pytest

from bodypolitic.game.components.event_cards import EVENT_BY_SLUG, EVENTS
from bodypolitic.game.expansions.action_cards.protected_policies import protect
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, IMMIGRATION, MC, ST, WC
from bodypolitic.game.records.refusals import NeedsInfluence
from bodypolitic.game.rules.events.for_a_class import FOR_A_CLASS
from tests.game.alternative_events.receiving import assert_impossible, chosen, facing, kept, table
from tests.game.table_talk import option_ids, take

LEGITIMACY = {"WC": [4, 2, 2], "MC": [2, 4, 2], "CC": [2, 2, 4]}  # after +2
ONE_MORE = {"WC": [3, 2, 2], "MC": [2, 3, 2], "CC": [2, 2, 3]}
TOKEN = {"WC": [1, 0, 0], "MC": [0, 1, 0], "CC": [0, 0, 1]}
NO_TOKEN = [0, 0, 0]


def brought(game: Game) -> tuple[list[int], list[int], int]:
    """Legitimacy, tokens and VP of the State."""
    return game.table.legitimacy, game.table.legitimacy_tokens, game.table.vp[ST]


def two_legitimacy(who: str) -> tuple[list[int], list[int], int]:
    return LEGITIMACY[who], NO_TOKEN, 0


def one_legitimacy(who: str) -> tuple[list[int], list[int], int]:
    return ONE_MORE[who], NO_TOKEN, 0


def token(who: str) -> tuple[list[int], list[int], int]:
    return ONE_MORE[who], TOKEN[who], 0


def vp(amount: int) -> tuple[list[int], list[int], int]:
    return [2, 2, 2], NO_TOKEN, amount


def state_has(game: Game) -> dict[str, int]:
    """What the State can spend."""
    t = game.table
    return {
        "money": t.money[ST],
        "health": t.storage[ST][HEALTH],
        "education": t.storage[ST][EDUCATION],
        "personal": t.influence[ST],
        "media": t.media_influence,
    }


AT_FIRST = {"money": 120, "health": 6, "education": 6, "personal": 1, "media": 4}


def assert_spent(game: Game, **left: int) -> None:
    """The State has what it had at first but for what is named, and nobody has borrowed."""
    assert state_has(game) == AT_FIRST | left
    assert game.table.loans == [0, 0, 0, 0]


@pytest.mark.parametrize("who", ["WC", "CC"])
def test_low_global_innovation_index_ranking(who: str) -> None:
    game = chosen("low-global-innovation-index-ranking", who)
    assert_spent(game, education=2)
    assert brought(game) == two_legitimacy(who)


def test_low_global_innovation_index_ranking_with_too_little_education() -> None:
    game = chosen("low-global-innovation-index-ranking", "WC", storage={"ST": {"education": 3}})
    assert_spent(game, education=0, money=112)
    game = chosen("low-global-innovation-index-ranking", "WC", storage={"ST": {"education": 0}}, money={"ST": 32})
    assert_spent(game, education=0, money=0)
    assert_impossible("low-global-innovation-index-ranking", storage={"ST": {"education": 0}}, money={"ST": 31})


COLLEGE = [{"company": "college"}]
SHOP = [{"company": "game-store", "class": "MC"}]
TUTORS = [{"company": "tutoring-company", "class": "MC"}]


def test_demand_for_better_public_education() -> None:
    game = facing("demand-for-better-public-education")
    assert (game.decision.seat, game.decision.kind) == ("CC", "keep-event")  # MC has no education company
    assert_spent(game)
    assert brought(game) == one_legitimacy("CC")
    game = chosen("demand-for-better-public-education", "MC", companies={"MC": TUTORS})
    assert brought(game) == one_legitimacy("MC")
    assert_impossible("demand-for-better-public-education", companies={"CC": COLLEGE})


@pytest.mark.parametrize(("who", "reward"), [("WC", two_legitimacy("WC")), ("CC", token("CC"))])
def test_demand_for_subsidies_by_dairy_farmers(who: str, reward: object) -> None:
    game = chosen("demand-for-subsidies-by-dairy-farmers", who)
    assert_spent(game, money=90)
    assert brought(game) == reward
    assert_impossible("demand-for-subsidies-by-dairy-farmers", money={"ST": 29})


def test_demand_for_administrative_upgrade() -> None:
    game = facing("demand-for-administrative-upgrade")
    assert (game.decision.seat, game.decision.kind) == ("CC", "keep-event")
    assert_spent(game)
    assert brought(game) == one_legitimacy("CC")
    game = chosen("demand-for-administrative-upgrade", "MC", companies={"MC": SHOP})
    assert brought(game) == one_legitimacy("MC")
    assert_impossible("demand-for-administrative-upgrade", companies={"CC": COLLEGE})


@pytest.mark.parametrize("who", ["WC", "MC"])
def test_high_illiteracy_rate(who: str) -> None:
    game = chosen("high-illiteracy-rate", who, "spend/education/4")
    assert_spent(game, education=2)
    assert brought(game) == two_legitimacy(who)
    game = chosen("high-illiteracy-rate", who, "spend-money/30")
    assert_spent(game, money=90)
    assert brought(game) == two_legitimacy(who)


@pytest.mark.parametrize("who", ["WC", "MC"])
def test_low_vaccination_rates(who: str) -> None:
    game = chosen("low-vaccination-rates", who, "spend/health/4")
    assert_spent(game, health=2)
    assert brought(game) == two_legitimacy(who)
    game = chosen("low-vaccination-rates", who, storage={"ST": {"health": 3}})
    assert_spent(game, health=3, money=90)
    assert_impossible("low-vaccination-rates", storage={"ST": {"health": 3}}, money={"ST": 29})


@pytest.mark.parametrize(("who", "reward"), [("WC", two_legitimacy("WC")), ("CC", token("CC"))])
def test_political_pressure(who: str, reward: object) -> None:
    game = facing("political-pressure", political_agenda=9)  # 1C 2B 3B 4A 5B, where 3A 4B 5C are in force
    game.choose(f"class/{who}")
    assert option_ids(game) == ["spend-influences/0/3", "spend-influences/1/2"]
    game.choose("spend-influences/1/2")
    assert_spent(game, personal=0, media=2)
    assert brought(game) == reward


def test_political_pressure_costs_nothing_where_the_whole_agenda_matches() -> None:
    without = {"influence": {"ST": 0}, "media_influence": 0}
    game = chosen("political-pressure", "WC", political_agenda=8, **without)
    assert_spent(game, personal=0, media=0)
    assert_impossible("political-pressure", political_agenda=9, **without)


@pytest.mark.parametrize("who", ["WC", "MC", "CC"])
def test_demand_for_energy_subsidy(who: str) -> None:
    game = chosen("demand-for-energy-subsidy", who)
    assert_spent(game, media=3)
    assert brought(game) == token(who)
    assert_impossible("demand-for-energy-subsidy", media_influence=0, influence={"ST": 3})


@pytest.mark.parametrize("who", ["WC", "MC", "CC"])
def test_smear_campaign(who: str) -> None:
    game = chosen("smear-campaign", who)
    assert_spent(game, money=105, personal=0)
    assert brought(game) == two_legitimacy(who)
    assert_impossible("smear-campaign", influence={"ST": 0})
    assert_impossible("smear-campaign", money={"ST": 14})


@pytest.mark.parametrize(("who", "reward"), [("MC", two_legitimacy("MC")), ("CC", vp(3))])
def test_demand_for_economic_stimulus(who: str, reward: object) -> None:
    game = chosen("demand-for-economic-stimulus", who)
    assert_spent(game, money=90)
    assert brought(game) == reward


@pytest.mark.parametrize("who", ["WC", "CC"])
def test_public_pressure(who: str) -> None:
    game = chosen("public-pressure", who, money={"ST": 0}, influence={"ST": 0}, media_influence=0)
    assert_spent(game, money=0, personal=0, media=0)
    assert brought(game) == two_legitimacy(who)


@pytest.mark.parametrize("who", ["WC", "MC"])
def test_hurricane(who: str) -> None:
    game = facing("hurricane", storage={"CC": {"food": 2}, "MC": {"food": 1}}, prices={"CC": {"food": 9}})
    game.choose(f"class/{who}")
    assert option_ids(game) == ["from/MC", "from/CC", "from/foreign-market"]
    game.choose("from/CC")
    assert option_ids(game) == ["amount/1", "amount/2"]
    game.choose("amount/2")
    assert option_ids(game) == ["from/MC", "from/foreign-market", "done"]
    game.choose("from/foreign-market")
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]
    game.choose("amount/3")
    # 2 at 9 V from CC, 3 at 10 V from abroad without a tariff
    assert_spent(game, money=72)
    assert game.table.storage[ST][FOOD] == 5
    assert (game.table.money[CC], game.table.money[MC]) == (138, 40)
    assert (game.decision.seat, game.decision.kind) == (who, "keep-event")
    assert brought(game) == token(who)


def test_hurricane_needs_money_and_room_for_one() -> None:
    game = chosen("hurricane", "WC", money={"ST": 10})
    assert_spent(game, money=0)
    assert game.table.storage[ST][FOOD] == 1
    assert_impossible("hurricane", money={"ST": 8})
    assert_impossible("hurricane", storage={"ST": {"food": 6}})
    game = facing("hurricane", storage={"ST": {"food": 5}})
    game.choose("class/WC")
    game.choose("from/foreign-market")
    assert (game.decision.seat, game.decision.kind) == ("WC", "keep-event")  # room for one only


@pytest.mark.parametrize("who", ["WC", "MC"])
def test_rising_traffic_accidents(who: str) -> None:
    game = facing("rising-traffic-accidents")
    game.choose(f"class/{who}")
    assert option_ids(game) == ["spend-services/1/3", "spend-services/2/2", "spend-services/3/1"]
    game.choose("spend-services/3/1")
    assert_spent(game, health=3, education=5)
    assert brought(game) == vp(3)
    game = chosen("rising-traffic-accidents", who, storage={"ST": {"health": 1}})
    assert_spent(game, health=0, education=3)
    assert_impossible("rising-traffic-accidents", storage={"ST": {"health": 0}})


@pytest.mark.parametrize("who", ["WC", "MC", "CC"])
def test_tax_returns(who: str) -> None:
    game = chosen("tax-returns", who)
    assert_spent(game)
    assert brought(game) == token(who)


@pytest.mark.parametrize(("who", "reward"), [("WC", two_legitimacy("WC")), ("MC", token("MC")), ("CC", vp(3))])
def test_fear_of_recession(who: str, reward: object) -> None:
    game = chosen("fear-of-recession", who)
    assert_spent(game, money=105, personal=0)
    assert brought(game) == reward


@pytest.mark.parametrize(("who", "reward"), [("WC", vp(3)), ("MC", two_legitimacy("MC")), ("CC", token("CC"))])
def test_student_protest(who: str, reward: object) -> None:
    game = chosen("student-protest", who)
    assert_spent(game, education=4, personal=0)
    assert brought(game) == reward
    assert_impossible("student-protest", storage={"ST": {"education": 1}})
    assert_impossible("student-protest", influence={"ST": 0})


def test_rising_flu_infections() -> None:
    game = facing("rising-flu-infections")
    assert (game.decision.seat, game.decision.kind) == ("MC", "keep-event")  # the clinic stands empty
    assert_spent(game)
    assert brought(game) == one_legitimacy("MC")
    game = chosen("rising-flu-infections", "CC", companies={"CC": [{"company": "clinic", "class": "WC"}]})
    assert brought(game) == one_legitimacy("CC")


@pytest.mark.parametrize(("who", "reward"), [("WC", vp(3)), ("CC", two_legitimacy("CC"))])
def test_low_political_engagement(who: str, reward: object) -> None:
    bills = {"2C": who, "4A": "MC"}
    game = facing("low-political-engagement", bills=bills)
    game.choose(f"class/{who}")
    assert option_ids(game) == ["spend-influences/0/2", "spend-influences/1/1"]
    game.choose("spend-influences/0/2")
    assert_spent(game, media=2)
    assert brought(game) == reward


def test_low_political_engagement_needs_a_marker_and_the_influence() -> None:
    bills = {"2C": "WC", "4A": "WC", "6A": "WC"}
    game = facing("low-political-engagement", bills=bills)
    assert game.decision.kind == "spend-for-event"  # only CC has markers, 3 of them
    assert option_ids(game) == ["spend-influences/0/3", "spend-influences/1/2"]
    assert_impossible("low-political-engagement", bills=bills, influence={"ST": 1}, media_influence=1)


def test_low_political_engagement_does_not_count_a_marker_that_protects_a_policy() -> None:
    game = table("low-political-engagement", modules=["alternative-events", "action-cards"], bills={"2C": "WC"})
    protect(game.table, WC, IMMIGRATION)
    take(game, "basic/event-action")
    game.choose("class/WC")
    assert option_ids(game) == ["spend-influences/0/1", "spend-influences/1/0"]


def test_demand_for_digital_transformation() -> None:
    game = facing("demand-for-digital-transformation")
    assert (game.decision.seat, game.decision.kind) == ("CC", "keep-event")
    assert_spent(game, money=90)
    assert brought(game) == two_legitimacy("CC")
    game = chosen("demand-for-digital-transformation", "MC", companies={"MC": SHOP})
    assert brought(game) == two_legitimacy("MC")
    assert_impossible("demand-for-digital-transformation", money={"ST": 29})
    assert_impossible("demand-for-digital-transformation", companies={"CC": COLLEGE})


@pytest.mark.parametrize(("who", "reward"), [("WC", two_legitimacy("WC")), ("MC", token("MC"))])
def test_rising_economic_inequality(who: str, reward: object) -> None:
    game = chosen("rising-economic-inequality", who)
    assert_spent(game, money=90)
    assert brought(game) == reward


@pytest.mark.parametrize(("who", "reward"), [("WC", token("WC")), ("MC", vp(3)), ("CC", two_legitimacy("CC"))])
def test_healthcare_scandal(who: str, reward: object) -> None:
    game = chosen("healthcare-scandal", who)
    assert_spent(game, health=4, personal=0)
    assert brought(game) == reward


@pytest.mark.parametrize(("who", "reward"), [("WC", token("WC")), ("MC", vp(2))])
def test_public_sector_union_negotiations(who: str, reward: object) -> None:
    game = chosen("public-sector-union-negotiations", who)
    assert_spent(game)
    assert brought(game) == reward


def test_public_sector_union_negotiations_needs_workers_in_a_public_company() -> None:
    hospital = [{"company": "university-hospital", "class": "WC"}]
    game = facing("public-sector-union-negotiations", companies={"ST": hospital})
    assert (game.decision.seat, game.decision.kind) == ("WC", "keep-event")
    assert_impossible("public-sector-union-negotiations", companies={"ST": [{"company": "university-hospital"}]})


@pytest.mark.parametrize("who", ["MC", "CC"])
def test_demand_for_startup_support(who: str) -> None:
    game = chosen("demand-for-startup-support", who)
    assert_spent(game)
    assert brought(game) == one_legitimacy(who)


@pytest.mark.parametrize("who", ["WC", "MC", "CC"])
def test_gerrymandering(who: str) -> None:
    game = chosen("gerrymandering", who, influence={"ST": 3})
    assert_spent(game, personal=1)
    assert brought(game) == two_legitimacy(who)
    assert_impossible("gerrymandering", influence={"ST": 1})


@pytest.mark.parametrize("who", ["WC", "CC"])
def test_demand_for_state_intervention(who: str) -> None:
    game = chosen("demand-for-state-intervention", who)
    assert_spent(game, money=100)
    assert brought(game) == vp(2)
    game.choose("keep-event/demand-for-state-intervention")
    assert kept(game, who) == ["demand-for-state-intervention"]


def test_political_pressure_counts_media_influence_too_where_it_falls_short() -> None:
    t = table("political-pressure", influence={"ST": 0}, media_influence=1).table
    event = EVENTS[EVENT_BY_SLUG["political-pressure"]]
    assert FOR_A_CLASS[event.task].why_not_for(t, event, WC) == NeedsInfluence(2, 1)
