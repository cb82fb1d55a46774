"""Reasons: why an action that a player might expect can't be taken now, as data with the rulebook page."""

from typing import Final

from bodypolitic.game.codes import RESOURCES
from bodypolitic.game.options import BASIC_ACTIONS, FREE_ACTIONS

# The rulebook page of each action, for WC, MC, CC and ST; 0 where a role doesn't have the action.
BASIC_ACTION_PAGES: Final = (
    (14, 22, 18, 27),  # propose-bill
    (14, 22, 0, 0),  # assign-workers
    (15, 23, 0, 0),  # buy-goods-and-services
    (15, 0, 0, 0),  # strike
    (16, 0, 0, 0),  # demonstration
    (16, 24, 19, 0),  # apply-political-pressure
    (0, 23, 18, 0),  # build-company
    (0, 23, 19, 0),  # sell-company
    (0, 23, 19, 28),  # sell-to-foreign-market
    (0, 0, 19, 0),  # make-business-deal
    (0, 0, 19, 0),  # lobby
    (0, 24, 0, 0),  # extra-shift
    (0, 0, 0, 27),  # event-action
    (0, 0, 0, 28),  # meet-with-mps
    (0, 0, 0, 28),  # extra-tax
    (0, 0, 0, 28),  # campaign
)
FREE_ACTION_PAGES: Final = (
    (16, 24, 0, 0),  # use-healthcare
    (16, 24, 0, 0),  # use-education
    (16, 24, 0, 0),  # use-luxury
    (17, 24, 0, 0),  # swap-workers
    (17, 25, 20, 0),  # receive-benefits
    (17, 25, 20, 28),  # pay-off-loan
    (0, 24, 19, 0),  # adjust-prices
    (0, 24, 19, 28),  # adjust-wages
    (0, 0, 19, 0),  # give-bonus
    (0, 0, 19, 0),  # buy-storage
)

CARD_PAGE: Final = 11  # playing action cards for their effect

CODES: Final[list[tuple[str, tuple[str, ...]]]] = []


def _code(name: str, *fields: str) -> int:
    CODES.append((name, fields))
    return len(CODES) - 1


MAIN_ACTION_TAKEN: Final = _code("main-action-taken")
FREE_ACTION_TAKEN: Final = _code("free-action-taken")
FOUR_PLAYERS_ONLY: Final = _code("four-players-only")
NEEDS_MONEY: Final = _code("needs-money", "missing")
NEEDS_REVENUE: Final = _code("needs-revenue", "missing")
NEEDS_RESOURCE: Final = _code("needs-resource", "missing", "resource")
NEEDS_PERSONAL_INFLUENCE: Final = _code("needs-personal-influence", "missing")
NO_MEDIA_INFLUENCE: Final = _code("no-media-influence")
NO_INFLUENCE_IN_SUPPLY: Final = _code("no-influence-in-supply")
NO_BILL_MARKER: Final = _code("no-bill-marker")
NEEDS_TWO_BILL_MARKERS: Final = _code("needs-two-bill-markers")
POLICY_HAS_A_BILL: Final = _code("policy-has-a-bill", "policy")
POLICY_BARRED: Final = _code("policy-barred", "policy")
EVERY_POLICY_HAS_A_BILL: Final = _code("every-policy-has-a-bill")
NEEDS_TWO_OPEN_POLICIES: Final = _code("needs-two-open-policies")
POLICY_LOCKED: Final = _code("policy-locked", "policy")
OTHER_POLICIES_LOCKED: Final = _code("other-policies-locked")
NO_COMPANY_TO_FILL: Final = _code("no-company-to-fill")
NO_COMPANY_FOR_UNEMPLOYED: Final = _code("no-company-for-unemployed")
NOTHING_TO_BUY: Final = _code("nothing-to-buy")
NO_STRIKE_TOKEN: Final = _code("no-strike-token")
NO_COMPANY_TO_STRIKE: Final = _code("no-company-to-strike")
DEMONSTRATION_UNDER_WAY: Final = _code("demonstration-under-way")
NEEDS_UNEMPLOYED: Final = _code("needs-unemployed", "missing")
NO_VOTING_CUBES: Final = _code("no-voting-cubes")
NO_CLASS_WITH_CUBES: Final = _code("no-class-with-cubes", "cubes")
MARKET_EMPTY: Final = _code("market-empty")
NO_SUCH_COMPANY_IN_MARKET: Final = _code("no-such-company-in-market")
NEEDS_TWO_COMPANIES_IN_MARKET: Final = _code("needs-two-companies-in-market")
NO_COMPANY_SPACE: Final = _code("no-company-space")
NEEDS_TWO_COMPANY_SPACES: Final = _code("needs-two-company-spaces")
NO_WORKERS_FOR_MARKET: Final = _code("no-workers-for-market")
NO_COMPANY: Final = _code("no-company")
WORKERS_COMMITTED: Final = _code("workers-committed")
NOTHING_TO_EXPORT: Final = _code("nothing-to-export")
FOREIGN_MARKET_CLOSED: Final = _code("foreign-market-closed")
NO_BUSINESS_DEAL: Final = _code("no-business-deal")
NO_ROOM: Final = _code("no-room")
NO_COMPANY_FOR_EXTRA_SHIFT: Final = _code("no-company-for-extra-shift")
NO_EVENT: Final = _code("no-event")
NO_EVENT_POSSIBLE: Final = _code("no-event-possible")
LEGITIMACY_TOO_LOW: Final = _code("legitimacy-too-low")
NOBODY_TO_SWAP: Final = _code("nobody-to-swap")
NO_BENEFITS: Final = _code("no-benefits")
NO_LOAN: Final = _code("no-loan")
PRICES_FIXED: Final = _code("prices-fixed")
NO_WAGE_TO_CHANGE: Final = _code("no-wage-to-change")
NO_COMPANY_FOR_BONUS: Final = _code("no-company-for-bonus")
NO_STORAGE_TILE: Final = _code("no-storage-tile")
NEEDS_POLICY: Final = _code("needs-policy", "policy")
NO_TARGET: Final = _code("no-target")
REQUIREMENT_NOT_MET: Final = _code("requirement-not-met")
NEEDS_BILLS: Final = _code("needs-bills", "missing")
TOO_MANY_BILLS: Final = _code("too-many-bills", "most")
NO_BILL_OF_ANOTHER: Final = _code("no-bill-of-another")
NOBODY_HAS_INFLUENCE: Final = _code("nobody-has-influence")


