"""The small market decks: 16 Export cards, 20 Business Deals, 25 Immigration cards and 10 Political Agendas."""

from typing import Final

from bodypolitic.game.ground.codes import (
    EDUCATION,
    FOOD,
    HEALTH,
    INFLUENCE,
    LUXURY,
    UNSKILLED,
    A,
    AgendaId,
    B,
    C,
    DealId,
    ExportId,
    Letter,
    Skill,
)

# One row a card; for food, luxury, health and education its two transactions as (amount sold, money gained).
EXPORT_CARDS: Final[tuple[tuple[tuple[tuple[int, int], tuple[int, int]], ...], ...]] = (
    (((2, 20), (6, 55)), ((4, 30), (8, 55)), ((3, 25), (5, 40)), ((3, 15), (7, 35))),
    (((3, 30), (7, 70)), ((4, 30), (6, 40)), ((3, 20), (5, 35)), ((2, 15), (6, 35))),
    (((4, 50), (8, 95)), ((3, 20), (5, 30)), ((3, 15), (7, 35)), ((2, 15), (6, 40))),
    (((3, 35), (7, 80)), ((3, 15), (5, 25)), ((4, 20), (8, 40)), ((2, 15), (6, 45))),
    (((4, 45), (7, 80)), ((3, 20), (5, 30)), ((2, 15), (6, 40)), ((3, 20), (7, 50))),
    (((3, 25), (7, 55)), ((4, 25), (8, 45)), ((2, 10), (6, 35)), ((3, 20), (5, 35))),
    (((2, 25), (6, 65)), ((4, 20), (7, 35)), ((3, 20), (7, 40)), ((3, 25), (6, 45))),
    (((3, 25), (6, 50)), ((3, 20), (7, 50)), ((3, 20), (7, 40)), ((2, 15), (7, 55))),
    (((3, 30), (5, 50)), ((3, 25), (7, 55)), ((3, 20), (6, 50)), ((3, 20), (7, 50))),
    (((2, 15), (6, 45)), ((3, 20), (7, 50)), ((3, 20), (5, 30)), ((4, 25), (8, 45))),
    (((3, 35), (7, 75)), ((2, 10), (6, 35)), ((3, 20), (5, 35)), ((4, 25), (7, 40))),
    (((4, 45), (8, 85)), ((2, 15), (6, 40)), ((3, 15), (5, 25)), ((3, 15), (7, 35))),
    (((2, 15), (6, 50)), ((3, 25), (5, 40)), ((4, 25), (8, 45)), ((3, 15), (7, 35))),
    (((2, 15), (6, 50)), ((3, 15), (7, 35)), ((4, 30), (7, 50)), ((3, 20), (5, 35))),
    (((3, 30), (5, 50)), ((2, 10), (6, 35)), ((3, 25), (7, 55)), ((4, 25), (8, 45))),
    (((4, 40), (7, 70)), ((3, 25), (6, 50)), ((2, 15), (7, 50)), ((3, 20), (5, 30))),
)


class BusinessDeal:
    """Goods for the Capitalist Class: food, luxury, their price, and the tariff on the whole card at 6A and 6B."""

    __slots__ = ("cost", "food", "luxury", "tariffs")

    def __init__(self, food: int, luxury: int, cost: int, tariff_6a: int, tariff_6b: int) -> None:
        self.food = food
        self.luxury = luxury
        self.cost = cost
        self.tariffs = (tariff_6a, tariff_6b, 0)


BUSINESS_DEALS: Final[tuple[BusinessDeal, ...]] = (
    BusinessDeal(6, 0, 40, 12, 6),
    BusinessDeal(7, 0, 50, 14, 7),
    BusinessDeal(8, 0, 55, 16, 8),
    BusinessDeal(0, 8, 30, 16, 8),
    BusinessDeal(0, 10, 40, 20, 10),
    BusinessDeal(0, 12, 50, 24, 12),
    BusinessDeal(4, 8, 60, 24, 12),
    BusinessDeal(5, 6, 60, 22, 11),
    BusinessDeal(7, 5, 70, 24, 12),
    BusinessDeal(8, 4, 75, 24, 12),
)
BUSINESS_DEAL_COPIES: Final = 2

# The worker each class takes: (Working Class, Middle Class), and how many such cards there are.
IMMIGRATION_CARDS: Final[tuple[tuple[Skill, Skill], ...]] = (
    (FOOD, UNSKILLED),
    (LUXURY, UNSKILLED),
    (HEALTH, UNSKILLED),
    (EDUCATION, UNSKILLED),
    (INFLUENCE, UNSKILLED),
    (UNSKILLED, FOOD),
    (UNSKILLED, LUXURY),
    (UNSKILLED, HEALTH),
    (UNSKILLED, EDUCATION),
    (UNSKILLED, INFLUENCE),
)
IMMIGRATION_COPIES: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, 3, 3, 3, 3, 3)

# The sections of policies 1 to 5 that each Political Agenda asks for.
POLITICAL_AGENDAS: Final[tuple[tuple[Letter, ...], ...]] = (
    (A, B, C, B, C),
    (A, C, B, C, A),
    (B, A, C, A, C),
    (B, A, C, C, A),
    (B, C, A, B, A),
    (B, C, B, A, B),
    (C, A, A, C, B),
    (C, B, A, B, C),
    (C, B, B, A, B),
    (C, B, B, B, A),
)


def _deck(copies: tuple[int, ...]) -> tuple[int, ...]:
    cards: list[int] = []
    for card, count in enumerate(copies):
        cards.extend([card] * count)
    return tuple(cards)


EXPORT_DECK: Final = tuple([ExportId(card) for card in range(len(EXPORT_CARDS))])
BUSINESS_DEAL_DECK: Final = tuple([DealId(card) for card in _deck((BUSINESS_DEAL_COPIES,) * len(BUSINESS_DEALS))])
IMMIGRATION_DECK: Final = _deck(IMMIGRATION_COPIES)
AGENDA_DECK: Final = tuple([AgendaId(card) for card in range(len(POLITICAL_AGENDAS))])
