"""At every decision, what a player might look for and can't pick is told with its reason."""

from collections.abc import Iterator

import pytest

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.modules import CARDS_A_ROUND, FEWEST_PLAYERS, MODULES
from bodypolitic.game.records.record import kebab
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.steps import Ask, SecretAsk, Step
from bodypolitic.words.catalogue import OFFERED
from bodypolitic.words.questions import reason_text, refusal_text, refused_text
from tests.samples import mostly_long
from tests.words.declared import entries_of_file
from tests.words.terms import own_words

LAST_PAGE = 36  # of the English rulebook

# The steps at which everything that one could look for can be picked, and why.
NOTHING_IS_MISSING = {
    "automa-turn": "an Automa's card is revealed, and nothing else",
    "choose-agenda": "one keeps any of the agendas that one drew",
    "choose-class-to-staff": "asked only where both classes could fill a Company",
    "choose-event-to-place": "either of the Events that were looked at may be placed",
    "choose-export-card": "any of the cards that lie there may stay",
    "choose-replacement": "either Event may take the place of any on the board",
    "close-public-companies": "any Public Company may close, even with committed Workers",
    "decide-on-effect": "asked only where the effect can be carried out",
    "decide-on-saving": "asked only where the State has the money",
    "decide-on-vote": "asked only where a vote may be held",
    "discard-card": "any card of the hand may be given up",
    "keep-event": "a card is kept or turned in as one likes",
    "look-at-events": "there is nothing to pick",
    "look-over-market": "any Company of one's Market may go",
    "meet-with-mps": "any class may be met with",
    "open-public-companies": "any closed Company may open, with a Loan if need be",
    "press-state": "the card may be used or kept",
    "state-stance": "one is in favor or against",
}


def asking_steps(base: type[Step] = Step) -> list[type[Step]]:
    """Every kind of step that asks something."""
    found: list[type[Step]] = []
    for step in base.__subclasses__():
        if issubclass(step, Ask | SecretAsk) and not step.__subclasses__():
            found.append(step)
        found += asking_steps(step)
    return found


def tells_what_is_missing(step: type[Step]) -> bool:
    """Whether a step says what one might look for in vain."""
    if issubclass(step, SecretAsk):
        return step.unavailable_for is not SecretAsk.unavailable_for
    assert issubclass(step, Ask)
    return step.expected is not Ask.expected or step.unavailable is not Ask.unavailable


@pytest.mark.parametrize("step", asking_steps(), ids=lambda step: kebab(step.__name__))
def test_every_step_tells_what_cannot_be_picked_or_nothing_ever_is(step: type[Step]) -> None:
    assert tells_what_is_missing(step) != (kebab(step.__name__) in NOTHING_IS_MISSING)


def test_the_steps_where_nothing_is_missing_are_there() -> None:
    assert set(NOTHING_IS_MISSING) <= {kebab(step.__name__) for step in asking_steps()}


def setups() -> Iterator[Setup]:
    """Games of 2, 3 and 4 players, without and with all that an expansion adds."""
    for players in (2, 3, 4):
        playable = [module for module in MODULES if FEWEST_PLAYERS.get(module, 2) <= players]
        every = [f"{module}=2" if module in CARDS_A_ROUND else module for module in playable]
        yield Setup(players)
        yield Setup(players, None, every)


def assert_told(game: Game, decision: Decision) -> None:
    """Each refusal is of something that is not offered, once, and reads well."""
    offered = [option.id for option in decision.options]
    refused = decision.unavailable
    actions = [refusal.action for refusal in refused]
    assert len(set(actions)) == len(actions), decision
    assert not set(actions) & set(offered), decision
    for refusal in refused:
        assert 0 <= refusal.page <= LAST_PAGE
        what, why = refused_text(decision, refusal), reason_text(refusal)
        assert what[:1] == what[:1].upper() and not what.endswith(".")
        assert why.endswith(f"(p. {refusal.page})") == (refusal.page > 0)
        assert refusal_text(decision, refusal) == f"{what}: {why}"


@pytest.mark.compiled
@pytest.mark.parametrize("setup", list(setups()), ids=lambda setup: f"{setup.players}-{len(setup.modules)}")
@pytest.mark.parametrize("seed", mostly_long(range(3), 1))
def test_whatever_is_refused_is_told(setup: Setup, seed: int) -> None:
    game = Game.new(setup=setup, seed=seed)
    bot = RandomBot(seed)
    while not game.over:
        for decision in game.decisions:
            assert_told(game, decision)
        decision = game.decision
        game.choose(bot.choose(decision, game), decision.seat)


# The refusals whose messages have a figure written in them, and why it is none that could change.
FIGURES_WRITTEN = {
    "four-players-only": "the number of players is what the rule goes by",
    "needs-two-bill-markers": "exactly one marker is left there",
    "needs-two-companies-in-market": "the card builds two",
    "needs-two-company-spaces": "the card builds two",
    "needs-two-open-policies": "exactly one Policy is open there",
    "no-company-to-strike": "L3 is the name of a level",
    "pays-top-wage": "L3 is the name of a level",
    "section-too-far": "two sections is as far as they can be from one another",
}


@pytest.mark.parametrize("language", OFFERED)
def test_no_other_refusal_has_a_figure_written_in_its_message(language: str) -> None:
    messages = entries_of_file(language, "reasons.ftl")
    written = {message.id.name for message in messages if any(map(str.isdigit, own_words(message)))}
    assert written - {f"refusal-{code}" for code in FIGURES_WRITTEN} == set()
