"""The twenty Hidden Agendas, each with its figures: one short of its task, and with it."""

import pytest

from bodypolitic.game.components.event_cards import EVENT_BY_SLUG
from bodypolitic.game.expansions.alternative_events.kept_events import KeptEvents
from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS
from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_ROLES, WC
from bodypolitic.game.table.module import module_of
from tests.game.hidden_agendas.holders import (
    agenda_called,
    asked_anew,
    claimable,
    holding,
    last_turn,
    noted,
    play_to_the_end,
    play_to_turn,
    progress,
    view_of,
)
from tests.game.table_talk import company, paid, pass_bill, picks, take

ROLES = ("WC", "MC", "CC", "ST")
Position = dict[str, object]


def assert_claims(game: Game, slug: str, vp: int) -> None:
    """The seat that is asked claims its agenda and gains so much."""
    role = ROLES[agenda_called(slug).role]
    assert game.decision.seat == role
    game.choose(f"claim-agenda/{slug}")
    told = [(happening.kind, happening.values) for happening in game.happened][:2]
    assert told == [
        ("hidden-agenda-claimed", {"who": role, "agenda": slug}),
        ("vp", {"who": role, "amount": vp, "reason": "hidden-agenda"}),
    ]


def assert_gets_at_the_end(game: Game, slug: str, vp: int) -> None:
    """At the end of the game the holder gets its agenda without a question."""
    role = ROLES[agenda_called(slug).role]
    assert play_to_the_end(game) == [(role, slug)]
    points = [told.values for told in game.happened if told.values.get("reason") == "hidden-agenda"]
    assert points == [{"who": role, "amount": vp, "reason": "hidden-agenda"}]


def assert_claims_in_its_next_turn(game: Game, slug: str, vp: int) -> None:
    """What was achieved while others had the word is claimed in the next turn of the holder."""
    role = ROLES[agenda_called(slug).role]
    play_to_turn(game, role)
    assert noted(game) == [role]
    assert_claims(game, slug, vp)


def public(*staff: str) -> list[dict[str, str]]:
    """The nine public companies, the first of them with workers of the classes named."""
    rows = ["university-hospital", "technical-university", "national-public-broadcasting"]
    rows += [
        f"{slug}-{row}" for row in (2, 3) for slug in ("public-hospital", "public-university", "regional-tv-station")
    ]
    return [{"company": slug, **({"class": staff[n]} if n < len(staff) else {})} for n, slug in enumerate(rows)]


def of_class(who: str, *slugs: str) -> list[dict[str, str]]:
    """Companies with workers of a class."""
    return [{"company": slug, "class": who} for slug in slugs]


def test_there_are_five_for_each_role() -> None:
    assert [sum(agenda.role == role for agenda in HIDDEN_AGENDAS) for role in ALL_ROLES] == [5, 5, 5, 5]
    assert len({agenda.slug for agenda in HIDDEN_AGENDAS}) == 20


# The State


def test_leviathan() -> None:
    game = holding("leviathan", turn="ST", events=["fear-of-deflation"], money={"ST": 100})
    module_of(game.table, HiddenAgendas).events_dealt_with = 9
    assert progress(game, "leviathan") == [(9, 10)]
    assert not claimable(game)
    take(game, "basic/event-action")
    game.choose("amount/15")
    assert progress(game, "leviathan") == [(10, 10)]
    assert_claims(game, "leviathan", 8)


def test_leviathan_counts_an_event_dealt_with_twice_once() -> None:
    game = holding(
        "leviathan", turn="ST", events=["fear-of-deflation"], money={"ST": 100}, hands={"ST": ["immediate-response"]}
    )
    picks(game, "play/immediate-response", "amount/15", "amount/15")
    assert progress(game, "leviathan") == [(1, 10)]


def test_leviathan_does_not_count_ignored_events() -> None:
    game = last_turn("leviathan", events=["low-education-index", "pandemic"])
    game.choose("end-turn")
    assert "event-ignored" in [happening.kind for happening in game.happened]
    assert progress(game, "leviathan") == [(0, 10)]


