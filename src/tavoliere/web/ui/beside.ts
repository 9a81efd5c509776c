// Where something stands beside what it is about: never over it, always inside the window.

export interface Place {
  left: number;
  top: number;
}
interface Room {
  innerWidth: number;
  innerHeight: number;
}

const GAP = 14;
const EDGE = 8;

/** Below a box if there is room, else above, else at its side. */
export function beside(
  at: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>,
  { offsetWidth: width, offsetHeight: height }: { offsetWidth: number; offsetHeight: number },
  { innerWidth, innerHeight }: Room = window,
  gap = GAP,
): Place {
  const within = (wish: number, most: number) => Math.max(EDGE, Math.min(wish, most - EDGE));
  const left = within(at.left + at.width / 2 - width / 2, innerWidth - width);
  if (at.bottom + gap + height < innerHeight) return { left, top: at.bottom + gap };
  if (at.top - gap - height > 0) return { left, top: at.top - gap - height };
  const aside = at.right + gap + width < innerWidth ? at.right + gap : at.left - gap - width;
  return { left: within(aside, innerWidth - width), top: within(at.top, innerHeight - height) };
}
