// What each target is, in full words: everything a sighted person sees of it, and what could be done.
import { bonusName, called, cardName, move as moveSentence } from './describe';
import { counted, type Scene } from '$web/describe/describe';
import type { Move } from '$web/board/contract';
import { plainWords } from './pointing';
import type { Sight } from './sight';
import { buriedIn, type SectionName, type Yields } from './view';

/** What a describer needs to know. */
export const sceneOf = ({ view, desk }: Sight): Scene => ({
  box: desk.box,
  view: view as unknown as Scene['view'],
  players: desk.players,
  me: desk.me,
  asked: desk.asked,
  say: desk.say,
});

/** How many moves a label spells out; more are counted by the prompt line. */
const SPELLED = 3;

export function labelOf(id: string, sight: Sight, moves: Move[] = []): string {
  const label = plainLabel(id, sight);
  if (!moves.length) return label;
  const scene = sceneOf(sight);
  const said = moves.slice(0, SPELLED).map((one) => moveSentence(one, scene));
  return sight.say('board-can', { label, moves: said.join('; ') });
}

/** "2 coffins, £3" of a tile, a blank space or the whole of London. */
export function yieldsText(yields: Yields, sight: Sight): string {
  const { say } = sight;
  const parts = [
    yields.coffins && say('board-coffins', { count: yields.coffins }),
    yields.mourners && say('board-mourners', { count: yields.mourners }),
    yields.money && `£${yields.money}`,
    yields.orange && say('board-orange', { count: yields.orange }),
  ];
  return parts.filter(Boolean).join(', ') || say('board-nothing');
}

function plainLabel(id: string, sight: Sight): string {
  const [first = '', aim = '', other = ''] = plainWords(id);
  const describe = LABELS[first];
  return describe ? describe(sight, aim, other) : id;
}

const nameOf = (sight: Sight, id: string) => called(sceneOf(sight), id);

function somebodyAt(sight: Sight, place: string): string {
  const worker = sight.seat.workers[place];
  return sight.say(worker ? `worker-${worker}` : 'rail-no-staff');
}

/** Who works at a place; when somebody must leave, what that would mean. */
function spotLabel(sight: Sight, place: string): string {
  const label = sight.say('board-spot', { place: nameOf(sight, place), somebody: somebodyAt(sight, place) });
  const loss = sight.view.phase === 'dismiss' ? lossText(sight, place) : '';
  return loss ? `${label}; ${loss}` : label;
}

/** What the dismissal of somebody costs at the end. */
export function lossText(sight: Sight, place: string): string {
  if (sight.seat.workers[place] !== 'staff') return '';
  if (place.startsWith('row')) return sight.say('board-row-lost');
  return sight.seat.tiles[place] === 'b'
    ? sight.say('board-points-lost', { points: sight.seat.london_score.value })
    : '';
}

function tileLabel(sight: Sight, tile: string): string {
  const side = sight.seat.tiles[tile];
  const { yields, cost } = sight.printed.tile(tile, side);
  return sight.say('board-tile', {
    tile: nameOf(sight, tile),
    side: sight.say(side ? `board-side-${side}` : 'board-side-none'),
    yields: yieldsText(yields, sight),
    cost: cost ?? 0,
    state: side ?? 'none',
  });
}

function cardLabel(sight: Sight, space: string): string {
  const lying = sight.view.face_up[Number(space) - 1];
  const face = lying && sight.view.cards[lying.card];
  if (!lying || !face) return sight.say('board-no-card');
  const discs = lying.discs.map((disc) => sight.say(`disc-${disc}`)).join(', ');
  return sight.say('board-card', { space, card: cardName(sceneOf(sight), face), discs });
}

function cryptLabel(sight: Sight, aim: string): string {
  const { printed, seat, view, say } = sight;
  if (!aim.startsWith('col'))
    return say('board-crypt', {
      crypt: say(`crypt-${aim}`),
      times: printed.multiplier(aim),
      price: printed.cryptPrice(aim),
      left: view.crypts[aim] ?? 0,
    });
  const crypt = seat.crypts[aim];
  const score = seat.column_score[printed.columns.indexOf(aim)];
  return say('board-column', {
    column: nameOf(sight, aim),
    crypt: crypt ? say('rail-crypt', { crypt: say(`crypt-${crypt}`) }) : say('board-no-crypt'),
    times: printed.multiplier(crypt),
    points: score?.points ?? 0,
  });
}

