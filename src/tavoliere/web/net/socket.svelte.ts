// One websocket for the whole page: matches answers to requests and reconnects by itself.
import { VERSION, type FromClient, type FromService, type Refusal } from './protocol';

/** A request of the client; the socket adds its id. */
export type Ask = WithoutId<FromClient>;
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

export type Answer = Exclude<FromService, Refusal>;
type Listener = (message: FromService) => void;

/** The server refused a request. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

/** The connection was lost before the answer, and the request is not repeated. */
export class LostError extends Error {}

interface Waiting {
  ask: Ask;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** The server recognises these by their id if they arrive twice, so they are sent again after a reconnection. */
const SENT_AGAIN = new Set<Ask['type']>([
  'play',
  'undo',
  'say',
  'leave',
  'back',
  'vote',
  'remove',
  'mute',
  'fill',
  'discard',
  'reopen',
]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 8000;
const RELOADED = 'tavoliere.reloaded';

export class Socket {
  /** 'outdated': the page is older than the server even after a reload. */
  status = $state<'connecting' | 'online' | 'offline' | 'outdated'>('connecting');

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  #onConnect = new Set<() => void>();
  #session = crypto.randomUUID().slice(0, 8);
  #count = 0;
  #pause = FIRST_PAUSE;
  #retry: number | undefined;

  constructor(private readonly url: string) {
    addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#checkAlive();
    });
    setInterval(() => void this.#checkAlive(), PING_EVERY);
    this.#connect();
  }

  /** Sends a request; resolves with the answer, rejects with RefusedError or LostError. */
  ask(ask: Ask): Promise<Answer> {
    const id = `${this.#session}-${++this.#count}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { ask, resolve, reject });
      if (this.status === 'online' || ask.type === 'hello') this.#send(id, ask);
      else if (!SENT_AGAIN.has(ask.type)) this.#lose(id);
    });
  }

  /** Calls the listener with every message; returns a function that stops it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls `act` now if connected, and after every reconnection; returns a function that stops it. */
  onConnect(act: () => void): () => void {
    this.#onConnect.add(act);
    if (this.status === 'online') act();
    return () => this.#onConnect.delete(act);
  }

  /** Reconnects, for instance after the visitor has got a name. */
  restart(): void {
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => void this.#greet();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromService);
    socket.onclose = () => this.#closed(socket);
  }

  async #greet(): Promise<void> {
    try {
      await this.ask({ type: 'hello', version: VERSION });
    } catch (error) {
      if (error instanceof RefusedError && error.refusal.key === 'protocol-version') this.#reloadOnce();
      return;
    }
    this.status = 'online';
    if (reloadedFor() === VERSION) sessionStorage.removeItem(RELOADED);
    this.#pause = FIRST_PAUSE;
    this.#onConnect.forEach((act) => act());
    for (const [id, { ask }] of this.#waiting) if (SENT_AGAIN.has(ask.type)) this.#send(id, ask);
  }

  /** The server is newer than this page. If reloading did not help the first time, it never will. */
  #reloadOnce(): void {
    if (reloadedFor() === VERSION) this.status = 'outdated';
    else {
      sessionStorage.setItem(RELOADED, String(VERSION));
      location.reload();
    }
  }

  #send(id: string, ask: Ask): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ id, ...ask }));
  }

  #receive(message: FromService): void {
    const id = 're' in message ? message.re : null;
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (id && waiting) {
      this.#waiting.delete(id);
      if (message.type === 'refused') waiting.reject(new RefusedError(message));
      else waiting.resolve(message);
    }
    this.#listeners.forEach((listener) => listener(message));
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket || this.status === 'outdated') return;
    this.status = 'offline';
    for (const [id, { ask }] of this.#waiting) if (!SENT_AGAIN.has(ask.type)) this.#lose(id);
    this.#retry = window.setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #lose(id: string): void {
    this.#waiting.get(id)?.reject(new LostError());
    this.#waiting.delete(id);
  }

  #hurry(): void {
    this.#pause = FIRST_PAUSE;
    if (this.status === 'offline') this.#connect();
  }

  /** After a laptop slept, a dead connection may still look open: ping it. */
  async #checkAlive(): Promise<void> {
    if (this.status === 'outdated') return;
    if (this.status !== 'online') return this.#hurry();
    const socket = this.#socket;
    const tooLate = setTimeout(() => {
      if (socket !== this.#socket || !socket) return;
      socket.onclose = null;
      socket.close();
      this.#closed(socket);
    }, ANSWER_WITHIN);
    await this.ask({ type: 'ping' }).catch(() => undefined);
    clearTimeout(tooLate);
  }
}

/** The version of this tab when it reloaded because the server was newer. */
function reloadedFor(): number | null {
  const version = sessionStorage.getItem(RELOADED);
  return version === null ? null : Number(version);
}

/** Whether the page was just reloaded into a newer version; true only once. */
export function wasReloaded(): boolean {
  const version = reloadedFor();
  if (version === null || version === VERSION) return false;
  sessionStorage.removeItem(RELOADED);
  return true;
}

let shared: Socket | undefined;

/** The page's websocket, opened on first use. */
export function socket(): Socket {
  shared ??= new Socket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
  return shared;
}
