"""The text of every card is made from its declaration."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bodypolitic.game.cards.card import Card
from bodypolitic.game.cards.company_effects import BuildCompany, Overtime, PlaceMachinery
from bodypolitic.game.cards.effects import ChooseOne, Effect, IfAble, May
from bodypolitic.game.cards.money_effects import GainInfluence, GainMoney, GainVP, GetFromState, Pay, RolesGainMoney
from bodypolitic.game.cards.political_effects import AddCubes, ProposeBill
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.cards.state_effects import ProvideMoneyForToken, TwoClassesLoseFaith
from bodypolitic.game.cards.trade_effects import BuyGoodsAndServices, SellToForeignMarket, SellToState
from bodypolitic.game.cards.worker_effects import AssignWorkers, HireEmployees, NewSkilledWorker
from bodypolitic.game.components.measures import COMPANIES_OWNED, POPULATION
from bodypolitic.game.expansions.action_cards.decks import ALL_DECKS
from bodypolitic.game.ground.codes import CC, FOOD, HEALTH, LUXURY, MC, ROLES, ST, TAXATION, WC
from bodypolitic.game.rules.basic_actions.assign_workers import ANY_UNEMPLOYED, BASIC_TERMS, SIGNING_BONUS
from bodypolitic.game.rules.basic_actions.build_company import ALL, HALF, BuildTerms
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import PurchaseTerms
from bodypolitic.game.rules.basic_actions.propose_bill import FREE_VOTE, NO_IMMEDIATE_VOTE
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import ExportTerms
from bodypolitic.words.catalogue import OFFERED, catalogue
from bodypolitic.words.describe import (
    describe_card,
    describe_effects,
    describe_legitimacy,
    describe_requirement,
)
from tests.words.declared import messages_in, values_in

CARDS = [card for deck in ALL_DECKS for card in deck]


def name_of(card: Card) -> str:
    """A card's role and id, such as `WC/fake-news`."""
    return f"{ROLES[card.face.role]}/{card.face.slug}"


