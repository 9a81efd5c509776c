// How long and how demanding the game is: our own judgement, for those who do not know it.
import type { Effort } from '$web/ui/games';

export const effort: Record<string, Effort> = {
  necropolis_railway: { minutes: 90, weight: 5 },
};
