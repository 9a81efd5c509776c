"""Training: bots learn a game by playing it. `tavoliere train paris --seats 2 --out DIR` (docs/training.md)."""

from tavoliere.bots.training.crew import find_crew
from tavoliere.bots.training.settings import Schedule, Settings, TrainingError
from tavoliere.bots.training.trainer import Generation, Trainer

__all__ = ["Generation", "Schedule", "Settings", "Trainer", "TrainingError", "find_crew"]
