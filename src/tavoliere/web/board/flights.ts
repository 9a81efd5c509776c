// Animates a piece from one place of the table to another; places are elements with `data-place`.
import type { Flight } from './contract';

const SVG = 'http://www.w3.org/2000/svg';
const DEFAULT_SIZE = 34;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

function middleOf(place: string): { x: number; y: number } | null {
  const found = document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  return found ? { x: found.left + found.width / 2, y: found.top + found.height / 2 } : null;
}

function pieceOf(flight: Flight, size: number): SVGSVGElement {
  const piece = document.createElementNS(SVG, 'svg');
  piece.setAttribute('aria-hidden', 'true');
  piece.style.cssText = `position:fixed;left:0;top:0;z-index:60;pointer-events:none;width:${size}px;height:${size}px`;
  if (flight.fill) piece.style.setProperty('--f', flight.fill);
  if (flight.colour) piece.style.color = flight.colour;
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${flight.symbol}`);
  piece.append(use);
  return piece;
}

/** Animates a piece, unless either place is not on the screen, as in a closed tab on phones; returns what removes it. */
export function fly(flight: Flight, ms: number): () => void {
  const from = middleOf(flight.from);
  const to = middleOf(flight.to);
  if (ms <= 0 || !from || !to) return () => undefined;
  const size = flight.size ?? DEFAULT_SIZE;
  const piece = pieceOf(flight, size);
  const at = (point: { x: number; y: number }) => `translate(${point.x - size / 2}px, ${point.y - size / 2}px)`;
  document.body.append(piece);
  const motion = piece.animate([{ transform: at(from) }, { transform: at(to) }], { duration: ms, easing: EASE });
  motion.onfinish = motion.oncancel = () => piece.remove();
  return () => piece.remove();
}
