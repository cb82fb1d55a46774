"""A language is offered once everything can be said in it; until then it must not be wrong in what is there."""

import pytest

from bodypolitic.words.catalogue import ENGLISH, OFFERED, languages
from tests.words import teller
from tests.words.texts import KEPT, texts_of
from tests.words.translation import CHECKS, FROM_THE_FIRST_DAY


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("check", FROM_THE_FIRST_DAY)
def test_what_is_there_of_a_language_is_right(language: str, check: str) -> None:
    assert CHECKS[check](language) == []


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("check", [check for check in CHECKS if check not in FROM_THE_FIRST_DAY])
def test_a_language_that_is_offered_is_complete(language: str, check: str) -> None:
    if language != ENGLISH or check != "still English":
        assert CHECKS[check](language) == []


def test_every_offered_language_is_there() -> None:
    assert set(OFFERED) <= set(languages())


def test_the_words_that_messages_can_be_given_are_known() -> None:
    assert teller.words_without_a_kind(ENGLISH) == set()


@pytest.mark.parametrize("language", OFFERED)
def test_cards_say_what_they_said_when_somebody_last_read_them(language: str) -> None:
    for family, text in texts_of(language).items():
        kept = (KEPT / language / f"{family}.txt").read_text(encoding="utf-8")
        assert text == kept, f"{family} read otherwise now; if that is meant, make texts"
