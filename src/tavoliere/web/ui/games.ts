// How long and how demanding each game is: our own judgement, for those who do not know it; and the order of display.
import type { GameInfo } from '../net/http';

export interface Effort {
  minutes: number;
  /** From 1 to 5. */
  weight: number;
}

export const EFFORT: Record<string, Effort> = {
  paris: { minutes: 20, weight: 1 },
  san_francisco: { minutes: 25, weight: 2 },
  old_london_bridge: { minutes: 50, weight: 3 },
  necropolis_railway: { minutes: 90, weight: 5 },
};

/** From the lightest to the heaviest; a game that is not known here comes last. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = ({ game }: GameInfo) => EFFORT[game]?.weight ?? Infinity;
  return [...games].sort((one, other) => place(one) - place(other));
}
