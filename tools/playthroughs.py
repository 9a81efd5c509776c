"""Write every playthrough file again, after a change of rules that is meant; look at the difference."""

from pathlib import Path

import tavoliere
from tavoliere.engine.playthrough import playthrough

for path in sorted((Path(__file__).parents[1] / "src").rglob("playthroughs/*.txt")):
    game_id, *settings = path.read_text(encoding="utf-8").splitlines()[0].split()
    values = dict(setting.split("=") for setting in settings)
    seats, seed = int(values.pop("seats")), int(values.pop("seed"))
    options = {name: value for name, value in values.items() if name not in ("rules", "box")}
    path.write_text(playthrough(tavoliere.load(game_id), seats, seed, options), encoding="utf-8")
    print(path.name)
