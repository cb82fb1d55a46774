"""Causes: why money, goods, points or cubes move. A happening names its cause among its values, as its `reason`."""

from typing import Final

from bodypolitic.game.ground.codes import Cause

CAUSES: Final[list[str]] = []


def new_cause(name: str) -> Cause:
    """Another cause; each is declared once, those of an expansion in its folder."""
    CAUSES.append(name)
    return Cause(len(CAUSES) - 1)


WAGES: Final = new_cause("wages")
INCOME_TAX: Final = new_cause("income-tax")
EMPLOYMENT_TAX: Final = new_cause("employment-tax")
CORPORATE_TAX: Final = new_cause("corporate-tax")
EXTRA_TAX: Final = new_cause("extra-tax")
INTEREST: Final = new_cause("interest")
PAYING_OFF_LOAN: Final = new_cause("paying-off-loan")
BUILDING: Final = new_cause("building")
SELLING_COMPANY: Final = new_cause("selling-company")
OPENING_COMPANY: Final = new_cause("opening-public-company")
CLOSING_COMPANY: Final = new_cause("closing-public-company")
PURCHASE: Final = new_cause("purchase")
TARIFF: Final = new_cause("tariff")
EXPORT: Final = new_cause("export")
BUSINESS_DEAL: Final = new_cause("business-deal")
LOBBYING: Final = new_cause("lobbying")
BONUS: Final = new_cause("bonus")
BUYING_STORAGE: Final = new_cause("buying-storage")
BENEFITS_TAKEN: Final = new_cause("benefits")
EVENT: Final = new_cause("event")
PROVISION: Final = new_cause("provision")
PRODUCTION: Final = new_cause("production")
EXTRA_SHIFT: Final = new_cause("extra-shift")
NEEDS: Final = new_cause("needs")
USE: Final = new_cause("use")
NO_ROOM: Final = new_cause("no-room")
VOTE: Final = new_cause("vote")
BILL_PASSED: Final = new_cause("bill-passed")
PROSPERITY: Final = new_cause("prosperity")
HEALTHCARE: Final = new_cause("healthcare")
TRADE_UNION: Final = new_cause("trade-union")
WEALTH: Final = new_cause("wealth")
WEALTH_GROWTH: Final = new_cause("wealth-growth")
LEGITIMACY: Final = new_cause("legitimacy")
AGENDA: Final = new_cause("political-agenda")
WELFARE: Final = new_cause("welfare")
DEMONSTRATION: Final = new_cause("demonstration")
STRIKE: Final = new_cause("strike")
IMF: Final = new_cause("imf")
REFILL: Final = new_cause("refill")
PRESSURE: Final = new_cause("political-pressure")
MEETING: Final = new_cause("meeting-with-mps")
CAMPAIGN: Final = new_cause("campaign")
EVENT_PENALTY: Final = new_cause("event-penalty")
HALVING: Final = new_cause("halving")
TOKEN: Final = new_cause("legitimacy-token")
FINAL_POLICIES: Final = new_cause("final-policies")
FINAL_RESOURCES: Final = new_cause("final-resources")
FINAL_MONEY: Final = new_cause("final-money")
LOANS: Final = new_cause("loans")
ACTION_CARD: Final = new_cause("action-card")
HISTORICAL_EVENT: Final = new_cause("historical-event")
AI_CARD: Final = new_cause("ai-card")
