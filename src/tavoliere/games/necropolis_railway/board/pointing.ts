// Where things are asked and pointed at: which part of the board a move belongs to, and what `why` is asked about.
import type { Move } from '$web/board/contract';
import type { Tab } from './choosing.svelte';
import type { RailwayView } from './view';

/** The parts of the board where a kind of move can be pointed at; on phones one is shown at a time. */
export const TAB_OF_KIND: Record<string, Tab[]> = {
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
  volunteer: ['brookwood', 'london'],
  'white-crypt': ['brookwood'],
  'top-up': ['london'],
  load: ['london'],
  dismiss: ['brookwood', 'london'],
  bury: ['brookwood'],
  tender: ['railway'],
  'staff-car': ['railway'],
  'dining-car': ['railway'],
  run: ['railway'],
  'century-london': ['london'],
  'century-wagon': ['railway'],
  'century-hire': ['brookwood', 'london'],
  'century-crypt': ['brookwood', 'centre'],
  'final-hire': ['brookwood', 'london'],
  'final-crypt': ['brookwood', 'centre'],
};

/** The part to show for a question: the one in front if it can answer it, else the first that can. */
export function tabFor(moves: Move[], now: Tab): Tab | null {
  const tabs = moves.flatMap((move) => TAB_OF_KIND[move.kind] ?? []);
  return tabs.includes(now) ? now : (tabs[0] ?? null);
}

const CARD_SECTION: Record<string, string> = { london: 'london', necropolis: 'hire', railway: 'tuck' };
/** How the moves that answer a question call what is pointed at. */
const IN_PHASE: Record<string, Record<string, string>> = {
  'first-staff': { hire: 'staff' },
  volunteer: { hire: 'volunteer' },
  dismiss: { hire: 'dismiss' },
  'white-crypt': { crypt: 'white-crypt' },
  'top-up': { load: 'top-up' },
  century: { london: 'century london', wagon: 'century wagon', hire: 'century hire', crypt: 'century crypt' },
  purchase: { hire: 'final hire', crypt: 'final crypt' },
};
const PLAIN: Record<string, string> = {
  staff: 'hire',
  volunteer: 'hire',
  dismiss: 'hire',
  'white-crypt': 'crypt',
  'top-up': 'load',
};

/** A target in the words of the moves that answer the question now open, so that the reason why not fits. */
export function wordsNow(id: string, phase: string): string {
  const [first = '', ...rest] = id.split(' ');
  return [IN_PHASE[phase]?.[first] ?? first, ...rest].join(' ');
}

/** The words of a target, whatever the question: where it lies. */
export function plainWords(id: string): string[] {
  const words = id.split(' ').filter((word) => word !== 'century' && word !== 'final');
  return [PLAIN[words[0] ?? ''] ?? words[0] ?? '', ...words.slice(1)];
}

/** What `why` is asked about: a section of the card stands for the action it allows. */
export function whyTarget(id: string, view: RailwayView): string {
  const [first, section = ''] = id.split(' ');
  if (first !== 'card') return id;
  const face = view.card ? view.cards[view.card] : undefined;
  if (section === 'necropolis' && face && !face.necropolis.includes('staff')) return 'crypt';
  return CARD_SECTION[section] ?? 'done';
}
