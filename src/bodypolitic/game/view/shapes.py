"""The shapes of what a seat is shown: the table, and what production will bring.

This module is never compiled: mypyc makes typed dictionaries of a kind that pydantic can't describe.
"""

from typing import Literal

from bodypolitic.game.ground.codes import (
    GoodName,
    IndustryName,
    PhaseName,
    ResourceName,
    RoleName,
    SectionName,
    SkillName,
    StanceName,
)
from bodypolitic.game.ground.typed import NotRequired, TypedDict
from bodypolitic.game.records.shapes import ActionCard, CauseName, CompanyName, EventName, PolicyName, PolicySection

WageLevel = Literal["L1", "L2", "L3"]


class Goods(TypedDict):
    """Goods and services."""

    food: int
    luxury: int
    health: int
    education: int


class Supply(Goods):
    """All that there is to have."""

    influence: int


class TradeGoods(TypedDict):
    """What can be imported, and what the Free Trade Zone holds."""

    food: int
    luxury: int


Benefits = TypedDict(
    "Benefits",
    {
        "food": int,
        "luxury": int,
        "health": int,
        "education": int,
        "influence": int,
        "money": int,
        "voting-cubes": int,
    },
)


class BenefitsOfClasses(TypedDict):
    """What the State has set aside for each class."""

    WC: Benefits
    MC: Benefits
    CC: Benefits


class Workers(TypedDict):
    """Workers by skill."""

    agriculture: int
    luxury: int
    healthcare: int
    education: int
    media: int
    unskilled: int


class Unemployed(TypedDict, total=False):
    """The unemployed of the classes in play."""

    WC: Workers
    MC: Workers


CompanyView = TypedDict(
    "CompanyView",
    {
        "company": CompanyName,
        "industry": IndustryName,
        "class": RoleName | None,
        "workers": list[SkillName | None],
        "employee": SkillName | None,
        "output": int,
        "wage": WageLevel | None,
        "wage_paid": int,
        "committed": bool,
        "employee_committed": bool,
        "strike": bool,
        "machinery": bool,
        "operational": bool,
    },
)


class Companies(TypedDict):
    """The companies of each owner."""

    WC: list[CompanyView]
    MC: list[CompanyView]
    CC: list[CompanyView]
    ST: list[CompanyView]


class Bill(TypedDict):
    """A bill on the board."""

    section: PolicySection
    by: RoleName


class Stances(TypedDict, total=False):
    """Where each player stands in a vote; None has not said yet."""

    WC: StanceName | None
    MC: StanceName | None
    CC: StanceName | None
    ST: StanceName | None


class Sides(TypedDict):
    """How many of the cubes drawn for a vote are in favor, and how many against."""

    in_favor: int
    against: int


class Vote(TypedDict):
    """The vote under way, on a bill or on a treaty, which nobody has proposed."""

    sections: list[PolicySection]
    by: RoleName | None
    stances: Stances
    cubes: Sides
    waiting: list[RoleName]


class Export(TypedDict):
    """The Export card: amounts, each with what is paid for it."""

    card: int
    food: list[list[int]]
    luxury: list[list[int]]
    health: list[list[int]]
    education: list[list[int]]


class Deal(TypedDict):
    """A Business Deal: its cost, the tariff on it now, and both."""

    deal: int
    food: int
    luxury: int
    cost: int
    tariff: int
    total: int


class TaxStep(TypedDict):
    """What another section of a policy would make of the Tax Multiplier."""

    section: PolicySection
    multiplier: int


class ForEachClass(TypedDict):
    """A number for each class."""

    WC: int
    MC: int
    CC: int


class ForEachRole(TypedDict, total=False):
    """A number for each role in play."""

    WC: int
    MC: int
    CC: int
    ST: int


class ActionCardsOfRoles(TypedDict, total=False):
    """Action cards for each role in play."""

    WC: list[ActionCard]
    MC: list[ActionCard]
    CC: list[ActionCard]
    ST: list[ActionCard]


