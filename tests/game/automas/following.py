"""Follow an Automa's turn from nothing but what is told of it, as somebody at a real table would.

All that is known here are the printed AI cards and the printed rules of priority rows; of the table only what
happenings tell. Nothing of the engine is used.
"""

from collections.abc import Iterator

Values = dict[str, str | int]
Told = tuple[str, Values]  # the kind of a happening and its values

# What simple mode performs where another action can't be
STANDS_IN = {"CC": {"BC": "SC"}, "WC": {"AW": "DEM"}, "MC": {}}
PRESSURE = "apply-political-pressure"
HISTORY = "history-set-off"


class Lost(AssertionError):
    """What is told can't be followed."""


def agree(told: object, followed: object, what: str) -> None:
    """What is told must be what it comes to."""
    if told != followed:
        raise Lost(f"{what}: told {told}, followed {followed}")


class Rows:
    """Priority rows from the bottom up, in each the card nearest the marker first."""

    def __init__(self, told: str) -> None:
        self.rows = [row.split() for row in told.split(", ")] if told else []

    def holds(self, card: str) -> bool:
        """Whether a card lies in a row."""
        return any(card in row for row in self.rows)

    def row_of(self, card: str) -> int:
        """The row of a card, from 0 at the bottom."""
        return next(number for number, row in enumerate(self.rows) if card in row)

    def take(self, card: str) -> None:
        """Take a card up from wherever it lies; above the highest card there are no rows."""
        self.rows = [[other for other in row if other != card] for row in self.rows]
        while self.rows and not self.rows[-1]:
            self.rows.pop()

    def put(self, card: str, row: int) -> None:
        """Put a card at the far end of a row."""
        self.take(card)
        self.rows += [[] for _ in range(row + 1 - len(self.rows))]
        self.rows[row].append(card)

    def move(self, card: str, by: int) -> None:
        """Move a card up or down, to the far end of the row it reaches, but never below the bottom row."""
        self.put(card, max(0, self.row_of(card) + by))

    def collapse(self) -> None:
        """All rows above an empty one come down."""
        self.rows = [row for row in self.rows if row]

    def collapse_at(self, row: int) -> None:
        """The rows above one row come down if it is empty."""
        if row < len(self.rows) and not self.rows[row]:
            self.rows.pop(row)

    def by_priority(self) -> list[str]:
        """All cards, those of the top row first, in a row the one nearest the marker first."""
        return [card for row in reversed(self.rows) for card in row]


class Board:
    """The priority cards in front of an Automa."""

    def __init__(self, values: Values) -> None:
        self.actions = Rows(str(values["actions"]))
        self.policies = Rows(str(values["policies"]))
        self.aside = str(values["aside"]).split()

    def of(self, card: str) -> Rows:
        """The rows that a card belongs to."""
        return self.policies if card.startswith("P") and card != "PB" else self.actions

    def shown(self) -> list[object]:
        """The whole board, to be compared."""
        return [self.actions.rows, self.policies.rows, self.aside]

    def enter(self, kind: str, values: Values) -> None:
        """What moves a priority card outside the checks and the action."""
        card = str(values["card"])
        self.of(card).take(card)
        if card in self.aside:
            self.aside.remove(card)
        if kind == "priority-placed":
            self.of(card).put(card, int(values["row"]) - 1)
        elif kind == "priority-set-aside":
            self.aside.append(card)


OUTSIDE = {"priority-placed", "priority-set-aside", "priority-removed"}


ROWS_ARE_THE_COUNT = {
    "cc-transactions",
    "mc-check-foreign-market-transactions",
    "mc-check-workers-unemployed-find-work",
    "wc-unemployed-would-find-work",
}


def sections_between(values: Values) -> int:
    """How far the present section of a policy is from the wanted one: `3A` and `3C` are 2 apart."""
    return abs(ord(str(values["now"])[1]) - ord(str(values["wanted"])[1]))


