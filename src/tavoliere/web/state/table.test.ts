import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromService, GameEvent, Move, Now, TableNow, Update } from '../net/protocol';
import { useService } from '../testing/service';
import { FakeWebSocket, settled, useFakeWebSocket } from '../testing/socket';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { TableState } from './table.svelte';

const WAIT_MS = 30_000;
const TOY = `
event-took = { $who } takes { $card }
value-red = the red card
move-take = Take { $card }
reason-gone = { $card } is gone
`;
const take: Move = { text: 'take red', kind: 'take', card: 'red' };
const took = (seat: number): GameEvent => ({ kind: 'took', seat, rule: 'GEN-1', card: 'red' });

let table: TableState;
let count = 0;

function nowOf(number: number, parts: Partial<Now> = {}): Now {
  const view = { game: 'toy', seat: 0, turn: number, over: false, seats: 2, phase: 'act', to_act: [0], players: [{}, {}] };
  return { number, decision: number, status: 'running', asked: [0], view, moves: [take], undo: null, ...parts };
}

function tableNow(parts: Partial<TableNow> = {}): TableNow {
  const about = { game: 'toy', box: 'b', rules_version: 1, options: {}, listed: false, promise: 'p', maker: 'ann', patience: 300 };
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'person' as const, name }));
  return { type: 'table', table: table.id, about, yours: [0], front: 0, now: nowOf(1, { seats }), log: [], ...parts };
}

const updateOf = (number: number, parts: Partial<Update> = {}): Update => ({
  type: 'update',
  table: table.id,
  number,
  entry: 'play',
  seat: 1,
  events: [took(1)],
  now: nowOf(number),
  ...parts,
});

const service = () => FakeWebSocket.last;
async function hear(...messages: FromService[]): Promise<void> {
  messages.forEach((message) => service().say(message));
  await settled();
}

beforeEach(async () => {
  if (count === 0) useFakeWebSocket(); // the page has one websocket for all its tables
  settings.language = 'en';
  settings.motion = 0;
  settings.confirm = 'always';
  useService({ '/texts/en': '', '/texts/en/toy': TOY, '/boxes/b': { tables: { cards: { count: 4 } } } });
  table = new TableState(`t${++count}`);
  if (count === 1) await service().welcome();
  await hear(tableNow());
  await vi.waitFor(() => expect(table.isReady).toBe(true), WAIT_MS);
});
afterEach(() => {
  table.close();
  session.dismiss();
});

describe('a table', () => {
  it('is asked for with its log, and shows what the service tells', () => {
    expect(service().lastSent('open')).toMatchObject({ table: table.id, log: true });
    expect(table.players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(table.box).toEqual({ cards: { count: 4 } });
    expect(table.isMyTurn).toBe(true);
    expect(table.moves).toEqual([take]);
    expect(table.moveSentence(take)).toBe('Take the red card');
    expect(table.sentence(took(1))).toBe('Bob takes the red card');
  });

  it('takes updates over in order, and none twice', async () => {
    await hear(updateOf(2), updateOf(2), updateOf(3, { now: nowOf(3, { asked: [1] }) }));
    expect(table.log.map(({ step }) => step)).toEqual([1, 2]);
    expect(table.now?.number).toBe(3);
    expect(table.moves).toEqual([]);
  });

  it('keeps what was pointed at while somebody else chooses at the same time, until there is a new question', async () => {
    table.point({ moves: table.moves, label: 'red' } as never);
    await hear(updateOf(2, { events: [], now: nowOf(2, { decision: 1, moves: [{ ...take }] }) }));
    expect(table.now?.number).toBe(2);
    expect(table.intent?.move).toBe(table.moves[0]);
    await hear(updateOf(3, { events: [], now: nowOf(3, { decision: 1, moves: [] }) }));
    expect(table.intent).toBeNull();
  });

  it('does not listen to other tables', async () => {
    await hear({ ...updateOf(2), table: 'elsewhere' });
    expect(table.now?.number).toBe(1);
  });

  it('begins anew when the whole table comes again while something is shown', async () => {
    settings.motion = 1;
    await hear(updateOf(2));
    expect(table.isShowing).toBe(true);
    expect(table.moves).toEqual([]);
    await hear(tableNow({ now: nowOf(4), log: [{ step: 1, seat: 1, events: [] }] }));
    expect(table.now?.number).toBe(4);
    expect(table.log).toHaveLength(1);
    expect(table.isShowing).toBe(false);
  });

  it('keeps in its log what was about to be shown when the table comes without a log', async () => {
    settings.motion = 1;
    await hear(updateOf(2));
    await hear(tableNow({ now: nowOf(4), log: null }));
    expect(table.log.map(({ events }) => events)).toEqual([[took(1)]]);
  });

  it('knows who is there', async () => {
    await hear({ type: 'presence', table: table.id, here: [1] });
    expect(table.players.map(({ here }) => here)).toEqual([false, true]);
  });

  it('asks behind the curtain for the seat that must decide', async () => {
    await hear(tableNow({ yours: [0, 1], now: nowOf(2, { asked: [1] }) }));
    expect(table.shared.curtainFor).toBe(1);
    await hear(tableNow({ yours: [0, 1], front: 1, now: nowOf(2, { asked: [1] }) }));
    expect(table.shared.curtainFor).toBeNull();
  });

  it.each([
    ['texts', { '/texts/en': '', '/boxes/b': { tables: {} } }],
    ['box', { '/texts/en': '', '/texts/en/other': TOY }],
  ])('loads the game at the next connection if its %s could not be fetched at first', async (_what, missing) => {
    useService(missing);
    const late = new TableState(`t${++count}`);
    await hear({ ...tableNow(), table: late.id, about: { ...tableNow().about, game: 'other' } });
    await vi.waitFor(() => expect(late.isNotLoaded).toBe(true), WAIT_MS);
    useService({ '/texts/en': '', '/texts/en/other': TOY, '/boxes/b': { tables: {} } });
    await hear({ ...tableNow(), table: late.id, about: { ...tableNow().about, game: 'other' } });
    await vi.waitFor(() => expect(late.isReady).toBe(true), WAIT_MS);
    expect(late.isNotLoaded).toBe(false);
    late.close();
  });

  it('reports what is not merely out of reach', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const late = new TableState(`t${++count}`);
    for (const error of [new TypeError('offline'), new RangeError('a bug')]) {
      vi.stubGlobal('fetch', () => Promise.reject(error));
      await hear({ ...tableNow(), table: late.id, about: { ...tableNow().about, game: 'third' } });
      await vi.waitFor(() => expect(late.isNotLoaded).toBe(true), WAIT_MS);
    }
    expect(reported.mock.calls).toEqual([[new RangeError('a bug')]]);
    late.close();
  });

  it('says so when it does not exist', async () => {
    const { id } = service().lastSent('open');
    const other = new TableState('none');
    const asked = service().lastSent('open');
    expect(asked.id).not.toBe(id);
    await hear({ type: 'refused', re: asked.id, key: 'no-table', rule: 'GEN-1', words: {}, sentence: { en: 'No table' } });
    expect(other.refusal?.key).toBe('no-table');
    other.close();
  });
});

