"""What Alembic runs for every command: the migrations, on the connection that `upgrade` was given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
