// The other end of the websocket, for tests: what the page sent, and what the server answers.
import { vi } from 'vitest';
import { VERSION, type FromService } from '../net/protocol';
import type { Ask } from '../net/socket.svelte';

export type Sent = Ask & { id: string };

export class FakeWebSocket {
  static readonly OPEN = 1;
  static all: FakeWebSocket[] = [];

  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }

  /** The connection the page made last. */
  static get last(): FakeWebSocket {
    return this.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The server takes the connection. */
  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  say(message: FromService): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last message of a type that the page sent. */
  lastSent<Type extends Ask['type']>(type: Type): Sent & { type: Type } {
    const found = this.sent.findLast((one) => one.type === type);
    if (!found) throw new Error(`Nothing of type ${type} was sent.`);
    return found as Sent & { type: Type };
  }

  /** Take the connection and answer its greeting. */
  async welcome(): Promise<void> {
    this.open();
    this.say({ type: 'welcome', re: this.lastSent('hello').id, version: VERSION, person: null, name: null });
    await settled();
  }
}

/** From now on `new WebSocket` makes one of these. */
export function useFakeWebSocket(): void {
  FakeWebSocket.all = [];
  vi.stubGlobal('WebSocket', FakeWebSocket);
}

/** Everything that only waits for promises has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
