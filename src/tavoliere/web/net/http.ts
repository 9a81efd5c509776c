// The server's HTTP API; a refusal becomes an HttpError with a sentence in every language.
import type { Language } from '../state/settings.svelte';
import type { Plan } from '../lesson/plan';
import type { AskAnswer, AskWish, Puzzles, ReviewState } from './review';
import type { ClockPlan, GameEvent, Result, SeatNow, Status, View, About, WordMap } from './protocol';

export interface Problem {
  key: string;
  rule: string | null;
  words: WordMap;
  sentence: Record<string, string>;
  place?: { table: string; row: number | null; label: string | null } | null;
}

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.key ?? `HTTP ${status}`);
  }
}

/** What the server will say again however often it is asked. */
export const isFinal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) {
    const said = (await response.json().catch(() => null)) as { error?: Problem } | null;
    throw new HttpError(response.status, said?.error ?? null);
  }
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function text(path: string): Promise<string> {
  const response = await fetch(`/api${path}`);
  if (!response.ok) throw new HttpError(response.status, null);
  return response.text();
}

export interface Person {
  person: string;
  name: string;
}

export interface GameInfo {
  game: string;
  title: Record<Language, string>;
  seats: [number, number];
  rules_version: number;
  options: Record<string, string[]>;
  box: string;
  levels: string[];
  hints: boolean;
  phrases: string[];
  /** Minutes of its guided game. */
  lesson?: number | null;
}

export interface Listing {
  table: string;
  game: string;
  status: Status;
  seats: SeatNow[];
  asked: number[];
  /** The number of the turn, and of the round in games that have rounds. */
  progress: { turn?: number; round?: number; rounds?: number };
  /** How it ended, seat by seat. */
  result?: { points: number[]; ranking: number[] } | null;
  watchers: number;
  /** The text key of why it can only be read. */
  problem?: string | null;
  options: Record<string, string>;
  clock: ClockPlan | null;
  takeover: string | null;
  /** The reader's own seats; only in the list of their own tables. */
  yours?: number[];
  /** Whether the reader made it; only in the same list. */
  made?: boolean;
  created: number;
  last_at: number;
  /** A guided game. */
  lesson?: boolean;
}

/** What everybody may know of a table. */
export interface TableInfo {
  table: string;
  status: Status;
  about: About;
  seats: SeatNow[];
  yours: number[];
  result?: Result | null;
}

export interface LobbyLists {
  mine: Listing[];
  open: Listing[];
  running: Listing[];
  over: Listing[];
}

export interface SeatWish {
  kind: 'person' | 'screen' | 'bot';
  level?: string | undefined;
  name?: string | undefined;
}

/** What can be changed until the match begins. */
export interface Agreement {
  options: Record<string, string>;
  listed: boolean;
  clock?: ClockPlan | undefined;
  takeover?: string | undefined;
  hints: boolean;
}

export interface TableWish extends Agreement {
  game: string;
  seats: SeatWish[];
  box?: string | undefined;
  seed?: string | undefined;
}

export interface Made {
  table: string;
  promise: string;
  invitation: string | null;
}

export interface Frame {
  step: number;
  seat?: number;
  turn?: number;
  move?: string;
  events?: GameEvent[];
  asked?: number[];
  view?: View;
  views?: View[];
}

export interface ReplayPart {
  table: string;
  game: string;
  box: string;
  seats: string[];
  steps: number;
  frames: Frame[];
}

export interface StatisticsOf {
  players: {
    game: string;
    person: string | null;
    bot: string | null;
    name: string;
    games: number;
    wins: number;
    mean_rank: number;
    mean_points: number;
    best: number;
    mean_decisions: number;
  }[];
  first: { game: string; seats: number; games: number; wins: number }[];
  best: { match: string; game: string; name: string; points: number; ended: number }[];
  parts: Record<string, number>;
}

/** One printed thing to look at; `rows` are the places of its rows in the table. */
export interface BoxItem {
  path: string;
  table: string;
  group: string;
  status: string;
  value: unknown;
  rows: number[];
  key: string | null;
}

export interface BoxRemark {
  path: string;
  sentence: Record<string, string>;
}

/** What the server says of a box that is being entered. */
export interface Examined {
  box: string | null;
  problem: BoxRemark | null;
  remarks: BoxRemark[];
  items: BoxItem[];
  tables: Record<string, Record<string, unknown>>;
  checked: string[];
  toml: string;
  share: string;
}

export interface OwnBoxInfo {
  id: string;
  version: number;
  /** The oldest version that is still kept. */
  oldest: number;
  game: string;
  name: string;
  by: string;
  mine: boolean;
  offered: boolean;
  /** Null: a draft that cannot be played with yet. */
  box: string | null;
  looked_at: number;
  to_look_at: number;
  created: number;
}

export interface SavedBox extends OwnBoxInfo {
  toml: string;
}

export interface BoxDifference {
  path: string;
  group: string;
  first: unknown;
  second: unknown;
  /** Of rows: the columns they are called by. */
  names: Record<string, unknown>;
}

interface BoxToSave {
  name: string;
  offered: boolean;
  tables: Record<string, unknown>;
}

/** A position that is entered, completed: everything hidden is dealt somehow. */
export interface CompletedPosition {
  position: Record<string, unknown>;
  text: string;
  /** What its seat sees. */
  view: View;
  asked: number[];
}

export interface PositionWish {
  seat: number;
  /** For a set-up, where neither a position nor a text is given. */
  seats?: number;
  position?: Record<string, unknown>;
  text?: string;
  /** An own box, where it is not the printed one. */
  box?: string | null;
}

