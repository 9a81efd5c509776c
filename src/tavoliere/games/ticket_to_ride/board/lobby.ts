// How long and how demanding the game is: our own judgement, for those who do not know it.
import type { Effort } from '$web/ui/games';

export const effort: Record<string, Effort> = {
  paris: { minutes: 20, weight: 1 },
  san_francisco: { minutes: 25, weight: 2 },
};
