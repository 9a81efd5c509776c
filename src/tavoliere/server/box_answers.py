"""Models of the HTTP answers about boxes."""

from typing import Any

from tavoliere.server.answers import Answer


class Box(Answer):
    """What is printed, coordinates included."""

    box: str
    game: str
    tables: dict[str, Any]  # each game has its own


class BoxKept(Answer):
    """The name of a stored box."""

    box: str


class BoxItem(Answer):
    """One printed thing to look at, with its address; `rows` are the places of its rows in the table, from 0."""

    path: str
    table: str
    group: str
    status: str
    value: Any
    rows: list[int]
    key: str | None


class BoxRemark(Answer):
    """Something to look at again, and where."""

    path: str
    sentence: dict[str, str]


class BoxProblem(BoxRemark):
    """Why a box cannot be played with, and the address of the wrong field."""

    key: str
    words: dict[str, Any]


class ExaminedBox(Answer):
    """Everything there is to say about a box."""

    box: str | None  # its hash, if it can be played with
    problem: BoxProblem | None
    remarks: list[BoxRemark]
    items: list[BoxItem]
    tables: dict[str, Any]  # laid over the printed ones
    checked: list[str]  # addresses
    toml: str  # the file that `--box` reads
    share: str  # the values confirmed and corrected, and nothing else


class BoxDifference(Answer):
    """One address where two boxes differ; null where a box has nothing."""

    path: str
    group: str
    first: Any
    second: Any
    names: dict[str, Any]  # of rows: the columns they are called by


class OwnBoxInfo(Answer):
    """A box saved under a name."""

    id: str
    version: int
    oldest: int  # version that is still kept
    game: str
    name: str
    by: str
    mine: bool
    offered: bool
    box: str | None
    looked_at: int
    to_look_at: int
    created: float


class SavedBox(OwnBoxInfo):
    """The same with its file."""

    toml: str


class ExampleBox(Answer):
    """A box that comes with a game as an example."""

    name: str
    toml: str
