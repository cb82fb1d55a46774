"""All lessons, in the order in which they are offered."""

from collections.abc import Mapping
from typing import Final

from bodypolitic.lessons.action_cards import ACTION_CARDS
from bodypolitic.lessons.alternative_events import ALTERNATIVE_EVENTS
from bodypolitic.lessons.capitalist_class import CAPITALIST_CLASS
from bodypolitic.lessons.crisis_response import CRISIS_RESPONSE
from bodypolitic.lessons.elections import ELECTIONS
from bodypolitic.lessons.first_evening import FIRST_EVENING
from bodypolitic.lessons.hidden_agendas import HIDDEN_AGENDAS
from bodypolitic.lessons.historical_events import HISTORICAL_EVENTS
from bodypolitic.lessons.lesson import Lesson
from bodypolitic.lessons.loans_and_imf import LOANS_AND_IMF
from bodypolitic.lessons.middle_class import MIDDLE_CLASS
from bodypolitic.lessons.reading_an_automa import READING_AN_AUTOMA
from bodypolitic.lessons.state import STATE
from bodypolitic.lessons.trade import TRADE
from bodypolitic.lessons.unions_and_strikes import UNIONS_AND_STRIKES

ALL: Final = (
    FIRST_EVENING,
    CAPITALIST_CLASS,
    MIDDLE_CLASS,
    STATE,
    ELECTIONS,
    UNIONS_AND_STRIKES,
    TRADE,
    LOANS_AND_IMF,
    READING_AN_AUTOMA,
    HIDDEN_AGENDAS,
    CRISIS_RESPONSE,
    HISTORICAL_EVENTS,
    ACTION_CARDS,
    ALTERNATIVE_EVENTS,
)
LESSONS: Final[Mapping[str, Lesson]] = {lesson.name: lesson for lesson in ALL}
