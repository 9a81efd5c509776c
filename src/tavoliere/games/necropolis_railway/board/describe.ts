// London Necropolis Railway in words.
import { counted, names, rows, type Counter, type Describer, type Section } from '$web/describe/describe';
import { consequence, leavesUnpaid } from './consequence';
import { targetOf, type Target } from './pointing';
import type { Scene } from './types';
import { discOn, numberOf, OWN_COLOURS, type CardFace, type Part, type Section as CardSection, type SeatView, type View } from './view';
import type { Bonus, Extras, GameEvent, Move, OwnColour } from './wire';

const disc = (scene: Scene) => (id: string) => scene.say(`disc-${id}`);
const coffin = (scene: Scene) => (id: string) => scene.say(`coffin-${id}`);
const crypt = (scene: Scene) => (id: string) => scene.say(`crypt-${id}`);

// --- names ----------------------------------------------------------------------------------------------------------

/** Places, tiles, wagons, columns and cards as people call them; targets of the board too. */
function nameOfId(id: string, scene: Scene): string | undefined {
  const { say } = scene;
  const numbered = /^(row|col|coffin|mourner)\d+$/.exec(id);
  if (numbered) return say(`rail-${numbered[1]}`, { number: numberOf(id) });
  const room = rows(scene.box, 'london_rooms').find((row) => (row['tiles'] as string[]).includes(id));
  if (room) {
    const number = (room['tiles'] as string[]).indexOf(id) + 1;
    return say('rail-tile', { room: say(`room-${String(room['id'])}`), number });
  }
  const card = rows(scene.box, 'cards').find((row) => row['id'] === id);
  if (card) return cardName(scene, card as unknown as CardFace);
  const target = targetOf(id);
  return target && targetName(target, scene);
}

/** What a target of the board is called; undefined: it has no name of its own. */
export function targetName(target: Target, scene: Scene): string | undefined {
  const { say } = scene;
  switch (target.kind) {
    case 'space':
      return say('rail-card-space', { space: numberOf(target.space) });
    case 'section':
      return say(`section-${target.section}`);
    case 'bonus':
      return bonusName(scene, target.bonus);
    case 'crypt':
      return say('rail-crypt', { crypt: crypt(scene)(target.crypt) });
    case 'column':
      return nameOfId(target.column, scene);
    case 'tile':
      return nameOfId(target.tile, scene);
    case 'place':
      return nameOfId(target.place, scene);
    case 'wagon':
      return nameOfId(target.wagon, scene);
    case 'grave':
      return [target.row, target.column].map((id) => called(scene, id)).join(', ');
    case 'train':
      return say('head-train');
    case 'tuck':
      return say('table-tucked');
    case 'prestige':
      return say('table-used-prestige');
    default:
      return undefined;
  }
}

export const called = (scene: Scene, id: string): string => nameOfId(id, scene) ?? id;

export function cardName(scene: Scene, card: CardFace): string {
  const { say } = scene;
  const marked = (section: CardSection, shown: string) =>
    card.trains.includes(section) ? `${shown} (${say('rail-with-train')})` : shown;
  return [
    marked('london', say(`room-${card.london}`)),
    marked('necropolis', card.necropolis.map((symbol) => say(`symbol-${symbol}`)).join(' + ')),
    marked('railway', say(`ability-${card.railway}`)),
  ].join(' · ');
}

export function bonusName(scene: Scene, bonus: Bonus): string {
  const row = rows(scene.box, 'bonus_actions')[numberOf(bonus) - 1];
  return scene.say('table-bonus-action', { pounds: Number(row?.['money'] ?? 0), steps: Number(row?.['steps'] ?? 0) });
}

// --- moves ----------------------------------------------------------------------------------------------------------

/** As players write them: the Carriage first. */
const EXTRAS: Extras = ['carriage', 'orange'];

function moveSentence(move: Move, scene: Scene): string {
  const { say } = scene;
  const paid = 'extras' in move ? EXTRAS.filter((extra) => move.extras.includes(extra)) : [];
  return [say(`move-${move.kind}`, moveWords(move, scene)), ...paid.map((extra) => say(`rail-extra-${extra}`))].join(', ');
}

