"""What all printed things with a title share: companies, cards, events."""

from bodypolitic.game.ground.codes import slug


class Printed:
    """Something with a title printed on it, and the form of that title that stands in ids and saves."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.slug = slug(title)
