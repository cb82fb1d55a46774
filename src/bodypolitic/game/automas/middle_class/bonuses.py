"""The bonus that only the Middle Class Automa's AI cards have."""

from bodypolitic.game.automas.ai_cards import Bonus
from bodypolitic.game.basic_actions.build_company import BuildTerms, build_terms
from bodypolitic.game.codes import INFLUENCE
from bodypolitic.game.components.companies import COMPANIES


class CheaperWithStorage(Bonus):
    """A company that is not a media company costs less, and its resource gets a Storage tile afterwards."""

    FIELDS = ("discount",)

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount
        self.terms = build_terms(BuildTerms(discount=discount))

    def covers(self, card: int) -> bool:
        """Whether the bonus is for a company."""
        return COMPANIES[card].industry != INFLUENCE
