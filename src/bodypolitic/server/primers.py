"""Primers: for each role one sheet with how it scores, its five most important actions, what the others want of it, and
three mistakes of beginners. Figures come from the components, by `FIGURE` in the messages."""

from typing import Final

from bodypolitic.game.ground.codes import ROLES, Role
from bodypolitic.words.catalogue import Catalogue

# The five most important actions of each role, the first of them first
ACTIONS: Final = (
    ("buy-goods-and-services", "assign-workers", "propose-bill", "use-healthcare", "strike"),
    ("assign-workers", "build-company", "sell-to-foreign-market", "buy-goods-and-services", "propose-bill"),
    ("build-company", "sell-to-foreign-market", "make-business-deal", "propose-bill", "adjust-wages"),
    ("event-action", "meet-with-mps", "propose-bill", "campaign", "extra-tax"),
)
MISTAKES: Final = (1, 2, 3)


def primer_title(words: Catalogue, role: Role) -> str:
    """What the primer of a role is called."""
    return words.text("primer-title", {"role": f"role-{ROLES[role]}"})


def primer_lines(words: Catalogue, role: Role) -> list[str]:
    """The lines of a role's primer."""
    name = f"primer-{ROLES[role]}"
    actions = [
        words.text(
            "primer-action",
            {"number": number, "action": f"action-{action}", "why": words.text(f"{name}-action-{number}")},
        )
        for number, action in enumerate(ACTIONS[role], start=1)
    ]
    mistakes = [words.text("primer-mistake", {"mistake": words.text(f"{name}-mistake-{n}")}) for n in MISTAKES]
    return [
        words.text("primer-score", {"text": words.text(f"{name}-score")}),
        "\n".join([words.text("primer-actions"), *actions]),
        words.text("primer-others", {"text": words.text(f"{name}-others")}),
        "\n".join([words.text("primer-mistakes"), *mistakes]),
    ]
