// Old London Bridge in words.
import { counted, names, rows, type Counter, type Describer, type Section } from '$web/describe/describe';
import { consequence } from './consequence';
import { CENTRE } from './pointing';
import { houseOf, printed } from './printed';
import type { Scene } from './types';
import { BONUS_STACKS, type Area, type Counts, type PlayerView, type View } from './view';
import type { BuildingId, CardValue, GameEvent, Move, PawnCentreMove, PawnMove, StackId, TileId } from './wire';

const TIMES = ' × ';
const pounds = (money: number | undefined) => (money === undefined ? '£ ?' : `£${money}`);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** What a bonus tile is called. */
export const tileName = (scene: Scene, tile: TileId): string => scene.say(`tile-${tile.replace('+', 'plus-')}`);
/** A card with its value and its name. */
export const cardName = (scene: Scene, value: CardValue): string =>
  scene.say('bridge-card', { value, name: scene.say(`card-${value}`) });

/** A building in words: kind, house number, crests. */
export function buildingName(scene: Scene, id: BuildingId): string {
  const house = houseOf(scene.box, id);
  if (!house) return id;
  const crests = house.crests.map((crest) => scene.say(`crest-${crest}`)).join(', ');
  return scene.say('bridge-building', { kind: scene.say(`kind-${house.kind}`), number: house.number, crests });
}

/** What an area pays, in words: the printed prize, or what its expert face does. */
export function scoringText({ view, box, say }: Pick<Scene, 'view' | 'box' | 'say'>, area: Area): string {
  const face = view.scoring[area];
  if (face === 'printed') return say(`board-prize-${area}-about`);
  const row = rows(box, 'faces').find(({ id }) => id === face) ?? {};
  return say(`board-face-${face.replace('.', '-')}`, {
    money: Number(row['money'] ?? 0),
    number: Number(row['number'] ?? 0),
    end: printed(box, 'chapel_track', 'end_money'),
    unused: printed(box, 'bonus_tiles', 'unused_money'),
  });
}

function pawn(made: PawnMove | PawnCentreMove, scene: Scene): string {
  const { top } = scene.view.stacks[made.stack];
  const facing = scene.view.wheel[made.stack];
  const building = top ? buildingName(scene, top) : scene.say(`kind-${made.stack}`);
  const said =
    made.kind === 'pawn-centre'
      ? scene.say('move-pawn-centre', { building, cost: printed(scene.box, 'centre', 'cost') })
      : scene.say('move-pawn', { building, money: facing === 'x' ? '✕' : `£${facing}` });
  const used = made.using.map((tile) => tileName(scene, tile)).join(', ');
  return used ? `${said}, ${scene.say('bridge-using', { tiles: used })}` : said;
}

/** A move as a sentence. */
export function move(made: Move, scene: Scene): string {
  const { say, view } = scene;
  switch (made.kind) {
    case 'pawn':
    case 'pawn-centre':
      return pawn(made, scene);
    case 'cards':
      return say('move-cards', { first: cardName(scene, made.high), second: cardName(scene, made.low) });
    case 'card':
    case 'plus-one':
    case 'take':
      return say(`move-${made.kind}`, { card: cardName(scene, made.value) });
    case 'replace':
      return say('move-replace', { building: buildingName(scene, made.building) });
    case 'bonus': {
      const index = BONUS_STACKS.indexOf(made.bonus_stack);
      const top = view.bonus[index]?.top;
      return say('move-bonus', { tile: top ? tileName(scene, top) : '', stack: index + 1 });
    }
    case 'use':
      return say('move-use', { tile: tileName(scene, made.tile) });
    case 'advance':
      return say('move-advance', { steps: view.effect?.walk?.steps ?? 0 });
    default:
      return say(`move-${made.kind}`);
  }
}

/** Names for `counted`, which counts by id. */
const cardsOf = (scene: Scene) => (value: string) => cardName(scene, Number(value));
const tilesOf = (scene: Scene) => (tile: string) => tileName(scene, tile as TileId);

function own(scene: Scene): Section[] {
  const seat = scene.me === null ? undefined : scene.view.players[scene.me];
  if (!seat) return [];
  const { say } = scene;
  const facts: [string, string][] = [
    [say('head-money'), pounds(seat.money)],
    [say('head-hand'), seat.hand ? counted(seat.hand, cardsOf(scene), TIMES) || say('bridge-none') : '?'],
    [say('head-tiles'), counted(seat.tiles, tilesOf(scene)) || say('bridge-none')],
    [say('bridge-new-tiles'), counted(seat.new_tiles, tilesOf(scene)) || say('bridge-none')],
  ];
  const spaces = printed(scene.box, 'bridge', 'spaces');
  const built = seat.bridge.map((id, space) => `${space + 1}. ${buildingName(scene, id)}`);
  const title = say('bridge-own', { built: seat.bridge.length, spaces });
  const buildings = built.length ? built : [say('bridge-none')];
  return [
    { title: say('bridge-yours'), blocks: [{ kind: 'facts', facts }] },
    { title, blocks: [{ kind: 'list', items: buildings }] },
  ];
}