describe('a move', () => {
  const choose = () => table.point({ target: 'red', label: 'red', moves: [take] });

  it('is previewed, confirmed, sent, and over once its own update is there', async () => {
    choose();
    const preview = service().lastSent('preview');
    expect(preview).toMatchObject({ seat: 0, move: 'take red' });
    await hear({ type: 'preview', re: preview.id, events: [took(0)] });
    expect(table.intent?.preview).toEqual([took(0)]);
    void table.choice.confirm();
    const play = service().lastSent('play');
    expect(play).toMatchObject({ table: table.id, seat: 0, decision: 1, move: 'take red' });
    expect(table.isBusy).toBe(true);
    await hear(updateOf(2, { seat: 0, events: [took(0)] }));
    expect([table.isBusy, table.intent]).toEqual([false, null]);
  });

  it('is not sent twice while its answer is on the way', async () => {
    void table.make('take red');
    const first = service().lastSent('play');
    void table.make('take red');
    expect(service().lastSent('play').id).toBe(first.id);
    await hear({ type: 'done', re: first.id });
    expect(table.isBusy).toBe(false);
  });

  it('leaves the choice for the next question alone when its answer comes late', async () => {
    void table.make('take red');
    const { id } = service().lastSent('play');
    await hear(updateOf(2, { seat: 0 }));
    choose();
    await hear({ type: 'done', re: id });
    expect(table.intent?.move).toEqual(take);
  });

  it('is made at once where nothing must be confirmed', () => {
    settings.confirm = 'never';
    choose();
    expect(service().lastSent('play')).toMatchObject({ move: 'take red' });
  });

  it('that is not possible is explained beside what was pointed at, ids by name', async () => {
    table.point({ target: 'red', label: 'a card', moves: [] });
    const { id } = service().lastSent('why');
    await hear({ type: 'reason', re: id, key: 'reason-gone', rule: 'TOY-1', words: { card: 'red' } });
    expect(session.notice).toMatchObject({
      text: 'the red card is gone',
      rule: 'TOY-1',
      isRefusal: true,
      target: { id: 'red', name: 'the red card' },
    });
  });

  it('that is refused is told', async () => {
    void table.make('take red');
    const { id } = service().lastSent('play');
    await hear({ type: 'refused', re: id, key: 'late', rule: 'GEN-3', words: {}, sentence: { en: 'Too late' } });
    expect(session.notice).toMatchObject({ text: 'Too late', rule: 'GEN-3' });
    expect(table.isBusy).toBe(false);
  });
});

describe('taking back', () => {
  it('is asked for, or says why not', async () => {
    void table.undo();
    expect(service().lastSent('undo')).toMatchObject({ seat: 0 });
    await hear(tableNow({ now: nowOf(2, { undo: 'undo-revealed' }) }));
    expect(table.canUndo).toBe(false);
    await table.undo();
    expect(session.notice).toMatchObject({ rule: 'GEN-4', isRefusal: true });
  });
});

