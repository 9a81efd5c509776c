import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestFrame } from '$web/testing/frame';
import Board from './Board.svelte';
import { choices } from './choices.svelte';
import { frameAt, momentOf, MOMENTS } from './fixture';
import Prompt from './Prompt.svelte';
import type { BoardProps } from './types';
import type { GameEvent, Move } from './wire';

let drawn: Record<string, unknown>[] = [];
beforeEach(() => choices.start());
afterEach(() => {
  for (const one of drawn) void unmount(one);
  drawn = [];
});

/** Draw a part of the table at a moment, for seat 0. */
function draw(part: Component<BoardProps>, question: string, compact = false): TestFrame<Move, GameEvent> {
  const frame = frameAt(question, { compact });
  drawn.push(mount(part, { target: document.body, props: { view: momentOf(question).view, nextView: null, frame } }));
  flushSync();
  return frame;
}

const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const targets = () => found('[data-can]').map((one) => one.dataset['target']);
const pointed = (frame: TestFrame<Move, GameEvent>) => frame.point.mock.lastCall?.[0];
const textsOf = (frame: TestFrame<Move, GameEvent>) => pointed(frame)?.moves.map(({ text }) => text);

describe('the board', () => {
  it.each(Object.keys(MOMENTS))('offers something to choose whenever a move has a place: %s', (question) => {
    draw(Board, question);
    draw(Prompt, question);
    const { moves } = momentOf(question);
    expect(targets().length + found('.answer').length > 0).toBe(moves.length > 0);
  });

  it('loads what waits when any of it is pressed', () => {
    const frame = draw(Board, 'load-waiting');
    expect(targets().sort()).toEqual(['load black', 'load teal', 'load-all']);
    for (const target of ['load-all', 'load teal']) {
      found(`[data-target="${target}"]`)[0]!.click();
      expect(textsOf(frame)).toEqual(['load-all']);
    }
  });

  it('does not point at mourners where none wait', () => {
    const { view } = momentOf('load-waiting');
    const players = view.players.map((seat) => ({ ...seat, waiting_mourners: 0 }));
    drawn.push(
      mount(Board, {
        target: document.body,
        props: { view: { ...view, players }, nextView: null, frame: frameAt('load-waiting') },
      }),
    );
    flushSync();
    expect(targets().sort()).toEqual(['load black', 'load teal']);
  });

  it('loads what waits by keyboard too', () => {
    const frame = draw(Board, 'load-waiting');
    const mourners = found('[data-target="load-all"]')[0]!;
    mourners.focus();
    mourners.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(textsOf(frame)).toEqual(['load-all']);
  });

  it('shows what waits on a phone', () => {
    draw(Board, 'load-waiting', true);
    expect(choices.tab).toBe('london');
    expect(targets()).toContain('load-all');
  });

  it('asks why the train cannot leave yet', () => {
    const frame = draw(Board, 'act');
    found('[data-target="done"]')[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(pointed(frame)).toMatchObject({ target: 'done', moves: [] });
  });

  it('shows the way to the crypts of a section that has several moves', () => {
    const frame = draw(Board, 'act');
    found('[data-target="card necropolis"]')[0]!.click();
    expect(choices.part).toBe('necropolis');
    expect(frame.point).not.toHaveBeenCalled();
  });
});

describe('the prompt line', () => {
  const buttons = (kind: string) => found(`.${kind}`).map((one) => one.textContent.trim());

  it('offers to load, or not, and lets loading stand out', () => {
    const frame = draw(Prompt, 'load-waiting');
    expect(buttons('answer')).toEqual(['load-all', 'load-none']);
    expect(buttons('main')).toEqual(['load-all']);
    found('.answer')[1]!.click();
    expect(textsOf(frame)).toEqual(['load-none']);
  });

  it('shows what an answer would do to whoever rests on it', async () => {
    const frame = draw(Prompt, 'load-waiting');
    const [load] = found('.answer');
    const over = (type: string, pointerType: string) => load!.dispatchEvent(new PointerEvent(type, { pointerType }));
    over('pointerenter', 'touch');
    expect(frame.hover).not.toHaveBeenCalled();
    over('pointerenter', 'mouse');
    expect(frame.hover.mock.lastCall?.[0]?.moves.map(({ text }) => text)).toEqual(['load-all']);
    over('pointerleave', 'mouse');
    await Promise.resolve();
    expect(frame.hover.mock.lastCall).toEqual([null]);
  });

  it('says why the actions cannot end yet', () => {
    const frame = draw(Prompt, 'act');
    expect(buttons('answer')).toEqual([]);
    const [later] = found('.later');
    expect(later!.getAttribute('aria-disabled')).toBe('true');
    later!.click();
    expect(pointed(frame)).toMatchObject({ target: 'done', moves: [] });
  });

  it('lets the end of the actions stand out only when nothing else can be done', () => {
    draw(Prompt, 'act-done');
    expect(buttons('answer')).toHaveLength(1);
    expect(buttons('main')).toEqual([]);
    expect(buttons('later')).toEqual([]);
  });

  it.each(['century', 'purchase'])('does not recommend to do nothing: %s', (question) => {
    draw(Prompt, question);
    expect(buttons('answer')).toHaveLength(1);
    expect(buttons('main')).toEqual([]);
  });
});

describe('the moves of rare questions', () => {
  const RARE = ['volunteer', 'white-crypt', 'century', 'purchase', 'act-sell', 'top-up', 'dismiss', 'run'];

  /** The kinds of moves that clicks lead to. */
  function clicked(frame: TestFrame<Move, GameEvent>): string[] {
    return targets().flatMap((target) => {
      frame.point.mockClear();
      found(`[data-can][data-target="${target}"]`)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      flushSync();
      return pointed(frame)?.moves.map(({ kind }) => kind) ?? [];
    });
  }

  it.each(RARE.flatMap((question) => [false, true].map((compact) => ({ question, compact }))))(
    'are reached by clicks: $question, on a phone: $compact',
    ({ question, compact }) => {
      const frame = draw(Board, question, compact);
      const prompt = draw(Prompt, question, compact);
      const kinds = clicked(prompt);
      for (const tab of compact ? found('[role=tab]') : [null]) {
        tab?.click();
        flushSync();
        kinds.push(...clicked(frame));
      }
      expect(new Set(kinds)).toEqual(new Set(momentOf(question).moves.map(({ kind }) => kind)));
    },
  );
});
