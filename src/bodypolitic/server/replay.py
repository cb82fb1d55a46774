"""A finished game at any of its choices. Bookmarks lie along it, so that every place is a few choices from one."""

from typing import Final

from bodypolitic.game.game import Game

BETWEEN_BOOKMARKS: Final = 16


class Replay:
    """The games after every sixteenth choice; they are never played on, only their clones are."""

    def __init__(self, game: Game) -> None:
        self._choices = game.choices
        replayed = game.after(0)
        self.bookmarks = [replayed.clone()]
        for number, choice in enumerate(self._choices, start=1):
            replayed.choose(choice)
            if number % BETWEEN_BOOKMARKS == 0:
                self.bookmarks.append(replayed.clone())

    def at(self, number: int) -> Game:
        """The game after its first choices."""
        bookmark = number // BETWEEN_BOOKMARKS
        game = self.bookmarks[bookmark].clone()
        for choice in self._choices[bookmark * BETWEEN_BOOKMARKS : number]:
            game.choose(choice)
        return game
