"""How long people may look at the table before whoever is no person goes on."""

import time
from pathlib import Path
from typing import cast

from bodypolitic.server.journal import Journal
from bodypolitic.server.record import Record
from bodypolitic.server.settings import Settings
from bodypolitic.server.sitting import PICKS_OF_A_TURN, Sitting
from bodypolitic.server.store import Seat, Store, StoredTable
from bodypolitic.server.thinking import Thinkers
from tests.server.table_client import sqlite


def test_before_an_automas_turn_there_is_as_much_time_as_a_bots_turn_takes(tmp_path: Path) -> None:
    seats = {
        "WC": Seat("WC", "automa", "", "simple", None, True, False),
        "CC": Seat("CC", "bot", "", "steady", None, True, False),
    }
    stored = StoredTable("t", 2, (), 1, 1, "action", False, time.time(), seats)
    store, settings = Store(sqlite(tmp_path), "test"), Settings("", bot_delay=0.5)
    sitting = Sitting(stored, Record(stored.setup, 1), store, settings, Journal(), cast(Thinkers, None))
    assert sitting.pause_before("CC") == 0.5
    assert sitting.pause_before("WC") == 0.5 * PICKS_OF_A_TURN
