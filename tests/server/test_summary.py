"""Summaries of phases add up to what really changed."""

from random import Random

from bodypolitic.game.game import Game
from bodypolitic.game.ground.causes import PROSPERITY, WAGES
from bodypolitic.game.ground.codes import CC, PRODUCTION, ROLES, SCORING, WC, Industry, Resource, Skill, role_named
from bodypolitic.game.records.happenings import (
    Gained,
    LoanTaken,
    Paid,
    PhaseBegan,
    RoundBegan,
    Spent,
    VPGained,
)
from bodypolitic.server.summary import phase_summaries, points_by_round
from tests.json_data import listed, number


def test_a_phase_is_added_up() -> None:
    happenings = [
        RoundBegan(2),
        Paid(CC, WC, 99, WAGES),
        PhaseBegan(PRODUCTION),
        Paid(CC, WC, 20, WAGES),
        Paid(CC, WC, 15, WAGES),
        Gained(CC, Resource(Industry(Skill(0))), 3, WAGES),
        Spent(WC, Resource(Industry(Skill(0))), 2, WAGES),
        LoanTaken(CC),
        PhaseBegan(SCORING),
        VPGained(WC, 4, PROSPERITY),
    ]
    production, scoring = phase_summaries(happenings)
    assert production == {
        "round": 2,
        "phase": "production",
        "payments": [{"who": "CC", "to": "WC", "amount": 35, "reason": "wages"}],
        "vp": [],
        "gained": [{"who": "CC", "resource": "food", "amount": 3, "reason": "wages"}],
        "spent": [{"who": "WC", "resource": "food", "amount": 2, "reason": "wages"}],
        "loans": {"CC": 1},
    }
    assert scoring["phase"] == "scoring" and scoring["vp"] == [{"who": "WC", "amount": 4, "reason": "prosperity"}]
    assert phase_summaries(happenings, since_round=3) == []
    assert points_by_round(happenings) == {"2": {"WC": {"prosperity": 4}}}


def test_every_point_of_a_game_has_a_source() -> None:
    game = Game.new(players=4, seed=8)
    random = Random(2)
    happenings = game.happened
    while not game.over:
        game.choose(random.choice(game.decision.options), game.decision.seat)
        happenings += game.happened
    points = points_by_round(happenings)
    assert set(points) <= {"1", "2", "3", "4", "5"}
    for role, score in game.scores.items():
        name = ROLES[role_named(role)]
        assert sum(sum(by_role[name].values()) for by_role in points.values() if name in by_role) == score
    summaries = phase_summaries(happenings)
    assert [(one["round"], one["phase"]) for one in summaries] == [
        (game_round, phase) for game_round in range(1, 6) for phase in ("production", "elections", "scoring")
    ]
    paid = sum(one.amount for one in happenings if isinstance(one, Paid) and one.reason == WAGES)
    in_summaries = sum(
        number(payment["amount"])
        for summary in summaries
        for payment in listed(summary["payments"])
        if payment["reason"] == "wages"
    )
    assert 0 < in_summaries <= paid
