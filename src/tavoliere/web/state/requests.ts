// What is asked of the server about a table beside moves: who sits there, what is said, whether it goes on.
import { socket, type Answer, type Ask } from '../net/socket.svelte';
import { session } from './session.svelte';

/** A request about a table, without its id. */
type TableRequest = WithoutTable<Extract<Ask, { table: string }>>;
type WithoutTable<Request> = Request extends unknown ? Omit<Request, 'table'> : never;
/** Requests that name nothing but a seat. */
type SeatRequest = 'undo' | 'leave' | 'back' | 'vote' | 'remove';

export abstract class TableRequests {
  constructor(readonly id: string) {}

  /** The reader's seats. */
  abstract readonly yours: number[];

  async look(seat: number | null): Promise<void> {
    await session.attempt(() => this.ask({ type: 'look', seat, log: true }));
  }

  async speak(phrase: string): Promise<void> {
    await session.attempt(() => this.ask({ type: 'say', phrase }));
  }

  async leave(): Promise<void> {
    for (const seat of this.yours) await this.askFor('leave', seat);
  }

  async comeBack(seat: number): Promise<void> {
    await this.askFor('back', seat);
  }

  async vote(seat: number): Promise<void> {
    await this.askFor('vote', seat);
  }

  async remove(seat: number): Promise<void> {
    await this.askFor('remove', seat);
  }

  async mute(seat: number, muted: boolean): Promise<void> {
    await session.attempt(() => this.ask({ type: 'mute', seat, muted }));
  }

  /** Gives a free seat to a bot. */
  async fill(seat: number, level: string): Promise<void> {
    if (level) await session.attempt(() => this.ask({ type: 'fill', seat, level }));
  }

  async discard(): Promise<void> {
    await session.attempt(() => this.ask({ type: 'discard' }));
  }

  async reopen(): Promise<void> {
    await session.attempt(() => this.ask({ type: 'reopen' }));
  }

  protected ask(request: TableRequest): Promise<Answer> {
    return socket().ask({ ...request, table: this.id } as Ask);
  }

  protected async askFor(type: SeatRequest, seat: number): Promise<void> {
    await session.attempt(() => this.ask({ type, seat }));
  }
}