def rows_by_figures(values: Values) -> int | None:
    """By how many rows a line moves a card, worked out from the figures told with it; None where there are none."""
    line = str(values["line"])
    number = {name: value for name, value in values.items() if isinstance(value, int)}
    if line in ROWS_ARE_THE_COUNT:
        return number["count"]
    if line == "mc-condition-unemployed-workers":
        return number["count"] if number["count"] >= 4 else 0
    if line in {"cc-company-can-operate", "mc-check-companies-productions-remain"}:
        return number["phases"] // 2
    if line == "cc-others-have-more-influence":
        return number["others"] - number["own"]
    if line == "cc-empty-company-sells":
        return number["money"] // 10
    if line == "wc-trade-union-possible":
        return 2 * number["count"]
    if line == "wc-more-unemployed-than-slots":
        return number["unemployed"] - number["slots"]
    if line == "wc-companies-pay-the-minimum":
        return number["companies"] // number["per"]
    if line in {"goods-can-be-had-for-free", "goods-cost-little", "goods-cost-much"}:
        return 3 if number["money"] == 0 else 2 if number["money"] <= 6 * number["items"] else 1
    if line in {"policy-as-desired", "policy-next-to-desired", "policy-two-from-desired"}:
        return sections_between(values)
    if line == "mc-check-companies-prosperous":
        return 2 if number["prosperity"] >= number["companies"] else 0
    return None


