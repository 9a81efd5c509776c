import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../net/messages';
import { Hints, type HintSource } from './hints.svelte';

const moves = [{ move: 'pass', visits: 10, expected: 0.5 }];
const refusal: Refusal = { type: 'refused', re: 'h', key: 'no-hint', rule: null, words: {}, sentence: {} };
const source = {
  ask: vi.fn<HintSource['ask']>(),
  fail: vi.fn<HintSource['fail']>(),
  refuse: vi.fn<HintSource['refuse']>(),
};
let hints: Hints;

beforeEach(() => {
  source.ask.mockResolvedValue({ type: 'done', re: 'h' });
  hints = new Hints(source);
});

describe('Hints', () => {
  it('are coming until the bot has thought', async () => {
    await hints.ask();
    expect(hints.isComing).toBe(true);
    hints.hear({ type: 'thought', re: 'h', moves });
    expect([hints.isComing, hints.moves]).toEqual([false, moves]);
  });

  it('are asked for only once at a time', async () => {
    await Promise.all([hints.ask(), hints.ask()]);
    expect(source.ask).toHaveBeenCalledTimes(1);
  });

  it('are not taken any more after they were forgotten', async () => {
    await hints.ask();
    hints.forget();
    hints.hear({ type: 'thought', re: 'h', moves });
    expect(hints.moves).toBeNull();
  });

  it('stop coming when they cannot be asked for', async () => {
    const error = new Error('lost');
    source.ask.mockRejectedValue(error);
    await hints.ask();
    expect(hints.isComing).toBe(false);
    expect(source.fail).toHaveBeenCalledWith(error);
  });

  it('stop coming when the bot fails after all, but not for the refusal of something else', async () => {
    await hints.ask();
    hints.hear({ ...refusal, re: 'other' });
    hints.hear({ ...refusal, re: null });
    expect(hints.isComing).toBe(true);
    hints.hear(refusal);
    expect(hints.isComing).toBe(false);
    expect(source.refuse).toHaveBeenCalledWith(refusal);
  });
});
