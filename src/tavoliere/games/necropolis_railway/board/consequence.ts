// What a move would do, in few words: the line at the foot of the board and in the prompt. The server tells it, in the
// events of a preview and in the view.
import { counted } from '$web/describe/describe';
import { called } from './describe';
import { pays } from './payments';
import { poundsAndDiscs } from './preview';
import { Printed } from './printed';
import type { Intent, Scene } from './types';
import { DISCS, type CryptOutlook } from './view';
import { stepsAddedBy } from './way';
import type { Crypt, Move } from './wire';

export const BETWEEN = ' · ';
const signed = (money: number) => (money < 0 ? `−£${-money}` : `+£${money}`);

/** What a crypt costs: "3 mourners + £9". */
export function cryptCost(outlook: CryptOutlook, withCarriage: boolean, { say }: Pick<Scene, 'say'>): string {
  const mourners = outlook.mourners + (withCarriage ? outlook.aboard : 0);
  const pounds = withCarriage ? outlook.pounds_with_carriage : outlook.pounds;
  return [mourners && say('board-mourners', { count: mourners }), pounds && `£${pounds}`].filter(Boolean).join(' + ');
}

/** A crypt in a word, with its cost: "×6 · 3 mourners + £9". */
export function cryptText(crypt: Crypt, withCarriage: boolean, scene: Scene): string {
  const times = `×${new Printed(scene.box).multiplier(crypt)}`;
  const outlook = scene.view.crypt_outlook[crypt];
  return [times, outlook && cryptCost(outlook, withCarriage, scene)].filter(Boolean).join(BETWEEN);
}

/** The points of a column before and after. */
function columnText(column: string, after: number | undefined, scene: Scene): string {
  const index = new Printed(scene.box).columns.indexOf(column);
  const before = scene.view.players[scene.view.active]?.column_score[index]?.points ?? 0;
  return after === undefined ? '' : scene.say('line-column', { column: index + 1, before, after });
}

/** Wages that cannot be paid in London: who leaves, and what that costs. */
export function unpaidText({ view, say }: Scene): string {
  return view.payday?.leaving ? say('line-unpaid', { ...view.payday, lost: -view.payday.points }) : '';
}

/** Whether full wages are chosen that cannot be paid. */
function isTooDear(move: Move, { view }: Scene): boolean {
  const me = view.players[view.active];
  return move.kind === 'full-wages' && !!me && me.wages > me.money;
}

/** Whether a move leads to London first, where somebody could not be paid, or leaves somebody unpaid there. */
export function leavesUnpaid(move: Move, scene: Scene): boolean {
  const { view } = scene;
  if (isTooDear(move, scene)) return true;
  if (!view.payday?.leaving) return false;
  if (move.kind === 'run') return view.players[view.active]?.stations_ahead[0]?.station === 'london';
  return move.kind === 'done' && view.train?.stations[0] === 'london';
}

/** What a burial or a crypt does to the points of its column and row. */
function columnGains(move: Move, scene: Scene): string[] {
  const { view, say } = scene;
  const columnAt = (column: string) => new Printed(scene.box).columns.indexOf(column);
  switch (move.kind) {
    case 'bury': {
      const row = view.burial_points?.rows[move.row];
      const after = view.burial_points?.columns[move.coffin][columnAt(move.column)];
      return [columnText(move.column, after, scene), row ? say('line-row-full', { points: row }) : ''];
    }
    case 'crypt':
    case 'century-crypt':
    case 'final-crypt': {
      const after = view.crypt_outlook[move.crypt]?.columns[columnAt(move.column)];
      return [cryptText(move.crypt, pays(move, 'carriage'), scene), columnText(move.column, after, scene)];
    }
    case 'white-crypt':
      return [columnText(move.column, view.crypt_outlook.white?.columns[columnAt(move.column)], scene)];
    default:
      return [];
  }
}

/** What a move brings beside pounds and discs. */
function gains(move: Move, scene: Scene): string[] {
  const { view, say, box } = scene;
  const printed = new Printed(box);
  const me = view.players[view.active]!;
  switch (move.kind) {
    case 'wagon':
    case 'century-wagon': {
      const state = me.wagons[move.wagon];
      const before = state ? printed.seatsIn(move.wagon, state) : 0;
      return [say('line-wagon', { before, after: printed.seatsIn(move.wagon, state && 'upgraded') })];
    }
    case 'sell':
      return [say('line-sell', { wagon: called(scene, move.wagon) })];
    case 'dismiss': {
      const points = me.staff_points[move.place] ?? 0;
      const isRow = printed.graves.some(({ row }) => row === move.place);
      return [say(points ? 'board-points-lost' : 'line-leaves', { points }), isRow ? say('board-row-lost') : ''];
    }
    case 'prestige':
    case 'prestige-mix': {
      const worth = (level: number) => printed.levels[level]?.points ?? 0;
      return [say('line-prestige', { before: worth(me.prestige - 1), after: worth(me.prestige) })];
    }
    case 'hire':
    case 'century-hire':
      return [say('line-hire', { pounds: printed.price('wage') })];
    case 'volunteer':
      return [say('line-volunteer')];
    case 'staff-car':
      return [say('line-wages-each', { pounds: printed.price('staff_car_wage') })];
    case 'full-wages':
      return isTooDear(move, scene) ? [say('line-too-dear', { wages: me.wages, money: me.money })] : [];
    default:
      return columnGains(move, scene);
  }
}

/** Steps of the train and stations on the way, as events and the view tell them; a run ends at the next one. */
function journey({ move, preview }: Intent, { view, say }: Scene): string[] {
  const next = view.players[view.active]?.stations_ahead.slice(0, 1).map(({ station }) => station);
  const reached = move?.kind === 'run' ? next : view.train?.stations;
  return (preview ?? []).flatMap((event) => {
    if (event.kind !== 'train-moved') return [];
    const stations = reached?.map((one) => say(`board-at-${one}`)) ?? [];
    return [say('line-train', { space: event.destination + 1 }), ...stations];
  });
}

/** What the choice looked at would do; empty while that is not known. */
export function consequence(intent: Intent, scene: Scene): string {
  const { move, preview } = intent;
  const { say, view } = scene;
  if (!move) return '';
  const changes = poundsAndDiscs(preview ?? [], view.active);
  const steps = stepsAddedBy(move, view);
  const discs = (sign: 1 | -1) =>
    counted(
      Object.fromEntries(DISCS.map((disc) => [disc, Math.max(0, sign * (changes[disc] ?? 0))])),
      (disc) => say(`disc-${disc}`),
    );
  return [
    changes['money'] ? signed(changes['money']) : '',
    discs(-1) && say('line-discs-paid', { discs: discs(-1) }),
    discs(1) && say('line-discs-gained', { discs: discs(1) }),
    ...gains(move, scene),
    steps ? say('line-steps', { steps }) : '',
    ...journey(intent, scene),
    leavesUnpaid(move, scene) && !isTooDear(move, scene) ? unpaidText(scene) : '',
  ]
    .filter(Boolean)
    .join(BETWEEN);
}