class Turn:
    """An Automa's turn, followed as it is told. `checks` and `policies` are printed on the AI card."""

    def __init__(self, who: str, checks: list[str], policies: list[str], told: list[Told]) -> None:
        self.who = who
        self.checks = checks
        self.told = [(kind, values) for kind, values in told if values.get("who", who) == who]
        self.policies = policies
        self.place = 0
        self.board: Board | None = None

    def peek(self) -> Told:
        """What is told next."""
        return self.told[self.place] if self.place < len(self.told) else ("end", {})

    def take(self, *kinds: str) -> Values:
        """What is told next, which must be of one of some kinds."""
        kind, values = self.peek()
        if kind not in kinds:
            raise Lost(f"{self.who}: {kind} is told where {' or '.join(kinds)} comes next")
        self.place += 1
        return values

    def follow(self) -> str:
        """The action that all that is told leads to; the board lies then as it must."""
        self.place = next(place for place, (kind, _) in enumerate(self.told) if kind == "ai-card-revealed") + 1
        action = self._by_priority() if self.peek()[0] == "priority-rows" else self._by_symbols()
        self._agree_on_action(action)
        if self.board is not None:
            self._to_the_end(self.board, action)
        return action

    # Advanced mode

    def _by_priority(self) -> str:
        board = self.board = Board(self.take("priority-rows"))
        for check in self.checks:
            agree(self.take("automa-checks")["check"], check, "the next check on the AI card")
            self._check(board)
            agree(Board(self.take("priority-rows")).shown(), board.shown(), f"the rows after {check}")
        board.actions.collapse()
        board.policies.collapse()
        while self.peek()[0] == "row-collapsed":
            self.take("row-collapsed")
        agree(Board(self.take("priority-rows")).shown(), board.shown(), "the rows when they have collapsed")
        first, second = board.actions.by_priority()[:2]
        top = self.take("top-priorities")
        agree([top["first"], top["second"]], [first, second], "the top two")
        for action in (first, second):
            if not self._is_unable(action, board.policies.by_priority()):
                return action
        return PRESSURE

    def _check(self, board: Board) -> None:
        """One check: cards go up by what was counted, or stay."""
        while self.peek()[0] not in {"priority-rows", "end"}:
            kind, values = self.peek()
            self.place += 1
            if kind not in {"priority-raised", "priority-stays"}:
                continue  # workers are swapped before they are counted
            card, rows = str(values["card"]), int(values["rows"])
            counted = rows_by_figures(values)
            if counted is not None:
                agree(rows, max(0, counted), f"the rows by which {values['line']} moves {card}")
            if kind == "priority-raised":
                board.of(card).move(card, rows)
            elif rows:
                agree(board.of(card).holds(card), False, f"whether {card} lies in a row, which stays")

    # Simple mode

    def _by_symbols(self) -> str:
        for action in self.checks:
            if not self._is_unable(action, self.policies):
                return action
            stand_in = STANDS_IN[self.who].get(action)
            if stand_in is not None and self.peek() == ("automa-acts", {"who": self.who, "action": stand_in}):
                return stand_in
        return PRESSURE if self._is_unable("SA", []) or self.peek()[0] == "basic-action" else "SA"

    # Both

    def _is_unable(self, action: str, policies: list[str]) -> bool:
        """Whether it is told that an action can't be performed, and why; of bills, why no policy will do."""
        passed_over: list[str] = []
        start = self.place
        while self.peek()[0] == "policy-passed-over":
            passed_over.append(str(self.take("policy-passed-over")["card"]))
        kind, values = self.peek()
        if kind != "automa-unable" or values["action"] != action:
            self.place = start
            return False
        self.place += 1
        if values["line"] == "unable-no-bill-wanted":
            agree(passed_over, policies, "the policies that were passed over")
        if {"needed", "has"} <= values.keys():
            agree(int(values["needed"]) > int(values["has"]), True, f"why {action} is refused")
        return True

    def _agree_on_action(self, action: str) -> None:
        """What is done is the action that was come to; a Historical Event may take the place of a special action."""
        kind, values = self.peek()
        if kind == "automa-chose" and values["line"] == "history-instead-of-special-action":
            agree("SA", action, "the action that a Historical Event takes the place of")
        elif action == PRESSURE:
            agree(self.take("basic-action")["action"], PRESSURE, "what is left to do")
        else:
            agree(self.take("automa-acts")["action"], action, "the action")
            if action == "PB":
                self._agree_on_bill()
        self._agree_on_lists()

    def _agree_on_bill(self) -> None:
        """The bill is on the first policy that was not passed over."""
        wanted = self.board.policies.by_priority() if self.board is not None else list(self.policies)
        while self.peek()[0] == "policy-passed-over":
            agree(self.take("policy-passed-over")["card"], wanted.pop(0), "the policy that comes first")
        bill = next(str(values["section"]) for kind, values in self.told[self.place :] if kind == "bill-proposed")
        agree(f"P{bill[0]}", wanted[0], "the policy of the bill")

    def _agree_on_lists(self) -> None:
        """Each narrowing list leaves who has the best figure, until one is left, and that is what is done."""
        left: int | None = None
        named: set[str] = set()
        for place in range(self.place, len(self.told)):
            kind, values = self.told[place]
            if kind != "narrowed":
                continue
            stay, out = candidates(values["stay"]), candidates(values["out"])
            figures = [int(figure) for figure in str(values["figures"]).split()]
            best, sign = int(values["best"]), -1 if values["lowest"] else 1
            agree(all(sign * figure < sign * best for figure in figures), True, f"the best figure of {values['line']}")
            agree(len(figures), len(out), "the figures of those who fall out")
            if left is not None and left > 1 and self.told[place - 1][0] == "narrowed":
                agree(int(values["left"]) + int(values["fell"]), left, "those who were left before")
                if named and stay and out:
                    agree({*stay, *out}, named, "those who were left before")
            left, named = int(values["left"]), set(stay)
            if left == 1:
                self._agree_it_is_done(stay[0], self.told[place + 1 :])

    def _agree_it_is_done(self, candidate: str, later: list[Told]) -> None:
        """Something that was chosen is then done."""
        for option in candidate.split():
            kind, *names = option.split("/")
            done = DONE_BY.get(kind)
            if done is not None and not any(told in done and names[0] in values.values() for told, values in later):
                raise Lost(f"{option} is chosen and not done")

    def _to_the_end(self, board: Board, action: str) -> None:
        """The card of the action goes 2 rows down, and whatever else moves cards is told."""
        for kind, values in self.told[self.place :]:
            if kind in OUTSIDE:
                board.enter(kind, values)
            elif kind == "priority-lowered":
                agree([values["card"], values["rows"]], [action, 2], "the card that goes down")
                row = board.actions.row_of(action)
                board.actions.move(action, -2)
                board.actions.collapse_at(row)
            elif kind == "priority-rows":
                if action in board.aside:
                    board.actions.collapse()
                agree(Board(values).shown(), board.shown(), "the rows after the action")


# The happenings that show that an option was carried out, by the kind of the option
DONE_BY = {
    "build-company": {"company-built"},
    "sell-company": {"company-sold"},
    "strike": {"strike-called"},
    "machinery": {"machinery-placed"},
    "fill": {"worker-moved", "workers-committed"},
    "form-union": {"union-formed"},
    "buy": {"gained"},
    "bill": {"bill-proposed"},
}


def candidates(told: str | int) -> list[str]:
    """Those whom a list names, each as the options it stands for."""
    return str(told).split(", ") if told else []


def turns_in(happened: list[Told]) -> Iterator[str]:
    """Whose AI cards are revealed in what happened."""
    for kind, values in happened:
        if kind == "ai-card-revealed":
            yield str(values["who"])
