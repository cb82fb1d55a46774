"""How Alembic reaches the database: through the connection that the server opened."""

from alembic import context

from bodypolitic.server.schema import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