def test_expert_budgeter() -> None:
    game = last_turn("expert-budgeter", round=5, money={"ST": 500})
    assert progress(game, "expert-budgeter") == [(0, 0)]
    assert_gets_at_the_end(game, "expert-budgeter", 4)
    assert game.over


def test_expert_budgeter_is_discarded_with_the_first_loan() -> None:
    game = last_turn("expert-budgeter", round=5, money={"ST": 0})
    game.choose("end-turn")  # wages can't be paid
    told = [happening.values for happening in game.happened if happening.kind == "hidden-agenda-discarded"]
    assert told == [{"who": "ST", "agenda": "expert-budgeter"}]
    assert view_of(game, "WC")["revealed"] == {"ST": {"agenda": "expert-budgeter", "outcome": "discarded"}}
    assert view_of(game, "ST")["agenda"] is None
    assert play_to_the_end(game) == []


@pytest.mark.parametrize(("policies", "matches"), [(["2C", "3B"], 3), (["2C"], 4), ([], 5)])
def test_according_to_plan(policies: list[str], matches: int) -> None:
    game = last_turn("according-to-plan", round=5, policies=policies, political_agenda=8, money={"ST": 300})
    assert progress(game, "according-to-plan") == [(matches, 4)]
    assert not claimable(game)
    if matches < 4:
        assert play_to_the_end(game) == []
        return
    assert_gets_at_the_end(game, "according-to-plan", 5)


@pytest.mark.parametrize(
    ("changes", "figures", "offered"),
    [
        ({"policies": ["4A", "5A"], "money": {"ST": 149}}, [(149, 150), (2, 2)], False),
        ({"policies": ["4A", "5B"], "money": {"ST": 150}}, [(150, 150), (1, 2)], False),
        ({"policies": ["4A", "5A"], "money": {"ST": 150}}, [(150, 150), (2, 2)], True),
    ],
)
def test_strong_welfare_state(changes: Position, figures: list[tuple[int, int]], offered: bool) -> None:
    game = holding("strong-welfare-state", turn="ST", loans={"ST": 1}, **changes)
    assert progress(game, "strong-welfare-state") == figures
    assert claimable(game) == offered
    if offered:
        assert_claims(game, "strong-welfare-state", 10)


@pytest.mark.parametrize(
    ("fiscal_policy", "companies", "offered"),
    [
        ("1A", public("WC", "MC", "WC", "MC", "WC"), False),
        ("1A", public("WC", "MC", "WC", "MC", "WC", "MC"), True),
        ("1B", public("WC", "MC", "WC", "MC", "WC", "MC")[:6], False),
    ],
)
def test_state_led_economy(fiscal_policy: str, companies: list[dict[str, str]], offered: bool) -> None:
    game = holding(
        "state-led-economy", turn="ST", policies=[fiscal_policy], companies={"ST": companies, "CC": [], "MC": []}
    )
    assert claimable(game) == offered
    if offered:
        assert_claims(game, "state-led-economy", 8)


# The Middle Class


@pytest.mark.parametrize("short_of", ["food", "luxury", "health", "education", ""])
def test_entrepreneur(short_of: str) -> None:
    storage = {resource: 7 if resource == short_of else 8 for resource in ("food", "luxury", "health", "education")}
    game = holding("entrepreneur", turn="MC", storage={"MC": storage}, goods={"MC": {"food": 5, "health": 5}})
    assert progress(game, "entrepreneur") == [(amount, 8) for amount in storage.values()]
    assert claimable(game) == (short_of == "")
    if not short_of:
        assert_claims(game, "entrepreneur", 8)


TWO_OF_ITS_OWN = of_class("MC", "fast-food-restaurant", "jewelry-store", "pharmacy", "training-center")
WITH_EMPLOYEE = {"company": "convenience-store", "class": "MC", "employee": "unskilled"}