function wagonLabel(sight: Sight, wagon: string): string {
  const { printed, seat, say } = sight;
  const state = seat.wagons[wagon];
  const load = wagon.startsWith('coffin')
    ? counted(seat.coffins[wagon] ?? {}, (colour) => say(`coffin-${colour}`))
    : String(seat.passengers[wagon] ?? 0);
  return say('board-wagon', {
    wagon: nameOf(sight, wagon),
    state: say(state ? `rail-${state}` : 'board-not-there'),
    seats: printed.seatsIn(wagon, state),
    load: state ? load || say('board-empty') : say('board-empty'),
  });
}

function prestigeLabel(sight: Sight): string {
  const { printed, seat, say } = sight;
  const next = printed.levels[seat.prestige];
  const values = { level: seat.prestige, points: printed.levels[seat.prestige - 1]?.points ?? 0 };
  if (!next) return say('board-prestige-top', values);
  const cost = counted(printed.levelCost(seat.prestige + 1), (disc) => say(`disc-${disc}`));
  return say('board-prestige', { ...values, cost, next: next.points, effect: effectText(sight, seat.prestige) });
}

/** What a level of prestige brings beside its points. */
export function effectText(sight: Sight, level: number): string {
  const { now = 0, everyTurn = 0, whiteCrypts = 0 } = sight.printed.levels[level] ?? {};
  const before = sight.printed.levels[level - 1]?.everyTurn ?? 0;
  const parts = [
    now && sight.say('board-steps-now', { steps: now }),
    everyTurn > before && sight.say('board-steps-every', { steps: everyTurn }),
    whiteCrypts && sight.say('rail-crypt', { crypt: sight.say('crypt-white') }),
  ];
  return parts.filter(Boolean).join(', ');
}

function graveLabel(sight: Sight, row: string, column: string): string {
  const { printed, seat, say } = sight;
  const index = printed.columns.indexOf(column);
  const colour = printed.graves.find((one) => one.row === row)?.colours[index] ?? '';
  const coffin = buriedIn(seat, row, printed.columns.length)[index];
  return say('board-grave', {
    row: nameOf(sight, row),
    column: nameOf(sight, column),
    colour: say(`coffin-${colour}`),
    coffin: coffin ? say('board-buried', { coffin: say(`coffin-${coffin}`) }) : say('rail-free'),
    tended: somebodyAt(sight, row),
  });
}

function sectionLabel(sight: Sight, section: string): string {
  const { view, say } = sight;
  const face = view.card ? view.cards[view.card] : undefined;
  const shown = face && sectionText(sight, section as SectionName, face);
  const state = view.used.includes(section as SectionName) ? 'done' : (view.checklist[section] ?? 'cannot');
  return say('board-section', { section: say(`section-${section}`), shown: shown ?? '', state: say(`table-${state}`) });
}

/** What a section of a card shows, in words. */
export function sectionText(
  sight: Sight,
  section: SectionName,
  face: { london: string; necropolis: string[]; railway: string },
): string {
  const { say } = sight;
  if (section === 'london') return say(`room-${face.london}`);
  if (section === 'railway') return say(`ability-short-${face.railway}`);
  return face.necropolis.length > 1 ? say('symbol-short-both') : say(`symbol-short-${face.necropolis[0]}`);
}

const abilityLabel = (sight: Sight, ability: string) =>
  sight.say('board-tucked-card', { ability: sight.say(`ability-${ability}`) });

const LABELS: Record<string, (sight: Sight, aim: string, other: string) => string> = {
  take: cardLabel,
  london: tileLabel,
  hire: spotLabel,
  crypt: cryptLabel,
  wagon: wagonLabel,
  tuck: (sight) => sight.say('board-tuck'),
  tender: (sight) => abilityLabel(sight, 'tender'),
  'staff-car': (sight) => abilityLabel(sight, 'staff-car'),
  'dining-car': (sight) => abilityLabel(sight, 'dining-car'),
  carriage: (sight) => abilityLabel(sight, 'carriage'),
  bonus: (sight, action, disc) =>
    sight.say('board-bonus', {
      action: bonusName(sceneOf(sight), action),
      disc: sight.say(`disc-${disc}`),
      state: sight.say(sight.view.bonus[`${action} ${disc}`] ? 'rail-used' : 'rail-free'),
    }),
  prestige: prestigeLabel,
  load: (sight, coffin) =>
    sight.say('board-waiting-coffins', {
      count: sight.seat.waiting_coffins[coffin] ?? 0,
      coffin: sight.say(`coffin-${coffin}`),
    }),
  bury: (sight, aim, column) =>
    column ? graveLabel(sight, aim, column) : sight.say('board-aboard', { coffin: sight.say(`coffin-${aim}`) }),
  card: sectionLabel,
  done: (sight) => sight.say('board-train', { space: sight.seat.train + 1, spaces: sight.printed.track.spaces }),
};
