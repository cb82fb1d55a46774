"""Findings: what an Automa sees on the table when it goes by a line of its cards, as data with named fields.

A line says what is looked at, its finding which company, policy or resource it means there and what is counted.
"""

from typing import Final

from bodypolitic.game.ground.codes import CompanyId, Policy, Resource, SectionCode
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.record import Record


class Finding(Record):
    """What a line of an instruction card found."""


@record
class NothingCounted(Finding):
    """There is nothing to be said besides the line."""


@record
class Counted(Finding):
    count: int


@record
class PolicyFound(Finding):
    policy: Policy
    now: SectionCode
    wanted: SectionCode


@record
class PoliciesFound(Finding):
    first: Policy
    second: Policy


@record
class BillFound(Finding):
    section: SectionCode


@record
class CompanyFound(Finding):
    company: CompanyId


@record
class CompanyBefore(Finding):
    """A company, and the Production Phases that are to come for it."""

    company: CompanyId
    phases: int


@record
class CompanyPriced(Finding):
    company: CompanyId
    money: int


@record
class CompanyTooDear(Finding):
    company: CompanyId
    cost: int
    has: int


@record
class ResourceFound(Finding):
    resource: Resource
    items: int


@record
class ResourcePriced(Finding):
    resource: Resource
    items: int
    money: int


@record
class InfluenceCompared(Finding):
    others: int
    own: int


@record
class CubesCompared(Finding):
    """The voting cubes in the bag."""

    others: int
    own: int


@record
class UnemployedAndSlots(Finding):
    unemployed: int
    slots: int


@record
class ProsperityAndCompanies(Finding):
    prosperity: int
    companies: int


@record
class LaborMarketFound(Finding):
    now: SectionCode
    unions: int


@record
class UnderpaidFound(Finding):
    companies: int
    per: int


@record
class VoteCounted(Finding):
    """What one side needs to win a vote, and the influence of both sides: `own` is that of the Automa's side."""

    needed: int
    own: int
    others: int


@record
class DrawnByLot(Finding):
    options: tuple[tuple[Option, ...], ...]
    chosen: tuple[Option, ...]


NOTHING_COUNTED: Final = NothingCounted()
