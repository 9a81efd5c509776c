import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, HttpError } from '../net/http';
import type { Report, ReviewState } from '../net/review';
import { session } from '../state/session.svelte';
import { ReviewPage } from './review.svelte';

const report = (...steps: number[]) =>
  ({ steps: 40, reviewed: 40, decisions: [], turning_points: steps.map((step) => ({ step, why: 'error' })) }) as unknown as Report;
const state = (parts: Partial<ReviewState>): ReviewState => ({ status: 'running', depth: 'usual', done: 0, total: 40, ...parts });
const busy = () => new HttpError(429, { key: 'too-busy', rule: null, words: {}, sentence: { en: 'Too busy', it: 'Occupato' } });
const aWhile = () => vi.advanceTimersByTimeAsync(1000);
const opened = async () => {
  const page = new ReviewPage('t', null);
  await vi.advanceTimersByTimeAsync(0);
  return page;
};

describe('the page of a review', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, 'table').mockReturnValue(new Promise(() => undefined)); // the replay beside it stays empty
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('goes on following after an answer was lost', async () => {
    vi.spyOn(session, 'tell').mockReturnValue();
    const asked = vi.spyOn(api, 'review').mockResolvedValueOnce(state({})).mockRejectedValueOnce(new TypeError('lost'));
    const page = await opened();
    asked.mockResolvedValueOnce(state({ done: 8 })).mockResolvedValueOnce(state({ status: 'done', report: report(7) }));
    await aWhile();
    await aWhile();
    await aWhile();
    expect(page.state?.done).toBe(8);
    await aWhile();
    expect(page.report).not.toBeNull();
    await aWhile();
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('asks less often while it is offline, and says so once', async () => {
    const told = vi.spyOn(session, 'tell').mockReturnValue();
    const asked = vi.spyOn(api, 'review').mockResolvedValueOnce(state({})).mockRejectedValue(new TypeError('offline'));
    const page = await opened();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveBeenCalledOnce();
    expect(asked.mock.calls.length).toBeLessThan(9);
    page.close();
  });

  it('stops asking when it is refused for good, and keeps the report', async () => {
    const gone = new HttpError(404, null);
    const asked = vi.spyOn(api, 'review').mockResolvedValueOnce(state({ report: report(7) })).mockRejectedValue(gone);
    const page = await opened();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked.mock.calls.length, page.state?.status, page.report === null]).toEqual([2, 'failed', false]);
  });

  it('shows a refusal with a way to try again', async () => {
    vi.spyOn(api, 'review').mockResolvedValue(state({ status: 'none' }));
    const begun = vi.spyOn(api, 'beginReview').mockRejectedValueOnce(busy()).mockResolvedValueOnce(state({}));
    const page = await opened();
    expect([page.problem, page.state?.status, page.state?.problem?.said['en']]).toEqual(['', 'failed', 'Too busy']);
    await page.goOn();
    expect([begun.mock.calls.length, page.state?.status]).toEqual([2, 'running']);
    page.close();
  });

  it('asks again where nothing could be asked', async () => {
    vi.spyOn(api, 'review').mockRejectedValueOnce(busy()).mockResolvedValueOnce(state({ status: 'done', report: report(7) }));
    const page = await opened();
    expect(page.problem).toBe('Too busy');
    await page.begin();
    expect([page.problem, page.moment.step]).toEqual(['', 7]);
  });

  it('keeps the report of before while a deeper one is made, then looks at the same move in that', async () => {
    const asked = vi.spyOn(api, 'review').mockResolvedValueOnce(state({ report: report(7) }));
    const page = await opened();
    expect(page.moment.turning?.step).toBe(7);
    asked.mockResolvedValueOnce(state({ done: 8 }));
    await aWhile();
    expect(asked).toHaveBeenLastCalledWith('t', true);
    expect(page.report).not.toBeNull();
    asked.mockResolvedValueOnce(state({ status: 'done', report: report(9) }));
    await aWhile();
    expect(page.moment).toEqual({ step: 7, turning: null });
  });
});
