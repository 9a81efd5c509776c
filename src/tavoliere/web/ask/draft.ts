// What was entered last for a game, kept in this browser: nobody should have to lay their table twice.
import type { Position } from './editors';

export interface Draft {
  seat: number;
  position: Position;
  /** Its short text once it was asked about, as it stands in the page's address; else empty. */
  text: string;
}

const keyOf = (name: string) => `tavoliere.ask.${name}`;

/** What was kept under a name: the game, or the game with a box. */
export function draftOf(name: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Draft | null;
    return kept && typeof kept.position === 'object' && typeof kept.seat === 'number' ? kept : null;
  } catch {
    return null;
  }
}

export function withDraft(name: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing has no draft.
  }
}
