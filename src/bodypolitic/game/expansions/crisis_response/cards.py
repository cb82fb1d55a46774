"""The ten Crisis Response cards, each with its parts in printed order."""

from typing import Final

from bodypolitic.game.cards.money_effects import GainInfluence, GainMoney, GetFromState, Pay
from bodypolitic.game.cards.political_effects import AddCubes
from bodypolitic.game.cards.quantities import Quantity, per
from bodypolitic.game.components.measures import (
    HALVES_OF_POPULATION,
    PAIRS_OF_COMPANIES,
    TRADE_UNIONS,
    WORKPLACES_ELSEWHERE,
)
from bodypolitic.game.expansions.crisis_response.card import (
    HALF,
    IN_LAST_ROUND,
    PAYMENT,
    PER_PAYMENT,
    WITH_FEW_UNIONS,
    For,
)
from bodypolitic.game.expansions.crisis_response.card import CrisisCard as Card
from bodypolitic.game.expansions.crisis_response.effects import (
    ClassesPayForLoans,
    GetHealthFromState,
    IssueBonds,
    PlaceStrikeTokens,
    RemoveUnemployed,
)
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, MC, ST, WC


def _pays(amount: int) -> Pay:
    return Pay(Quantity(amount), ST, reason=causes.IMF)


def _gets(amount: int) -> GetFromState:
    return GetFromState(Quantity(amount), reason=causes.IMF)


def _influence(amount: Quantity) -> GainInfluence:
    return GainInfluence(amount, reason=causes.IMF)


def _cubes(amount: Quantity) -> AddCubes:
    return AddCubes(amount, reason=causes.IMF)


def _state_gets(amount: int) -> For:
    return For(ST, GainMoney(Quantity(amount), reason=causes.IMF))


DECK: Final = (
    Card(
        "washington-consensus",
        For(WC, _influence(per(HALVES_OF_POPULATION)), _cubes(per(TRADE_UNIONS, 2)), RemoveUnemployed(2)),
        For(MC, _influence(Quantity(2)), _cubes(per(WORKPLACES_ELSEWHERE, 2)), RemoveUnemployed(2)),
        bills="1234567",
        policies="1C 2C 3C 4C 5C 6C 7B",
        loses=(3, 2, 0),
    ),
    Card(
        "failed-imf-negotiations",
        For(ST, ClassesPayForLoans(PAYMENT)),
        bills="27",
        policies="2C 7A",
        loses=(PER_PAYMENT, PER_PAYMENT, PER_PAYMENT),
    ),
    Card(
        "moderate-imf-intervention",
        For(WC, RemoveUnemployed(2)),
        bills="1234567",
        policies="1C 2C 3B 4B 5B 6C 7B",
        locked="6",
        loses=(2, 2, 2),
    ),
    Card(
        "japanese-model",
        _state_gets(40),
        bills="1234567",
        policies="1C 2B 3B 4B 5B 6C 7A",
        loses=(1, 1, 1),
    ),
    Card(
        "basic-imf-intervention",
        bills="1234567",
        policies="1C 2C 3A 4B 5C 6B 7B",
        locked="13",
        loses=(HALF, HALF, HALF),
    ),
    Card(
        "us-stimulus-package",
        _state_gets(60),
        For(WC, _gets(10), GetHealthFromState(2)),
        For(MC, _gets(10), GetHealthFromState(2)),
        For(CC, _gets(15)),
        bills="1234567",
        policies="1C 2C 3B 4C 5C 6B 7B",
        loses=(HALF, HALF, 0),
    ),
    Card(
        "imf-intervention-with-resistance",
        For(WC, PlaceStrikeTokens(3)),
        bills="12367",
        policies="1C 2C 3B 6B 7A",
        locked="1",
        loses=(2, 2, 2),
    ),
    Card(
        "new-government-bond-program",
        For(ST, IssueBonds()),
        passed_over=IN_LAST_ROUND,
        settles=False,
    ),
    Card(
        "eu-austerity-measures",
        For(WC, _pays(10)),
        For(CC, _pays(10)),
        For(MC, _pays(10)),
        bills="1234567",
        policies="1C 2C 3A 4B 5B 6B 7B",
        loses=(HALF, HALF, HALF),
    ),
    Card(
        "failed-imf-intervention-revolution",
        For(WC, _pays(10)),
        For(CC, _pays(35), _influence(per(PAIRS_OF_COMPANIES))),
        For(MC, _pays(20), _influence(per(PAIRS_OF_COMPANIES))),
        passed_over=WITH_FEW_UNIONS,
        bills="1234567",
        policies="1A 2C 3A 4A 5A 6A 7A",
        opens_for_free=True,
        loses=(0, 2, 3),
    ),
)


def new_crisis_response() -> CrisisResponse:
    """The module of a new table, with these cards."""
    return CrisisResponse()
