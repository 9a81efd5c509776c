// Which part of the board a move is on: phones show one part at a time.
import type { Move } from './wire';

export type Tab = 'centre' | 'london' | 'railway' | 'brookwood';
export const TABS: readonly Tab[] = ['centre', 'london', 'railway', 'brookwood'];

/** The parts where a kind of move can be pointed at; those without a place are answers of the prompt line. */
const TABS_OF_KIND: Record<Move['kind'], readonly Tab[]> = {
  staff: ['brookwood'],
  take: ['centre'],
  london: ['london'],
  hire: ['brookwood', 'london'],
  crypt: ['brookwood', 'centre'],
  tuck: ['railway'],
  wagon: ['railway'],
  sell: ['railway'],
  bonus: ['centre'],
  prestige: ['london'],
  'prestige-mix': ['london'],
  done: [],
  volunteer: ['brookwood', 'london'],
  'white-crypt': ['brookwood'],
  'load-all': ['london'],
  'load-none': [],
  'top-up': ['london'],
  tender: ['railway'],
  'no-tender': [],
  load: ['london'],
  'staff-car': ['railway'],
  'full-wages': [],
  dismiss: ['brookwood', 'london'],
  'dining-car': ['railway'],
  'no-dining-car': [],
  bury: ['brookwood'],
  'century-london': ['london'],
  'century-wagon': ['railway'],
  'century-hire': ['brookwood', 'london'],
  'century-crypt': ['brookwood', 'centre'],
  'century-pass': [],
  run: ['railway'],
  stay: [],
  'final-hire': ['brookwood', 'london'],
  'final-crypt': ['brookwood', 'centre'],
  'final-pass': [],
};

export const isOn = (move: Move, tab: Tab): boolean => TABS_OF_KIND[move.kind].includes(tab);

/** The part to show for a question: the one in front if it can answer it, else the first that can. */
export function tabFor(moves: readonly Move[], now: Tab): Tab | null {
  const tabs = moves.flatMap((move) => TABS_OF_KIND[move.kind]);
  return tabs.includes(now) ? now : (tabs[0] ?? null);
}
