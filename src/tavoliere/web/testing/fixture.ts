// What a board's tests look up in its fixture of real views, moves and events, which tests/board_fixture.py writes.

/** The moment in which a question was asked. */
export function momentIn<Moment>(moments: Record<string, Moment>, question: string): Moment {
  const moment = moments[question];
  if (!moment) throw new Error(`the fixture has no moment "${question}"`);
  return moment;
}

/** The first event of a kind, and the view before the update it belongs to. */
export function eventIn<View, Event extends { kind: string }, Kind extends Event['kind']>(
  updates: Record<string, { view: View; events: Event[] }>,
  kind: Kind,
): { event: Extract<Event, { kind: Kind }>; view: View } {
  for (const { view, events } of Object.values(updates))
    for (const event of events) if (event.kind === kind) return { event: event as never, view };
  throw new Error(`the fixture has no event "${kind}"`);
}
