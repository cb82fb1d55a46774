"""Use Healthcare, Use Education and Use Luxury (p. 16, 24): spend what the Population needs and prosper."""

from typing import Final

from bodypolitic.game.components.boards import HEALTHCARE_VP
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    ALL_SKILLS,
    EDUCATION,
    HEALTH,
    LUXURY,
    MC,
    UNSKILLED,
    WC,
    CompanyId,
    Place,
    Resource,
    Role,
    Skill,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import WorkerTrained
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import TrainAs, Upgrade
from bodypolitic.game.records.refusals import (
    KeepsItsTrade,
    NeedsResource,
    NoneInSupply,
    Refusal,
    TrainedWhileUnemployed,
)
from bodypolitic.game.rules.action import FreeAction, free_action
from bodypolitic.game.rules.resources import spend_goods
from bodypolitic.game.rules.scores import gain_prosperity, gain_vp
from bodypolitic.game.rules.workers import add_worker, places_of_workers, skills_in_supply
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table


def _why_not_use(t: Table, seat: Role, resource: Resource) -> Refusal | None:
    needed, has = t.population(seat), t.goods[seat][resource]
    return NeedsResource(needed, has, resource) if has < needed else None


def why_not_healthcare(t: Table, seat: Role) -> Refusal | None:
    """Health equal to the Population must lie in the Goods & Services area."""
    return _why_not_use(t, seat, HEALTH)


def why_not_education(t: Table, seat: Role) -> Refusal | None:
    """Education equal to the Population must lie in the Goods & Services area."""
    return _why_not_use(t, seat, EDUCATION)


def why_not_luxury(t: Table, seat: Role) -> Refusal | None:
    """Luxury equal to the Population must lie in the Goods & Services area."""
    return _why_not_use(t, seat, LUXURY)


def use_healthcare(t: Table, seat: Role) -> None:
    """1 Prosperity, 2 VP and a new unskilled worker."""
    spend_goods(t, seat, HEALTH, t.population(seat), causes.USE)
    gain_prosperity(t, seat)
    gain_vp(t, seat, HEALTHCARE_VP, causes.HEALTHCARE)
    add_worker(t, seat, UNSKILLED)


def use_education(t: Table, seat: Role) -> None:
    """1 Prosperity and a worker trained for an industry."""
    spend_goods(t, seat, EDUCATION, t.population(seat), causes.USE)
    gain_prosperity(t, seat)
    step = ChooseWorkerToTrain(seat)
    if step.options(t):
        t.push(step)


def use_luxury(t: Table, seat: Role) -> None:
    """1 Prosperity."""
    spend_goods(t, seat, LUXURY, t.population(seat), causes.USE)
    gain_prosperity(t, seat)


USE_HEALTHCARE: Final[FreeAction] = free_action("use-healthcare", {WC: 16, MC: 24}, why_not_healthcare, use_healthcare)
USE_EDUCATION: Final[FreeAction] = free_action("use-education", {WC: 16, MC: 24}, why_not_education, use_education)
USE_LUXURY: Final[FreeAction] = free_action("use-luxury", {WC: 16, MC: 24}, why_not_luxury, use_luxury)


def trainable_skills(company: Company, who: Role) -> list[Skill]:
    """The skills of a class's workers in a company who may be trained, each once.

    An unskilled worker always may. A skilled Working Class worker may change industry unless it stands in a skilled
    slot; a skilled Middle Class worker only while unemployed (B1).
    """
    skills: list[Skill] = []
    if company.staff == who:
        for slot, skill in zip(company.card.slots, company.workers, strict=True):
            if skill not in skills and (skill == UNSKILLED or (who == WC and slot == UNSKILLED)):
                skills.append(skill)
    if who == WC and company.employee != EMPTY and company.card.employee == UNSKILLED:
        skills.append(company.employee)
    return skills


def _new_skills(t: Table, who: Role, old: Skill) -> list[Skill]:
    return [skill for skill in skills_in_supply(t, who) if skill != old]


class ChooseWorkerToTrain(Ask[Upgrade]):
    """Which worker is trained, wherever it is."""

    def options(self, t: Table) -> list[Upgrade]:
        options: list[Upgrade] = []
        for skill in ALL_SKILLS:
            if t.unemployed[self.seat][skill] and _new_skills(t, self.seat, skill):
                options.append(Upgrade(skill, UNEMPLOYED))
        for owned in t.companies:
            for company in owned:
                for skill in trainable_skills(company, self.seat):
                    if _new_skills(t, self.seat, skill):
                        options.append(Upgrade(skill, company.card.id))
        return options

    def page(self) -> int:
        return USE_EDUCATION.pages[self.seat]

    def expected(self, t: Table) -> list[Upgrade]:
        return [Upgrade(worker.skill, worker.from_) for worker in places_of_workers(t, self.seat)]

    def why_not(self, t: Table, option: Upgrade) -> Refusal:
        if option.at == UNEMPLOYED or option.skill in trainable_skills(t.company(CompanyId(option.at)), self.seat):
            return NoneInSupply()
        return KeepsItsTrade() if self.seat == WC else TrainedWhileUnemployed()

    def choose(self, t: Table, option: Upgrade) -> None:
        t.push(ChooseNewSkill(self.seat, option.skill, option.at))


@record
class ChooseNewSkill(Ask[TrainAs]):
    """The industry a worker is trained for, among those with workers left in the supply."""

    old: Skill
    place: Place

    def options(self, t: Table) -> list[TrainAs]:
        return [TrainAs(skill) for skill in _new_skills(t, self.seat, self.old)]

    def page(self) -> int:
        return USE_EDUCATION.pages[self.seat]

    def expected(self, t: Table) -> list[TrainAs]:
        return [TrainAs(skill) for skill in ALL_RESOURCES if skill != self.old]

    def why_not(self, t: Table, option: TrainAs) -> Refusal:
        return NoneInSupply()

    def choose(self, t: Table, option: TrainAs) -> None:
        train_worker(t, self.seat, self.place, self.old, option.skill)


def train_worker(t: Table, who: Role, place: Place, old: Skill, new: Skill) -> None:
    """Replace a worker by a skilled one from the supply; a committed worker stays committed (p. 16)."""
    t.worker_supply[who][new] -= 1
    t.worker_supply[who][old] += 1
    t.tell(WorkerTrained(who, place, old, new))
    if place == UNEMPLOYED:
        t.unemployed[who][old] -= 1
        t.unemployed[who][new] += 1
        return
    company = t.company(CompanyId(place))
    if company.owner == MC and who == WC:
        company.employee = new
    else:
        company.workers[unskilled_slot_of(company, old)] = new


def unskilled_slot_of(company: Company, skill: Skill) -> int:
    """The unskilled slot where a worker of some skill stands."""
    for number, slot in enumerate(company.card.slots):
        if slot == UNSKILLED and company.workers[number] == skill:
            return number
    raise KeyError(skill)
