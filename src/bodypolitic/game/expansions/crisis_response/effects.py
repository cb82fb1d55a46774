"""Effects that only Crisis Response cards have. The seat that an effect is begun for is the class it stands beside."""

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.expansions.crisis_response.bonds import begin_gathering
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import ALL_SKILLS, CC, HEALTH, MC, ST, UNSKILLED, WC, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.options import StrikeAt, ToEmigrate
from bodypolitic.game.records.refusals import NO_PAGE, NoneUnemployed, Refusal
from bodypolitic.game.rules.basic_actions import strike
from bodypolitic.game.rules.basic_actions.strike import (
    call_strike,
    companies_with_wages,
    strikeable,
    tokens_left,
    why_no_strike,
)
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.politics.imf import owed_to_imf
from bodypolitic.game.rules.resources import gain_goods, hand_over, stock
from bodypolitic.game.rules.workers import remove_worker, unemployed_count
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table


@record
class RemoveUnemployed(Effect):
    """Unemployed workers of the class's choice go back to the supply, or all there are if they are fewer."""

    workers: int

    def begin(self, t: Table, seat: Role) -> None:
        left = min(self.workers, unemployed_count(t, seat))
        if left:
            t.push(RemoveWorker(seat, left))


@record
class RemoveWorker(Ask[ToEmigrate]):
    """The next worker to go; an Automa gives up its unskilled ones first."""

    left: int

    def options(self, t: Table) -> list[ToEmigrate]:
        unemployed = t.unemployed[self.seat]
        if t.plays_by_automa(self.seat) and unemployed[UNSKILLED]:
            return [ToEmigrate(UNSKILLED)]
        return [ToEmigrate(skill) for skill in ALL_SKILLS if unemployed[skill]]

    def page(self) -> int:
        return NO_PAGE

    def expected(self, t: Table) -> list[ToEmigrate]:
        return [ToEmigrate(skill) for skill in ALL_SKILLS]

    def why_not(self, t: Table, option: ToEmigrate) -> Refusal:
        return NoneUnemployed()

    def choose(self, t: Table, option: ToEmigrate) -> None:
        remove_worker(t, self.seat, option.skill)
        if self.left > 1:
            t.push(RemoveWorker(self.seat, self.left - 1))


@record
class PlaceStrikeTokens(Effect):
    """Strike tokens on companies that a Strike could hit, all of them as far as there are companies and tokens."""

    tokens: int

    def begin(self, t: Table, seat: Role) -> None:
        left = min(self.tokens, tokens_left(t), len(strikeable(t)))
        if left:
            t.push(PlaceStrikeToken(seat, left))


@record
class PlaceStrikeToken(Ask[StrikeAt]):
    """The next company to strike."""

    left: int

    def options(self, t: Table) -> list[StrikeAt]:
        return [StrikeAt(card) for card in strikeable(t)]

    def page(self) -> int:
        return strike.BASIC_ACTION.pages[WC]

    def expected(self, t: Table) -> list[StrikeAt]:
        return [StrikeAt(card) for card in companies_with_wages(t)]

    def why_not(self, t: Table, option: StrikeAt) -> Refusal:
        return why_no_strike(t, t.company(option.company))

    def choose(self, t: Table, option: StrikeAt) -> None:
        call_strike(t, option.company)
        if self.left > 1:
            t.push(PlaceStrikeToken(self.seat, self.left - 1))


@record
class GetHealthFromState(Effect):
    """Health from the Public Services, as far as there is any."""

    health: int

    def begin(self, t: Table, seat: Role) -> None:
        amount = min(self.health, stock(t, ST, HEALTH))
        if amount:
            hand_over(t, ST, HEALTH, amount, causes.IMF)
            gain_goods(t, seat, HEALTH, amount, causes.IMF)


@record
class ClassesPayForLoans(Effect):
    """Each class pays the State, once and then again until the State can pay off its loans.

    It ends at the latest when no class has money and no Loan card is left.
    """

    price: int

    def begin(self, t: Table, seat: Role) -> None:
        gathered = module_of(t, CrisisResponse).gathered
        while True:
            before = t.money[ST]
            for who in (WC, MC, CC):
                if t.plays(who):
                    treasury = t.money[ST]
                    pay(t, who, ST, self.price, causes.IMF)
                    gathered[who] += t.money[ST] - treasury
            if t.money[ST] >= owed_to_imf(t) or t.money[ST] == before:
                return


class IssueBonds(Effect):
    """Each class may lend the State money; if it is enough for the loans, nothing else happens."""

    def begin(self, t: Table, seat: Role) -> None:
        begin_gathering(t)
