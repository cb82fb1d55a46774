"""A ledger that keeps its own figures from nothing but what the engine says has happened."""

from collections.abc import Callable

from bodypolitic.game.components.boards import LOAN
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    ALL_ROLES,
    BENEFITS,
    CC,
    CLASSES,
    GOODS_AND_SERVICES,
    INDUSTRIES,
    MC,
    RESOURCES,
    ROLES,
    ST,
    WC,
)
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.table.table import Table

Figures = dict[str, int]


def figures_of(t: Table) -> Figures:
    """What the ledger keeps, as the table shows it."""
    figures: Figures = {"round": t.round}
    for role, name in zip(ALL_ROLES, ROLES, strict=True):
        figures[f"vp {name}"] = t.vp[role]
        figures[f"money {name}"] = t.money[role] + (t.capital if role == CC else 0)
        figures[f"loans {name}"] = t.loans[role]
        figures[f"cards {name}"] = len(t.hands[role])
        for resource in GOODS_AND_SERVICES:
            held = t.storage[role][resource]
            if role in {WC, MC}:
                held += t.goods[role][resource]
            if role == CC and resource < 2:
                held += t.free_trade_zone[resource]
            figures[f"{RESOURCES[resource]} {name}"] = held
            if role in {MC, CC} and t.plays(role):
                figures[f"price of {RESOURCES[resource]} {name}"] = t.prices[role][resource]
        figures[f"influence {name}"] = t.influence[role] + (t.media_influence if role == ST else 0)
    for who in (WC, MC):
        figures[f"workers {ROLES[who]}"] = t.workers[who]
        figures[f"prosperity {ROLES[who]}"] = t.prosperity[who]
    for who in CLASSES:
        figures[f"legitimacy {ROLES[who]}"] = t.legitimacy[who]
        for item, kept in enumerate(BENEFITS):
            figures[f"benefits {kept} {ROLES[who]}"] = t.benefits[who][item]
    for policy, section in enumerate(t.policies):
        figures[f"policy {policy + 1}"] = section
    for industry, made in enumerate(INDUSTRIES):
        figures[f"union {made}"] = t.unions[industry]
    figures["tax multiplier"] = t.tax_multiplier
    figures["demonstration"] = int(t.demonstration)
    for company in t.all_companies():
        figures[f"company {company.card.slug}"] = company.owner
        figures[f"strike {company.card.slug}"] = int(company.on_strike)
    return figures