function moveWords(move: Move, scene: Scene): Record<string, unknown> {
  switch (move.kind) {
    case 'take':
      return takeWords(move.space, scene);
    case 'bury':
      return { coffin: coffin(scene)(move.coffin), row: called(scene, move.row), column: called(scene, move.column) };
    case 'load':
    case 'top-up':
      return { coffin: coffin(scene)(move.coffin) };
    case 'crypt':
    case 'century-crypt':
    case 'final-crypt':
      return { crypt: crypt(scene)(move.crypt), column: called(scene, move.column) };
    case 'bonus':
      return { action: bonusName(scene, move.bonus), disc: disc(scene)(move.colour) };
    case 'prestige-mix':
      return { discs: counted(move.payment, disc(scene)) };
    case 'done':
      return { steps: scene.view.train?.steps ?? 0 };
    case 'staff':
      return { place: called(scene, move.row) };
    case 'white-crypt':
      return { place: called(scene, move.column) };
    default:
      if ('place' in move) return { place: called(scene, move.place) };
      if ('tile' in move) return { place: called(scene, move.tile) };
      return 'wagon' in move ? { place: called(scene, move.wagon) } : {};
  }
}

function takeWords(space: string, scene: Scene): Record<string, unknown> {
  const lying = scene.view.face_up.find((one) => one.space === space);
  const face = lying && scene.view.cards[lying.card];
  const card = face ? cardName(scene, face) : '';
  return { space: numberOf(space), card, discs: lying?.discs.map(disc(scene)) ?? [] };
}

// --- the text view --------------------------------------------------------------------------------------------------

const PART_NAMES: Record<Part, string> = {
  london: 'section-london',
  necropolis: 'section-necropolis',
  railway: 'section-railway',
  bonus: 'table-used-bonus',
  prestige: 'table-used-prestige',
};

function turn(scene: Scene): Section[] {
  const { say, view } = scene;
  const facts: [string, string][] = [];
  if (view.card) facts.push([say('table-card'), cardName(scene, view.cards[view.card]!)]);
  for (const [part, key] of Object.entries(PART_NAMES) as [Part, string][]) {
    const state = view.checklist[part];
    if (state) facts.push([say(key), say(`table-${state}`)]);
  }
  if (view.train)
    facts.push([say('head-train'), say('table-train-now', { steps: view.train.steps, to: view.train.to + 1 })]);
  return facts.length ? [{ title: say('table-checklist'), blocks: [{ kind: 'facts', facts }] }] : [];
}

function centre(scene: Scene): Section[] {
  const { say, view } = scene;
  const cards = view.face_up.map(({ card, discs, space }) => [
    String(numberOf(space)),
    view.cards[card] ? cardName(scene, view.cards[card]) : card,
    discs.map(disc(scene)).join(', '),
  ]);
  const prices = new Map(
    rows(scene.box, 'crypt_prices').map((row) => [String(row['colour']), Number(row['mourners'])]),
  );
  const facts: [string, string][] = [
    [
      say('table-crypts'),
      Object.entries(view.crypts)
        .map(([id, left]) => say('table-crypt', { crypt: crypt(scene)(id), left, price: prices.get(id) ?? 0 }))
        .join('; '),
    ],
    [say('rail-staff-left'), String(view.staff)],
    [say('rail-deck'), `${view.deck} (${say('table-next-back', { discs: view.next_back.map(disc(scene)) })})`],
  ];
  const head = [say('rail-space'), say('table-card'), say('table-discs')];
  return [
    { title: say('rail-face-up'), blocks: [{ kind: 'table', head, rows: cards }] },
    { title: say('rail-supply'), blocks: [{ kind: 'facts', facts }] },
    { title: say('table-bonus'), blocks: [{ kind: 'table', head: bonusHead(scene), rows: bonusRows(scene) }] },
  ];
}

const bonusHead = (scene: Scene) => [scene.say('table-bonus'), ...OWN_COLOURS.map(disc(scene))];

function bonusRows(scene: Scene): string[][] {
  return rows(scene.box, 'bonus_actions').map((_row, index) => {
    const bonus = `bonus${index + 1}`;
    const state = (colour: OwnColour) => scene.say(discOn(scene.view, bonus, colour) ? 'rail-used' : 'rail-free');
    return [bonusName(scene, bonus), ...OWN_COLOURS.map(state)];
  });
}

/** The London tiles of a seat, each with its side and who stands there. */
function tilesOf(scene: Scene, seat: SeatView): string[] {
  return Object.entries(seat.tiles).map(([tile, side]) => {
    const worker = seat.workers[tile] ? ` (${scene.say(`worker-${seat.workers[tile]}`)})` : '';
    return `${called(scene, tile)} ${side.toUpperCase()}${worker}`;
  });
}