class CompaniesOfRoles(TypedDict, total=False):
    """Company cards for each role in play."""

    WC: list[CompanyName]
    MC: list[CompanyName]
    CC: list[CompanyName]
    ST: list[CompanyName]


class RoleView(TypedDict):
    """What lies openly in front of a role."""

    vp: int
    money: int
    loans: int
    influence: int
    cards_in_hand: int
    workers: NotRequired[int]
    population: NotRequired[int]
    workers_for_more: NotRequired[int | None]
    prosperity: NotRequired[int]
    prosperity_space: NotRequired[int]
    goods: NotRequired[Goods]
    worker_supply: NotRequired[Workers]
    trade_unions: NotRequired[list[IndustryName]]
    storage: NotRequired[Goods]
    storage_limit: NotRequired[Goods]
    prices: NotRequired[Goods]
    market: NotRequired[list[CompanyName]]
    storage_tiles: NotRequired[list[GoodName]]
    capital: NotRequired[int]
    wealth: NotRequired[int]
    free_trade_zone: NotRequired[TradeGoods]
    media_influence: NotRequired[int]
    legitimacy: NotRequired[ForEachClass]
    legitimacy_tokens: NotRequired[ForEachClass]


class RoleViews(TypedDict, total=False):
    """The roles on the table."""

    WC: RoleView
    MC: RoleView
    CC: RoleView
    ST: RoleView


class Decks(TypedDict):
    """How many cards the decks have."""

    action: ForEachRole
    companies: ForEachRole
    business_deals: int
    export: int
    events: int
    agendas: int


class Discards(TypedDict):
    """What lies on the discard piles."""

    action: ActionCardsOfRoles
    companies: CompaniesOfRoles
    business_deals: list[int]
    export: list[int]
    events: list[EventName]
    agendas: list[int]


class OpenTable(TypedDict):
    """What lies on the table for all to see."""

    players: int
    round: int
    phase: PhaseName
    turn: int
    active: RoleName | None
    policies: dict[PolicyName, SectionName]
    tax_multiplier: int
    tax_steps: list[TaxStep]
    bills: list[Bill]
    voting_bag: ForEachClass
    voting_cubes: ForEachClass
    drawn_cubes: ForEachClass
    vote: Vote | None
    supply: Supply
    imports: TradeGoods
    import_prices: TradeGoods
    imf_limit: int
    export: Export
    business_deals: list[Deal]
    unemployed: Unemployed
    demonstration: bool
    companies: Companies
    closed_public_companies: list[CompanyName]
    roles: RoleViews
    decks: Decks
    discards: Discards
    events: NotRequired[list[EventName]]
    political_agenda: NotRequired[list[PolicySection]]
    state_benefits: NotRequired[BenefitsOfClasses]


class OwnTable(TypedDict):
    """What a seat alone may know, and the prices that it pays; a spectator has no seat and no hand."""

    tariffs: TradeGoods
    import_costs: TradeGoods
    public_prices: Supply
    seat: NotRequired[RoleName]
    hand: NotRequired[list[ActionCard]]


# What is coming


class Tax(TypedDict):
    """A tax that will be due."""

    reason: CauseName
    amount: int


class FoodNeeds(TypedDict):
    """The food that a class needs."""

    needed: int
    have: int
    to_buy: int
    cost: int


class Output(TypedDict):
    """What will be made of a resource."""

    resource: ResourceName
    amount: int
    room: int
    lost: int


class RoadToImf(TypedDict):
    """Whether the IMF will intervene."""

    loans: int
    limit: int
    treasury: int
    wages: int
    income: int
    treasury_after: int
    new_loans: int
    to_pay: int
    comes: bool


class Forecast(TypedDict):
    """What the coming production will bring a seat: from `money_before` to `money_after`, with `other` for whatever is
    none of the rest, such as food that is sold."""

    seat: RoleName
    money_before: int
    wages_in: int
    wages_out: int
    taxes: list[Tax]
    tax_income: int
    food: FoodNeeds
    other: int
    production: list[Output]
    money_after: int
    imf: RoadToImf