describe('somebody who does not play', () => {
  const seats = [
    { kind: 'person' as const, name: 'Ann', person: 'ann' },
    { kind: 'person' as const, name: 'Bob', person: 'bob' },
  ];

  it('may be voted about once the agreed time has passed, by whoever waits', async () => {
    vi.useFakeTimers();
    try {
      service().say(tableNow({ now: nowOf(2, { seats, asked: [1] }) }));
      await vi.advanceTimersByTimeAsync(299_000);
      expect(table.waiting.stalled).toEqual([]);
      await vi.advanceTimersByTimeAsync(2000);
      expect(table.waiting.stalled).toEqual([1]);
      service().say(updateOf(3, { entry: 'say', now: null, phrase: 'hello' }));
      await vi.advanceTimersByTimeAsync(0);
      expect(table.waiting.stalled).toEqual([1]); // a phrase is no answer
      service().say(updateOf(4, { now: nowOf(4, { seats, asked: [1] }) }));
      await vi.advanceTimersByTimeAsync(0);
      expect(table.waiting.stalled).toEqual([]); // a new question
    } finally {
      vi.useRealTimers();
    }
  });

  it('is voted about by whoever has not voted, as soon as one has', async () => {
    const voted = (votes: number[]) => [seats[0]!, { ...seats[1]!, votes }];
    await hear(tableNow({ now: nowOf(2, { seats: voted([]), asked: [1] }) }));
    expect(table.waiting.stalled).toEqual([]);
    await hear(tableNow({ now: nowOf(3, { seats: voted([2]), asked: [1] }) }));
    expect(table.waiting.stalled).toEqual([1]);
    void table.vote(1);
    expect(service().lastSent('vote')).toMatchObject({ table: table.id, seat: 1 });
    await hear(tableNow({ now: nowOf(4, { seats: voted([2, 0]), asked: [1] }) }));
    expect(table.waiting.stalled).toEqual([]);
  });

  it('is not voted about by somebody who is asked too, or whose seat a bot plays', async () => {
    const late = [{ ...seats[0]! }, { ...seats[1]!, votes: [2] }];
    await hear(tableNow({ now: nowOf(2, { seats: late, asked: [0, 1] }) }));
    expect(table.waiting.canVote(1)).toBe(false);
    const replaced = [{ ...seats[0]!, replaced: true }, late[1]!];
    await hear(tableNow({ now: nowOf(3, { seats: replaced, asked: [1] }) }));
    expect(table.waiting.canVote(1)).toBe(false);
  });

  it('is sent away and muted by the maker of the table', async () => {
    session.me = { person: 'ann', name: 'Ann' };
    await hear(tableNow({ now: nowOf(2, { seats }) }));
    expect(table.isMaker).toBe(true);
    void table.mute(1, true);
    expect(service().lastSent('mute')).toMatchObject({ seat: 1, muted: true });
    void table.remove(1);
    expect(service().lastSent('remove')).toMatchObject({ seat: 1 });
    session.me = { person: 'bob', name: 'Bob' };
    expect(table.isMaker).toBe(false);
    session.me = null;
  });
});

describe('a database that is away', () => {
  const refusal = { rule: null, words: {}, sentence: { en: 'away', it: 'via' } };

  it('is asked for the table again, and what is shown stays', async () => {
    vi.useFakeTimers();
    try {
      const asked = () => service().sent.filter(({ type }) => type === 'open').length;
      const before = asked();
      const late = new TableState(`t${++count}`);
      await vi.advanceTimersByTimeAsync(0);
      service().say({ type: 'refused', re: service().lastSent('open').id, key: 'store-unreachable', ...refusal });
      await vi.advanceTimersByTimeAsync(2500);
      expect(late.refusal?.key).toBe('store-unreachable');
      expect(asked()).toBe(before + 2);
      late.close();
      expect(table.refusal).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a page without a connection', () => {
  it('plays nothing, says so, and does not play it later either', async () => {
    service().close();
    session.dismiss();
    await table.make(take.text);
    expect(session.notice?.isRefusal).toBe(true);
    expect(table.isBusy).toBe(false);
    session.dismiss();
    await table.undo();
    expect(session.notice?.isRefusal).toBe(true);
    dispatchEvent(new Event('online'));
    await service().welcome();
    const asked = service().sent.flatMap((one) => ('table' in one && one.table === table.id ? [one.type] : []));
    expect(asked).toEqual(['open']);
  });
});

describe('a table that waits', () => {
  it('has nobody to invite once all seats are taken', async () => {
    const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'person' as const, name }));
    await hear(tableNow({ now: nowOf(5, { status: 'open', seats: [seats[0]!, { kind: 'person', name: '', free: true }] }) }));
    expect(table.hasFreeSeat).toBe(true);
    await hear(tableNow({ now: nowOf(6, { status: 'open', seats }) }));
    expect(table.hasFreeSeat).toBe(false);
  });
});
