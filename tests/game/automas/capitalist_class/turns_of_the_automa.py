"""The turns of the Capitalist Class Automa, for tests."""

from functools import partial

from tests.game.automas import at_the_table

before_turn = partial(at_the_table.before_turn, "CC")
simple_turn = partial(at_the_table.simple_turn, "CC")
advanced_turn = partial(at_the_table.advanced_turn, "CC")
turn_of = partial(at_the_table.turn_of, "CC")
special_action = partial(at_the_table.special_action, "CC")
