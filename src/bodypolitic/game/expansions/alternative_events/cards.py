"""The 25 Alternative Events that can take the place of the Event cards, and what each does for who gets it."""

from typing import Final

from bodypolitic.game.components.event_cards import (
    ANY_TWO,
    BUY_AND_CHOOSE,
    OPERATIONAL_COMPANY,
    PUBLIC_WORKERS,
    SPEND_AND_CHOOSE,
    SPEND_AND_PAY_FOR_MISSING,
    SPEND_INFLUENCE_PER_BILL_MARKER,
    SPEND_INFLUENCE_PER_POLICY,
    SPEND_OR_PAY,
    SPEND_TWO_RESOURCES,
    Benefit,
    Event,
    deck_of,
    legitimacy,
    token,
    vp,
)
from bodypolitic.game.ground.codes import (
    ACTION,
    CC,
    EDUCATION,
    ELECTIONS,
    FOOD,
    HEALTH,
    LUXURY,
    MC,
    PREPARATION,
    PRODUCTION,
    WC,
)

# What a Benefit is
GET_RESOURCES: Final = 0  # so many of each
GET_MONEY: Final = 1
GET_MONEY_FROM_STATE: Final = 2
GET_INFLUENCE: Final = 3
ADD_VOTING_CUBES: Final = 4
SELL_TO_STATE: Final = 5  # up to a number of a resource, at a price; VP for the State if it buys
GET_MONEY_AND_STAFF: Final = 6  # money, and workers for one of the holder's companies
RAISE_OUTPUT: Final = 7  # of the holder's companies of an industry, for the phase
CHANGE_WAGE: Final = 8  # of a private company of the holder or of its workers, for the phase
EXTRA_WAGES: Final = 9  # from the State, for each public company with workers of the holder; VP for the State
GET_FROM_STATE: Final = 10  # a resource in the Cover Needs step, or the State loses VP
PAY_LESS_TAX: Final = 11
STATE_BACKS_BILL: Final = 12  # up to so much influence, and the card is discarded
STATE_SHARES_COST: Final = 13  # of each company that the holder builds; VP for the State

