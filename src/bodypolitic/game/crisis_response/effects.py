"""Effects that only Crisis Response cards have. The seat that an effect is begun for is the class it stands beside."""

from bodypolitic.game import happenings as h
from bodypolitic.game.basic_actions.strike import call_strike, strikeable, tokens_left
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.codes import CC, HEALTH, MC, ST, UNSKILLED, WC
from bodypolitic.game.crisis_response.bonds import begin_gathering
from bodypolitic.game.crisis_response.crisis_response import crisis_response_of
from bodypolitic.game.money import pay
from bodypolitic.game.options import EMIGRATE, STRIKE, Option
from bodypolitic.game.politics.imf import owed_to_imf
from bodypolitic.game.resources import gain_goods, hand_over, stock
from bodypolitic.game.table import Ask, Table
from bodypolitic.game.workers import remove_worker, unemployed_count


class RemoveUnemployed(Effect):
    """Unemployed workers of the class's choice go back to the supply, or all there are if they are fewer."""

    FIELDS = ("workers",)

    def __init__(self, workers: int) -> None:
        super().__init__()
        self.workers = workers

    def begin(self, t: Table, seat: int) -> None:
        left = min(self.workers, unemployed_count(t, seat))
        if left:
            t.push(RemoveWorker(seat, left))


class RemoveWorker(Ask):
    """The next worker to go; an Automa gives up its unskilled ones first."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, t: Table) -> list[Option]:
        first = self.seat * 6
        if t.plays_by_automa(self.seat) and t.unemployed[first + UNSKILLED]:
            return [Option(EMIGRATE, UNSKILLED)]
        return [Option(EMIGRATE, skill) for skill in range(UNSKILLED + 1) if t.unemployed[first + skill]]

    def choose(self, t: Table, option: Option) -> None:
        remove_worker(t, self.seat, option.a)
        if self.left > 1:
            t.push(RemoveWorker(self.seat, self.left - 1))


class PlaceStrikeTokens(Effect):
    """Strike tokens on companies that a Strike could hit, all of them as far as there are companies and tokens."""

    FIELDS = ("tokens",)

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def begin(self, t: Table, seat: int) -> None:
        left = min(self.tokens, tokens_left(t), len(strikeable(t)))
        if left:
            t.push(PlaceStrikeToken(seat, left))


class PlaceStrikeToken(Ask):
    """The next company to strike."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, t: Table) -> list[Option]:
        return [Option(STRIKE, card) for card in strikeable(t)]

    def choose(self, t: Table, option: Option) -> None:
        call_strike(t, option.a)
        if self.left > 1:
            t.push(PlaceStrikeToken(self.seat, self.left - 1))


class GetHealthFromState(Effect):
    """Health from the Public Services, as far as there is any."""

    FIELDS = ("health",)

    def __init__(self, health: int) -> None:
        super().__init__()
        self.health = health

    def begin(self, t: Table, seat: int) -> None:
        amount = min(self.health, stock(t, ST, HEALTH))
        if amount:
            hand_over(t, ST, HEALTH, amount, h.IMF)
            gain_goods(t, seat, HEALTH, amount, h.IMF)


class ClassesPayForLoans(Effect):
    """Each class pays the State, once and then again until the State can pay off its loans.

    It ends at the latest when no class has money and no Loan card is left.
    """

    FIELDS = ("price",)

    def __init__(self, price: int) -> None:
        super().__init__()
        self.price = price

    def begin(self, t: Table, seat: int) -> None:
        gathered = crisis_response_of(t).gathered
        while True:
            before = t.money[ST]
            for who in (WC, MC, CC):
                if t.plays(who):
                    treasury = t.money[ST]
                    pay(t, who, ST, self.price, h.IMF)
                    gathered[who] += t.money[ST] - treasury
            if t.money[ST] >= owed_to_imf(t) or t.money[ST] == before:
                return


class IssueBonds(Effect):
    """Each class may lend the State money; if it is enough for the loans, nothing else happens."""

    def begin(self, t: Table, seat: int) -> None:
        begin_gathering(t)
