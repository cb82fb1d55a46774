"""How a study's report calls what its figures are of: by the words of the game, in English."""

from typing import Final

from bodypolitic.bots.registry import ALL_AUTOMAS
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.study.games import Setting, called
from bodypolitic.words.catalogue import ENGLISH, catalogue

USED: Final = {
    "action": "BasicActionId",
    "free action": "FreeActionId",
    "card": "ActionCardId",
    "company": "CompanyId",
}


def word(kind: str, slug: str) -> str:
    """What is called so in files, as people say it."""
    known = KINDS[kind]
    value = next(value for value in range(len(known)) if known.slug(value) == slug)
    return catalogue(ENGLISH).text(known.message(value))


def role_name(role: str) -> str:
    """A role in full."""
    return catalogue(ENGLISH).text(f"role-{role}")


def short_role_name(role: str) -> str:
    """A role without its class."""
    return catalogue(ENGLISH).text("cli-role-short", {"role": role})


def policy_name(policy: str) -> str:
    """A policy with its number; both halves of the Welfare State go by their own names."""
    return f"{policy} {word('Policy', policy).rpartition(': ')[2]}"


def players_name(bot: str) -> str:
    """Who plays: `steady bots`, `simple Automas without bonuses`."""
    if bot not in ALL_AUTOMAS:
        return f"{called(bot)} bots"
    mode, _, without = ALL_AUTOMAS[bot].partition("-")
    return f"{mode} Automas {without.replace('-', ' ')}".strip()


def module_name(module: str) -> str:
    """A module by its title."""
    return catalogue(ENGLISH).text(f"ui-module-{module}")


def setting_name(setting: Setting) -> str:
    """What is played: how many players with which module, and who they are."""
    return ", ".join([f"{setting.players} players", *map(module_name, setting.modules), players_name(setting.bot)])


def measure_name(measure: str) -> str:
    """What is measured of the country: `Prosperity, Working`."""
    name, _, role = measure.partition("_")
    words = name if name == "unemployed" else catalogue(ENGLISH).text(f"reason-{name}")
    return f"{words}, {short_role_name(role)}" if role else words
