// Numbers as players read them.

/** Points with their sign and a true minus; `isPlain` leaves the plus out. */
export const signed = (points: number, isPlain = false): string =>
  `${points < 0 ? '−' : isPlain ? '' : '+'}${Math.abs(points)}`;
