"""Runs the migrations on the database that the store names."""

from alembic import context
from sqlalchemy import create_engine

from grognard.server.models import Base

engine = create_engine(context.config.attributes["url"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
engine.dispose()
