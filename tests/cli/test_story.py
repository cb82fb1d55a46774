"""Every kind of happening, option, decision and refusal has its words, and they name only what is there."""

from string import Formatter

import pytest

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.cli.questions import OPTIONS, QUESTIONS, STEP_VALUES, WHY_NOT, option_in_words, question_of, why_not
from bodypolitic.cli.story import STORY, Line, line_of
from bodypolitic.cli.words import ACTION_NAMES, Count, words_for
from bodypolitic.game import happenings as h
from bodypolitic.game.codes import BENEFIT_MONEY, CC, FOOD, PHASES, ST, UNSKILLED, WC
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.game import Game, kind_of
from bodypolitic.game.happenings import HAPPENING_KINDS, REASONS, Happening
from bodypolitic.game.options import BASIC_ACTIONS, FREE_ACTIONS, UNEMPLOYED, VERBS
from bodypolitic.game.reasons import CODES
from bodypolitic.game.table import Ask, SecretAsk, Step


def names_in(template: str) -> set[str]:
    """The names of the values that a template is filled with."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def asking_steps(base: type[Step]) -> list[type[Step]]:
    """Every kind of step that asks something."""
    found: list[type[Step]] = []
    for step in base.__subclasses__():
        if issubclass(step, Ask | SecretAsk) and step not in {Ask, SecretAsk}:
            found.append(step)
        found += asking_steps(step)
    return found


def test_every_kind_of_happening_has_a_story() -> None:
    assert set(STORY) == {kind.name for kind in HAPPENING_KINDS}


@pytest.mark.parametrize("kind", HAPPENING_KINDS, ids=lambda kind: kind.name)
def test_a_story_names_only_values_of_its_kind(kind: h.HappeningKind) -> None:
    assert names_in(STORY[kind.name]) <= {name for name, _ in kind.fields}
    line = line_of(Happening(HAPPENING_KINDS.index(kind), 0, 0, 0, 0))
    assert not line.text[0].islower()


def test_every_kind_of_option_has_words() -> None:
    assert set(OPTIONS) == {verb.name for verb in VERBS}
    for verb in VERBS:
        assert names_in(OPTIONS[verb.name]) <= {name for name, _ in verb.fields}


def test_every_kind_of_decision_has_a_question() -> None:
    steps = {kind_of(step.__new__(step)): step for step in asking_steps(Step)}
    assert set(QUESTIONS) == set(steps)
    for kind, step in steps.items():
        assert names_in(QUESTIONS[kind]) <= set(step.FIELDS) & set(STEP_VALUES)


def test_every_reason_why_not_has_words() -> None:
    assert set(WHY_NOT) == {name for name, _ in CODES}
    for name, fields in CODES:
        assert names_in(WHY_NOT[name]) <= set(fields)


def test_every_action_phase_and_reason_has_a_name() -> None:
    assert set(ACTION_NAMES) == {*BASIC_ACTIONS, *FREE_ACTIONS}
    assert all(words_for("phase", number) for number in range(len(PHASES)))
    assert all(words_for("reason", number) for number in range(len(REASONS)))


@pytest.mark.parametrize(
    ("happening", "line"),
    [
        (Happening(h.ROUND_BEGAN, 2, 0, 0, 0), Line(0, "Round 2")),
        (Happening(h.PHASE_BEGAN, 3, 0, 0, 0), Line(1, "Elections Phase")),
        (Happening(h.TURN_BEGAN, CC, 4, 0, 0), Line(2, "Turn 4: the Capitalist Class")),
        (
            Happening(h.PAID, CC, WC, 20, h.WAGES),
            Line(3, "The Capitalist Class pays the Working Class 20 V (wages)."),
        ),
        (Happening(h.VP, ST, -3, h.LOANS, 0), Line(3, "The State: -3 VP (loans).")),
        (Happening(h.STANCE, WC, 0, 0, 0), Line(3, "The Working Class is against.")),
        (Happening(h.STANCE, WC, 1, 0, 0), Line(3, "The Working Class is in favor.")),
        (
            Happening(h.VOTE_RESULT, 6, 4, 3, 1),
            Line(3, "3A (Taxation) passes with 4 in favor and 3 against."),
        ),
        (
            Happening(h.WORKER_MOVED, WC, UNSKILLED, UNEMPLOYED, COMPANY_BY_SLUG["doctors-office"]),
            Line(3, "An unskilled worker of the Working Class goes from the unemployed to the Doctor's Office."),
        ),
        (
            Happening(h.CUBES_ADDED, WC, 1, h.REFILL, 0),
            Line(3, "The Working Class adds 1 voting cube to the bag (refill)."),
        ),
        (Happening(h.PROVIDED, WC, BENEFIT_MONEY, 15, 0), Line(3, "The State sets 15 V aside for the Working Class.")),
        (Happening(h.PRICE_SET, CC, FOOD, 15, 0), Line(3, "The Capitalist Class now asks 15 V for food.")),
        (
            Happening(h.CARD_PLAYED, WC, ACTION_CARD_BY_SLUG[WC]["fake-news"], 0, 0),
            Line(3, "The Working Class plays Fake News."),
        ),
        (
            Happening(h.CUBES_REMOVED, CC, 1, 0, 0),
            Line(3, "1 voting cube of the Capitalist Class is taken out of the bag."),
        ),
        (
            Happening(h.WORKER_LEFT, WC, UNSKILLED, 0, 0),
            Line(3, "An unskilled worker of the Working Class leaves the country."),
        ),
        (Happening(h.DEAL_REVEALED, 6, 0, 0, 0), Line(3, "A business deal is on offer: 4 food and 8 luxury for 60 V.")),
    ],
)
def test_happenings_read_well(happening: Happening, line: Line) -> None:
    assert line_of(happening) == line


def test_a_count_chooses_a_word() -> None:
    assert f"{Count(1)} {Count(1):cube|cubes}" == "1 cube"
    assert f"{Count(0)} {Count(2):cube|cubes} {Count(3):+}" == "0 cubes +3"


def test_an_unknown_kind_of_value_has_no_words() -> None:
    with pytest.raises(KeyError):
        words_for("weather", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told(players: int) -> None:
    for seed in range(5):
        game = Game.new(players=players, seed=seed)
        bot = RandomBot(seed)
        while not game.over:
            decision = game.decision
            assert question_of(decision, game).endswith(("?", "."))
            offered = [option_in_words(option, decision, game) for option in decision.options]
            assert len(set(offered)) >= len({option.kind for option in decision.options})
            for refusal in decision.unavailable:
                assert f"(p. {refusal.page})" in why_not(refusal)
            game.choose(bot.choose(decision, game), decision.seat)
            assert all(line_of(happening).text for happening in game.happened)
