"""How long tests wait. Each wait ends with what it waits for; only a hang lasts as long as this."""

SECONDS = 300.0
MILLISECONDS = SECONDS * 1000
