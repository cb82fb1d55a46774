"""What Automas answer alike: who fills new companies, who leaves the country, and which cubes are replaced."""

from bodypolitic.game.automas.answering import answers
from bodypolitic.game.automas.assigning import Draft, Way, choose_way, plan_assignment, stand_in
from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.cards.effects import ChooseBranch
from bodypolitic.game.cards.political_effects import ReplaceDrawnCubes
from bodypolitic.game.cards.trade_effects import SellAmountAbroad, SellAmountToState
from bodypolitic.game.cards.worker_effects import ChooseEmigrant
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import CC, MC, UNSKILLED, WC, Role
from bodypolitic.game.phases.production import BuyFoodFrom
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import (
    Amount,
    Branch,
    Done,
    EmployWorker,
    Option,
    ReplaceCube,
    SetWage,
    Store,
    Take,
    ToEmigrate,
    ToStaffCompany,
)
from bodypolitic.game.rules.basic_actions.assign_workers import BASIC_TERMS, AssignWorkers, TakeWorkers
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import ChooseAmount
from bodypolitic.game.rules.basic_actions.make_business_deal import SplitGoods
from bodypolitic.game.rules.politics.public_companies import ChooseCompanyToStaff
from bodypolitic.game.rules.staffing import FillUnskilledSlots, SetFirstWage
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table


@answers(ChooseCompanyToStaff, by=(WC, MC))
def answer_company_to_staff(t: Table, role: Role, step: ChooseCompanyToStaff, options: list[ToStaffCompany]) -> Option:
    """Its unemployed fill the company that comes first."""
    return choose_company_to_staff(t, role, options)


def choose_company_to_staff(t: Table, role: Role, options: list[ToStaffCompany]) -> ToStaffCompany:
    """Which new public company its unemployed fill next, by the criteria for assigning."""
    companies = [t.company(option.company) for option in options]
    ways = [Way([company], [], [], company.card.size) for company in companies]
    chosen = choose_way(t, Draft(t, role, BASIC_TERMS), ways).companies[0]
    return options[companies.index(chosen)]


@answers(AssignWorkers, by=(WC, MC))
def assign_as_offered(t: Table, role: Role, step: AssignWorkers, options: list[Option]) -> Option:
    """An assignment that comes up outside its own action: decided on as a whole, by the criteria."""
    picks = plan_assignment(t, role, step.terms, ()).picks
    first = next(option for option in options if option.code == picks[0])
    automa_of(t, role).plan = picks[1:]
    return first


@answers(TakeWorkers, by=(WC, MC))
def choose_worker_to_take(t: Table, role: Role, step: TakeWorkers, options: list[Take]) -> Option:
    """Which unemployed worker takes a slot of the only company there is to fill, such as a new farm."""
    unemployed = [0] * 6
    for option in options:
        unemployed[option.skill] = t.unemployed[role][option.skill]
    return Take(stand_in(t, role, unemployed), UNEMPLOYED)


@answers(FillUnskilledSlots, by=(WC, MC))
def choose_stand_in(t: Table, role: Role, step: FillUnskilledSlots, options: list[EmployWorker]) -> Option:
    """Which skilled worker takes an unskilled slot of a new company."""
    unemployed = [0] * 6
    for option in options:
        unemployed[option.skill] = t.unemployed[role][option.skill] - step.chosen.count(option.skill)
    return EmployWorker(stand_in(t, role, unemployed))


@answers(ChooseEmigrant, by=(WC, MC))
def choose_emigrant(t: Table, role: Role, step: ChooseEmigrant, options: list[ToEmigrate | Done]) -> Option:
    """Who leaves the country: an unskilled worker, else one at random."""
    leaving: list[ToEmigrate] = []
    for option in options:
        if isinstance(option, ToEmigrate):
            if option.skill == UNSKILLED:
                t.tell(AutomaChose(role, lines.UNSKILLED_LEAVE_FIRST))
                return option
            leaving += [option] * t.unemployed[role][option.skill]
    t.tell(AutomaChose(role, lines.AT_RANDOM))
    return leaving[chance.below(t.chance, len(leaving))]


@answers(ReplaceDrawnCubes)
def choose_cube_to_replace(t: Table, role: Role, step: ReplaceDrawnCubes, options: list[ReplaceCube]) -> Option:
    """Which of several opponents' cubes is replaced: any of those drawn, as if the first revealed."""
    cubes = [option for option in options for _ in range(t.drawn[option.class_])]
    t.tell(AutomaChose(role, lines.AT_RANDOM))
    return cubes[chance.below(t.chance, len(cubes))]


@answers(BuyFoodFrom, ChooseAmount, by=(WC, MC))
@answers(SellAmountToState, by=(MC, CC))
@answers(SellAmountAbroad, SplitGoods, by=(CC,))
def as_much_as_possible(t: Table, role: Role, step: Step, options: list[Amount] | list[Store]) -> Option:
    """The most that it can buy or sell, the least that stays out of the Free Trade Zone."""
    return options[-1]


@answers(SetFirstWage, by=(MC, CC))
def lowest_wage(t: Table, role: Role, step: SetFirstWage, options: list[SetWage]) -> Option:
    """The lowest wage that it may pay."""
    return options[0]


@answers(ChooseBranch)
def first_branch(t: Table, role: Role, step: ChooseBranch, options: list[Branch]) -> Option:
    """The first of a card's options that can be carried out."""
    return options[0]
