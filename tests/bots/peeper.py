"""A bot that cheats: it decides by all that it can find behind its view."""

import json
from hashlib import blake2b

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.errors import BadSave
from bodypolitic.game.records.options import Option


def found_behind(decision: Decision, game: Game) -> str:
    """Everything that can be read off what a bot is handed: hands, decks, chance, agendas, answers, the past."""
    try:
        save: object = game.save()
    except BadSave:
        save = None
    things = [game.table.to_json(), repr(game.table.stack), save, game.choices, game.choices_made, game.scores]
    asked = [repr(decision), repr(decision._step), repr(decision._table), repr(game.decisions)]
    return json.dumps([*things, *asked, repr(game.happened), repr(game.setup)])


class Peeper:
    """Takes another option as soon as anything is different, whether its seat may know of it or not."""

    def __init__(self, seed: int | str = 0) -> None:
        self.found: list[str] = []

    def choose(self, decision: Decision, game: Game) -> Option:
        """An option that follows from what it found."""
        found = found_behind(decision, game)
        self.found.append(found)
        return decision.options[blake2b(found.encode(), digest_size=4).digest()[0] % len(decision.options)]