class Reason:
    """Why not: a code and up to two figures."""

    __slots__ = ("a", "b", "number")

    def __init__(self, number: int, a: int = 0, b: int = 0) -> None:
        self.number = number
        self.a = a
        self.b = b

    @property
    def code(self) -> str:
        """The reason's name, such as `needs-unemployed`."""
        return CODES[self.number][0]

    @property
    def values(self) -> dict[str, str | int]:
        """Its figures by name, such as `{"missing": 2}`."""
        found: dict[str, str | int] = {}
        for position, name in enumerate(CODES[self.number][1]):
            figure = self.a if position == 0 else self.b
            found[name] = RESOURCES[figure] if name == "resource" else figure
        return found

    def __repr__(self) -> str:
        return f"<{self.code} {self.values}>"


class Unavailable:
    """An action that can't be taken now: its option id, the reason, and the page where the rule stands."""

    __slots__ = ("action", "page", "reason")

    def __init__(self, action: str, page: int, reason: Reason) -> None:
        self.action = action
        self.page = page
        self.reason = reason

    def to_json(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"action": self.action, "page": self.page, "reason": self.reason.code, "values": self.reason.values}

    def __repr__(self) -> str:
        return f"<{self.action}: {self.reason.code} {self.reason.values}, p. {self.page}>"


def refused_basic(action: int, role: int, reason: Reason) -> Unavailable:
    """A basic action that can't be taken."""
    return Unavailable(f"basic/{BASIC_ACTIONS[action]}", BASIC_ACTION_PAGES[action][role], reason)


def refused_bill(section: str, role: int, reason: Reason) -> Unavailable:
    """A bill that can't be proposed."""
    page = BASIC_ACTION_PAGES[BASIC_ACTIONS.index("propose-bill")][role]
    return Unavailable(f"bill/{section}", page, reason)


def refused_free(action: int, role: int, reason: Reason) -> Unavailable:
    """A free action that can't be taken."""
    return Unavailable(f"free/{FREE_ACTIONS[action]}", FREE_ACTION_PAGES[action][role], reason)


def refused_card(slug: str, reason: Reason) -> Unavailable:
    """A card that can't be played for its effect."""
    return Unavailable(f"play/{slug}", CARD_PAGE, reason)
