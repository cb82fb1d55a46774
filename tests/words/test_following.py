"""What an Automa says of itself names what it means, with figures, and all that it can say is put into words."""

import re

import pytest

from bodypolitic.game.automas.buying import COSTS_LITTLE
from bodypolitic.game.automas.capitalist_class.checks import COMPANY_CAN_OPERATE, OTHERS_HAVE_MORE_INFLUENCE
from bodypolitic.game.automas.priority_rows import BC, BGS, LOB, P1, PB, SA
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.expansions.historical_events.answers import DEAREST_COMPANY
from bodypolitic.game.ground.codes import CC, HEALTH, TAXATION, WC, AICardId, PolicyNumber, SectionCode, section_named
from bodypolitic.game.records.findings import (
    CompanyBefore,
    DrawnByLot,
    InfluenceCompared,
    PolicyFound,
    ResourcePriced,
)
from bodypolitic.game.records.happenings import (
    AutomaChose,
    AutomaUnable,
    Happening,
    Narrowed,
    PolicyPassedOver,
    PriorityRaised,
    PriorityRows,
    PriorityStays,
    SpecialActionPerformed,
)
from bodypolitic.game.records.options import ToBuild
from bodypolitic.game.records.refusals import NeedsMoney, PolicyIsLocked, Refusal
from bodypolitic.words.catalogue import catalogue
from bodypolitic.words.following import OTHERS
from bodypolitic.words.names import values_of
from bodypolitic.words.story import tell
from tests.game.automas.whole_games import new_game, played
from tests.samples import mostly_long
from tests.words import teller

FARM, MALL, STORE = (COMPANY_BY_SLUG[slug] for slug in ("supermarket", "shopping-mall", "college"))
BUILD_FARM, BUILD_MALL, BUILD_STORE = ((ToBuild(company),) for company in (FARM, MALL, STORE))
WANTED, NOW = (SectionCode(section_named(code)) for code in ("3C", "3A"))


@pytest.mark.parametrize(
    ("happening", "text"),
    [
        (
            PriorityRaised(CC, LOB, 18, OTHERS_HAVE_MORE_INFLUENCE, InfluenceCompared(21, 3)),
            "The Capitalist Class: Lobby goes up 18 rows: a Bill is proposed; the others have or will have 21 "
            "Influence, it has 3.",
        ),
        (
            PriorityRaised(CC, BC, 2, COMPANY_CAN_OPERATE, CompanyBefore(STORE, 4)),
            "The Capitalist Class: Build Company goes up 2 rows: it can afford the College, which would work at once, "
            "and 4 Production Phases are to come.",
        ),
        (
            PriorityRaised(WC, BGS, 2, COSTS_LITTLE, ResourcePriced(HEALTH, 5, 25)),
            "The Working Class: Buy Goods & Services goes up 2 rows: 5 Health for its Prosperity cost 25\u00a0V, "
            "6\u00a0V each or less.",
        ),
        (
            PriorityStays(CC, PB, 0, lines.NO_BILL_MARKER),
            "The Capitalist Class: Propose Bill stays: all its Bill markers are in use.",
        ),
        (
            PriorityRaised(CC, PB, 2, lines.TWO_FROM_DESIRED, PolicyFound(TAXATION, NOW, WANTED)),
            "The Capitalist Class: Propose Bill goes up 2 rows: Taxation is at 3A, two sections from 3C, which it "
            "wants.",
        ),
        (
            AutomaUnable(CC, SA, lines.SPECIAL_REFUSED, NeedsMoney(25, 12)),
            "The Capitalist Class is not able to perform Special Action: costs 25\u00a0V, and it has 12\u00a0V.",
        ),
        (
            PolicyPassedOver(CC, P1, PolicyIsLocked(PolicyNumber(1))),
            "The Capitalist Class passes over Fiscal Policy: Policy 1 (Fiscal Policy) is locked.",
        ),
        (
            Narrowed(CC, DEAREST_COMPANY, 0, 25, 1, 2, (BUILD_MALL,), (BUILD_FARM, BUILD_STORE), (8, 16)),
            "The Capitalist Class, the dearest Company: Shopping Mall (25\u00a0V) stays; Supermarket (8\u00a0V) and "
            "College (16\u00a0V) fall out.",
        ),
        (
            Narrowed(CC, DEAREST_COMPANY, 0, 25, 9, 1, (), (BUILD_FARM,), (8,)),
            "The Capitalist Class, the dearest Company: 9 stay; Supermarket (8\u00a0V) falls out.",
        ),
        (
            AutomaChose(CC, lines.AT_RANDOM, DrawnByLot((BUILD_FARM, BUILD_MALL), BUILD_MALL)),
            "The Capitalist Class, why: Supermarket and Shopping Mall were equally good, and Shopping Mall was drawn "
            "by lot.",
        ),
        (
            PriorityRows(CC, ((SA,), (), (BC, PB)), (), ()),
            "The Capitalist Class, rows from the top: Build Company, Propose Bill; Special Action.",
        ),
        (
            SpecialActionPerformed(WC, AICardId(5)),
            "The Working Class, Special Action: Pay the Capitalist Class 20\u00a0V and gain 5 VP.",
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Happening) else "",
)
def test_what_an_automa_says_names_what_it_means(happening: Happening, text: str) -> None:
    assert tell(happening) == text


def refusals() -> list[type[Refusal]]:
    """Every kind of refusal."""
    found: list[type[Refusal]] = []
    waiting: list[type[Refusal]] = [Refusal]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            found.append(kind)
            waiting.append(kind)
    return found


@pytest.mark.parametrize("kind", refusals(), ids=lambda kind: kind.__name__)
def test_what_another_is_refused_does_not_speak_of_you(kind: type[Refusal]) -> None:
    """An Automa meets with refusals as people do; some of those that speak of you have other words for it."""
    words = catalogue("en")
    refusal = kind(*[1 for _ in kind.FIELDS])
    message = f"refusal-{refusal.code}"
    if words.has(message, OTHERS):
        values = values_of(refusal, "en")
        assert re.search(r"\byou", words.text(message, values))
        assert not re.search(r"\byou", words.text(message, values, OTHERS))


@pytest.mark.compiled
@pytest.mark.parametrize("mode", ["simple", "advanced"])
@pytest.mark.parametrize("seed", mostly_long(range(3), 1))
def test_whole_games_of_automas_can_be_told(mode: str, seed: int) -> None:
    with teller.strictly():
        for game in played(new_game(4, seed, WC=mode, MC=mode, CC=mode), seed):
            for told in game.happened:
                text = tell(told)
                assert text
                assert not told.EXPLAINS or not re.search(r"\byour?\b", text), text