def all_effects(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Effects with those inside them."""
    for effect in effects:
        yield effect
        if isinstance(effect, ChooseOne):
            for branch in effect.branches:
                yield from all_effects(branch)
        for inner in effect.parts():
            if isinstance(inner, Effect):
                yield from all_effects((inner,))


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_every_card_has_a_text(card: Card, language: str) -> None:
    text = describe_card(card, language)
    assert text[0].isupper() and text.endswith(".")
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.|[.,;:][^\s\d]", text)
    assert bool(describe_requirement(card, language)) == bool(card.requires)
    assert bool(describe_legitimacy(card, language)) == bool(card.legitimacy)


@pytest.mark.parametrize("language", OFFERED)
def test_every_effect_in_use_has_its_message(language: str) -> None:
    used = {effect.kind for card in CARDS for effect in all_effects(card.effects)}
    assert len(used) > 40
    assert [message for message in sorted(used) if not catalogue(language).has(message)] == []


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize(
    "effect", [BuyGoodsAndServices(), BuildCompany(), SellToForeignMarket(), AssignWorkers(BASIC_TERMS)]
)
def test_a_description_speaks_of_all_terms(
    effect: BuyGoodsAndServices | BuildCompany | SellToForeignMarket | AssignWorkers, language: str
) -> None:
    told = {name for name, _ in values_in(messages_in(language)[effect.kind])}
    # what a purchase counts for is told with the legitimacy of its card
    assert {name for name, _ in effect.terms.FIELDS} - {"counts"} <= told


@pytest.mark.parametrize(
    "effects",
    [
        [GainVP(5), GainVP(6)],
        [
            Pay(Quantity(5)),
            Pay(Quantity(6)),
            Pay(Quantity(5), CC),
            Pay(Quantity(5), from_capital=True),
            Pay(per(POPULATION, 5)),
        ],
        [GainMoney(Quantity(5)), GainMoney(per(POPULATION, 5)), GainMoney(per(COMPANIES_OWNED, 5, plus=2))],
        [RolesGainMoney(15, (ST, MC)), RolesGainMoney(15, (ST, CC)), RolesGainMoney(15, (WC, MC, CC))],
        [
            ProposeBill(),
            ProposeBill((TAXATION,)),
            ProposeBill(any_section=True),
            ProposeBill(vote=FREE_VOTE),
            ProposeBill(vote=NO_IMMEDIATE_VOTE),
        ],
        [
            BuyGoodsAndServices(),
            BuyGoodsAndServices(PurchaseTerms(1)),
            BuyGoodsAndServices(PurchaseTerms(3)),
            BuyGoodsAndServices(PurchaseTerms(4)),
            BuyGoodsAndServices(PurchaseTerms(1, resources=(HEALTH,))),
            BuyGoodsAndServices(PurchaseTerms(1, resources=(FOOD, LUXURY, HEALTH))),
            BuyGoodsAndServices(PurchaseTerms(1, sources=(ST,))),
            BuyGoodsAndServices(PurchaseTerms(1, sources=(MC, CC, ST))),
            BuyGoodsAndServices(PurchaseTerms(2, sources=(MC, CC))),
            BuyGoodsAndServices(PurchaseTerms(1, times=2)),
            BuyGoodsAndServices(PurchaseTerms(1, times=3)),
            BuyGoodsAndServices(PurchaseTerms(1, half_price=True)),
            BuyGoodsAndServices(PurchaseTerms(1, half_price=True, state_pays_rest=True)),
            BuyGoodsAndServices(PurchaseTerms(1, no_tariff=True)),
        ],
        [
            BuildCompany(),
            BuildCompany(BuildTerms(discount=4)),
            BuildCompany(BuildTerms(discount=-4)),
            BuildCompany(BuildTerms(discount=4, discount_industry=FOOD)),
            BuildCompany(BuildTerms(state_pays=HALF)),
            BuildCompany(BuildTerms(state_pays=ALL)),
            BuildCompany(BuildTerms(from_deck=True)),
            BuildCompany(BuildTerms(founder_from_supply=True)),
            BuildCompany(BuildTerms(industries=(FOOD,))),
        ],
        [
            SellToForeignMarket(),
            SellToForeignMarket(ExportTerms(2)),
            SellToForeignMarket(ExportTerms(goods_only=True)),
            SellToForeignMarket(ExportTerms(state_bonus=5)),
        ],
        [SellToState(HEALTH, 9, 10), SellToState(FOOD, 9, 10), SellToState(HEALTH, 6, 10), SellToState(HEALTH, 9, 5)],
        [AssignWorkers(BASIC_TERMS), AssignWorkers(ANY_UNEMPLOYED), AssignWorkers(SIGNING_BONUS)],
        [HireEmployees(3), HireEmployees(2), HireEmployees(3, state_pays=5)],
        [Overtime(), Overtime(of_state=True), Overtime(of_state=True, then_buy=True)],
        [PlaceMachinery(1), PlaceMachinery(2)],
        [NewSkilledWorker(WC), NewSkilledWorker(MC)],
        [TwoClassesLoseFaith(), TwoClassesLoseFaith(take_influence=True)],
        [ProvideMoneyForToken((WC, MC, CC), 20), ProvideMoneyForToken((WC, MC), 20), ProvideMoneyForToken((CC,), 20)],
        [AddCubes(Quantity(2)), May(AddCubes(Quantity(2))), IfAble(AddCubes(Quantity(2)))],
        [
            ChooseOne(((GainVP(1),), (GainVP(2),))),
            ChooseOne(((GainVP(1),), (GainVP(3),))),
            ChooseOne(((GainVP(1),), (GainVP(2),), (GainVP(3),))),
            ChooseOne(((GainVP(1), GainVP(4), GainVP(5)), (GainVP(2),))),
        ],
    ],
    ids=lambda effects: type(effects[0]).__name__,
)
def test_another_declaration_has_another_text(effects: list[Effect]) -> None:
    texts = [describe_effects((effect,), WC) for effect in effects]
    assert len(set(texts)) == len(texts), texts


def test_the_order_of_effects_is_told() -> None:
    first, second = GetFromState(Quantity(5)), GainVP(2)
    assert describe_effects((first, second), WC) == "Get 5\u00a0V from the State. Then gain 2 VP."
    assert describe_effects((second, first), WC) == "Gain 2 VP. Then get 5\u00a0V from the State."


def test_notes_follow_their_sentence() -> None:
    poll = ProposeBill(vote=FREE_VOTE)
    note = "You may call an Immediate Vote on it without spending Influence."
    assert describe_effects((GainVP(1), May(poll)), WC) == f"Gain 1 VP. Then you may propose a Bill. {note}"
    choice = ChooseOne(((GainVP(1), poll), (GainVP(2),)))
    assert describe_effects((choice,), WC) == f"Choose one: gain 1 VP and propose a Bill; or gain 2 VP. {note}"


def test_the_same_effect_may_speak_differently_of_each_role() -> None:
    effect = GainInfluence(Quantity(1))
    assert describe_effects((effect,), CC) == "Gain 1 Influence."
    assert describe_effects((effect,), ST) == "Gain 1 Personal Influence."


def test_cards_alike_have_the_same_text() -> None:
    for one, other in pairwise(card for card in CARDS if card.face.title == "Fake News"):
        assert describe_card(one) == describe_card(other)
