"""People and the secrets that prove who they are, stored as hashes only."""

import hashlib

from sqlalchemy import Connection, delete, select, update

from tavoliere.store.schema import links, people, tokens


def digest(secret: str) -> str:
    """What is stored of a secret. Secrets are long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def add_person(connection: Connection, person: str, name: str, token: str, at: float) -> None:
    """Store a new person with the token of their first browser."""
    connection.execute(people.insert().values(id=person, name=name, created=at))
    add_token(connection, person, token, at)


def add_token(connection: Connection, person: str, token: str, at: float) -> None:
    """Sign another browser in as this person."""
    connection.execute(tokens.insert().values(hash=digest(token), person=person, created=at))


def rename(connection: Connection, person: str, name: str) -> None:
    """Change a person's name."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def forget_token(connection: Connection, token: str) -> None:
    """Sign a browser out."""
    connection.execute(delete(tokens).where(tokens.c.hash == digest(token)))


def person_of(connection: Connection, token: str) -> tuple[str, str] | None:
    """The id and name of the person a token belongs to."""
    query = select(people.c.id, people.c.name).join(tokens, tokens.c.person == people.c.id)
    row = connection.execute(query.where(tokens.c.hash == digest(token))).first()
    return None if row is None else (row.id, row.name)


def add_link(connection: Connection, person: str, link: str, expires: float) -> None:
    """Store a private link that signs another device in."""
    connection.execute(delete(links).where(links.c.person == person))
    connection.execute(links.insert().values(hash=digest(link), person=person, expires=expires))


def use_link(connection: Connection, link: str, token: str, at: float) -> str | None:
    """Use a link: sign the other device in with a token of its own."""
    spent = delete(links).where(links.c.hash == digest(link)).returning(links.c.person, links.c.expires)
    row = connection.execute(spent).first()
    if row is None or row.expires < at:
        return None
    add_token(connection, row.person, token, at)
    return str(row.person)
