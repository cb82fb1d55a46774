"""The 160 base action cards: 40 for each role, by title and number of copies."""

from typing import Final

from bodypolitic.game.codes import CC, MC, ROLES, ST, WC, slug


class ActionCard:
    """One face of an action card. `id` is its place in `ACTION_CARDS`; copies of a face are not told apart."""

    __slots__ = ("copies", "id", "role", "slug", "title")

    def __init__(self, number: int, role: int, title: str, copies: int) -> None:
        self.id = number
        self.role = role
        self.title = title
        self.copies = copies
        self.slug = slug(title)


WORKING_CLASS: Final = (
    ("Specialization", 2),
    ("Highlight Social Issues", 1),
    ("Cooperative Farm", 2),
    ("Healthcare Benefits", 2),
    ("Healthcare Movement", 1),
    ("Need For Change", 3),
    ("Labor Market Deregulation", 2),
    ("Migration", 2),
    ("Workers Movement", 1),
    ("Workplace Accident", 1),
    ("Proletarians Of The World, Unite!", 2),
    ("Boost Domestic Tourism", 2),
    ("Public Opinion Polling", 1),
    ("Student Movement", 1),
    ("Supplemental Income Program", 2),
    ("Extra Shift", 2),
    ("Affordable Housing", 1),
    ("Immigration Reform", 1),
    ("Signing Bonus", 2),
    ("General Strike", 2),
    ("Fake News", 1),
    ("State Scholarship", 2),
    ("Radical Reforms", 1),
    ("Unemployment Benefits", 2),
    ("Interest Groups", 1),
)
MIDDLE_CLASS: Final = (
    ("Healthcare Benefits", 1),
    ("Import Subsidy", 2),
    ("Small Business Grant", 2),
    ("Land Of Opportunity", 2),
    ("Investment Opportunities", 2),
    ("Foreign Market Insight", 2),
    ("Employment Subsidy", 2),
    ("Public Opinion Polling", 2),
    ("Migration", 3),
    ("Fake News", 1),
    ("Specialization", 2),
    ("State Scholarship", 1),
    ("Highlight Social Issues", 1),
    ("Health Crisis", 1),
    ("Unemployment Initiative Program", 1),
    ("Higher Education Program", 1),
    ("Voice Of Middle Class Workers", 1),
    ("New Theme Park", 1),
    ("Interest Groups", 1),
    ("Export Subsidy", 2),
    ("Labor Market Deregulation", 1),
    ("Personal Consumption", 2),
    ("Immigration Reform", 1),
    ("Growing Business", 2),
    ("Public Sector Overtime", 1),
    ("Supplemental Income Program", 2),
)
CAPITALIST_CLASS: Final = (
    ("Health Crisis", 1),
    ("Higher Education Program", 1),
    ("Push Political Agenda", 1),
    ("Foreign Recruitment", 2),
    ("Competitive Wages", 2),
    ("Global Branding", 1),
    ("Interest Groups", 1),
    ("Offshore Companies", 2),
    ("Foreign Market Insight", 2),
    ("Unemployment Initiative Program", 2),
    ("Foreign Partner", 2),
    ("Business Expansion", 2),
    ("Investment Opportunities", 2),
    ("Fake News", 1),
    ("Global Food Crisis", 1),
    ("Industrialization", 1),
    ("Bid Rigging", 1),
    ("Buy Private Island", 1),
    ("Exit Strategy", 2),
    ("Business Grants", 1),
    ("Tap Into New Markets", 1),
    ("Radical Reforms", 1),
    ("Extra Shift", 2),
    ("Taxed Enough Already!", 1),
    ("Endorse Political Campaign", 1),
    ("Technological Progress", 3),
    ("Trade Protectionism Lobby", 1),
    ("Public Opinion Polling", 1),
)
STATE: Final = (
    ("Employment Support Scheme", 1),
    ("Shift Focus", 2),
    ("Denial Of Free Speech", 1),
    ("Step For Representation", 2),
    ("Immediate Response", 2),
    ("Geopolitical Support", 2),
    ("Foreign Students", 1),
    ("Healthcare Program", 1),
    ("Medical Tourism", 1),
    ("Unemployment Initiative Program", 1),
    ("A Matter Of High Priority", 2),
    ("Emergency State", 1),
    ("Foreign Investment Program", 2),
    ("Literacy Program", 1),
    ("Growth In Tourism", 1),
    ("Supplemental Income Program", 1),
    ("Allowances And Subsidies", 2),
    ("Agenda-Setting", 2),
    ("Pressing Matters", 2),
    ("Radical Reforms", 1),
    ("Public Sector Overtime", 2),
    ("Construction Boom", 1),
    ("Business Grants", 1),
    ("Higher VAT", 2),
    ("Nationalization", 1),
    ("Quantitative Easing", 1),
    ("Privatization", 1),
    ("Foreign Financial Assistance", 2),
)


def _all_cards() -> list[ActionCard]:
    cards: list[ActionCard] = []
    for role, deck in ((WC, WORKING_CLASS), (MC, MIDDLE_CLASS), (CC, CAPITALIST_CLASS), (ST, STATE)):
        for title, copies in deck:
            cards.append(ActionCard(len(cards), role, title, copies))
    return cards


ACTION_CARDS: Final[tuple[ActionCard, ...]] = tuple(_all_cards())
ACTION_CARD_BY_SLUG: Final[tuple[dict[str, int], ...]] = tuple(
    {card.slug: card.id for card in ACTION_CARDS if card.role == role} for role in range(len(ROLES))
)


def action_deck(role: int) -> list[int]:
    """The 40 cards of a role in printed order, unshuffled."""
    return [card.id for card in ACTION_CARDS if card.role == role for _ in range(card.copies)]
