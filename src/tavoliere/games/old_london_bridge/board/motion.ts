// How long things take, in milliseconds at motion 1, and how they move from space to space.

export const CARD = 220;
export const PIECE = 320;
/** One space of a track. */
export const SPACE = 170;
/** One sixth of the wheel. */
export const SIXTH = 400;
export const REST = 140;
/** When a piece that flies for `PIECE` has all but arrived. */
export const ARRIVAL = 270;

const ease = (t: number) => t * t * (3 - 2 * t);

/** Stopping at every space: so many equal steps, each eased. */
export function stepwise(steps: number): (t: number) => number {
  return (t) => {
    const whole = Math.min(Math.floor(t * steps), steps - 1);
    return (whole + ease(t * steps - whole)) / steps;
  };
}
