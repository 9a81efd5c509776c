// Old London Bridge in words.
import type { Move, View } from '$web/net/messages';
import { counted, names, rows, type Counter, type Describer, type Scene, type Section } from '$web/describe/describe';

/** What everybody sees of a seat; its own also money, hand and the cards it chose. */
export interface BridgeSeat {
  bridge: string[];
  stair: string;
  chapel: number;
  gate: number;
  pawn: string | null;
  tiles: Record<string, number>;
  new_tiles: Record<string, number>;
  cards: number;
  has_chosen: boolean;
  played?: number[];
  money?: number;
  hand?: Record<string, number>;
}

/** The view as games/old_london_bridge/views.py builds it. */
export interface Bridge extends View {
  players: (BridgeSeat & Record<string, unknown>)[];
  phase: string;
  to_act: number[];
  round: number;
  rounds: number;
  markers: number[];
  wheel: Record<string, number | 'x'>;
  stacks: Record<string, { left: number; top: string | null }>;
  supply: Record<string, number>;
  bonus: { left: number; top: string | null }[];
  scoring: Record<string, string>;
  chapel_order: number[];
  /** `card`: which of the seat's cards, counted from 0. */
  order: { seat: number; card: number; value: number }[];
  /** Which turn of the order is being played. */
  asked: number;
  effect: { building: string; left: number; crest?: string; power?: number; guilds?: number } | null;
  bonus_due: number;
  lowest: { number: number; seat: number } | null;
  standings: Record<string, { seat: number; count: number; money: number; tied: boolean }[]>;
}

const bridge = (scene: Scene) => scene.view as Bridge;
const seatOf = (view: View, seat: number) => view.players[seat] as unknown as BridgeSeat;
const TIMES = ' × ';
const pounds = (money: number | undefined) => (money === undefined ? '£ ?' : `£${money}`);
/** What a bonus tile is called. */
export const tileName = (scene: Scene) => (id: string) => scene.say(`tile-${id.replace('+', 'plus-')}`);
/** A card with its value and its name. */
export const cardName = (scene: Scene) => (value: string) =>
  scene.say('bridge-card', { value: Number(value), name: scene.say(`card-${value}`) });

/** A building in words: kind, house number, crests. */
export function buildingName(scene: Scene, id: string): string {
  const row = rows(scene.box, 'buildings').find((one) => one['id'] === id);
  if (!row) return id;
  const crests = (row['crests'] as string[]).map((crest) => scene.say(`crest-${crest}`)).join(', ');
  return scene.say('bridge-building', {
    kind: scene.say(`kind-${String(row['kind'])}`),
    number: Number(row['number'] ?? 0),
    crests,
  });
}

function pawn(made: Move, scene: Scene): string {
  const [kind = '', , tiles] = made.aims;
  const top = bridge(scene).stacks[kind]?.top;
  const facing = bridge(scene).wheel[kind];
  const building = top ? buildingName(scene, top) : scene.say(`kind-${kind}`);
  const cost = Number(scene.box['centre']?.['cost'] ?? 0);
  const said =
    made.kind === 'pawn-centre'
      ? scene.say('move-pawn-centre', { building, cost })
      : scene.say('move-pawn', { building, money: facing === 'x' ? '✕' : `£${facing}` });
  const used = tiles?.split(',').map(tileName(scene)).join(', ');
  return used ? `${said}, ${scene.say('bridge-using', { tiles: used })}` : said;
}

/** A move as a sentence. */
export function move(made: Move, scene: Scene): string {
  const [first = '', second = ''] = made.aims;
  const { say } = scene;
  switch (made.kind) {
    case 'pawn':
    case 'pawn-centre':
      return pawn(made, scene);
    case 'card':
      return say('move-card', { card: cardName(scene)(first) });
    case 'cards':
      return say('move-cards', { first: cardName(scene)(first), second: cardName(scene)(second) });
    case 'plus-one':
    case 'take':
      return say(`move-${made.kind}`, { card: cardName(scene)(first) });
    case 'replace': {
      const old = rows(scene.box, 'buildings').find((row) => String(row['number']) === first);
      return say('move-replace', { building: old ? buildingName(scene, String(old['id'])) : first });
    }
    case 'bonus': {
      const top = bridge(scene).bonus[Number(first) - 1]?.top;
      return say('move-bonus', { tile: top ? tileName(scene)(top) : '', stack: first });
    }
    case 'use':
      return say('move-use', { tile: tileName(scene)(`${first}+2`) });
    case 'advance':
      return say('move-advance', { steps: bridge(scene).effect?.left ?? 0 });
    default:
      return say(`move-${made.kind}`);
  }
}

function own(scene: Scene): Section[] {
  if (scene.me === null || !scene.view) return [];
  const { say } = scene;
  const seat = seatOf(scene.view, scene.me);
  const facts: [string, string][] = [
    [say('head-money'), pounds(seat.money)],
    [say('head-hand'), counted(seat.hand ?? {}, cardName(scene), TIMES) || say('bridge-none')],
    [say('head-tiles'), counted({ ...seat.tiles }, tileName(scene)) || say('bridge-none')],
    [say('bridge-new-tiles'), counted({ ...seat.new_tiles }, tileName(scene)) || say('bridge-none')],
  ];
  const spaces = Number(scene.box['bridge']?.['spaces'] ?? 0);
  const built = seat.bridge.map((id, space) => `${space + 1}. ${buildingName(scene, id)}`);
  const title = say('bridge-own', { built: seat.bridge.length, spaces });
  const buildings = built.length ? built : [say('bridge-none')];
  return [
    { title: say('bridge-yours'), blocks: [{ kind: 'facts', facts }] },
    { title, blocks: [{ kind: 'list', items: buildings }] },
  ];
}

