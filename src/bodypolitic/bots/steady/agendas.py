"""Which Hidden Agenda to keep: its reward, as likely as it is achieved."""

from typing import Final

from bodypolitic.game.components.hidden_agenda_cards import HiddenAgenda

# How often steady players achieve each without going out of their way for it, in games of 2, 3 and 4
CHANCE: Final = {
    "rally-the-masses": 0.2,
    "workers-unite": 0.05,
    "working-class-push": 0.2,
    "small-labor-force": 0.02,
    "the-surplus-value-is-ours": 0.06,
    "entrepreneur": 0.15,
    "successful-startup": 0.85,
    "growing-middle-class": 0.25,
    "golden-compromise": 0.85,
    "we-work-we-thrive": 0.02,
    "corporate-empire": 0.02,
    "toward-a-neoliberal-state": 0.8,
    "export-tycoon": 0.2,
    "diversified-portfolio": 0.02,
    "venture-capitalist": 0.3,
    "leviathan": 0.45,
    "expert-budgeter": 0.02,
    "according-to-plan": 0.35,
    "strong-welfare-state": 0.07,
    "state-led-economy": 0.25,
}


def agenda_worth(agenda: HiddenAgenda) -> float:
    """What an agenda is worth from the start."""
    return agenda.vp * CHANCE[agenda.slug]
