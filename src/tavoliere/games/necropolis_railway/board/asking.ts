// A position from somebody's own table: what is put where on the boards, and what has to give way for it.
import type { Box } from '$web/board/contract';
import { rows } from '$web/describe/describe';
import type { Target } from './pointing';
import { COFFINS, CRYPTS, OWN_COLOURS, type CardFace, type Counts, type Section } from './view';
import type { Card, Coffin, Crypt, Disc } from './wire';

export interface RailwayPlayer {
  money: number;
  discs: Counts;
  tiles: Record<string, string>;
  workers: Record<string, string>;
  prestige: number;
  waiting_coffins: Counts;
  waiting_mourners: number;
  wagons: Record<string, string>;
  coffins: Record<string, Counts>;
  passengers: Counts;
  tucked: Card[];
  train: number;
  graves: Record<string, string>;
  crypts: Record<string, string>;
  mourners: number;
  potter: Counts;
  volunteers: number;
  aside?: number;
}

export interface RailwayPosition {
  seats: number;
  turn: number;
  phase: string;
  stage?: string;
  round: number;
  first: number;
  active: number;
  deck: Card[];
  discarded?: number;
  face_up: { card: Card; discs: Disc[] }[];
  bonus: Record<string, string>;
  card: Card | null;
  used: string[];
  hired?: boolean;
  built?: boolean;
  bonus_used?: boolean;
  prestige_used?: boolean;
  steps?: number;
  players: RailwayPlayer[];
}

/** The questions that are asked for at somebody's own table. */
export const QUESTIONS: readonly string[] = ['take', 'act'];
/** What follows from the rest, and would contradict it once something is changed. */
const FOLLOWS = ['supply', 'bag', 'crypts', 'staff', 'discarded', 'chance'];
/** The same for the usual questions; others, which a pasted position asks, are about these. */
const FOLLOWS_FROM_QUESTION = ['step', 'wage', 'topping_up', 'white_crypts'];

export function plain(position: RailwayPosition): RailwayPosition {
  const left = QUESTIONS.includes(position.phase) ? [...FOLLOWS, ...FOLLOWS_FROM_QUESTION] : FOLLOWS;
  return {
    ...(Object.fromEntries(Object.entries(position).filter(([name]) => !left.includes(name))) as unknown as RailwayPosition),
    players: position.players.map(({ aside: _aside, ...player }) => player),
  };
}

export const withSeat = (position: RailwayPosition, seat: number, change: Partial<RailwayPlayer>): RailwayPosition =>
  plain({ ...position, players: position.players.map((player, one) => (one === seat ? { ...player, ...change } : player)) });

export const counted = (counts: Counts, name: string, more: number): Counts =>
  Object.fromEntries(
    Object.entries({ ...counts, [name]: Math.max(0, (counts[name] ?? 0) + more) }).filter(([, count]) => count > 0),
  );

/** A map in which a name has the next of some words; after the last it has none. */
export function cycled(map: Record<string, string>, name: string, words: readonly string[]): Record<string, string> {
  const next = words[words.indexOf(map[name] ?? '') + 1];
  const { [name]: _before, ...rest } = map;
  return next === undefined ? rest : { ...rest, [name]: next };
}

const FREE = '.';

/** A row of graves with the next colour in one of them. */
export function cycledGrave(line: string | undefined, column: number, columns: number): string {
  const words = line?.split(' ') ?? Array.from({ length: columns }, () => FREE);
  const order: string[] = [...COFFINS, FREE];
  return words.with(column, order[(order.indexOf(words[column] ?? FREE) + 1) % order.length]!).join(' ');
}

const withoutEmpty = (graves: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(graves).filter(([, line]) => line.split(' ').some((word) => word !== FREE)));

/** What a click on a seat's boards changes: each click is the next state of the thing, then nothing again. */
export function clicked(box: Box, position: RailwayPosition, seat: number, target: Target): RailwayPosition {
  const me = position.players[seat]!;
  const set = (change: Partial<RailwayPlayer>) => withSeat(position, seat, change);
  switch (target.kind) {
    case 'tile':
      return set({ tiles: cycled(me.tiles, target.tile, ['a', 'b']) });
    case 'place':
      return set({ workers: cycled(me.workers, target.place, ['staff', 'volunteer']) });
    case 'wagon':
      return set({ wagons: cycled(me.wagons, target.wagon, ['plain', 'upgraded']) });
    case 'column':
      return set({ crypts: cycled(me.crypts, target.column, CRYPTS) });
    case 'grave': {
      const columns = (rows(box, 'graves')[0]?.['colours'] as string[] | undefined)?.length ?? 5;
      const line = cycledGrave(me.graves[target.row], Number(/\d+/.exec(target.column)?.[0] ?? 1) - 1, columns);
      return set({ graves: withoutEmpty({ ...me.graves, [target.row]: line }) });
    }
    case 'prestige':
      return set({ prestige: (me.prestige % rows(box, 'prestige').length) + 1 });
    case 'train':
      return set({ train: (me.train + 1) % Number(box['track']?.['spaces'] ?? 8) });
    case 'bonus': {
      const name = `${/\d+/.exec(target.bonus)![0]} ${target.colour}`;
      return plain({ ...position, bonus: cycled(position.bonus, name, [target.colour, 'orange']) });
    }
    default:
      return position;
  }
}

