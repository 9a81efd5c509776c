import { describe, expect, it } from 'vitest';
import { groupsOf, longestBar, PATTERNS, pointsIn } from './scoreGroups';

const TEN = Array.from({ length: 10 }, (_none, at) => `part${at}`);

describe('groups of points', () => {
  it('never need more patterns than can be told apart', () => {
    const groups = groupsOf(TEN, undefined);
    expect(groups.map(({ pattern }) => pattern)).toEqual(PATTERNS);
    expect(groups.flatMap(({ parts }) => parts)).toEqual(TEN);
    expect(groups.at(-1)?.key).toBe('end-group-rest');
  });

  it('are the parts themselves if there are few', () => {
    expect(groupsOf(['a', 'b'], undefined).map(({ key }) => key)).toEqual(['part-a', 'part-b']);
  });

  it('are those of the game, without what nobody has', () => {
    const given = [
      { id: 'routes', parts: ['routes'] },
      { id: 'flags', parts: ['flags'] },
      { id: 'tickets', parts: ['done', 'failed'] },
    ];
    const groups = groupsOf(['routes', 'failed'], given);
    expect(groups.map(({ key, parts, pattern }) => [key, parts, pattern])).toEqual([
      ['end-group-routes', ['routes'], 'solid'],
      ['end-group-tickets', ['failed'], 'dots'],
    ]);
    expect(pointsIn(groups[1]!, { routes: 4, failed: -3 })).toBe(-3);
  });

  it('have room for tickets that are won before others are lost', () => {
    expect(longestBar([{ routes: 10, done: 6, failed: -3 }, { routes: 17 }])).toBe(19);
    expect(longestBar([{}])).toBe(1);
  });
});
