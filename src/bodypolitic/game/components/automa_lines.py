"""The lines of the instruction cards, by name: what an Automa gives as the reason for what it does.

Each class's Automa and each expansion adds the lines of its own cards; words are made from the names elsewhere.
"""

from typing import Final

from bodypolitic.game.ground.codes import AutomaLine

LINES: Final[list[str]] = []


def line(name: str) -> AutomaLine:
    """Add a line and give back its number."""
    LINES.append(name)
    return AutomaLine(len(LINES) - 1)


AT_RANDOM: Final = line("at-random")
NO_INSTRUCTION: Final = line("no-instruction")
CLOSER_TO_DESIRED: Final = line("closer-to-desired-policy")
NOT_CLOSER_TO_DESIRED: Final = line("not-closer-to-desired-policy")
VOTE_IS_PROMISING: Final = line("immediate-vote-is-promising")
VOTE_IS_NOT_PROMISING: Final = line("immediate-vote-is-not-promising")
FEWER_CUBES: Final = line("immediate-vote-with-fewer-cubes")
NO_CLASS_IN_FAVOR: Final = line("immediate-vote-without-another-class")
NEXT_TO_DESIRED: Final = line("policy-next-to-desired")
TWO_FROM_DESIRED: Final = line("policy-two-from-desired")
FAVORITE_POLICY: Final = line("favorite-policy")
FARTHEST_FROM_DESIRED: Final = line("policy-farthest-from-desired")
NO_BILL_POSSIBLE: Final = line("no-bill-possible")
AS_DESIRED: Final = line("policy-as-desired")
CARD_NOT_IN_ROWS: Final = line("policy-card-not-in-rows")

EVERYONE_GAINS: Final = line("everyone-gains")
UNSKILLED_LEAVE_FIRST: Final = line("unskilled-workers-leave-first")

# Spending influence in a vote
CANNOT_TURN_VOTE: Final = line("spending-cannot-turn-the-vote")
FINAL_VOTE: Final = line("spending-all-in-the-final-vote")
OTHERS_CANNOT_WIN: Final = line("spending-winning-others-cannot-win")
OTHERS_HAVE_EXACTLY: Final = line("spending-winning-others-have-exactly-enough")
OTHERS_HAVE_MORE: Final = line("spending-winning-others-have-more-than-enough")
ALONE_EXACTLY: Final = line("spending-losing-alone-exactly-enough")
ALONE_MORE: Final = line("spending-losing-alone-more-than-enough")
ALONE_UNOPPOSED: Final = line("spending-losing-alone-unopposed")
TOGETHER_EXACTLY: Final = line("spending-losing-together-exactly-enough")
TOGETHER_MORE: Final = line("spending-losing-together-more-than-enough")
TOGETHER_UNOPPOSED_EXACTLY: Final = line("spending-losing-together-unopposed-exactly-enough")
TOGETHER_UNOPPOSED_MORE: Final = line("spending-losing-together-unopposed-more-than-enough")

# Why it is not able to perform an action
NO_BILL_MARKER: Final = line("unable-no-bill-marker")
NO_BILL_WANTED: Final = line("unable-no-bill-wanted")
SPECIAL_REFUSED: Final = line("unable-special-refused")
TOO_DEAR: Final = line("unable-too-dear")
FEW_WOULD_FIND_WORK: Final = line("unable-few-would-find-work")
NO_WORK_AND_NO_UNION: Final = line("unable-no-work-and-no-union")
NOTHING_TO_PROSPER_BY: Final = line("unable-nothing-to-prosper-by")
NO_STRIKE_TOKEN: Final = line("unable-no-strike-token")
NO_REASON_TO_STRIKE: Final = line("unable-labor-market-too-high")
FEW_COMPANIES_TO_STRIKE: Final = line("unable-few-companies-to-strike")
DEMONSTRATION_REFUSED: Final = line("unable-demonstration-refused")
NO_COMPANY_SPACE: Final = line("unable-no-company-space")
NO_COMPANY_TO_BUILD: Final = line("unable-no-company-to-build")
NO_COMPANY_WOULD_WORK: Final = line("unable-no-company-would-work")
NO_COMPANY_TO_SELL: Final = line("unable-no-company-to-sell")
FEW_TRANSACTIONS: Final = line("unable-few-transactions")
LOBBY_REFUSED: Final = line("unable-lobby-refused")
INFLUENCE_ENOUGH: Final = line("unable-influence-enough")
UNTOLD: Final = line("unable-untold")  # in stories of the rules 1
