"""Words for people: message catalogues by language, and the describer that turns declarations into text."""

from typing import Final

from bodypolitic.game.modules import said_in

SAID_OF_MODULES: Final = said_in(__name__)
