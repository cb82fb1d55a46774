"""The server: tables in a database, a REST lobby, and a WebSocket for everyone who sits at a table or watches it."""
