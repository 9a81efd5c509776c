"""People and the secrets that prove who they are, stored as hashes only."""

import hashlib
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from tavoliere.store.matches import notify
from tavoliere.store.schema import links, people, tokens

SIGNED_OUT = "signed-out"  # the first word of a notification; no match is called so


@dataclass(frozen=True)
class SignedOut:
    """Which browsers of a person were signed out: the one with a token, or all others. Other processes are notified."""

    person: str
    token: str  # its hash
    are_others: bool = False

    def concerns(self, token: str | None) -> bool:
        """Whether the browser with this token (its hash) was signed out."""
        return (token == self.token) != self.are_others

    def text(self) -> str:
        """As a notification says it."""
        return f"{self.person} {self.token}{' others' if self.are_others else ''}"

    @classmethod
    def read(cls, text: str) -> "SignedOut":
        """What a notification says."""
        person, token, *others = text.split(" ")
        return cls(person, token, bool(others))


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


def forget_token(connection: Connection, person: str, token: str) -> None:
    """Sign a browser out."""
    connection.execute(delete(tokens).where(tokens.c.hash == digest(token)))
    notify(connection, f"{SIGNED_OUT} {SignedOut(person, digest(token)).text()}")


def forget_others(connection: Connection, person: str, token: str) -> None:
    """Sign out every browser of a person but one, and void the link that may be on its way to another."""
    connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.hash != digest(token)))
    connection.execute(delete(links).where(links.c.person == person))
    notify(connection, f"{SIGNED_OUT} {SignedOut(person, digest(token), are_others=True).text()}")


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
