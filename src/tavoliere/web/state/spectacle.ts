// What the panels around a board need, live or in a replay.
import type { BoardModule, Desk } from '../board/contract';
import type { Describer } from '../describe/describe';
import type { GameEvent, Now, SeatNow, Status, View } from '../net/messages';
import type { LogEntry } from './table.svelte';

export interface Spectacle extends Desk {
  readonly id: string;
  readonly game: string;
  readonly view: View | null;
  readonly now: Now | null;
  readonly status: Status;
  readonly seats: SeatNow[];
  readonly yours: number[];
  readonly log: LogEntry[];
  readonly module: BoardModule | null;
  readonly describer: Describer | null;
  lit: ReadonlySet<string>;
  nameOf(seat: number): string;
  sentence(event: GameEvent): string;
}
