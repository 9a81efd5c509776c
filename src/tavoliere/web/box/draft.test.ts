// A box that is being entered: what a browser keeps of it, and what it does with what the server refuses.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../state/session.svelte';
import { Draft, type Tables } from './draft.svelte';

const PRINTED: Tables = { points: { by_length: [0, 1, 2], status: 'partial' }, places: { rows: [{ id: 'arc', name: 'Arch' }] } };
const MOST = 100;
const KEY = 'tavoliere-box-toy';
type Wish = { name?: string; offered?: boolean; tables: Record<string, { by_length?: number[] }> };

/** The saved boxes of the server, and what was asked of it. */
let boxes: Record<string, object>;
let asked: string[];
let beforeSaving: () => void;

function refusal(status: number, sentence: string): Response {
  return new Response(JSON.stringify({ error: { key: 'no', rule: null, words: {}, sentence: { en: sentence } } }), { status });
}
/** Refuses unknown tables and numbers that are too big, as the server does. */
function examined({ tables = {} }: Partial<Wish>): Response {
  const { checked = [], ...own } = tables as Record<string, unknown>;
  const unknown = Object.keys(own).find((name) => !(name in PRINTED));
  if (unknown) return refusal(422, `No table ${unknown}.`);
  if (Math.max(0, ...(tables['points']?.by_length ?? [])) > MOST) return refusal(422, 'Too big.');
  const laid = Object.fromEntries(Object.entries(PRINTED).map(([name, table]) => [name, { ...table, ...(own[name] as object) }]));
  return Response.json({ box: 'b', problem: null, remarks: [], items: [], tables: laid, checked, toml: '', share: '' });
}
function saved(wish: Wish): Response {
  beforeSaving();
  return Response.json({ id: 'new', version: 1, oldest: 1, name: wish.name, offered: wish.offered, mine: true });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // a change is examined a moment later
  [boxes, asked, beforeSaving] = [{}, [], () => undefined];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    asked.push(`${method} ${path.replace('/api', '')}`);
    if (path.endsWith('/games/toy/box')) return Promise.resolve(examined(JSON.parse(body) as Wish));
    if (method !== 'GET') return Promise.resolve(saved(JSON.parse(body) as Wish));
    const box = boxes[path.split('/').at(-1)!];
    return Promise.resolve(box ? Response.json(box) : refusal(404, 'No such box.'));
  });
});

afterEach(() => void vi.useRealTimers());

const keep = (tables: object, more: object = {}, key = KEY) =>
  localStorage.setItem(key, JSON.stringify({ id: null, name: 'Mine', version: 0, oldest: 0, offered: false, ...more, tables }));
async function opened(box: string | null = null): Promise<Draft> {
  const draft = new Draft('toy', box);
  await draft.open();
  return draft;
}
const worth = (draft: Draft) => draft.tables['points']!['by_length'];
const enter = (draft: Draft, value: number) => draft.put('points.by_length', draft.tables['points']!, 'by_length', value, 1);

describe('a box that is opened', () => {
  it('shows what is refused of it where it can be corrected', async () => {
    keep({ points: { by_length: [0, MOST + 1, 2] }, checked: ['points.by_length'] });
    const draft = await opened();
    expect([worth(draft), draft.refused, draft.checked]).toEqual([[0, MOST + 1, 2], 'Too big.', ['points.by_length']]);
    expect(draft.trouble).toContain('Too big.');
    enter(draft, 3);
    await draft.examine();
    expect([draft.refused, draft.trouble, draft.about.name]).toEqual(['', '', 'Mine']);
  });

  it('goes on without what is not known any more, and says so', async () => {
    keep({ points: { by_length: [0, 4, 2], tint: 'red' }, gone: { size: 3 }, places: { rows: [{ id: 'arc', name: 'Bow', tint: 'red' }] } });
    const draft = await opened();
    expect([worth(draft), draft.rowsOf('places'), draft.refused]).toEqual([[0, 4, 2], [{ id: 'arc', name: 'Bow' }], '']);
    expect(draft.trouble).toContain('No table gone.');
  });

  it('shows what is kept of a box that was deleted, and saves it as a new one', async () => {
    keep({ points: { by_length: [0, 7, 2] } }, { id: 'old', version: 3 }, `${KEY}-old`);
    const draft = await opened('old');
    expect([worth(draft), draft.about.id, draft.about.name]).toEqual([[0, 7, 2], null, 'Mine']);
    expect(draft.trouble).toContain('No such box.');
    await draft.save();
    expect(asked).toContain('POST /games/toy/own-boxes');
    expect([draft.opened, localStorage.getItem(`${KEY}-old`)]).toEqual(['new', null]);
  });

  it('is the printed one where nothing is left of what was asked for', async () => {
    const draft = await opened('old');
    expect([worth(draft), draft.trouble.startsWith('No such box.'), draft.isChanged]).toEqual([[0, 1, 2], true, false]);
  });

  it('keeps what is changed after it was left and continued', async () => {
    keep({ points: { by_length: [0, 7, 2] } });
    enter(await opened(), 8);
    expect(worth(await opened())).toEqual([0, 8, 2]);
  });
});

it('that is saved is not saved as another one after it could not be looked through', async () => {
  const draft = await opened();
  enter(draft, 5);
  beforeSaving = () => vi.spyOn(draft, 'examine').mockRejectedValueOnce(new TypeError('no network'));
  await expect(draft.save()).rejects.toThrow('no network');
  expect([draft.isChanged, draft.seen?.box, (await opened()).about.id]).toEqual([false, null, 'new']);
});

describe('a change', () => {
  it('is examined even where nothing may be stored', async () => {
    const draft = await opened();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    enter(draft, 5);
    asked = [];
    await vi.advanceTimersByTimeAsync(1000);
    expect([worth(draft), asked]).toEqual([[0, 5, 2], ['POST /games/toy/box']]);
  });

  it('that cannot be examined for want of a connection says so', async () => {
    const draft = await opened();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    enter(draft, 5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.notice?.isRefusal).toBe(true);
  });

  it('of the name, or of whom the box is for, is kept at once', async () => {
    const draft = await opened();
    Object.assign(draft.about, { name: 'For all', offered: true });
    draft.touch();
    const { about, isChanged } = await opened();
    expect([about.name, about.offered, isChanged]).toEqual(['For all', true, true]);
  });

  it.each([null, 'mine'])('while the box %s is being saved is not taken for saved, nor lost', async (box) => {
    const toml = '';
    boxes['mine'] = { id: 'mine', game: 'toy', name: 'Mine', version: 1, oldest: 1, offered: false, mine: true, toml };
    const draft = await opened(box);
    enter(draft, 5);
    beforeSaving = () => {
      enter(draft, 6);
      draft.about.name = 'Renamed';
    };
    await draft.save();
    expect([draft.isChanged, worth(draft), draft.about.name]).toEqual([true, [0, 6, 2], 'Renamed']);
    boxes['new'] = { ...boxes['mine'], id: 'new' };
    expect(worth(await opened(draft.opened))).toEqual([0, 6, 2]);
    beforeSaving = () => undefined;
    await draft.save();
    expect(draft.isChanged).toBe(false);
  });
});
