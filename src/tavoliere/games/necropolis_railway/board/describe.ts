// London Necropolis Railway in words.
import type { Move } from '$web/net/messages';
import { counted, names, rows, type Counter, type Describer, type Scene, type Section } from '$web/describe/describe';
import type { CardFace, RailwayView, SeatView } from './view';

const railway = (scene: Scene) => scene.view as unknown as RailwayView;
const seatOf = (view: { players: unknown[] }, seat: number) => view.players[seat] as unknown as SeatView;
const disc = (scene: Scene) => (id: string) => scene.say(`disc-${id}`);
const coffin = (scene: Scene) => (id: string) => scene.say(`coffin-${id}`);
const crypt = (scene: Scene) => (id: string) => scene.say(`crypt-${id}`);
const EXTRAS = ['carriage', 'orange'];

/** Places, tiles, wagons and columns as people call them. */
function term(id: string, scene: Scene): string | undefined {
  const { say } = scene;
  if (id.includes(' ') || WHOLE[id]) return targetName(id, scene);
  const numbered = /^(row|col|coffin|mourner)(\d)$/.exec(id);
  if (numbered) return say(`rail-${numbered[1]}`, { number: Number(numbered[2]) });
  const room = rows(scene.box, 'london_rooms').find((row) => (row['tiles'] as string[]).includes(id));
  if (room)
    return say('rail-tile', {
      room: say(`room-${String(room['id'])}`),
      number: (room['tiles'] as string[]).indexOf(id) + 1,
    });
  const card = rows(scene.box, 'cards').find((row) => row['id'] === id);
  return card ? cardName(scene, card as unknown as CardFace) : undefined;
}

const WHOLE: Record<string, string> = { done: 'head-train', tuck: 'table-tucked', prestige: 'table-used-prestige' };

/** What a board's target is called, such as "hire row2" or "bonus 1 blue". */
function targetName(id: string, scene: Scene): string | undefined {
  const { say } = scene;
  if (WHOLE[id]) return say(WHOLE[id]);
  const [first = '', aim = '', other = ''] = id.split(' ').filter((word) => word !== 'century' && word !== 'final');
  if (first === 'take') return say('rail-card-space', { space: aim });
  if (first === 'card') return say(`section-${aim}`);
  if (first === 'bonus') return bonusName(scene, aim);
  if (aim in railway(scene).crypts) return say('rail-crypt', { crypt: crypt(scene)(aim) });
  const places = [aim, other].map((one) => one && term(one, scene)).filter(Boolean);
  return places.length ? places.join(', ') : undefined;
}

export const called = (scene: Scene, id: string) => term(id, scene) ?? id;

export function cardName(scene: Scene, card: CardFace): string {
  const { say } = scene;
  const marked = (section: string, shown: string) =>
    card.trains.includes(section) ? `${shown} (${say('rail-with-train')})` : shown;
  return [
    marked('london', say(`room-${card.london}`)),
    marked('necropolis', card.necropolis.map((symbol) => say(`symbol-${symbol}`)).join(' + ')),
    marked('railway', say(`ability-${card.railway}`)),
  ].join(' · ');
}

export function move(made: Move, scene: Scene): string {
  const { say } = scene;
  const extras = made.aims.filter((aim) => EXTRAS.includes(aim)).map((aim) => say(`rail-extra-${aim}`));
  const aims = made.aims.filter((aim) => !EXTRAS.includes(aim));
  const said = say(`move-${made.kind}`, moveWords(made.kind, aims, scene));
  return [said, ...extras].join(', ');
}

function moveWords(kind: string, aims: string[], scene: Scene): Record<string, unknown> {
  const [first = '', second = '', third = ''] = aims;
  if (kind === 'take') {
    const taken = railway(scene).face_up[Number(first) - 1];
    const face = taken ? railway(scene).cards[taken.card] : undefined;
    return { space: first, card: face ? cardName(scene, face) : '', discs: taken?.discs.map(disc(scene)) ?? [] };
  }
  if (kind === 'bury')
    return { coffin: coffin(scene)(first), row: called(scene, second), column: called(scene, third) };
  if (kind === 'load' || kind === 'top-up') return { coffin: coffin(scene)(first) };
  if (kind.endsWith('crypt') && second) return { crypt: crypt(scene)(first), column: called(scene, second) };
  if (kind === 'bonus') return { action: bonusName(scene, first), disc: disc(scene)(second) };
  if (kind === 'prestige-mix') {
    const paid = aims.map((aim) => aim.split('=')).map(([id = '', count]) => [id, Number(count)] as const);
    return { discs: counted(Object.fromEntries(paid), disc(scene)) };
  }
  return { place: called(scene, first), steps: railway(scene).train?.steps ?? 0 };
}

