// What each target is, in full words: everything a sighted person sees of it, and what could be done.
import { counted } from '$web/describe/describe';
import type { BoardContext } from './context';
import { bonusName, called, cardName } from './describe';
import type { Target } from './pointing';
import { buriedIn, discOn, numberOf, type CardFace, type Section, type Yields } from './view';
import type { Column, Crypt, Move, Place, Row, Space, Tile, Wagon } from './wire';

/** How many moves a label spells out; more are counted by the prompt line. */
const SPELLED = 3;

/** What a target is, and what could be done with it. */
export function labelOf(target: Target, context: BoardContext, moves: readonly Move[] = []): string {
  const label = plainLabel(target, context);
  if (!moves.length) return label;
  const sentences = moves.slice(0, SPELLED).map((move) => context.frame.moveSentence(move));
  return context.say('board-can', { label, moves: sentences.join('; ') });
}

/** What a target is. */
export function plainLabel(target: Target, context: BoardContext): string {
  const { say, seat, printed } = context;
  switch (target.kind) {
    case 'space':
      return cardLabel(context, target.space);
    case 'section':
      return sectionLabel(context, target.section);
    case 'bonus':
      return bonusLabel(context, target);
    case 'crypt':
      return cryptLabel(context, target.crypt);
    case 'column':
      return columnLabel(context, target.column);
    case 'tile':
      return tileLabel(context, target.tile);
    case 'place':
      return placeLabel(context, target.place);
    case 'wagon':
      return wagonLabel(context, target.wagon);
    case 'tuck':
      return say('board-tuck');
    case 'ability':
      return say('board-tucked-card', { ability: say(`ability-${target.ability}`) });
    case 'waiting':
      return waitingLabel(context, target);
    case 'waiting-mourners':
      return say('board-waiting-mourners', { count: seat.waiting_mourners });
    case 'aboard':
      return say('board-aboard', { coffin: say(`coffin-${target.coffin}`) });
    case 'grave':
      return graveLabel(context, target.row, target.column);
    case 'prestige':
      return prestigeLabel(context);
    case 'train':
      return say('board-train', { space: seat.train + 1, spaces: printed.track.spaces });
  }
}

function bonusLabel({ scene, say, view }: BoardContext, { bonus, colour }: Extract<Target, { kind: 'bonus' }>): string {
  const state = say(discOn(view, bonus, colour) ? 'rail-used' : 'rail-free');
  return say('board-bonus', { action: bonusName(scene, bonus), disc: say(`disc-${colour}`), state });
}

function waitingLabel({ seat, say }: BoardContext, { coffin }: Extract<Target, { kind: 'waiting' }>): string {
  return say('board-waiting-coffins', { count: seat.waiting_coffins[coffin] ?? 0, coffin: say(`coffin-${coffin}`) });
}

/** "2 coffins, £3" of a tile, a blank space or the whole of London. */
export function yieldsText(yields: Yields, context: BoardContext): string {
  const { say } = context;
  const parts = [
    yields.coffins && say('board-coffins', { count: yields.coffins }),
    yields.mourners && say('board-mourners', { count: yields.mourners }),
    yields.money && `£${yields.money}`,
    yields.orange && say('board-orange', { count: yields.orange }),
  ];
  return parts.filter(Boolean).join(', ') || say('board-nothing');
}

export const nameOf = (context: BoardContext, id: string) => called(context.scene, id);

function somebodyAt(context: BoardContext, place: Place): string {
  const worker = context.seat.workers[place];
  return context.say(worker ? `worker-${worker}` : 'rail-no-staff');
}

/** Who works at a place; when somebody must leave, what that would mean. */
function placeLabel(context: BoardContext, place: Place): string {
  const label = context.say('board-spot', { place: nameOf(context, place), somebody: somebodyAt(context, place) });
  const loss = context.view.phase === 'dismiss' ? lossText(context, place) : '';
  return loss ? `${label}; ${loss}` : label;
}

/** What the dismissal of somebody costs at the end. */
export function lossText({ seat, printed, say }: BoardContext, place: Place): string {
  if (seat.workers[place] !== 'staff') return '';
  if (printed.graves.some(({ row }) => row === place)) return say('board-row-lost');
  const points = seat.staff_points[place];
  return points ? say('board-points-lost', { points }) : '';
}

function tileLabel(context: BoardContext, tile: Tile): string {
  const side = context.seat.tiles[tile];
  const { yields, cost } = context.printed.tile(tile, side);
  return context.say('board-tile', {
    tile: nameOf(context, tile),
    side: context.say(side ? `board-side-${side}` : 'board-side-none'),
    yields: yieldsText(yields, context),
    cost: cost ?? 0,
    state: side ?? 'none',
  });
}

