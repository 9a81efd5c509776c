"""The state of a training on disk: written whole after every generation, read when the same command goes on."""

import io
import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tavoliere.bots.nets import ARRAYS, Net, Weights
from tavoliere.bots.training.learner import Learner
from tavoliere.bots.training.settings import Settings, TrainingError

FILE = "checkpoint.npz"
GROUPS = ("weights", "means", "squares", "calm")
BEST, ABOUT = "best", "about"


@dataclass
class Checkpoint:
    """The state of a training."""

    learner: Learner
    best: Net | None = None
    games: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    history: list[dict[str, Any]] = field(default_factory=list)


def write_checkpoint(checkpoint: Checkpoint, settings: Settings) -> None:
    """Write beside the old checkpoint, then replace it: a crash leaves one or the other."""
    arrays = {ABOUT: _about(checkpoint, settings)}
    for group in GROUPS:
        arrays |= _named(group, getattr(checkpoint.learner, group))
    if checkpoint.best:
        arrays |= _named(BEST, checkpoint.best.weights)
    packed = io.BytesIO()
    np.savez(packed, allow_pickle=False, **arrays)
    write_whole(settings.out / FILE, packed.getvalue())


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that appears whole or not at all; a full disk or a lost folder becomes a sentence."""
    unfinished = path.with_name(path.name + ".unfinished")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(data)
        unfinished.replace(path)
    except OSError as error:
        raise TrainingError("training-cannot-write", file=str(path), reason=error.strerror or str(error)) from error


def _named(group: str, arrays: Weights) -> dict[str, Any]:
    return {f"{group}-{name}": array for name, array in zip(ARRAYS, arrays, strict=True)}


def _about(checkpoint: Checkpoint, settings: Settings) -> Any:
    about = {
        "settings": settings.to_dict(),
        "step": checkpoint.learner.step,
        "games": checkpoint.games,
        "seconds": checkpoint.seconds,
        "cpu_seconds": checkpoint.cpu_seconds,
        "history": checkpoint.history,
    }
    return np.frombuffer(json.dumps(about).encode(), np.uint8)


def read_checkpoint(settings: Settings) -> Checkpoint | None:
    """The state of the training in the folder; None if there is none yet."""
    path = settings.out / FILE
    if not path.exists():
        return None
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            arrays = {name: stored[name] for name in stored.files}
        about = json.loads(bytes(arrays[ABOUT]))
        refuse_other(about["settings"], settings)
        shapes = [array.shape for array in settings.new_net().weights]
        groups = {group: _weights(arrays, group, shapes) for group in GROUPS}
        best = _best(arrays, shapes) if f"{BEST}-{ARRAYS[0]}" in arrays else None
        learner = Learner(**groups, step=int(about["step"]))
        numbers = {name: about[name] for name in ("games", "seconds", "cpu_seconds", "history")}
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise TrainingError("training-damaged", file=str(path), reason=str(error)) from error
    return Checkpoint(learner, best, **numbers)


def refuse_other(found: dict[str, Any], settings: Settings) -> None:
    """Leave the folder of another training alone."""
    for name, expected in settings.to_dict().items():
        if found.get(name) != expected:
            words = {"what": name, "found": str(found.get(name)), "expected": str(expected)}
            raise TrainingError("training-other-settings", folder=str(settings.out), **words)


def _best(arrays: dict[str, Any], shapes: list[tuple[int, ...]]) -> Net:
    """The best net so far, which may have learned a policy."""
    says = arrays[f"{BEST}-{ARRAYS[-1]}"].shape
    return Net(_weights(arrays, BEST, [*shapes[:3], (*shapes[2], *says), says]))


def _weights(arrays: dict[str, Any], group: str, shapes: list[tuple[int, ...]]) -> Weights:
    found = tuple(np.ascontiguousarray(arrays[f"{group}-{name}"], np.float32) for name in ARRAYS)
    if [array.shape for array in found] != shapes or not all(np.isfinite(array).all() for array in found):
        raise ValueError(f"{group}: other shapes, or numbers that are none")
    return found  # type: ignore[return-value]
