// The end of London Necropolis Railway as a show: London, columns one by one ("4 red × 8 = 32"), rows, then money.
import type { EndCard, EndScene, EndScript, EndStage, Gain } from '$web/board/ending';
import { rows } from '$web/describe/describe';
import { signed } from '$web/ui/numbers';
import type { Tab } from './tabs';
import { buriedIn, total, type SeatView, type View } from './view';
import type { Coffin, GameEvent, Row } from './wire';

type Scene = EndScene<View, GameEvent>;

/** Which of the seat's boards a phone shows. */
export interface BoardDrawing {
  tab: Tab;
}

const LONDON = 3200;
const COLUMN = 2300;

const seatsOf = ({ result }: Scene) => result.totals.map((_total, seat) => seat);
const pointsOf = ({ result }: Scene, seat: number, part: string) => result.scores[seat]?.[part] ?? 0;
const scoring = ({ box }: Scene, name: string) => Number(box['scoring']?.[name] ?? 0);
const rowsOf = ({ box }: Scene) => rows(box, 'graves').map(({ row }) => row as Row);
const progressOf = ({ say, result }: Scene, seat: number) =>
  say('end-player-of', { at: seat + 1, count: result.totals.length });

/** Staff on finished tiles and pairs of them. */
function london(scene: Scene, seat: number): EndStage<BoardDrawing>[] {
  const { say, view } = scene;
  const me = view.players[seat]!;
  const { staff, value } = me.london_score;
  const [forStaff, forPairs] = [pointsOf(scene, seat, 'staff'), pointsOf(scene, seat, 'pairs')];
  if (forStaff + forPairs === 0) return [];
  const pairs = forPairs / (scoring(scene, 'pair') || 1);
  const times = (count: number, worth: number) => say('end-times', { count, worth });
  const cards: EndCard[] = [
    card(say('part-staff'), times(staff, value), forStaff),
    card(say('part-pairs'), times(pairs, scoring(scene, 'pair')), forPairs),
  ];
  const finished = Object.entries(me.tiles).filter(([, side]) => side === 'b');
  return [
    {
      chapter: 'london',
      progress: progressOf(scene, seat),
      seat,
      title: say('end-london', { points: forStaff + forPairs }),
      detail: say('end-london-detail'),
      gains: gained(seat, [['staff', forStaff], ['pairs', forPairs]]),
      heading: say('end-london-of', { name: nameOf(scene, seat) }),
      cards,
      places: finished.map(([tile]) => `tile-${tile}`),
      drawing: { tab: 'london' },
      ms: LONDON,
    },
  ];
}

const nameOf = ({ players }: Scene, seat: number) => players[seat]?.name ?? '';
const gained = (seat: number, parts: [string, number][]): Gain[] =>
  parts.filter(([, points]) => points !== 0).map(([part, points]) => ({ seat, part, points }));

function card(title: string, detail: string, points: number, seat?: number): EndCard {
  const state = points > 0 ? 'done' : 'plain';
  return { title, detail, value: signed(points), state, ...(seat === undefined ? {} : { seat }) };
}

/** The graves that a column is scored for. */
function gravesIn(scene: Scene, me: SeatView, column: number, colour: Coffin): string[] {
  const columns = me.column_score.length;
  return rowsOf(scene)
    .filter((row) => me.workers[row] && buriedIn(me, row, columns)[column] === colour)
    .map((row) => `grave-${row}-col${column + 1}`);
}

function columnCard({ say }: Scene, me: SeatView, column: number): EndCard {
  const { colour, count, multiplier, points } = me.column_score[column]!;
  const words = { count, colour: say(`end-coffins-${colour}`, { count }), multiplier, points };
  return card(say(`part-column-${column + 1}`), say(points ? 'end-column-sum' : 'end-column-empty', words), points);
}

/** A column: coffins of the most frequent colour, times what its crypt makes of them. */
function columnStage(scene: Scene, seat: number, scored: number[], at: number): EndStage<BoardDrawing> {
  const { say } = scene;
  const me = scene.view.players[seat]!;
  const column = scored[at]!;
  const { colour, points } = me.column_score[column]!;
  const shown = columnCard(scene, me, column);
  return {
    chapter: 'columns',
    progress: progressOf(scene, seat),
    seat,
    title: `${shown.title}: ${shown.detail}`,
    detail: say(scene.view.players[seat]?.crypts[`col${column + 1}` as never] ? 'end-column-crypt' : 'end-column-bare'),
    gains: [{ seat, part: `column-${column + 1}`, points }],
    heading: say('end-columns-of', { name: nameOf(scene, seat) }),
    cards: scored.map((one) => columnCard(scene, me, one)),
    open: at + 1,
    places: [`col${column + 1}`, ...gravesIn(scene, me, column, colour)],
    drawing: { tab: 'brookwood' },
    ms: COLUMN,
  };
}

function columns(scene: Scene, seat: number): EndStage[] {
  const scores = scene.view.players[seat]?.column_score ?? [];
  const scored = scores.flatMap(({ points }, column) => (points ? [column] : []));
  return scored.map((_column, at) => columnStage(scene, seat, scored, at));
}

/** A part that everyone is given at once. */
function forEveryone(scene: Scene, chapter: string, parts: string[], detail: (seat: number) => string): EndStage[] {
  const { say } = scene;
  const sum = (seat: number) => parts.reduce((points, part) => points + pointsOf(scene, seat, part), 0);
  const gains = seatsOf(scene).flatMap((seat) =>
    gained(seat, parts.map((part) => [part, pointsOf(scene, seat, part)])),
  );
  if (gains.length === 0) return [];
  const cards = seatsOf(scene).map((seat) => card('', detail(seat), sum(seat), seat));
  const title = say(`end-${chapter}`);
  return [{ chapter, seat: null, title, detail: say(`end-${chapter}-detail`), gains, heading: title, cards }];
}

function fields(scene: Scene, seat: number): string {
  const full = pointsOf(scene, seat, 'rows') / (scoring(scene, 'full_row') || 1);
  return scene.say('end-fields-card', { rows: full, potter: total(scene.view.players[seat]?.potter) });
}

function purse(scene: Scene, seat: number): string {
  const { money = 0, mourners = 0 } = scene.view.players[seat] ?? {};
  return scene.say('end-money-card', { money, mourners });
}

export default {
  groups: [
    { id: 'columns', parts: ['column-1', 'column-2', 'column-3', 'column-4', 'column-5'] },
    { id: 'london', parts: ['staff', 'pairs'] },
    { id: 'fields', parts: ['rows', 'potters-field'] },
    { id: 'money', parts: ['money'] },
  ],
  stages: (scene) => [
    ...seatsOf(scene).flatMap((seat) => london(scene, seat)),
    ...seatsOf(scene).flatMap((seat) => columns(scene, seat)),
    ...forEveryone(scene, 'fields', ['rows', 'potters-field'], (seat) => fields(scene, seat)),
    ...forEveryone(scene, 'money', ['money'], (seat) => purse(scene, seat)),
  ],
} satisfies EndScript<View, GameEvent>;
