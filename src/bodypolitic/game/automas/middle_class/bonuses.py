"""The bonuses that only the Middle Class Automa's AI cards have."""

from bodypolitic.game.automas.ai_cards import Bonus
from bodypolitic.game.basic_actions.build_company import ALL, BuildTerms, build_terms
from bodypolitic.game.codes import INFLUENCE
from bodypolitic.game.components.companies import COMPANIES


class BuildingBonus(Bonus):
    """A bonus that changes the terms on which a company is built."""

    def __init__(self, terms: BuildTerms) -> None:
        super().__init__()
        self.terms = build_terms(terms)

    def covers(self, card: int) -> bool:
        """Whether the bonus is for a company."""
        return True


class StatePaysForCompany(BuildingBonus):
    """The State pays the whole cost of the company."""

    def __init__(self) -> None:
        super().__init__(BuildTerms(state_pays=ALL))


class CheaperWithStorage(BuildingBonus):
    """A company that is not a media company costs less, and its resource gets a Storage tile afterwards."""

    FIELDS = ("discount",)

    def __init__(self, discount: int) -> None:
        super().__init__(BuildTerms(discount=discount))
        self.discount = discount

    def covers(self, card: int) -> bool:
        return COMPANIES[card].industry != INFLUENCE


class FounderFromSupply(BuildingBonus):
    """One of the company's workers is a skilled one from the supply."""

    def __init__(self) -> None:
        super().__init__(BuildTerms(founder_from_supply=True))
