import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, HttpError, type GameInfo, type CompletedPosition, type PositionWish } from '../net/http';
import type { AskAnswer, AskWish } from '../net/review';
import { LoadedGame } from '../state/game.svelte';
import { session } from '../state/session.svelte';
import { AskState } from './ask.svelte';
import { draftOf } from './draft';

type Put = { seats: number; stones: number };
const putOf = ({ position }: AskState) => position as Put;

/** The server: it lays what it is given, refuses more than 9 stones, and says whose turn it is. */
function completed({ seats = 2, position }: PositionWish): CompletedPosition {
  const put = (position ?? { seats, stones: 0 }) as Put;
  if (put.stones > 9) {
    const sentence = { en: 'stones: too many', it: '' };
    throw new HttpError(422, { key: '', sentence, rule: null, words: { path: 'stones' } } as never);
  }
  return { position: { ...put }, text: `stones ${put.stones}`, view: {} as CompletedPosition['view'], asked: [0] };
}

const answer = (wish: AskWish) => ({ seat: wish.seat, moves: [], reasons: [] }) as unknown as AskAnswer;
const settled = () => vi.advanceTimersByTimeAsync(300);

async function opened(address = '/ask/pebbles'): Promise<AskState> {
  history.replaceState(null, '', address);
  const ask = new AskState('pebbles');
  await settled();
  return ask;
}

beforeEach(() => {
  vi.useFakeTimers();
  session.games = [{ game: 'pebbles', seats: [2, 4], box: '' } as unknown as GameInfo];
  vi.spyOn(LoadedGame.prototype, 'load').mockResolvedValue();
  vi.spyOn(api, 'box').mockResolvedValue({ tables: {} } as never);
  vi.spyOn(api, 'position').mockImplementation((_game, wish) => Promise.resolve().then(() => completed(wish)));
});
afterEach(() => vi.useRealTimers());

describe('what was entered', () => {
  it('stays when somebody else asks, and a set-up for more can be undone', async () => {
    const ask = await opened();
    ask.change({ seats: 2, stones: 3 });
    await ask.sitAt(1);
    expect([ask.seat, putOf(ask).stones]).toEqual([1, 3]);
    await ask.begin(3);
    expect([ask.seats, putOf(ask).stones]).toEqual([3, 0]);
    ask.undo();
    expect([ask.seats, ask.seat, putOf(ask).stones]).toEqual([2, 1, 3]);
    ask.undo();
    expect([ask.seat, putOf(ask).stones]).toEqual([0, 3]);
  });

  it('is not sent after a set-up has taken its place', async () => {
    const ask = await opened();
    ask.change({ seats: 2, stones: 3 });
    await ask.begin(2);
    await settled();
    expect(putOf(ask).stones).toBe(0);
  });

  it('stays when somebody else asks, also if it was entered before a set-up came', async () => {
    const ask = await opened();
    const beginning = ask.begin(2);
    ask.change({ seats: 2, stones: 3 });
    await beginning;
    await ask.sitAt(1);
    expect([ask.seat, putOf(ask).stones]).toEqual([1, 3]);
  });

  it('is kept in the browser and offered again, impossible as it may be', async () => {
    const ask = await opened();
    expect(ask.draft).toBeNull();
    ask.change({ seats: 2, stones: 12 });
    await settled();
    expect(ask.wrong?.path).toBe('stones');
    ask.close();
    const again = await opened();
    expect([putOf(again).stones, again.draft?.position]).toEqual([0, { seats: 2, stones: 12 }]);
    await again.takeDraft();
    await settled();
    expect([putOf(again).stones, again.draft, again.wrong?.path]).toEqual([12, null, 'stones']);
  });

  it('gives way to the position of the editor at once, not to the set-up before it', async () => {
    const ask = await opened();
    ask.change({ seats: 2, stones: 3 });
    await settled();
    ask.editor = { begin: (_box: unknown, seats: number) => ({ seats, stones: 7 }) } as unknown as AskState['editor'];
    const beginning = ask.begin(2);
    const seen = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      seen.add(putOf(ask).stones);
      await Promise.resolve();
    }
    await beginning;
    expect([...seen, putOf(ask).stones]).not.toContain(0);
    expect(putOf(ask).stones).toBe(7);
  });

  it('is nothing while only the set-up was looked at', async () => {
    const ask = await opened();
    await ask.sitAt(1);
    await ask.begin(4);
    expect([ask.before.length, ask.seat, draftOf('pebbles')]).toEqual([0, 1, null]);
  });
});

describe('a link to what was entered', () => {
  it('is refused while that is impossible', async () => {
    const ask = await opened();
    ask.change({ seats: 2, stones: 5 });
    expect(await ask.settle()).toBe(true);
    expect(ask.path).toContain('stones%205');
    ask.change({ seats: 2, stones: 12 });
    expect(await ask.settle()).toBe(false);
  });
});

describe('an answer that comes late', () => {
  let tell: () => void;
  beforeEach(() => {
    vi.spyOn(api, 'ask').mockImplementation((_game, wish) => new Promise((done) => (tell = () => done(answer(wish)))));
  });

  it('is of the position that was asked, and not of a newer one', async () => {
    const ask = await opened();
    const asking = ask.ask();
    await settled();
    ask.change({ seats: 2, stones: 5 });
    tell();
    await asking;
    expect([ask.isStale, location.search]).toEqual([true, '']);
  });

  it('leaves the address of another page alone', async () => {
    const ask = await opened();
    const asking = ask.ask();
    await settled();
    ask.close();
    history.replaceState(null, '', '/rules');
    tell();
    await asking;
    expect(location.pathname).toBe('/rules');
  });

  it('puts its position into the address when nothing has changed', async () => {
    const ask = await opened();
    const asking = ask.ask();
    await settled();
    tell();
    await asking;
    expect([ask.isStale, location.search]).toEqual([false, '?seat=0&p=stones%200']);
    const again = await opened(location.pathname + location.search);
    expect(again.draft).toBeNull();
  });
});