ALTERNATIVE_EVENTS: Final[tuple[Event, ...]] = (
    Event(
        "low-global-innovation-index-ranking",
        SPEND_AND_PAY_FOR_MISSING,
        (legitimacy(WC, 2), legitimacy(CC, 2)),
        (WC, CC),
        (EDUCATION,),
        amount=4,
        money=8,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION, LUXURY), amount=1),
    ),
    Event(
        "demand-for-better-public-education",
        SPEND_AND_CHOOSE,
        (legitimacy(MC), legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=EDUCATION,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(EDUCATION,), amount=2, money=10, state_vp=1),
    ),
    Event(
        "demand-for-subsidies-by-dairy-farmers",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), token(CC)),
        (WC, CC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY, money=10),
    ),
    Event(
        "demand-for-administrative-upgrade",
        SPEND_AND_CHOOSE,
        (legitimacy(MC), legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=LUXURY,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(LUXURY,), amount=2, money=10, state_vp=1),
    ),
    Event(
        "high-illiteracy-rate",
        SPEND_OR_PAY,
        (legitimacy(WC, 2), legitimacy(MC, 2)),
        (WC, MC),
        (EDUCATION,),
        amount=4,
        money=30,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION,), amount=2),
    ),
    Event(
        "low-vaccination-rates",
        SPEND_OR_PAY,
        (legitimacy(WC, 2), legitimacy(MC, 2)),
        (WC, MC),
        (HEALTH,),
        amount=4,
        money=30,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH,), amount=2),
    ),
    Event(
        "political-pressure",
        SPEND_INFLUENCE_PER_POLICY,
        (legitimacy(WC, 2), token(CC)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    Event(
        "demand-for-energy-subsidy",
        SPEND_AND_CHOOSE,
        (token(WC), token(MC), token(CC)),
        ANY_TWO,
        media=1,
        benefit=Benefit(PRODUCTION, GET_MONEY_FROM_STATE, money=10),
    ),
    Event(
        "smear-campaign",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), legitimacy(MC, 2), legitimacy(CC, 2)),
        ANY_TWO,
        money=15,
        personal=1,
        benefit=Benefit(ELECTIONS, GET_INFLUENCE, amount=1),
    ),
    Event(
        "demand-for-economic-stimulus",
        SPEND_AND_CHOOSE,
        (legitimacy(MC, 2), vp(CC, 3)),
        (MC, CC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY_AND_STAFF, money=5),
    ),
    Event(
        "public-pressure",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), legitimacy(CC, 2)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, STATE_BACKS_BILL, amount=2),
    ),
    Event(
        "hurricane",
        BUY_AND_CHOOSE,
        (token(WC), token(MC)),
        (WC, MC),
        (FOOD,),
        amount=5,
        benefit=Benefit(PRODUCTION, GET_FROM_STATE, resources=(FOOD,), amount=1, state_vp=-1),
    ),
    Event(
        "rising-traffic-accidents",
        SPEND_TWO_RESOURCES,
        (vp(WC, 3), vp(MC, 3)),
        (WC, MC),
        (HEALTH, EDUCATION),
        amount=4,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH, EDUCATION), amount=1),
    ),
    Event(
        "tax-returns",
        SPEND_AND_CHOOSE,
        (token(WC), token(MC), token(CC)),
        ANY_TWO,
        benefit=Benefit(PRODUCTION, PAY_LESS_TAX, money=10),
    ),
    Event(
        "fear-of-recession",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), token(MC), vp(CC, 3)),
        ANY_TWO,
        money=15,
        personal=1,
        benefit=Benefit(PRODUCTION, GET_RESOURCES, resources=(FOOD,), amount=1),
    ),
    Event(
        "student-protest",
        SPEND_AND_CHOOSE,
        (vp(WC, 3), legitimacy(MC, 2), token(CC)),
        ANY_TWO,
        (EDUCATION,),
        amount=2,
        personal=1,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(EDUCATION,), amount=2),
    ),
    Event(
        "rising-flu-infections",
        SPEND_AND_CHOOSE,
        (legitimacy(MC), legitimacy(CC)),
        (MC, CC),
        condition=OPERATIONAL_COMPANY,
        industry=HEALTH,
        benefit=Benefit(PRODUCTION, SELL_TO_STATE, resources=(HEALTH,), amount=2, money=10, state_vp=1),
    ),
    Event(
        "low-political-engagement",
        SPEND_INFLUENCE_PER_BILL_MARKER,
        (vp(WC, 3), legitimacy(CC, 2)),
        (WC, CC),
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    Event(
        "demand-for-digital-transformation",
        SPEND_AND_CHOOSE,
        (legitimacy(MC, 2), legitimacy(CC, 2)),
        (MC, CC),
        money=30,
        condition=OPERATIONAL_COMPANY,
        industry=LUXURY,
        benefit=Benefit(PRODUCTION, RAISE_OUTPUT, resources=(LUXURY,), amount=1),
    ),
    Event(
        "rising-economic-inequality",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), token(MC)),
        (WC, MC),
        money=30,
        benefit=Benefit(PRODUCTION, GET_MONEY, money=10),
    ),
    Event(
        "healthcare-scandal",
        SPEND_AND_CHOOSE,
        (token(WC), vp(MC, 3), legitimacy(CC, 2)),
        ANY_TWO,
        (HEALTH,),
        amount=2,
        personal=1,
        benefit=Benefit(PREPARATION, GET_RESOURCES, resources=(HEALTH,), amount=2),
    ),
    Event(
        "public-sector-union-negotiations",
        SPEND_AND_CHOOSE,
        (token(WC), vp(MC, 2)),
        (WC, MC),
        condition=PUBLIC_WORKERS,
        benefit=Benefit(PRODUCTION, EXTRA_WAGES, money=5, state_vp=1),
    ),
    Event(
        "demand-for-startup-support",
        SPEND_AND_CHOOSE,
        (legitimacy(MC), legitimacy(CC)),
        (MC, CC),
        benefit=Benefit(ACTION, STATE_SHARES_COST, money=10, state_vp=1),
    ),
    Event(
        "gerrymandering",
        SPEND_AND_CHOOSE,
        (legitimacy(WC, 2), legitimacy(MC, 2), legitimacy(CC, 2)),
        ANY_TWO,
        personal=2,
        benefit=Benefit(ELECTIONS, ADD_VOTING_CUBES, amount=2),
    ),
    Event(
        "demand-for-state-intervention",
        SPEND_AND_CHOOSE,
        (vp(WC, 2), vp(CC, 2)),
        (WC, CC),
        money=20,
        benefit=Benefit(PRODUCTION, CHANGE_WAGE, amount=1),
    ),
)

ALTERNATIVE_EVENT_DECK: Final = deck_of(ALTERNATIVE_EVENTS)