export function bonusName(scene: Scene, action: string): string {
  const row = rows(scene.box, 'bonus_actions').find((one) => one['action'] === action);
  return scene.say('table-bonus-action', { pounds: Number(row?.['money'] ?? 0), steps: Number(row?.['steps'] ?? 0) });
}

function turn(scene: Scene): Section[] {
  const { say } = scene;
  const view = railway(scene);
  const facts: [string, string][] = [];
  if (view.card) facts.push([say('table-card'), cardName(scene, view.cards[view.card]!)]);
  const names_ = {
    london: 'section-london',
    necropolis: 'section-necropolis',
    railway: 'section-railway',
    bonus: 'table-used-bonus',
    prestige: 'table-used-prestige',
  };
  for (const [part, key] of Object.entries(names_)) {
    const state = view.checklist[part];
    if (state) facts.push([say(key), say(`table-${state}`)]);
  }
  if (view.train)
    facts.push([say('head-train'), say('table-train-now', { steps: view.train.steps, to: view.train.to })]);
  return facts.length ? [{ title: say('table-checklist'), blocks: [{ kind: 'facts', facts }] }] : [];
}

function centre(scene: Scene): Section[] {
  const { say } = scene;
  const view = railway(scene);
  const cards = view.face_up.map(({ card, discs }, index) => [
    String(index + 1),
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

const PLAIN_DISCS = ['blue', 'green', 'grey'];
const bonusHead = (scene: Scene) => [scene.say('table-bonus'), ...PLAIN_DISCS.map(disc(scene))];

function bonusRows(scene: Scene): string[][] {
  return rows(scene.box, 'bonus_actions').map((row) => {
    const action = String(row['action']);
    const state = (colour: string) =>
      scene.say(railway(scene).bonus[`${action} ${colour}`] ? 'rail-used' : 'rail-free');
    return [bonusName(scene, action), ...PLAIN_DISCS.map(state)];
  });
}

function boards(scene: Scene, number: number): Section {
  const { say } = scene;
  const seat = seatOf(railway(scene), number);
  const worker = (place: string) => (seat.workers[place] ? ` (${say(`worker-${seat.workers[place]}`)})` : '');
  const london = Object.entries(seat.tiles).map(
    ([tile, side]) => `${called(scene, tile)} ${side.toUpperCase()}${worker(tile)}`,
  );
  const wagons = Object.entries(seat.wagons).map(([wagon, state]) => {
    const load = seat.coffins[wagon]
      ? counted(seat.coffins[wagon], coffin(scene))
      : String(seat.passengers[wagon] ?? '');
    return [called(scene, wagon), say(`rail-${state}`), load].filter(Boolean).join(' · ');
  });
  const facts: [string, string][] = [
    [say('head-points'), String(seat.points)],
    [say('rail-money'), `£${seat.money}`],
    [say('table-discs'), counted(seat.discs, disc(scene)) || '–'],
    [say('table-london'), london.join('; ') || '–'],
    [
      say('table-waiting'),
      [counted(seat.waiting_coffins, coffin(scene)), say('rail-mourners', { count: seat.waiting_mourners })]
        .filter(Boolean)
        .join(', '),
    ],
    [say('table-used-prestige'), String(seat.prestige)],
    [say('table-railway'), [say('rail-train-at', { space: seat.train }), ...wagons].join('; ')],
    [
      say('table-tucked'),
      seat.tucked.map((id) => say(`ability-${railway(scene).cards[id]?.railway ?? ''}`)).join(', ') || '–',
    ],
    [say('table-necropolis'), say('rail-mourners', { count: seat.mourners })],
    [say('rail-potter'), counted(seat.potter, coffin(scene)) || '–'],
    [
      say('rail-income'),
      say('table-income', {
        ...seat.income,
        pounds: seat.income['money'] ?? 0,
        discs: seat.income['orange'] ?? 0,
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
  const others = railway(scene)
    .players.map((_one, number) => number)
    .filter((number) => number !== scene.me);
  return [...(scene.me === null ? [] : [scene.me]), ...others].map((number) => boards(scene, number));
}

const describer: Describer = {
  headings: ['round-began', 'century-began', 'runs-began', 'purchases-began'],
  careful: [],
  banner: (scene) =>
    ['century', 'runs', 'purchases'].includes(railway(scene).stage) ? scene.say(`banner-${railway(scene).stage}`) : '',
  progress: (scene) =>
    scene.say(`stage-${railway(scene).stage}`, { round: railway(scene).round, rounds: railway(scene).rounds }),
  move,
  term,
  points: (view, seat) => seatOf(view, seat).points,
  counters,
  sections: (scene) => [...turn(scene), ...centre(scene), ...everyBoard(scene)],
};

export default describer;
