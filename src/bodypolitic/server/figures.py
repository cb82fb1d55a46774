"""A seat's view with the figures that the rules make of it, so that the page computes none of them."""

from typing import Any

from bodypolitic.game.components.boards import LOANS_THAT_BRING_THE_IMF, MAX_POPULATION, population_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_RESOURCES, FISCAL, GOODS, MC, NOBODY, RESOURCES, ROLES, ST, WC, role_named
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.rules.resources import import_price, price_of, tariff_of
from bodypolitic.game.table.table import EMPTY, Company, Table


def view_with_figures(game: Game, seat: str | None) -> dict[str, object]:
    """What a seat may know, with output, wages and prices; None is a spectator."""
    return {**open_view_with_figures(game), **own_view_with_figures(game, seat)}


def own_view_with_figures(game: Game, seat: str | None) -> dict[str, object]:
    """The part of a seat's view that is its own, with the prices that it pays."""
    t = game.table
    buyer = NOBODY if seat is None else role_named(seat)
    view = game.own_view(seat)
    view["tariffs"] = {RESOURCES[resource]: tariff_of(t, resource, buyer) for resource in GOODS}
    view["public_prices"] = {RESOURCES[resource]: price_of(t, ST, resource, buyer) for resource in ALL_RESOURCES}
    return view


def open_view_with_figures(game: Game) -> dict[str, object]:
    """The part of every view that is the same for all, with output, wages and prices."""
    t = game.table
    view: dict[str, Any] = game.open_view()
    view["import_prices"] = {RESOURCES[resource]: import_price(t, resource) for resource in GOODS}
    view["imf_limit"] = LOANS_THAT_BRING_THE_IMF[t.policies[FISCAL]]
    for owner, name in enumerate(ROLES):
        for company, shown in zip(t.companies[owner], view["companies"][name], strict=True):
            shown["output"] = output_with_employee(t, company)
            shown["wage_paid"] = company.wage_paid
    for role in (WC, MC):
        if t.plays(role):
            view["roles"][ROLES[role]]["workers_for_more"] = workers_for_more(t.workers[role])
    return view


def output_with_employee(t: Table, company: Company) -> int:
    """What a company makes at present, its employee's part included."""
    return output_now(t, company) + (company.card.adds if company.employee != EMPTY else 0)


def workers_for_more(workers: int) -> int | None:
    """How many workers the next Population takes; None at the largest."""
    population = population_of(workers)
    if population == MAX_POPULATION:
        return None
    while population_of(workers) == population:
        workers += 1
    return workers
