"""Advice for people: what the steady bot would do in a seat's place, what it is worth in points, and why; or what the
bot that thinks has found of every option.

It is made on a game that the seat can't tell from the real one (`determinize`), so it tells no secret: two tables that
look the same to a seat give it the same advice. What the bot would pick next is told as long as nothing new is shown.
"""

from typing import Final, NotRequired

from typing_extensions import TypedDict

from bodypolitic.bots.steady.bot import SteadyBot, judged
from bodypolitic.coach.thumbs import rule_of_thumb
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.records.options import Option, TakeFreeAction
from bodypolitic.game.view.view import hidden_cards
from bodypolitic.server.foresight import NOTHING, BringsTold, Standing
from bodypolitic.server.plan import TURN
from bodypolitic.server.refusals import Refused
from bodypolitic.server.thinker import WorthFound
from bodypolitic.words.catalogue import catalogue
from bodypolitic.words.names import as_sentence
from bodypolitic.words.questions import option_text

MOST_SHOWN: Final = 4  # options, the best of all
MOST_PICKS: Final = 8  # that are told beforehand
SEED: Final = 0  # of what is drawn anew; any would do


class JudgedOption(TypedDict):
    """An option and what the bot thinks that it is worth to the seat, in victory points."""

    id: str
    text: str
    worth: float


class Suggestion(TypedDict):
    """The option that the steady bot would take, the best others, what it would pick next, and why, in words.

    `thumb` is the rule of thumb by which it judges such an action or card.
    `brings` is what the whole of it would bring at once, if that can be told.
    """

    best: str
    options: list[JudgedOption]
    then: list[str]
    why: list[str]
    thumb: str | None
    brings: NotRequired[BringsTold]


class OptionWorth(WorthFound):
    """What an option leads to, and what it is called."""

    text: str


class Worths(TypedDict):
    """What every option of a decision is worth, the best first, as the bot that thinks has found by playing on.

    Of a game that is over it is also told which one was chosen.
    """

    options: list[OptionWorth]
    chosen: NotRequired[str | None]


def worths_in_words(game: Game, decision: Decision, found: list[WorthFound], language: str) -> Worths:
    """What was found of each option, with what it is called."""
    texts = {option.id: option_text(game, decision, option, language) for option in decision.options}
    return {"options": [{**worth, "text": texts[worth["id"]]} for worth in found]}


def suggest(game: Game, seat: str, language: str) -> Suggestion:
    """What a seat that is asked might choose."""
    fair = game.determinize(seat, SEED)
    decision = next((one for one in fair.decisions if one.seat == seat), None)
    if decision is None:
        raise Refused("not-your-turn")
    best = SteadyBot().choose(decision, fair)
    options = _best_options(fair, decision, best, language)
    later, picks, then = _followed(fair, decision, best, language)
    told: Suggestion = {
        "best": best.id,
        "options": options,
        "then": then,
        "why": [as_sentence(line) for line in _reasons(decision, best, options, language)],
        "thumb": rule_of_thumb(fair.table, role_named(seat), best, language),
    }
    role = role_named(seat)
    brings = NOTHING if later is None else Standing(fair.table, role).brings(Standing(later.table, role), picks)
    if brings != NOTHING:
        told["brings"] = brings.as_data(language)
    return told


def _best_options(game: Game, decision: Decision, best: Option, language: str) -> list[JudgedOption]:
    """The best options with their worth; the one that the bot takes stands first."""
    role, step = decision.role, game.table.stack[-1]
    worths = judged(game.table, role, step, decision.options)
    worth = {option.id: points for option, points in zip(decision.options, worths, strict=True)}
    ranked = sorted(decision.options, key=lambda option: (option is not best, -worth[option.id]))
    return [
        {
            "id": option.id,
            "text": option_text(game, decision, option, language),
            "worth": round(worth[option.id], 1),
        }
        for option in ranked[:MOST_SHOWN]
    ]


def _followed(
    game: Game, decision: Decision, best: Option, language: str
) -> tuple[Game | None, list[Option], list[str]]:
    """The game after all that the bot would pick in its action, and those picks; no game if something new is shown."""
    if len(game.decisions) > 1:
        return None, [], []
    hidden = hidden_cards(game.table)
    later, picks = game.clone(), [best]
    told: list[str] = []
    later.choose(best, decision.seat)
    while hidden_cards(later.table) == hidden:
        asked = next((one for one in later.decisions if one.seat == decision.seat), None)
        if asked is None or asked.kind == TURN or len(later.decisions) > 1 or len(picks) > MOST_PICKS:
            return later, picks, told
        pick = SteadyBot().choose(asked, later)
        told.append(option_text(later, asked, pick, language))
        picks.append(pick)
        later.choose(pick, decision.seat)
    return None, picks, told


def _reasons(decision: Decision, best: Option, options: list[JudgedOption], language: str) -> list[str]:
    """Why the bot takes an option, in words."""
    words = catalogue(language)
    if len(options) == 1:
        return [words.text("suggestion-only")]
    first, second = options[0], options[1]
    if decision.kind == TURN and isinstance(best, TakeFreeAction):
        return [words.text("suggestion-free")]
    lead = round(first["worth"] - second["worth"], 1)
    if lead <= 0:
        return [words.text("suggestion-alike")]
    message = "suggestion-least-bad" if first["worth"] < 0 else "suggestion-better"
    return [words.text(message, {"lead": points_text(lead), "other": second["text"]})]


def points_text(worth: float) -> str:
    """Points with one digit behind the point, and none if it is a nought."""
    return f"{worth:.1f}".removesuffix(".0")