@pytest.mark.parametrize(
    ("fifth", "round_number", "offered"),
    [
        (WITH_EMPLOYEE, 3, True),
        ({"company": "convenience-store", "class": "MC"}, 3, False),
        (WITH_EMPLOYEE, 4, False),
    ],
)
def test_successful_startup(fifth: dict[str, str], round_number: int, offered: bool) -> None:
    companies = {"MC": [*TWO_OF_ITS_OWN, fifth], "CC": [], "ST": public()[:3]}
    game = holding("successful-startup", turn="MC", round=round_number, companies=companies)
    assert claimable(game) == offered
    if offered:
        assert progress(game, "successful-startup") == [(5, 5)]
        assert_claims(game, "successful-startup", 8)


@pytest.mark.parametrize("elsewhere", [4, 5])
@pytest.mark.parametrize("own", [7, 8])
def test_growing_middle_class(own: int, elsewhere: int) -> None:
    employing = ["convenience-store", "doctors-office", "game-store", "tutoring-company"]
    companies = {
        "MC": [
            *TWO_OF_ITS_OWN,
            *[
                {"company": slug, "class": "MC", **({"employee": "unskilled"} if number < own - 4 else {})}
                for number, slug in enumerate(employing)
            ],
        ],
        "CC": of_class("MC", "supermarket", "college")[: elsewhere - 2],
        "ST": public("MC", "MC", "MC")[:3] if elsewhere == 5 else public("MC", "MC")[:3],
    }
    game = holding("growing-middle-class", turn="MC", companies=companies)
    assert progress(game, "growing-middle-class") == [(own, 8), (elsewhere, 5)]
    assert claimable(game) == (own == 8 and elsewhere == 5)
    if claimable(game):
        assert_claims(game, "growing-middle-class", 10)


@pytest.mark.parametrize(("policies", "in_force"), [(["1B", "3B", "5B"], 5), (["1B", "3B", "5B", "2A"], 4)])
def test_golden_compromise(policies: list[str], in_force: int) -> None:
    game = holding("golden-compromise", turn="MC", policies=policies)
    assert progress(game, "golden-compromise") == [(in_force, 5)]
    assert claimable(game) == (in_force == 5)
    if in_force == 5:
        assert_claims(game, "golden-compromise", 4)


@pytest.mark.parametrize("unemployed", [0, 1])
def test_we_work_we_thrive(unemployed: int) -> None:
    out_of_work = {"MC": {"media": unemployed}, "WC": {"unskilled": 3}}
    game = last_turn("we-work-we-thrive", round=5, unemployed=out_of_work, money={"ST": 300})
    assert not claimable(game)
    if unemployed:
        assert play_to_the_end(game) == []
        return
    assert_gets_at_the_end(game, "we-work-we-thrive", 5)


# The Working Class


@pytest.mark.parametrize("influence", [5, 6, 7])
def test_rally_the_masses(influence: int) -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": influence})
    assert progress(game, "rally-the-masses") == [(influence, 6)]
    assert claimable(game) == (influence >= 6)
    if influence >= 6:
        assert_claims(game, "rally-the-masses", 4)


@pytest.mark.parametrize("unions", [3, 4])
def test_workers_unite(unions: int) -> None:
    industries = ["agriculture", "luxury", "education", "healthcare"]
    pairs = [(slug, f"{slug}-2") for slug in ("supermarket", "shopping-mall", "college", "clinic")]
    companies = {"CC": of_class("WC", *[slug for pair in pairs for slug in pair])}
    game = holding("workers-unite", turn="WC", companies=companies, trade_unions=industries[:unions])
    assert progress(game, "workers-unite") == [(unions, 4)]
    assert claimable(game) == (unions == 4)
    if unions == 4:
        assert_claims(game, "workers-unite", 8)


