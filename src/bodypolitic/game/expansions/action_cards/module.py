"""The module: the expansion's cards are shuffled into the decks of all who play with cards."""

from bodypolitic.game.expansions.action_cards.decks import EXPANSION_DECKS
from bodypolitic.game.expansions.action_cards.protected_policies import ProtectedPolicies
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import ActionCardId, Role
from bodypolitic.game.table.table import Table


class ActionCards(ProtectedPolicies):
    """The 20 cards, and what they leave on the Politics Table."""

    NAME = "action-cards"

    def action_cards(self, role: Role) -> list[ActionCardId]:
        return [card.face.id for card in EXPANSION_DECKS[role]]

    def prepare_decks(self, t: Table) -> None:
        for role in t.roles:
            if not t.plays_by_automa(role):
                t.decks[role].extend(self.action_cards(role))
                chance.shuffle(t.chance, t.decks[role])