function wheel(scene: Scene): Section[] {
  const { say } = scene;
  const view = bridge(scene);
  const head = [say('bridge-stack'), say('bridge-faces'), say('bridge-top'), say('bridge-left'), say('bridge-pawns')];
  const standing = (space: string) =>
    names(
      scene,
      view.players.flatMap((_one, seat) => (seatOf(view, seat).pawn === space ? [seat] : [])),
    ) || '–';
  const table = Object.entries(view.stacks).map(([kind, { left, top }]) => [
    say(`kind-${kind}`),
    view.wheel[kind] === 'x' ? '✕' : `£${view.wheel[kind]}`,
    top ? buildingName(scene, top) : '–',
    String(left),
    standing(kind),
  ]);
  table.push([
    say('bridge-centre'),
    `−£${Number(scene.box['centre']?.['cost'] ?? 0)}`,
    say('bridge-any'),
    '–',
    standing('centre'),
  ]);
  const sections: Section[] = [{ title: say('bridge-wheel'), blocks: [{ kind: 'table', head, rows: table }] }];
  if (view.effect?.power !== undefined) {
    const { building, power, left, crest } = view.effect;
    const fact = `${buildingName(scene, building)}: ${say('bridge-power', { power, left, crest: say(`crest-${crest}`) })}`;
    sections.unshift({ title: say('bridge-effect'), blocks: [{ kind: 'list', items: [fact] }] });
  }
  return sections;
}

function supply(scene: Scene): Section {
  const { say } = scene;
  const view = bridge(scene);
  const facts: [string, string][] = [
    [say('head-supply'), counted(view.supply, cardName(scene), TIMES)],
    [
      say('head-bonus'),
      view.bonus.map(({ top, left }) => (top ? `${tileName(scene)(top)} (${left})` : '–')).join(', '),
    ],
    [say('tie-order'), names(scene, view.chapel_order)],
  ];
  if (view.order.length)
    facts.push([
      say('head-order'),
      view.order.map(({ seat, value }) => `${names(scene, [seat])} (${value})`).join(', '),
    ]);
  return { title: say('bridge-supply'), blocks: [{ kind: 'facts', facts }] };
}

function everybody(scene: Scene): Section {
  const { say } = scene;
  const view = bridge(scene);
  const labels = [
    'text-seat',
    'head-money',
    'head-cards',
    'bridge-chapel',
    'bridge-gate',
    'head-tiles',
    'bridge-buildings',
    'bridge-choice',
  ];
  const table = view.players.map((_one, number) => {
    const seat = seatOf(view, number);
    return [
      names(scene, [number]),
      pounds(seat.money),
      String(seat.cards),
      seat.chapel ? String(seat.chapel) : seat.stair,
      String(seat.gate),
      counted({ ...seat.tiles, ...seat.new_tiles }, tileName(scene)) || '–',
      String(seat.bridge.length),
      seat.played?.length ? seat.played.join(', ') : seat.has_chosen ? say('bridge-chosen') : '–',
    ];
  });
  return { title: say('text-players'), blocks: [{ kind: 'table', head: labels.map((key) => say(key)), rows: table }] };
}

function bridges(scene: Scene): Section {
  const view = bridge(scene);
  const facts = view.players.map((_one, number): [string, string] => [
    names(scene, [number]),
    seatOf(view, number)
      .bridge.map((id) => buildingName(scene, id))
      .join('; ') || scene.say('bridge-none'),
  ]);
  return { title: scene.say('bridge-bridges'), blocks: [{ kind: 'facts', facts }], folded: true };
}

function standings(scene: Scene): Section {
  const { say } = scene;
  const facts = Object.entries(bridge(scene).standings).map(([area, places]): [string, string] => [
    say(`area-${area}`),
    places.map(({ seat, count, money }) => `${names(scene, [seat])} ${count} (£${money})`).join(', ') ||
      say('no-ranking'),
  ]);
  return { title: say('bridge-standings'), blocks: [{ kind: 'facts', facts }], folded: true };
}

function counters(scene: Scene, number: number): Counter[] {
  if (!scene.view) return [];
  const seat = seatOf(scene.view, number);
  return [
    { icon: 'i-coin', label: scene.say('head-money'), value: pounds(seat.money) },
    { icon: 'i-card', label: scene.say('head-cards'), value: String(seat.cards) },
  ];
}

const describer: Describer = {
  headings: ['marker-turned'],
  careful: [],
  banner: (scene) => (bridge(scene).round === bridge(scene).rounds ? scene.say('banner-final-round') : ''),
  progress: (scene) => scene.say('progress-round', { round: bridge(scene).round, rounds: bridge(scene).rounds }),
  move,
  term: () => undefined,
  points: () => null,
  counters,
  sections: (scene) => [
    ...wheel(scene),
    ...own(scene),
    supply(scene),
    everybody(scene),
    standings(scene),
    bridges(scene),
  ],
};

export default describer;
