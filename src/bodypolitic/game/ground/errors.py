"""What the engine raises for bad input. Each message says what was wrong and what would be right."""


class GameError(Exception):
    """Anything a caller did that the engine refuses; the game is left as it was."""


class IllegalChoice(GameError):
    """An option that is not offered, or a seat that is not asked."""


class BadSetup(GameError):
    """A number of players, a role, a name or a module that no game has."""


class BadSave(GameError):
    """A save that can't be read or does not replay."""


class Diverged(BadSave):
    """A save that goes another way under these rules than when it was played, at the choice with a `number`."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(problem)
        self.number = number


class BadPosition(GameError):
    """A declared table that breaks the rules; `problems` names every broken one."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("this table can't be: " + "; ".join(problems))
        self.problems = problems
