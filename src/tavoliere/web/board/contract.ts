// What a game's board may know and do. docs/adding-a-board.md explains; nothing here holds a rule of any game.
//
// Every type is generic over the game's own view, moves and events. A board names them once, from its generated
// `wire.ts` and its `view.ts`; the frame uses the defaults, which know only what all games have.
import type { Component } from 'svelte';
import type { EventBase, GameEvent, Move, MoveBase, View } from '../net/protocol';
import type { Ending } from './ending';

export type { EventBase, GameEvent, Move, MoveBase, View } from '../net/protocol';

/** Somebody at the table. `number` counts from 0, as everywhere in the protocol; people see shape and colour. */
export interface Player {
  number: number;
  name: string;
  kind: 'person' | 'screen' | 'bot';
  level: string | null;
  here: boolean;
  replaced: boolean;
}

/** What is printed: the tables of components.toml, coordinates included, of the very box this match is played with. */
export type Box = Record<string, Record<string, unknown>>;

/** What somebody pointed at, and which legal moves it could mean. Without moves the frame asks the server why not. */
export interface Pointed<M extends MoveBase = Move> {
  /** What `why` is asked about when there is no move: an id as moves mention it, such as `arc-champs:blue`. */
  target: string;
  /** What it is, in the reader's language: the prompt line shows it. */
  label: string;
  moves: M[];
}

/** A choice under way: pointed at, perhaps not yet decided between several moves, not yet confirmed. */
export interface Intent<M extends MoveBase = Move, E extends EventBase = GameEvent> extends Pointed<M> {
  /** The one move that is left, or null while the prompt line still asks which. */
  move: M | null;
  /** What the move would do, up to the first thing it would reveal; null until the server has answered. */
  preview: E[] | null;
}

/** One of several moves that are compared, as a review does: a letter or number, and the pieces it is about. */
export interface MarkedMove<M extends MoveBase = Move> {
  label: string;
  move: M;
  seat: number;
  /** Not played: drawn as a ghost. */
  isGhost: boolean;
  pieces: readonly string[];
}

/** A sentence or word by its text key; words that are keys themselves are looked up first. */
export type Say = (key: string, words?: Record<string, unknown>) => string;

/** Everything a board may ask of the frame and do through it. Reading its fields in a template keeps them fresh. */
export interface BoardFrame<M extends MoveBase = Move, E extends EventBase = GameEvent> {
  readonly box: Box;
  readonly players: Player[];
  /** The seat in front of the screen; null for a watcher, behind the curtain and in a replay with open eyes. */
  readonly me: number | null;
  /** The seats that must decide now. */
  readonly asked: number[];
  /** Legal moves of `me`, empty when it is not asked, in replays, and while earlier events are still being shown. */
  readonly moves: M[];
  /** In a guided game every legal move: `moves` are those that the coach lets through. */
  readonly legal?: M[];
  readonly intent: Intent<M, E> | null;
  /** What the pointer or the focus rests on, with the preview of its move if there is just one: draw the ghost. */
  readonly hovered: Intent<M, E> | null;
  /** The event being shown at this moment: the view is still the one before it. */
  readonly currentEvent: E | null;
  /** The events of the same move that have been shown so far, `currentEvent` last; empty while nothing is shown. */
  readonly shownEvents: readonly E[];
  /** Ids that the log line or the hint under the pointer is about: highlight what carries them. */
  readonly highlighted: ReadonlySet<string>;
  /** While the end of the game is shown: the stage, and how everyone stands by then. */
  readonly ending?: Ending | null;
  /** The pieces that others touched since the reader's last turn, as `touches` names them, with the seat that did. */
  readonly touched: ReadonlyMap<string, number>;
  /** Moves that are compared with one another; the pieces they are about bear their letters or numbers. */
  readonly marks?: readonly MarkedMove<M>[];
  /** 0: nothing moves; 1: normal; 2: half as fast. Multiply durations by it. */
  readonly motion: number;
  /** Whether the phone layout is shown. */
  readonly compact: boolean;
  readonly say: Say;
  /** A move as a sentence, as the game's describer says it. */
  moveSentence(move: M): string;
  /** Choose: one move is previewed and confirmed, several are asked about, none is explained. */
  point(pointed: Pointed<M>): void;
  /** Rest on something without choosing it; null: on nothing. */
  hover(pointed: Pointed<M> | null): void;
  /** Take back the choice under way. */
  clear(): void;
}

export interface BoardProps<V = View, M extends MoveBase = Move, E extends EventBase = GameEvent> {
  /** While events are shown this is still the view before them. */
  view: V;
  /** The view after the events being shown, which the server has told already; null while nothing is shown. */
  nextView: V | null;
  frame: BoardFrame<M, E>;
}

export interface SeatProps<V = View, M extends MoveBase = Move, E extends EventBase = GameEvent>
  extends BoardProps<V, M, E> {
  player: Player;
}

export interface ChipProps<V = View, M extends MoveBase = Move, E extends EventBase = GameEvent>
  extends BoardProps<V, M, E> {
  move: M;
}

/** A piece on its way: from and to are values of `data-place` on elements anywhere on the table. */
export interface Flight {
  from: string;
  to: string;
  /** A symbol of the sheet, such as `i-card`, with the fill it reads as `--f` or its own colour. */
  symbol: string;
  fill?: string;
  colour?: string;
  size?: number;
}

/** How an event is shown: for how long at motion 1, with which sound, with which pieces moving. */
export interface Showing {
  ms: number;
  sound?: Sound;
  flights?: Flight[];
}

export type Sound = 'card' | 'coin' | 'piece' | 'wheel' | 'turn' | 'clock' | 'refused' | 'end';

/** The default export of `games/<family>/board/<game id>.board.ts`, checked with `satisfies`. */
export interface BoardModule<V = View, M extends MoveBase = Move, E extends EventBase = GameEvent> {
  /** The middle of the table. */
  Board: Component<BoardProps<V, M, E>>;
  /** In the top bar, between the title and the connection: rounds, order of play. Phones have no room for it. */
  Top?: Component<BoardProps<V, M, E>>;
  /** The column on the right, above the log. Left out: the board takes its width. */
  Supply?: Component<BoardProps<V, M, E>>;
  /** One's own things below the board; on phones the first tab. Left out: the board takes its height. */
  Mine?: Component<BoardProps<V, M, E>>;
  /** What everybody may see of a seat, inside its panel. */
  Seat?: Component<SeatProps<V, M, E>>;
  /** Between the question and the buttons of the prompt line: a checklist, a power badge. */
  Prompt?: Component<BoardProps<V, M, E>>;
  /** What a chip of the prompt line shows when several moves are left, such as the cards paid. Left out: its sentence. */
  Chip?: Component<ChipProps<V, M, E>>;
  /** How an event is shown; undefined: it only enters the log. */
  show?: (event: E, view: V) => Showing | undefined;
  /** The pieces an event was about, as the board names them: ringed in the seat's colour until one has moved. */
  touches?: (event: E) => string[];
  /** The pieces a move of a seat is about: highlighted while one rests on a hint. */
  aims?: (move: M, seat: number) => string[];
}

/** A board as the frame holds it: it passes on what the server sent, and only the board knows what that looks like. */
export type AnyBoard = BoardModule<any, any, any>;
