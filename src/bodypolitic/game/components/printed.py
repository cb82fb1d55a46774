"""What all printed things with a title share: companies, cards, events."""


class Printed:
    """Something printed: the message that is its title, and the slug that stands in ids and saves."""

    def __init__(self, family: str, slug: str) -> None:
        self.title = f"title-{family}-{slug}"
        self.slug = slug  # another one where several cards have the same title