function wheel(scene: Scene): Section[] {
  const { say, view } = scene;
  const head = [say('bridge-stack'), say('bridge-faces'), say('bridge-top'), say('bridge-left'), say('bridge-pawns')];
  const standing = (space: string) =>
    names(
      scene,
      view.players.flatMap(({ pawn }, seat) => (pawn === space ? [seat] : [])),
    ) || '–';
  const stacks = Object.entries(view.stacks) as [StackId, View['stacks'][StackId]][];
  const table = stacks.map(([kind, { left, top }]) => [
    say(`kind-${kind}`),
    view.wheel[kind] === 'x' ? '✕' : `£${view.wheel[kind]}`,
    top ? buildingName(scene, top) : '–',
    String(left),
    standing(kind),
  ]);
  table.push([
    say('bridge-centre'),
    `−£${printed(scene.box, 'centre', 'cost')}`,
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
  const { say, view } = scene;
  const facts: [string, string][] = [
    [say('head-supply'), counted(view.supply, cardsOf(scene), TIMES)],
    [
      say('head-bonus'),
      view.bonus.map(({ top, left }) => (top ? `${tileName(scene, top)} (${left})` : '–')).join(', '),
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

/** Bonus tiles that can be used, together with those taken in this round. */
function allTiles({ tiles, new_tiles }: PlayerView): Counts {
  const more = Object.entries(new_tiles).map(([tile, count]) => [tile, count + (tiles[tile] ?? 0)]);
  return { ...tiles, ...Object.fromEntries(more) };
}

function everybody(scene: Scene): Section {
  const { say, view } = scene;
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
  const table = view.players.map((seat, number) => [
    names(scene, [number]),
    pounds(seat.money),
    String(seat.cards),
    seat.chapel ? String(seat.chapel) : seat.stair,
    String(seat.gate),
    counted(allTiles(seat), tilesOf(scene)) || '–',
    String(seat.bridge.length),
    seat.played?.length ? seat.played.join(', ') : seat.has_chosen ? say('bridge-chosen') : '–',
  ]);
  return { title: say('text-players'), blocks: [{ kind: 'table', head: labels.map((key) => say(key)), rows: table }] };
}

function bridges(scene: Scene): Section {
  const { view } = scene;
  const facts = view.players.map(({ bridge }, number): [string, string] => [
    names(scene, [number]),
    bridge.map((id) => buildingName(scene, id)).join('; ') || scene.say('bridge-none'),
  ]);
  return { title: scene.say('bridge-bridges'), blocks: [{ kind: 'facts', facts }], folded: true };
}

function standings(scene: Scene): Section {
  const { say } = scene;
  const facts = Object.entries(scene.view.standings).map(([area, places]): [string, string] => [
    say(`area-${area}`),
    places.map(({ seat, count, money }) => `${names(scene, [seat])} ${count} (£${money})`).join(', ') ||
      say('no-ranking'),
  ]);
  return { title: say('bridge-standings'), blocks: [{ kind: 'facts', facts }], folded: true };
}

function counters(scene: Scene, number: number): Counter[] {
  const seat = scene.view.players[number];
  if (!seat) return [];
  return [
    {
      icon: 'i-coin',
      label: scene.say('head-money'),
      value: pounds(seat.money),
      about: scene.say('about-money'),
      rule: 'OLB-1.7',
    },
    {
      icon: 'i-card',
      label: scene.say('head-cards'),
      value: String(seat.cards),
      about: scene.say('about-cards'),
      rule: 'OLB-1.7',
    },
  ];
}

/** The keys of buildings as sentences about building name them. */
const BUILT = 'built-';

/** The view of a seat without its money and hand; the others could have counted both. */
function veil(view: View, seat: number): View {
  const players = view.players.map((player, number) => {
    if (number !== seat) return player;
    const { money: _money, hand: _hand, projection: _projection, ...open } = player;
    return open;
  });
  return { ...view, players };
}

const describer: Describer<View, Move, GameEvent> = {
  headings: ['marker-turned'],
  turns: ['card-discarded', 'card-taken-up', 'card-set-aside'],
  // They cost money or a building, and turn up the next one.
  alwaysConfirm: ['pawn', 'pawn-centre', 'replace'],
  consequence,
  isSecret: ({ phase }) => phase === 'cards',
  veil,
  banner: ({ view, say }) => (view.round === view.rounds ? say('banner-final-round') : ''),
  progress: ({ view, say }) => say('progress-round', { round: view.round, rounds: view.rounds }),
  move,
  // The prompt names the centre shortly; its label on the board also says who stands there.
  nameOfId: (id, { say, box }) =>
    id === CENTRE ? say('board-centre-name', { cost: printed(box, 'centre', 'cost') }) : undefined,
  // In a turn's summary a building goes without its article.
  shortNameOfId: (id, { say }) => (id.startsWith(BUILT) ? say(`kind-${id.slice(BUILT.length)}`) : undefined),
  things: ['card', 'tile', 'kind', 'area'],
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
