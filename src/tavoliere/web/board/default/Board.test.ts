import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardFrame, Move, View } from '../contract';
import { frameOf, playersOf } from '../../testing/frame';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Seat from './Seat.svelte';

const moves: Move[] = [
  { text: 'take red', kind: 'take', colour: 'red' },
  { text: 'take blue', kind: 'take', colour: 'blue' },
  { text: 'pass', kind: 'pass' },
];
const view: View = {
  game: 'toy',
  seat: 0,
  turn: 1,
  over: false, seats: 2, phase: 'act', to_act: [0],
  pile: 4,
  market: { red: 2 },
  players: [{ points: 5, cards: 1, hand: ['red'] }, { points: 7, cards: 2 }],
};

let drawn: Record<string, unknown> | undefined;
afterEach(() => void (drawn && unmount(drawn)));

function draw(frame: BoardFrame): void {
  drawn = mount(Board, { target: document.body, props: { view, nextView: null, frame } });
  flushSync();
}

const words = () => document.body.textContent.replaceAll(/\s+/g, ' ');
const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-target]')];

describe('the default board', () => {
  it('shows what lies on the table and every legal move, grouped by kind', () => {
    draw(frameOf({ moves }));
    expect(words()).toContain('Pile 4');
    expect(words()).toContain('Red 2');
    expect(buttons().map((button) => button.dataset['target'])).toEqual(['take red', 'take blue', 'pass']);
    expect([...document.querySelectorAll('.moves h2')].map((heading) => heading.textContent)).toEqual(['Take', 'Pass']);
  });

  it('points at the move whose button is pressed', () => {
    const frame = frameOf({ moves });
    draw(frame);
    buttons()[1]!.click();
    expect(frame.point).toHaveBeenCalledWith({ target: 'take blue', label: 'take blue', moves: [moves[1]] });
  });

  it('has no buttons when nothing is to be decided', () => {
    draw(frameOf());
    expect(buttons()).toEqual([]);
    expect(words()).toContain('Pile 4');
  });

  it('keeps what only the own seat sees apart from what everybody sees', () => {
    drawn = mount(Mine, { target: document.body, props: { view, nextView: null, frame: frameOf() } });
    flushSync();
    expect(words()).toContain('Hand');
    expect(words()).not.toContain('Cards');
    void unmount(drawn);
    document.body.innerHTML = '';
    const player = playersOf(2)[1]!;
    drawn = mount(Seat, { target: document.body, props: { view, nextView: null, frame: frameOf(), player } });
    flushSync();
    expect(words().trim()).toBe('Cards 2');
  });
});