/** The wagons of a seat, each with its kind and load. */
function wagonsOf(scene: Scene, seat: SeatView): string[] {
  return Object.entries(seat.wagons).map(([wagon, kind]) => {
    const coffins = seat.coffins[wagon];
    const load = coffins ? counted(coffins, coffin(scene)) : String(seat.passengers[wagon] ?? '');
    return [called(scene, wagon), scene.say(`rail-${kind}`), load].filter(Boolean).join(' · ');
  });
}

function boards(scene: Scene, number: number): Section {
  const { say } = scene;
  const seat = scene.view.players[number]!;
  const facts: [string, string][] = [
    [say('head-points'), String(seat.points)],
    [say('rail-money'), `£${seat.money}`],
    [say('table-discs'), counted(seat.discs, disc(scene)) || '–'],
    [say('table-london'), tilesOf(scene, seat).join('; ') || '–'],
    [
      say('table-waiting'),
      [counted(seat.waiting_coffins, coffin(scene)), say('rail-mourners', { count: seat.waiting_mourners })]
        .filter(Boolean)
        .join(', '),
    ],
    [say('table-used-prestige'), String(seat.prestige)],
    [say('table-railway'), [say('rail-train-at', { space: seat.train + 1 }), ...wagonsOf(scene, seat)].join('; ')],
    [
      say('table-tucked'),
      seat.tucked.map((id) => say(`ability-${scene.view.cards[id]?.railway ?? ''}`)).join(', ') || '–',
    ],
    [say('table-necropolis'), say('rail-mourners', { count: seat.mourners })],
    [say('rail-potter'), counted(seat.potter, coffin(scene)) || '–'],
    [
      say('rail-income'),
      say('table-income', {
        ...seat.income,
        pounds: seat.income.money,
        discs: seat.income.orange,
        wages: seat.wages,
      }),
    ],
  ];
  const title = say(number === scene.me ? 'rail-your-boards' : 'rail-boards-of', { name: names(scene, [number]) });
  return { title, blocks: [{ kind: 'facts', facts }, graves(scene, seat)], folded: number !== scene.me };
}

function graves(scene: Scene, seat: SeatView): { kind: 'table'; head: string[]; rows: string[][] } {
  const { say } = scene;
  const columns = (rows(scene.box, 'graves')[0]?.['colours'] as string[] | undefined)?.length ?? 0;
  const heads = Array.from({ length: columns }, (_none, index) => {
    const over = seat.crypts[`col${index + 1}`];
    return over ? `${index + 1}: ${say('rail-crypt', { crypt: crypt(scene)(over) })}` : String(index + 1);
  });
  const table = rows(scene.box, 'graves').map((row) => {
    const id = String(row['row']);
    const buried = (seat.graves[id] ?? '').split(' ');
    const cells = (row['colours'] as string[]).map((colour, index) => {
      const inside = buried[index];
      return inside && inside !== '.' ? say('rail-buried', { coffin: coffin(scene)(inside) }) : coffin(scene)(colour);
    });
    const tended = seat.workers[id] ? say(`worker-${seat.workers[id]}`) : say('rail-no-staff');
    return [`${called(scene, id)} (${tended})`, ...cells];
  });
  return { kind: 'table', head: [say('rail-graves'), ...heads], rows: table };
}

/** The board draws money, discs and graves into the seat's panel itself; in words they stand in the sections. */
const counters = (): Counter[] => [];

function everyBoard(scene: Scene): Section[] {
  const others = scene.view.players.map((_one, number) => number).filter((number) => number !== scene.me);
  return [...(scene.me === null ? [] : [scene.me]), ...others].map((number) => boards(scene, number));
}

const describer: Describer<View, Move, GameEvent> = {
  headings: ['round-began', 'century-began', 'runs-began', 'purchases-began'],
  turns: ['card-taken'],
  alwaysConfirm: [],
  mustConfirm: leavesUnpaid,
  consequence,
  isSecret: () => false,
  banner: ({ view: { stage }, say }) =>
    ['century', 'runs', 'purchases'].includes(stage) ? say(`banner-${stage}`) : '',
  progress: ({ view: { stage, round, rounds }, say }) => say(`stage-${stage}`, { round, rounds }),
  move: moveSentence,
  nameOfId,
  things: ['symbol', 'disc', 'coffin', 'crypt'],
  points: (view, seat) => view.players[seat]?.points ?? null,
  counters,
  sections: (scene) => [...turn(scene), ...centre(scene), ...everyBoard(scene)],
};

export default describer;
