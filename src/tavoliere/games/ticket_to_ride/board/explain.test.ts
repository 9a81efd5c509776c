import { describe, expect, it } from 'vitest';
import { aboutMap } from './explain';
import { frameAt, momentOf, SAN_FRANCISCO } from './fixture';
import { routesOf } from './printed';

describe('a route', () => {
  const { view } = momentOf(SAN_FRANCISCO, 'act');
  const frame = frameAt(SAN_FRANCISCO, 'act');
  const said = (id: string) => aboutMap(id, view, frame)!.lines.join(' | ');
  const routes = routesOf(SAN_FRANCISCO.box);

  it('says whether its own colour pays, or any one', () => {
    for (const { id, colour } of routes) expect(said(id), id).toContain(colour === 'grey' ? 'grey=1' : 'grey=0');
  });

  it('says how many wild cards its ferries need', () => {
    for (const { id, ferries } of routes)
      expect(said(id).includes(`about-ferries(count=${ferries})`), id).toBe(ferries > 0);
  });
});
