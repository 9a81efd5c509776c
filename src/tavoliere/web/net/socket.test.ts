import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWebSocket, settled, useFakeWebSocket } from '../testing/socket';
import { VERSION, type Refusal } from './messages';
import { LostError, RefusedError, Socket, wasReloaded } from './socket.svelte';

const refusal = (re: string, key: string): Refusal => ({ type: 'refused', re, key, rule: null, words: {}, sentence: {} });
const undo = { type: 'undo', table: 't', seat: 0 } as const;
const why = { type: 'why', table: 't', seat: 0, target: 'x' } as const;

let socket: Socket;

beforeEach(async () => {
  vi.useFakeTimers();
  useFakeWebSocket();
  socket = new Socket('ws://here/ws');
  await FakeWebSocket.last.welcome();
});

/** Lose the connection and wait until the page has tried to come back. */
async function reconnect(): Promise<void> {
  FakeWebSocket.last.close();
  await vi.advanceTimersByTimeAsync(1000);
  await FakeWebSocket.last.welcome();
}

describe('Socket', () => {
  it('greets with its version and is online once it is welcome', () => {
    expect(FakeWebSocket.last.lastSent('hello').version).toBe(VERSION);
    expect(socket.status).toBe('online');
  });

  it('resolves with the answer that names the question, and rejects with a refusal', async () => {
    const first = socket.ask(why);
    const second = socket.ask(undo);
    const { id: firstId } = FakeWebSocket.last.lastSent('why');
    const { id: secondId } = FakeWebSocket.last.lastSent('undo');
    FakeWebSocket.last.say(refusal(secondId, 'not-yours'));
    FakeWebSocket.last.say({ type: 'reason', re: firstId, key: 'taken' });
    await expect(first).resolves.toMatchObject({ key: 'taken' });
    await expect(second).rejects.toBeInstanceOf(RefusedError);
  });

  it('lets everybody hear every message until they stop listening', () => {
    const heard = vi.fn();
    const stop = socket.listen(heard);
    FakeWebSocket.last.say({ type: 'lobby' });
    stop();
    FakeWebSocket.last.say({ type: 'lobby' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('comes back by itself, waiting longer each time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    FakeWebSocket.last.close();
    expect(socket.status).toBe('offline');
    await vi.advanceTimersByTimeAsync(399);
    expect(FakeWebSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeWebSocket.all).toHaveLength(2);
    FakeWebSocket.last.close();
    await vi.advanceTimersByTimeAsync(799);
    expect(FakeWebSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeWebSocket.all).toHaveLength(3);
  });

  it('does again what must be done on every connection', async () => {
    const act = vi.fn();
    const stop = socket.onConnect(act);
    expect(act).toHaveBeenCalledTimes(1);
    await reconnect();
    expect(act).toHaveBeenCalledTimes(2);
    stop();
    await reconnect();
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('sends what was decided again under the same id, and gives up what was only asked', async () => {
    const decided = socket.ask(undo);
    const asked = socket.ask(why);
    asked.catch(() => undefined);
    const { id } = FakeWebSocket.last.lastSent('undo');
    await reconnect();
    await expect(asked).rejects.toBeInstanceOf(LostError);
    expect(FakeWebSocket.last.lastSent('undo').id).toBe(id);
    FakeWebSocket.last.say({ type: 'done', re: id });
    await expect(decided).resolves.toMatchObject({ type: 'done' });
  });

  it('takes a connection that does not answer for lost', async () => {
    await vi.advanceTimersByTimeAsync(25_000);
    expect(FakeWebSocket.last.lastSent('ping').type).toBe('ping');
    await vi.advanceTimersByTimeAsync(8000);
    expect(socket.status).toBe('offline');
  });
});

describe('a service that speaks a newer version', () => {
  function refuse(url: string): void {
    socket = new Socket(url);
    FakeWebSocket.last.open();
    FakeWebSocket.last.say(refusal(FakeWebSocket.last.lastSent('hello').id, 'protocol-version'));
  }

  it('lets the page be loaded again, but only once', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    refuse('ws://old/ws');
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    refuse('ws://as-old/ws'); // the page that came instead
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(socket.status).toBe('outdated');
    FakeWebSocket.last.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWebSocket.all.filter(({ url }) => url === 'ws://as-old/ws')).toHaveLength(1);
    expect(wasReloaded()).toBe(false);
  });

  it('is told of after the page has come in its new version, once', () => {
    sessionStorage.setItem('tavoliere.reloaded', String(VERSION - 1));
    expect(wasReloaded()).toBe(true);
    expect(wasReloaded()).toBe(false);
  });

  it('may come again after the page could connect', async () => {
    sessionStorage.setItem('tavoliere.reloaded', String(VERSION));
    await reconnect();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    refuse('ws://old/ws');
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
