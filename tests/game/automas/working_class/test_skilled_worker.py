"""Skilled Worker Criteria: which skilled worker comes, line by line."""

import pytest

from bodypolitic.game.automas.working_class.skilled_worker import choose_skill, needed_for_union
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_RESOURCES, EDUCATION, FOOD, INFLUENCE, LUXURY, SKILLS, Skill
from tests.game.automas.at_the_table import reasons
from tests.game.automas.working_class.at_the_table import wca


def chosen(game: Game, skills: list[Skill] | None = None) -> tuple[str, str]:
    """The skill that the Automa would choose, and the line that decides."""
    game.table.happened = []
    skill = choose_skill(game.table, skills or list(ALL_RESOURCES))
    return SKILLS[skill], reasons(game)[-1]


def table(cc: list[str], open_in_cc: list[str], unemployed: dict[str, int], **position: object) -> Game:
    """A table of two without public companies: companies where the class works, and some without workers."""
    companies = [{"company": name, "class": "WC"} for name in cc] + [{"company": name} for name in open_in_cc]
    declared: dict[str, object] = {"companies": {"CC": companies, "ST": []}, "unemployed": {"WC": unemployed}}
    markets = {"CC": ["hotel", "fashion-company", "radio-station", "publishing-house"]}
    return wca("simple", 7, **{"markets": markets, **declared, **position})


def test_who_could_form_a_trade_union_comes_first() -> None:
    game = table(["college", "academy"], ["supermarket", "clinic"], {})
    assert chosen(game) == ("education", "wc-skill-could-form-a-trade-union")


def test_of_several_the_one_with_fewest_open_slots() -> None:
    game = table(["college", "academy", "clinic", "hospital"], ["university"], {})
    assert chosen(game) == ("healthcare", "wc-skill-fewest-open-slots")


def test_x7_up_to_2_others_may_be_assigned_with_the_new_worker() -> None:
    game = table(["college"], ["academy"], {"education": 1, "unskilled": 1})
    assert needed_for_union(game.table, EDUCATION)
    assert chosen(game) == ("education", "wc-skill-could-form-a-trade-union")


def test_3_others_are_too_many() -> None:
    game = table(["lobbying-firm"], ["publishing-house"], {"unskilled": 3}, markets={"CC": ["hotel"]})
    assert not needed_for_union(game.table, INFLUENCE)


def test_a_skill_among_the_unemployed_is_left_out() -> None:
    game = table(["college", "academy"], ["supermarket"], {"education": 1})
    assert not needed_for_union(game.table, EDUCATION)
    assert chosen(game) == ("agriculture", "wc-skill-most-open-slots")


def test_if_every_skill_is_left_out_none_is() -> None:
    unemployed = {"agriculture": 1, "luxury": 1, "healthcare": 1, "education": 1, "media": 1}
    game = table([], ["supermarket"], unemployed)
    assert chosen(game) == ("agriculture", "wc-skill-most-open-slots")


def test_then_who_would_meet_the_needs_of_a_trade_union() -> None:
    game = table(["college"], ["academy", "supermarket", "supermarket-2"], {"unskilled": 1})
    assert chosen(game) == ("education", "wc-skill-would-meet-the-needs-of-a-trade-union")


def test_needs_that_are_met_already_are_not_met_by_another_worker() -> None:
    unemployed = {"agriculture": 1, "luxury": 1, "healthcare": 1, "education": 1, "media": 1}
    game = table(["college", "academy"], ["supermarket"], unemployed)
    assert chosen(game) == ("agriculture", "wc-skill-most-open-slots")


def test_then_most_open_slots() -> None:
    game = table([], ["clinic", "supermarket", "hospital"], {})
    assert chosen(game) == ("healthcare", "wc-skill-most-open-slots")


def test_then_most_slots_in_markets() -> None:
    game = table([], [], {}, markets={"CC": ["stadium", "hotel"]})
    assert chosen(game) == ("luxury", "wc-skill-most-slots-in-markets")


@pytest.mark.parametrize(("policies", "skill"), [(["4B", "5C"], "education"), (["4C", "5B"], "healthcare")])
def test_then_the_dearer_service(policies: list[str], skill: str) -> None:
    game = table([], [], {}, policies=policies)
    assert chosen(game) == (skill, "dearer-service")


def test_but_first_a_service_that_no_public_company_makes() -> None:
    companies = {"CC": [], "ST": [{"company": "public-university", "class": "WC"}]}
    game = table([], [], {}, companies=companies)
    assert chosen(game) == ("healthcare", "service-not-produced")


@pytest.mark.parametrize(
    ("skills", "skill"), [([LUXURY, FOOD, INFLUENCE], "agriculture"), ([LUXURY, INFLUENCE], "media")]
)
def test_then_agriculture_media_and_luxury(skills: list[Skill], skill: str) -> None:
    assert chosen(table([], [], {}), skills) == (skill, "wc-skill-order-of-industries")