function cardLabel({ view, scene, say }: BoardContext, space: Space): string {
  const lying = view.face_up.find((one) => one.space === space);
  const face = lying && view.cards[lying.card];
  if (!lying || !face) return say('board-no-card');
  const discs = lying.discs.map((disc) => say(`disc-${disc}`)).join(', ');
  return say('board-card', { space: numberOf(space), card: cardName(scene, face), discs });
}

function cryptLabel({ printed, view, say }: BoardContext, crypt: Crypt): string {
  return say('board-crypt', {
    crypt: say(`crypt-${crypt}`),
    times: printed.multiplier(crypt),
    price: printed.cryptPrice(crypt),
    left: view.crypts[crypt],
  });
}

function columnLabel(context: BoardContext, column: Column): string {
  const { printed, seat, say } = context;
  const crypt = seat.crypts[column];
  return say('board-column', {
    column: nameOf(context, column),
    crypt: crypt ? say('rail-crypt', { crypt: say(`crypt-${crypt}`) }) : say('board-no-crypt'),
    times: printed.multiplier(crypt),
    points: seat.column_score[printed.columns.indexOf(column)]?.points ?? 0,
  });
}

function wagonLabel(context: BoardContext, wagon: Wagon): string {
  const { printed, seat, say } = context;
  const state = seat.wagons[wagon];
  const load = wagon.startsWith('coffin')
    ? counted(seat.coffins[wagon] ?? {}, (colour) => say(`coffin-${colour}`))
    : String(seat.passengers[wagon] ?? 0);
  return say('board-wagon', {
    wagon: nameOf(context, wagon),
    state: say(state ? `rail-${state}` : 'board-not-there'),
    seats: printed.seatsIn(wagon, state),
    load: state ? load || say('board-empty') : say('board-empty'),
  });
}

function prestigeLabel(context: BoardContext): string {
  const { printed, seat, say } = context;
  const next = printed.levels[seat.prestige];
  const values = { level: seat.prestige, points: printed.levels[seat.prestige - 1]?.points ?? 0 };
  if (!next) return say('board-prestige-top', values);
  const cost = counted(printed.levelCost(seat.prestige + 1), (disc) => say(`disc-${disc}`));
  return say('board-prestige', { ...values, cost, next: next.points, effect: effectText(context, seat.prestige) });
}

/** What a level of prestige brings beside its points. */
export function effectText(context: BoardContext, level: number): string {
  const { now = 0, everyTurn = 0, whiteCrypts = 0 } = context.printed.levels[level] ?? {};
  const before = context.printed.levels[level - 1]?.everyTurn ?? 0;
  const parts = [
    now && context.say('board-steps-now', { steps: now }),
    everyTurn > before && context.say('board-steps-every', { steps: everyTurn }),
    whiteCrypts && context.say('rail-crypt', { crypt: context.say('crypt-white') }),
  ];
  return parts.filter(Boolean).join(', ');
}

function graveLabel(context: BoardContext, row: Row, column: Column): string {
  const { printed, seat, say } = context;
  const index = printed.columns.indexOf(column);
  const colour = printed.graves.find((one) => one.row === row)?.colours[index] ?? '';
  const coffin = buriedIn(seat, row, printed.columns.length)[index];
  return say('board-grave', {
    row: nameOf(context, row),
    column: nameOf(context, column),
    colour: say(`coffin-${colour}`),
    coffin: coffin ? say('board-buried', { coffin: say(`coffin-${coffin}`) }) : say('rail-free'),
    tended: somebodyAt(context, row),
  });
}

function sectionLabel(context: BoardContext, section: Section): string {
  const { view, say } = context;
  const face = view.card ? view.cards[view.card] : undefined;
  const shown = face ? sectionText(context, section, face) : '';
  const left = view.checklist[section] ?? 'cannot';
  const state = !view.used.includes(section) ? left : left === 'can' ? 'half' : 'done';
  return say('board-section', { section: say(`section-${section}`), shown, state: say(`table-${state}`) });
}

/** What a section of a card shows, in words. */
export function sectionText({ say }: BoardContext, section: Section, face: CardFace): string {
  if (section === 'london') return say(`room-${face.london}`);
  if (section === 'railway') return say(`ability-short-${face.railway}`);
  return face.necropolis.length > 1 ? say('symbol-short-both') : say(`symbol-short-${face.necropolis[0]}`);
}