// --- cards -----------------------------------------------------------------------------------------------------------

export const facesOf = (box: Box): ({ id: Card; back: Disc[]; dots: number } & CardFace)[] =>
  rows(box, 'cards') as unknown as ({ id: Card; back: Disc[]; dots: number } & CardFace)[];

/** The cards that lie nowhere open, in the order of the box. */
export function unseen(box: Box, { seats, face_up: open, card, players }: RailwayPosition): Card[] {
  const seen = new Set([...open.map((one) => one.card), card, ...players.flatMap(({ tucked }) => tucked)]);
  return facesOf(box).flatMap(({ id, dots }) => (dots <= seats && !seen.has(id) ? [id] : []));
}

/** The deck after cards went elsewhere: the one on top stays, and what came back lies at the bottom. */
function dealt(box: Box, before: RailwayPosition, after: RailwayPosition): RailwayPosition {
  const free = new Set(unseen(box, after));
  const deck = before.deck.filter((card) => free.has(card));
  const freed = [...free].filter((card) => !before.deck.includes(card) && unseen(box, before).every((one) => one !== card));
  return plain({ ...after, deck: [...deck, ...freed] });
}

/** Another card face up. */
export function withFaceUp(box: Box, position: RailwayPosition, space: number, card: Card): RailwayPosition {
  const open = position.face_up.map((one, at) => (at === space ? { card, discs: one.discs } : { card: one.card, discs: one.discs }));
  return dealt(box, position, { ...position, face_up: open });
}

/** Other discs under a card that lies face up. */
export const withDiscs = (position: RailwayPosition, space: number, discs: Disc[]): RailwayPosition =>
  plain({ ...position, face_up: position.face_up.map((one, at) => ({ card: one.card, discs: at === space ? discs : one.discs })) });

/** Another card on top of the deck: its back is seen. */
export function withBack(box: Box, position: RailwayPosition, back: string): RailwayPosition {
  const found = position.deck.find((card) => facesOf(box).find(({ id }) => id === card)?.back.join(' ') === back);
  return found ? plain({ ...position, deck: [found, ...position.deck.filter((card) => card !== found)] }) : position;
}

/** Cards tucked under a seat's railway. */
export const withTucked = (box: Box, position: RailwayPosition, seat: number, tucked: Card[]): RailwayPosition =>
  dealt(box, position, { ...position, players: position.players.map((one, at) => (at === seat ? { ...one, tucked } : one)) });

/** The card that the turn is played with. */
export const withCard = (box: Box, position: RailwayPosition, card: Card): RailwayPosition =>
  dealt(box, position, { ...position, card });

/** Another question: a turn that begins has used nothing; one that goes on has its card. */
export function asking(box: Box, position: RailwayPosition, phase: string, seat: number): RailwayPosition {
  const turn = { phase, stage: 'rounds', round: Math.max(1, position.round), active: seat, turn: Math.max(1, position.turn) };
  const used = { used: [], hired: false, built: false, bonus_used: false, prestige_used: false, steps: 0, card_kept: false, abilities_used: [] };
  const card = phase === 'take' ? null : (position.card ?? unseen(box, position)[0] ?? null);
  return dealt(box, position, { ...position, ...turn, ...used, card });
}

/** It is a seat's turn, with the usual question where another one was asked. */
export const turnTo = (box: Box, position: RailwayPosition, seat: number): RailwayPosition =>
  asking(box, position, QUESTIONS.includes(position.phase) ? position.phase : 'take', seat);

/** A position to begin from: the first turn of the seat, everybody with the first staff in Brookwood. */
export function startOf(box: Box, _seats: number, seat: number, setUp: RailwayPosition): RailwayPosition {
  const row = String(rows(box, 'graves')[0]?.['row'] ?? 'row1');
  const players = setUp.players.map((player) => ({ ...player, workers: { [row]: 'staff' } }));
  return asking(box, { ...setUp, players, first: seat }, 'take', seat);
}

export const toggled = (list: readonly string[], one: Section | string): string[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

export interface CoffinSum {
  total: number;
  out: number;
  bag: number;
  /** A colour of which more lie on the table than there are. */
  wrong: Coffin | null;
}

/** Where the coffins are. */
export function coffinSum(box: Box, { players }: RailwayPosition): CoffinSum {
  const each = Number(box['pieces']?.['coffins_of_each_colour'] ?? 25);
  const outOf = (colour: Coffin) =>
    players.reduce((sum, { waiting_coffins: waiting, coffins, graves, potter }) => {
      const aboard = Object.values(coffins).reduce((all, one) => all + (one[colour] ?? 0), 0);
      const buried = Object.values(graves).join(' ').split(' ').filter((word) => word === colour).length;
      return sum + (waiting[colour] ?? 0) + aboard + buried + (potter[colour] ?? 0);
    }, 0);
  const out = COFFINS.reduce((sum, colour) => sum + outOf(colour), 0);
  const total = each * COFFINS.length;
  return { total, out, bag: total - out, wrong: COFFINS.find((colour) => outOf(colour) > each) ?? null };
}

export const DISC_NAMES = [...OWN_COLOURS, 'orange'] as const;
export type { Crypt };