def vote_for_everything(game: Game) -> None:
    """Everyone is in favor of every bill; whatever else there is to decide makes no difference."""
    while game.decision.kind != "choose-penalty":
        in_favor = "in-favor" if game.decision.kind == "state-stance" else game.decision.options[0]
        game.choose(in_favor, game.decision.seat)


@pytest.mark.parametrize("third", ["WC", "MC"])
def test_working_class_push(third: str) -> None:
    game = last_turn(
        "working-class-push",
        bills={"3B": "WC", "6A": "WC", "7A": third},
        money={"ST": 300},
        influence=dict.fromkeys(ROLES, 0),
        events=["fear-of-deflation"],
    )
    game.choose("end-turn")
    vote_for_everything(game)
    assert [game.table.policies[policy] for policy in (2, 5, 6)] == [1, 0, 0]
    assert progress(game, "working-class-push") == [(2 if third == "MC" else 3, 3)]
    assert noted(game) == ([] if third == "MC" else ["WC"])
    if third == "WC":
        assert_claims_in_its_next_turn(game, "working-class-push", 10)


def test_working_class_push_does_not_count_immediate_votes() -> None:
    game = holding("working-class-push", turn="WC", influence={"WC": 3})
    pass_bill(game, "7A")
    assert game.table.policies[6] == 0
    assert progress(game, "working-class-push") == [(0, 3)]


def test_working_class_push_counts_one_phase_only() -> None:
    game = last_turn("working-class-push", money={"ST": 300})
    module_of(game.table, HiddenAgendas).bills_passed[0] = 2
    game.choose("end-turn")
    while game.table.round == 1:
        game.choose(game.decision.options[-1], game.decision.seat)
    assert progress(game, "working-class-push") == [(0, 3)]


@pytest.mark.parametrize(("skilled", "population"), [(3, 7), (6, 8)])
def test_small_labor_force(skilled: int, population: int) -> None:
    game = last_turn(
        "small-labor-force",
        round=5,
        companies={"CC": [], "ST": public()[:3], "MC": []},
        unemployed={"WC": {"unskilled": 18, "media": skilled}},
        money={"ST": 300},
    )
    assert progress(game, "small-labor-force") == [(population, 7)]
    assert not claimable(game)
    if population > 7:
        assert play_to_the_end(game) == []
        return
    assert_gets_at_the_end(game, "small-labor-force", 5)


AT_40 = ["pharmaceutical-company", "medical-village", "institute-of-technology", "university", "tv-station"]


@pytest.mark.parametrize(("more", "wages"), [(["fish-farm"], 235), (["college", "clinic"], 240)])
def test_the_surplus_value_is_ours(more: list[str], wages: int) -> None:
    at_l3 = [*AT_40, *more] if wages == 235 else AT_40
    companies = [{"company": slug, "class": "WC", "wage": "L3"} for slug in at_l3]
    companies += [{"company": slug, "class": "WC", "wage": "L2"} for slug in more if slug not in at_l3]
    game = last_turn(
        "the-surplus-value-is-ours",
        companies={"CC": companies, "ST": public()[:3], "MC": []},
        money={"CC": 400, "ST": 300},
    )
    game.choose("end-turn")
    assert progress(game, "the-surplus-value-is-ours") == [(wages, 240)]
    if wages < 240:
        play_to_turn(game, "WC")
        assert noted(game) == []
        return
    assert_claims_in_its_next_turn(game, "the-surplus-value-is-ours", 8)


def test_the_surplus_value_is_ours_counts_one_production_phase() -> None:
    game = last_turn("the-surplus-value-is-ours", money={"ST": 300})
    game.choose("end-turn")
    [(wages, _)] = progress(game, "the-surplus-value-is-ours")
    assert wages > 0
    while game.table.round == 1:
        game.choose(game.decision.options[-1], game.decision.seat)
    assert progress(game, "the-surplus-value-is-ours") == [(0, 240)]


