training-bad-hours = A training of { $hours } hours is none: write for example --hours 2.
training-bad-games = A training of { $games } games is none: write for example --games 100000.
training-bad-jobs = { $jobs } jobs at once don't work: write a number from 1 to { $most }.
training-bad-seed = A training can't begin with { $seed }: after "--seed" write a whole number from 0 to 4294967295.
training-cannot-write = { $file } cannot be written: { $reason }. What was written before is whole; put that right and run the same command again.
training-damaged = { $file } is damaged ({ $reason }). Choose another folder, or delete the file to begin again.
training-other-settings = The training in { $folder } has another { $what } ({ $found }, now { $expected }). Choose another folder for this one.
training-diverged = Generation { $generation } learned nonsense: its numbers are no numbers any more. The generations before it are kept.
