"""A table from the plain data that `Table.to_json` gives."""

from typing import Any

from bodypolitic.game.components.companies import COMPANIES, COMPANY_BY_SLUG
from bodypolitic.game.records.record import record_of
from bodypolitic.game.table.module import Module
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import PLAIN_FIELDS, ROWS, Company, Table

JSON = dict[str, Any]


def table_from_json(data: JSON) -> Table:
    """The table that `Table.to_json` described."""
    table = Table(data["players"], tuple(data["roles"]), tuple(data["automas"]))
    for name in PLAIN_FIELDS:
        if name not in {"players", "roles", "automas"}:
            saved = data[name]
            setattr(table, name, _rows(saved, ROWS[name]) if name in ROWS else _copied(saved))
    table.companies = [[_company(company) for company in owned] for owned in data["companies"]]
    for step in data["stack"]:
        restored = record_of(step, Step)
        assert isinstance(restored, Step)
        table.push(restored)
    table.modules = [_module(module) for module in data["modules"]]
    return table


def _rows(saved: list[int], length: int) -> list[list[int]]:
    return [saved[start : start + length] for start in range(0, len(saved), length)]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [item.copy() if isinstance(item, list) else item for item in value]
    return value


def _company(data: JSON) -> Company:
    company = Company(COMPANIES[COMPANY_BY_SLUG[data["company"]]], data["owner"], data["wage"])
    company.staff = data["staff"]
    company.workers = list(data["workers"])
    company.employee = data["employee"]
    company.committed = data["committed"]
    company.employee_committed = data["employee_committed"]
    company.on_strike = data["on_strike"]
    company.machinery = data["machinery"]
    return company


def _module(data: JSON) -> Module:
    module = new_module(data["module"])
    for name in module.FIELDS:
        setattr(module, name, _copied(data[name]))
    return module


def new_module(name: str) -> Module:
    """The module of a name as it is before a game."""
    module: Module = _module_classes(Module)[name]()
    return module


def _module_classes(base: type[Module]) -> dict[str, type[Module]]:
    found: dict[str, type[Module]] = {}
    for module_class in base.__subclasses__():
        found[module_class.NAME] = module_class
        found.update(_module_classes(module_class))
    return found