def test_the_surplus_value_is_ours_counts_what_union_negotiations_add_to_wages() -> None:
    game = last_turn(
        "the-surplus-value-is-ours",
        modules=["alternative-events", "hidden-agendas"],
        companies={"CC": [], "ST": public("WC")[:3], "MC": []},
        money={"ST": 300},
        bills={"7A": "CC"},
    )
    event = EVENT_BY_SLUG["public-sector-union-negotiations"]
    game.table.event_deck.remove(event)
    module_of(game.table, KeptEvents).kept[WC].append(event)
    picks(game, "end-turn", "benefit/public-sector-union-negotiations")
    [(wages, _)] = progress(game, "the-surplus-value-is-ours")
    assert wages == company(game, "university-hospital").wage_paid + 5


def test_the_surplus_value_is_ours_does_not_count_wages_of_the_action_phase() -> None:
    companies = [{"company": "convenience-store", "class": "MC", "employee": "unskilled"}]
    game = holding("the-surplus-value-is-ours", turn="MC", companies={"MC": companies})
    take(game, "basic/extra-shift")
    assert paid(game, "MC", "wages") == 8
    assert progress(game, "the-surplus-value-is-ours") == [(0, 240)]


# The Capitalist Class

AUTOMATED = ["automated-grain-farm", "automated-dairy-farm", "electronics-manufacturer", "car-manufacturer"]


@pytest.mark.parametrize(
    ("companies", "figures"),
    [
        (["supermarket-2", "shopping-mall-2", "clinic-2"], [(12, 12), (11, 11)]),
        (["supermarket-2", "shopping-mall-2"], [(12, 12), (10, 11)]),
        (["supermarket-2", "shopping-mall-2", "clinic-2", "hospital"], [(12, 12), (12, 11)]),
    ],
)
def test_corporate_empire(companies: list[str], figures: list[tuple[int, int]]) -> None:
    staffed = of_class("WC", "supermarket", "shopping-mall", "college", "clinic") + of_class("MC", *companies)
    empty = ["radio-station", "publishing-house"][: 12 - 4 - len(staffed)]
    owned = [*staffed, *[{"company": slug} for slug in AUTOMATED + empty]]
    game = holding("corporate-empire", turn="CC", companies={"CC": owned, "ST": public()[:3], "MC": []})
    assert progress(game, "corporate-empire") == figures
    assert claimable(game) == (figures[1][0] >= 11)
    if claimable(game):
        assert_claims(game, "corporate-empire", 10)


@pytest.mark.parametrize(
    ("policies", "round_number", "offered"),
    [(["2C"], 2, True), ([], 2, False), (["2C"], 1, False), (["2C", "3C", "4C"], 2, True)],
)
def test_toward_a_neoliberal_state(policies: list[str], round_number: int, offered: bool) -> None:
    game = holding("toward-a-neoliberal-state", turn="CC", policies=policies, round=round_number)
    assert progress(game, "toward-a-neoliberal-state") == [(2 + len(policies), 3)]
    assert claimable(game) == offered
    if offered:
        assert_claims(game, "toward-a-neoliberal-state", 4)


SALES = ["food/3", "food/5", "luxury/3", "luxury/7", "health/3", "health/6", "education/3", "education/7"]


def export(game: Game, *sales: str) -> None:
    """Sell to the Foreign Market."""
    take(game, "basic/sell-to-foreign-market")
    picks(game, *[f"export/{sale}" for sale in sales])
    if game.decision.kind == "sell-to-foreign-market":
        game.choose("done")


def full_storages(**more: object) -> Game:
    """An Export card that pays 300 V for all it takes."""
    storage = {"food": 8, "luxury": 12, "health": 12, "education": 12}
    return holding("export-tycoon", turn="CC", export=9, storage={"CC": storage}, **more)


def test_export_tycoon() -> None:
    game = full_storages()
    export(game, *SALES[:6])
    assert progress(game, "export-tycoon") == [(230, 240)]
    assert not claimable(game)
    game = full_storages()
    export(game, *SALES[:7])
    assert progress(game, "export-tycoon") == [(250, 240)]
    assert_claims(game, "export-tycoon", 8)


