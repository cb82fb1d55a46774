"""The text of every Historical Event is made from its declaration."""

import re

import pytest

from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS, HistoricalEvent
from bodypolitic.words.catalogue import OFFERED
from bodypolitic.words.historical_events import describe_history
from bodypolitic.words.questions import option_text, question, refusal_text
from tests.game.historical_events.facing import facing


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("event", HISTORICAL_EVENTS, ids=lambda event: event.slug)
def test_every_card_has_a_text(event: HistoricalEvent, language: str) -> None:
    for players in (2, 3, 4):
        text = describe_history(event, players, language)
        assert text[0].isupper() and text.endswith(".")
        assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.|[.,;:][^\s\d]", text)


def test_another_declaration_has_another_text() -> None:
    texts = [describe_history(event) for event in HISTORICAL_EVENTS]
    assert len(set(texts)) == len(texts)


def test_what_a_count_of_players_does_not_ask_for_is_not_told() -> None:
    [event] = [event for event in HISTORICAL_EVENTS if event.slug == "leftist-movements-in-europe"]
    assert "Population" in describe_history(event, 3)
    assert "Population" not in describe_history(event, 2)


def test_a_card_is_offered_and_refused_in_words() -> None:
    game = facing("marshall-plan", turn="CC")
    [option] = [option for option in game.decision.options if option.kind == "set-off"]
    assert option_text(game, game.decision, option) == "Marshall Plan (Historical Event)"
    refused = facing("marshall-plan", turn="CC", policies=["4A", "5A"])
    [refusal] = [refusal for refusal in refused.decision.unavailable if refusal.action == "set-off/marshall-plan"]
    assert (
        refusal_text(refused.decision, refusal)
        == "Marshall Plan: Policies 1 to 5 in the section: 3, and at most 2 allowed"
    )


def test_who_is_asked_out_of_turn_is_told_of_its_own_part() -> None:
    game = facing("opening-of-the-panama-canal")
    assert game.decision.seat == "CC"
    assert question(game, game.decision).startswith("You may now choose one: sell to the Foreign Market")


def test_a_treaty_is_put_to_the_vote_as_one_question() -> None:
    game = facing("maastricht-treaty", policies=["6A", "7B"])
    game.choose("set-off/maastricht-treaty")
    assert question(game, game.decision) == "Are you in favor of 6C (Foreign Trade) and 7C (Immigration)?"


def test_of_a_treaty_only_what_is_not_in_force_is_put_to_the_vote() -> None:
    game = facing("maastricht-treaty", policies=["6C", "7B"])
    game.choose("set-off/maastricht-treaty")
    assert question(game, game.decision) == "Are you in favor of 7C (Immigration)?"


def test_a_company_is_told_with_what_the_card_pays_for_it_whatever_policy_1_says() -> None:
    game = facing("world-war-ii", policies=["1A", "3A", "6A"], companies={"CC": [{"company": "car-manufacturer"}]})
    while game.decision.kind != "choose-company-for-state":
        game.choose(game.decision.options[0])
    told = {option_text(game, game.decision, option).rpartition(" · ")[2] for option in game.decision.options}
    assert told == {"for 32\u00a0V"}


def test_a_company_that_may_be_saved_is_asked_about_by_its_name() -> None:
    companies = {
        "CC": [{"company": "hotel", "class": "WC"}],
        "MC": [{"company": "convenience-store", "class": "MC"}, {"company": "doctors-office", "class": "MC"}],
    }
    position = {"loans": {"WC": 1, "ST": 1}, "policies": ["2C", "3C"], "money": {"ST": 60}, "companies": companies}
    game = facing("us-financial-crisis", **position)
    while game.decision.kind != "decide-on-saving":
        game.choose(game.decision.options[0])
    assert question(game, game.decision) == "Do you save the Convenience Store from being lost?"


def text_of(slug: str) -> str:
    [event] = [event for event in HISTORICAL_EVENTS if event.slug == slug]
    return describe_history(event)


def test_all_classes_and_all_players_are_told_by_one_word() -> None:
    told = text_of("end-of-mediterranean-dictatorships")
    assert told.startswith("Any class may set it off") and "Each class: Gain 1 Influence." in told
    assert text_of("dissolution-of-the-soviet-union").startswith("Any player may set it off")
    assert text_of("european-debt-crisis").endswith("The State: \u22121 Legitimacy with each class.")


def test_lines_of_the_same_roles_stand_under_one_heading() -> None:
    told = text_of("oil-crisis")
    assert told.count("The Middle Class and the Capitalist Class:") == 1
    assert "to the highest. This round you may not adjust" in told
