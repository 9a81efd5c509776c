import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pointed } from '../board/contract';
import type { GameEvent, Move } from '../net/protocol';
import { settled } from '../testing/socket';
import { Choice, type Chooser } from './choice.svelte';

const red: Move = { text: 'claim red', kind: 'claim', colour: 'red' };
const blue: Move = { text: 'claim blue', kind: 'claim', colour: 'blue' };
const event: GameEvent = { kind: 'claimed', seat: 0, rule: 'GEN-1' };
const about = (...moves: Move[]): Pointed => ({ target: 'route', label: 'the route', moves });

const chooser = {
  preview: vi.fn<Chooser['preview']>(),
  explain: vi.fn<Chooser['explain']>(),
  mustConfirm: vi.fn<Chooser['mustConfirm']>(),
  make: vi.fn<Chooser['make']>(),
  fail: vi.fn<Chooser['fail']>(),
};
let choice: Choice;

beforeEach(() => {
  vi.useFakeTimers();
  chooser.preview.mockResolvedValue([event]);
  chooser.explain.mockResolvedValue();
  chooser.mustConfirm.mockReturnValue(true);
  chooser.make.mockResolvedValue();
  choice = new Choice(chooser);
});
afterEach(() => vi.useRealTimers());

describe('pointing', () => {
  it('at one move previews it, and makes it when it is confirmed', async () => {
    choice.point(about(red));
    expect(choice.intent).toMatchObject({ target: 'route', move: red, preview: null });
    await settled();
    expect(choice.intent?.preview).toEqual([event]);
    await choice.confirm();
    expect(chooser.make).toHaveBeenCalledWith(red);
  });

  it('at one move makes it at once where nothing must be confirmed', () => {
    chooser.mustConfirm.mockReturnValue(false);
    choice.point(about(red));
    expect(chooser.make).toHaveBeenCalledWith(red);
    expect(choice.intent).toBeNull();
  });

  it('at several asks which, and keeps offering all of them', async () => {
    choice.point(about(red, blue));
    expect(choice.intent?.move).toBeNull();
    expect(choice.offered).toEqual([red, blue]);
    choice.point(about(blue));
    expect(choice.intent?.move).toBe(blue);
    expect(choice.offered).toEqual([red, blue]);
    await choice.confirm();
    expect(chooser.make).toHaveBeenCalledWith(blue);
  });

  it('at something else after several offers no longer what was offered', () => {
    const other: Move = { text: 'pass', kind: 'pass' };
    choice.point(about(red, blue));
    choice.point(about(other));
    expect(choice.offered).toEqual([]);
  });

  it('at something without moves asks why, and forgets the choice under way', () => {
    choice.point(about(red));
    choice.point(about());
    expect(chooser.explain).toHaveBeenCalledWith(about());
    expect(choice.intent).toBeNull();
  });

  it('says so when the preview fails, and still lets the move be confirmed', async () => {
    const error = new Error('lost');
    chooser.preview.mockRejectedValue(error);
    choice.point(about(red));
    await settled();
    expect(chooser.fail).toHaveBeenCalledWith(error);
    expect(choice.intent?.move).toBe(red);
  });

  it('ignores a preview that comes after something else was chosen', async () => {
    let answer: (events: GameEvent[]) => void = () => undefined;
    chooser.preview.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    chooser.preview.mockResolvedValue([]);
    choice.point(about(red));
    choice.point(about(blue));
    await settled();
    answer([event]);
    await settled();
    expect(choice.intent).toMatchObject({ move: blue, preview: [] });
  });

  it('is only looked at when a hint is considered, whatever the reader has set', async () => {
    chooser.mustConfirm.mockReturnValue(false);
    choice.consider(about(red));
    await settled();
    expect(chooser.make).not.toHaveBeenCalled();
    expect(choice.intent).toMatchObject({ move: red, preview: [event] });
    await choice.confirm();
    expect(chooser.make).toHaveBeenCalledWith(red);
  });

  it('makes nothing when nothing is chosen', async () => {
    choice.point(about(red, blue));
    await choice.confirm();
    choice.clear();
    await choice.confirm();
    expect(chooser.make).not.toHaveBeenCalled();
  });
});

describe('hovering', () => {
  it('previews the only move after a pause', async () => {
    choice.hover(about(red));
    expect(choice.hovered).toMatchObject({ move: red, preview: null });
    await vi.advanceTimersByTimeAsync(119);
    expect(chooser.preview).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(choice.hovered?.preview).toEqual([event]);
  });

  it('previews nothing where it did not stay, where several moves are meant, and while something is chosen', async () => {
    choice.hover(about(red));
    choice.hover(null);
    choice.hover(about(red, blue));
    await vi.advanceTimersByTimeAsync(500);
    expect(chooser.preview).not.toHaveBeenCalled();
    choice.point(about(red));
    chooser.preview.mockClear();
    choice.hover(about(blue));
    await vi.advanceTimersByTimeAsync(500);
    expect(chooser.preview).not.toHaveBeenCalled();
  });

  it('is quiet about a preview that fails', async () => {
    chooser.preview.mockRejectedValue(new Error('lost'));
    choice.hover(about(red));
    await vi.advanceTimersByTimeAsync(500);
    expect(choice.hovered?.preview).toBeNull();
    expect(chooser.fail).not.toHaveBeenCalled();
  });
});

it('forgets everything at a new question', () => {
  choice.point(about(red));
  choice.hover(about(blue));
  choice.reset();
  expect([choice.intent, choice.hovered]).toEqual([null, null]);
});