/** This player's contribution to the table's random seed: 128 secret bits. */
function randomNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  /** Null for a visitor without a name. */
  me: () => call<Person | null>('GET', '/me'),
  nameMyself: (name: string) => call<Person>('PUT', '/me', { name }),
  forgetMe: () => call<undefined>('DELETE', '/me'),
  privateLink: () => call<{ link: string; seconds: number }>('POST', '/me/link'),
  signOutOthers: () => call<undefined>('POST', '/me/sign-out-others'),
  arrive: (link: string) => call<Person>('POST', '/me/arrive', { link }),
  games: () => call<GameInfo[]>('GET', '/games'),
  box: (hash: string) =>
    call<{ game: string; tables: Record<string, Record<string, unknown>> }>('GET', `/boxes/${hash}`),
  ownBox: (game: string, toml: string) => call<{ box: string }>('POST', '/boxes', { game, toml }),
  examine: (game: string, tables: Record<string, unknown>) => call<Examined>('POST', `/games/${game}/box`, { tables }),
  examineFile: (game: string, toml: string) => call<Examined>('POST', `/games/${game}/box`, { toml }),
  ownBoxes: (game: string) => call<OwnBoxInfo[]>('GET', `/games/${game}/own-boxes`),
  exampleBoxes: (game: string) => call<{ name: string; toml: string }[]>('GET', `/games/${game}/example-boxes`),
  savedBox: (id: string, version?: number) =>
    call<SavedBox>('GET', `/own-boxes/${encodeURIComponent(id)}${version ? `?version=${version}` : ''}`),
  saveNewBox: (game: string, wish: BoxToSave) => call<OwnBoxInfo>('POST', `/games/${game}/own-boxes`, wish),
  saveBox: (id: string, wish: BoxToSave) => call<OwnBoxInfo>('PUT', `/own-boxes/${id}`, wish),
  forgetBox: (id: string) => call<undefined>('DELETE', `/own-boxes/${id}`),
  boxDifferences: (game: string, first: string, second: string) => {
    const asked = new URLSearchParams({ ...(first ? { first } : {}), ...(second ? { second } : {}) });
    return call<BoxDifference[]>('GET', `/games/${game}/box-differences?${asked}`);
  },
  texts: (language: string, game?: string) => text(`/texts/${language}${game ? `/${game}` : ''}`),
  rules: (game: string, language: string) =>
    call<{ rules: Record<string, string>; books: string[] }>('GET', `/games/${game}/rules/${language}`),
  /** Asking also has the game compiled before the others. */
  warmUp: (game: string) => call<{ seconds: number }>('GET', `/games/${game}/warm-up`),
  /** The steps of a game's guided game. */
  lesson: (game: string) => call<Plan>('GET', `/games/${game}/lesson`),
  learn: (game: string, again: boolean) => call<{ table: string }>('POST', `/games/${game}/lesson`, { again }),
  statistics: (game?: string) => call<StatisticsOf>('GET', `/statistics${game ? `?game=${game}` : ''}`),
  address: () => call<{ url: string; phrases: string[] }>('GET', '/address'),
  lobby: () => call<LobbyLists>('GET', '/lobby'),
  newTable: (wish: TableWish) => call<Made>('POST', '/tables', wish),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  sit: (id: string, seats: { seat: number; name?: string | undefined }[], invitation?: string) =>
    call<{ yours: number[] }>('POST', `${table(id)}/sit`, {
      seats,
      number: randomNumber(),
      ...(invitation ? { invitation } : {}),
    }),
  invite: (id: string) => call<{ invitation: string }>('POST', `${table(id)}/invitations`),
  rematch: (id: string) => call<{ table: string }>('POST', `${table(id)}/rematch`),
  agree: (id: string, agreement: Agreement) => call<undefined>('POST', `${table(id)}/options`, agreement),
  leave: (id: string) => call<undefined>('POST', `${table(id)}/leave`),
  close: (id: string) => call<undefined>('POST', `${table(id)}/close`),
  playOn: (id: string, wish: { step: number; eyes: number; same_cards: boolean; seats: SeatWish[]; listed: boolean }) =>
    call<Made>('POST', `${table(id)}/play-on`, wish),
  replay: (id: string, eyes: string, first: number, count: number, views = true) =>
    call<ReplayPart>('GET', `${table(id)}/replay?eyes=${eyes}&first=${first}&count=${count}&views=${views}`),
  /** Briefly: without the report of before while another review is computed. */
  review: (id: string, isBrief = false) => call<ReviewState>('GET', `${table(id)}/review${isBrief ? '?brief=true' : ''}`),
  beginReview: (id: string, depth: ReviewState['depth']) => call<ReviewState>('POST', `${table(id)}/review`, { depth }),
  stopReview: (id: string) => call<ReviewState>('DELETE', `${table(id)}/review`),
  ask: (game: string, wish: AskWish & { box?: string | null }) => call<AskAnswer>('POST', `/games/${game}/ask`, wish),
  position: (game: string, wish: PositionWish) => call<CompletedPosition>('POST', `/games/${game}/position`, wish),
  playFrom: (game: string, wish: { seat: number; position: Record<string, unknown>; seats: SeatWish[]; box?: string | null }) =>
    call<Made>('POST', `/games/${game}/play-on`, wish),
  puzzles: (game: string) => call<Puzzles>('GET', `/games/${game}/puzzles`),
  points: (id: string) => call<{ public: boolean; steps: number[][] }>('GET', `${table(id)}/points`),
  file: (id: string) => call<Record<string, unknown>>('GET', `${table(id)}/file`),
  bringIn: (file: unknown) => call<{ table: string }>('POST', '/matches', file),
  /** The QR code of a page's address, as a data URL for an <img>. */
  qr: async (path: string) => `data:image/svg+xml,${encodeURIComponent(await text(`/qr?path=${encodeURIComponent(path)}`))}`,
};
