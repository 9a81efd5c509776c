import { describe, expect, it } from 'vitest';
import { session } from './session.svelte';

describe('Session', () => {
  it('notices that the visitor was signed out, and only that', () => {
    session.me = { person: 'a', name: 'Ada' };
    session.welcomed('a');
    expect([session.me?.name, session.notice]).toEqual(['Ada', null]);
    session.welcomed(null);
    expect(session.me).toBeNull();
    expect(session.notice?.isRefusal).toBe(true);
  });

  it('says nothing to a visitor who had no name', () => {
    session.me = null;
    session.dismiss();
    session.welcomed(null);
    expect(session.notice).toBeNull();
  });
});