class Ledger:
    """Follows one game; `differences` is empty as long as happenings and table agree."""

    def __init__(self, game: Game) -> None:
        self.figures = figures_of(game.table)
        self.players = [role for role in ROLES if role in game.scores]
        self._entries: dict[str, Callable[[dict[str, str | int]], None]] = {
            "vp": self._vp,
            "paid": self._paid,
            "loan-taken": self._loan_taken,
            "loan-discarded": self._loan_discarded,
            "gained": self._gained,
            "spent": self._spent,
            "provided": self._provided,
            "benefits-received": self._benefits_gone,
            "benefits-discarded": self._benefits_gone,
            "cards-drawn": self._cards_drawn,
            "card-discarded": self._card_discarded,
            "card-played": self._card_discarded,
            "worker-joined": self._worker_joined,
            "worker-left": self._worker_left,
            "prosperity-moved": self._prosperity_moved,
            "legitimacy-moved": self._legitimacy_moved,
            "policy-changed": self._policy_changed,
            "tax-multiplier": self._tax_multiplier,
            "price-set": self._price_set,
            "union-formed": self._union_formed,
            "union-fell": self._union_fell,
            "demonstration-called": self._demonstration_called,
            "demonstration-ended": self._demonstration_over,
            "demonstration-held": self._demonstration_over,
            "company-built": self._company_built,
            "company-opened": self._company_opened,
            "company-sold": self._company_gone,
            "company-closed": self._company_gone,
            "company-lost": self._company_gone,
            "company-privatized": self._company_privatized,
            "company-nationalized": self._company_nationalized,
            "strike-called": self._strike_called,
            "strike-ended": self._strike_ended,
            "round-began": self._round_began,
        }

    def write(self, happened: list[Happening]) -> None:
        """Enter what has happened."""
        for happening in happened:
            entry = self._entries.get(happening.kind)
            if entry is not None:
                entry(happening.values)

    def differences(self, game: Game) -> list[str]:
        """Where the ledger and the table disagree, in words."""
        shown = figures_of(game.table)
        if shown == self.figures:
            return []
        return [
            f"{name}: {self.figures.get(name)} by what happened, {shown.get(name)} on the table"
            for name in sorted(shown.keys() | self.figures.keys())
            if shown.get(name) != self.figures.get(name)
        ]

    def _add(self, name: str, amount: str | int) -> None:
        self.figures[name] += int(amount)

    def _vp(self, values: dict[str, str | int]) -> None:
        self._add(f"vp {values['who']}", values["amount"])

    def _paid(self, values: dict[str, str | int]) -> None:
        if values["who"] in ROLES:
            self._add(f"money {values['who']}", -int(values["amount"]))
        if values["to"] in ROLES:
            self._add(f"money {values['to']}", values["amount"])

    def _loan_taken(self, values: dict[str, str | int]) -> None:
        self._add(f"loans {values['who']}", 1)
        self._add(f"money {values['who']}", LOAN)

    def _loan_discarded(self, values: dict[str, str | int]) -> None:
        self._add(f"loans {values['who']}", -1)

    def _gained(self, values: dict[str, str | int]) -> None:
        if values["reason"] != "campaign":  # which turns media influence into the State's own
            self._add(f"{values['resource']} {values['who']}", values["amount"])

    def _spent(self, values: dict[str, str | int]) -> None:
        self._add(f"{values['resource']} {values['who']}", -int(values["amount"]))

    def _provided(self, values: dict[str, str | int]) -> None:
        self._add(f"benefits {values['item']} {values['class']}", values["amount"])
        if values["item"] in {"money", "influence"}:  # goods are told as sold by whoever had them
            self._add(f"{values['item']} ST", -int(values["amount"]))

    def _benefits_gone(self, values: dict[str, str | int]) -> None:
        for item in BENEFITS:
            self.figures[f"benefits {item} {values['class']}"] = 0

    def _cards_drawn(self, values: dict[str, str | int]) -> None:
        self._add(f"cards {values['who']}", values["amount"])

    def _card_discarded(self, values: dict[str, str | int]) -> None:
        self._add(f"cards {values['who']}", -1)

    def _worker_joined(self, values: dict[str, str | int]) -> None:
        self._add(f"workers {values['who']}", 1)

    def _worker_left(self, values: dict[str, str | int]) -> None:
        self._add(f"workers {values['who']}", -1)

    def _prosperity_moved(self, values: dict[str, str | int]) -> None:
        self.figures[f"prosperity {values['who']}"] = int(values["space"])

    def _legitimacy_moved(self, values: dict[str, str | int]) -> None:
        self._add(f"legitimacy {values['class']}", values["amount"])

    def _policy_changed(self, values: dict[str, str | int]) -> None:
        section = str(values["section"])
        self.figures[f"policy {section[0]}"] = "ABC".index(section[1])

    def _tax_multiplier(self, values: dict[str, str | int]) -> None:
        self.figures["tax multiplier"] = int(values["amount"])

    def _price_set(self, values: dict[str, str | int]) -> None:
        self.figures[f"price of {values['resource']} {values['who']}"] = int(values["price"])

    def _union_formed(self, values: dict[str, str | int]) -> None:
        self._add(f"union {values['industry']}", 1)

    def _union_fell(self, values: dict[str, str | int]) -> None:
        self._add(f"union {values['industry']}", -1)

    def _demonstration_called(self, values: dict[str, str | int]) -> None:
        self.figures["demonstration"] = 1

    def _demonstration_over(self, values: dict[str, str | int]) -> None:
        self.figures["demonstration"] = 0

    def _company_built(self, values: dict[str, str | int]) -> None:
        self.figures[f"company {values['company']}"] = ROLES.index(str(values["who"]))
        self.figures[f"strike {values['company']}"] = 0

    def _company_opened(self, values: dict[str, str | int]) -> None:
        self.figures[f"company {values['company']}"] = ST
        self.figures[f"strike {values['company']}"] = 0

    def _company_gone(self, values: dict[str, str | int]) -> None:
        del self.figures[f"company {values['company']}"]
        del self.figures[f"strike {values['company']}"]

    def _company_privatized(self, values: dict[str, str | int]) -> None:
        self.figures[f"company {values['company']}"] = CC

    def _company_nationalized(self, values: dict[str, str | int]) -> None:
        self.figures[f"company {values['company']}"] = ST
        del self.figures[f"company {values['instead-of']}"]
        del self.figures[f"strike {values['instead-of']}"]

    def _strike_called(self, values: dict[str, str | int]) -> None:
        self.figures[f"strike {values['company']}"] = 1

    def _strike_ended(self, values: dict[str, str | int]) -> None:
        self.figures[f"strike {values['company']}"] = 0

    def _round_began(self, values: dict[str, str | int]) -> None:
        self.figures["round"] = int(values["round"])
