"""The bonus that only the Middle Class Automa's AI cards have."""

from bodypolitic.game.automas.ai_cards import Bonus
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.ground.codes import INFLUENCE, CompanyId
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.rules.basic_actions.build_company import BuildTerms


@record
class CheaperWithStorage(Bonus):
    """A company that is not a media company costs less, and its resource gets a Storage tile afterwards."""

    discount: int

    @property
    def terms(self) -> BuildTerms:
        """The terms that it puts the action on."""
        return BuildTerms(discount=self.discount)

    def covers(self, card: CompanyId) -> bool:
        """Whether the bonus is for a company."""
        return COMPANIES[card].industry != INFLUENCE
