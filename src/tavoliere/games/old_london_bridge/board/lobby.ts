// How long and how demanding the game is: our own judgement, for those who do not know it.
import type { Effort } from '$web/ui/games';

export const effort: Record<string, Effort> = {
  old_london_bridge: { minutes: 50, weight: 3 },
};
