"""Write every playthrough file again after an intended change of rules; look at the difference."""

from pathlib import Path

import tavoliere
from tavoliere.engine.playthrough import playthrough
from tavoliere.engine.sources import hand_in

ROOT = Path(__file__).parents[1]
FIFTH_GAME = ROOT / "tests" / "fifth_game" / "pebbles"

hand_in([FIFTH_GAME])
for path in sorted(path for root in (ROOT / "src", FIFTH_GAME) for path in root.rglob("playthroughs/*.txt")):
    game_id, *settings = path.read_text(encoding="utf-8").splitlines()[0].split()
    values = dict(setting.split("=") for setting in settings)
    seats, seed = int(values.pop("seats")), int(values.pop("seed"))
    options = {name: value for name, value in values.items() if name not in ("rules", "box")}
    path.write_text(playthrough(tavoliere.load(game_id), seats, seed, options), encoding="utf-8")
    print(path.name)