def test_export_tycoon_is_for_the_action_just_taken() -> None:
    game = full_storages()
    export(game, *SALES[:7])
    assert claimable(game)
    game.choose("end-turn")
    assert game.decision.seat == "ST"
    assert progress(game, "export-tycoon") == [(0, 240)]
    play_to_turn(game, "CC")
    assert not claimable(game)


def test_export_tycoon_counts_what_a_card_adds() -> None:
    game = full_storages(hands={"CC": ["global-branding"]})
    picks(game, "play/global-branding", "option/2", "amount/2")
    assert progress(game, "export-tycoon") == [(20, 240)]  # 2 luxury for 10 V each
    picks(game, "option/1", *[f"export/{sale}" for sale in SALES[:6]], "done")
    assert progress(game, "export-tycoon") == [(250, 240)]
    assert_claims(game, "export-tycoon", 8)


SCHOOLS = ("college", "college-2", "academy", "university", "institute-of-technology")


def then_on_the_web(*sales: str) -> Game:
    """A sale, and another of 7 education for 50 V, which the World Wide Web allows as the free action of the turn."""
    game = full_storages(
        modules=["hidden-agendas", "historical-events"],
        round=4,
        companies={"CC": of_class("WC", *SCHOOLS), "ST": public()[:3], "MC": []},
    )
    history = module_of(game.table, History)
    web = next(card for card in history.piles[3] if HISTORICAL_EVENTS[card].slug == "invention-of-the-world-wide-web")
    history.piles[3].remove(web)
    history.revealed.append(web)
    game = asked_anew(game)
    export(game, *sales)
    game.choose("set-off/invention-of-the-world-wide-web")
    while game.decision.kind != "decide-on-effect":
        game.choose(game.decision.options[0])
    picks(game, "go-on", "export/education/7", "done")
    return game


def test_export_tycoon_does_not_add_up_two_sales_of_a_turn() -> None:
    game = then_on_the_web(*SALES[:6])
    assert progress(game, "export-tycoon") == [(230, 240)]
    assert not claimable(game)


def test_export_tycoon_is_not_undone_by_a_second_sale_of_the_turn() -> None:
    game = then_on_the_web(*SALES[:7])
    assert progress(game, "export-tycoon") == [(250, 240)]
    assert_claims(game, "export-tycoon", 8)


@pytest.mark.parametrize("last", ["lobbying-firm", "hotel"])
def test_diversified_portfolio(last: str) -> None:
    owned = ["supermarket", "fast-food-chain", "shopping-mall", "fashion-company", "college", "academy"]
    owned += ["clinic", "hospital", "radio-station", last]
    companies = {"CC": [{"company": slug} for slug in owned], "ST": public()[:3], "MC": []}
    game = last_turn("diversified-portfolio", round=5, companies=companies, money={"ST": 300})
    assert progress(game, "diversified-portfolio") == [(5 if last == "lobbying-firm" else 4, 5)]
    assert not claimable(game)
    if last == "hotel":
        assert play_to_the_end(game) == []
        return
    assert_gets_at_the_end(game, "diversified-portfolio", 8)


@pytest.mark.parametrize(("revenue", "capital"), [(4, 315), (4, 316)])
def test_venture_capitalist(revenue: int, capital: int) -> None:
    companies = {"CC": [], "ST": public()[:3], "MC": []}
    money = {"CC": revenue, "ST": 300}
    game = last_turn("venture-capitalist", round=5, companies=companies, money=money, capital=capital, loans={"CC": 1})
    assert progress(game, "venture-capitalist") == [(capital, 320)]
    assert not claimable(game)
    if revenue + capital < 320:
        assert play_to_the_end(game) == []
        return
    assert_gets_at_the_end(game, "venture-capitalist", 5)
