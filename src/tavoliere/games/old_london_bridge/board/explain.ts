// What every thing on the table says about itself: what it is, what it does, how it stands now, and its rule.
import type { Explanation } from '$web/board/explain';
import { namesOf } from '$web/describe/describe';
import { buildingName, capital, cardName, scoringText, tileName } from './describe';
import { centreLabel, pileLabel, sectorLabel } from './labels';
import { ADVANCE, CENTRE } from './pointing';
import { houseOf, printed, scaleOf, stepsOf, type House, type TrackName } from './printed';
import { sceneOf, type Desk } from './types';
import { BONUS_STACKS, type Area, type View } from './view';
import type { BuildingId, CardValue, Crest, StackId, TileId } from './wire';

interface Table {
  view: View;
  desk: Desk;
}

/** The rule of a building's effect. */
const EFFECT_RULES: Record<House['kind'], string> = {
  chapel: 'OLB-5.2',
  gate: 'OLB-5.3',
  inn: 'OLB-5.4',
  store: 'OLB-5.5',
  guild: 'OLB-5.6',
  garden: 'OLB-5.6',
};
const TILE_RULES: Record<TileId, string> = {
  occupied: 'OLB-6.1',
  'free-centre': 'OLB-6.2',
  x: 'OLB-6.3',
  reclaim: 'OLB-6.4',
  'chapel+2': 'OLB-6.5',
  'gate+2': 'OLB-6.6',
  '+1': 'OLB-6.7',
  lady: 'OLB-6.8',
};
/** Tiles by the first words of the moves that would use them. */
const TILES_OF_MOVES: Record<string, TileId> = {
  'plus-one': '+1',
  'use chapel': 'chapel+2',
  'use gate': 'gate+2',
  occupied: 'occupied',
  'free-centre': 'free-centre',
  x: 'x',
  reclaim: 'reclaim',
  lady: 'lady',
};

const seen = (...lines: (string | false | undefined)[]): string[] => lines.filter((line): line is string => !!line);

/** How many buildings of a bridge show a crest. */
function powerLine({ view, desk }: Table, crest: Crest, seat: number | null): string {
  const power = seat === null ? undefined : view.players[seat]?.powers[crest];
  if (seat === null || power === undefined) return '';
  const words = { mine: seat === desk.me ? 1 : 0, name: desk.players[seat]?.name ?? '' };
  return capital(desk.say('about-power-now', { crest: desk.say(`crest-${crest}`), power, ...words }));
}

/** On whose bridge a building stands; before it is built, one's own is meant. */
function bridgeWith({ view, desk }: Table, id: BuildingId): number | null {
  const owner = view.players.findIndex(({ bridge }) => bridge.includes(id));
  return owner < 0 ? desk.me : owner;
}

export function aboutBuilding(table: Table, id: BuildingId, more: string[] = []): Explanation {
  const { view, desk } = table;
  const house = houseOf(desk.box, id)!;
  return {
    title: capital(buildingName(sceneOf(desk, view), id)),
    lines: seen(
      desk.say(`about-kind-${house.kind}`),
      house.crests.length === 1 && powerLine(table, house.crests[0]!, bridgeWith(table, id)),
      ...more,
    ),
    rule: EFFECT_RULES[house.kind],
  };
}

function aboutPile(table: Table, stack: StackId): Explanation {
  const { top, left } = table.view.stacks[stack];
  if (top) return aboutBuilding(table, top, [table.desk.say('about-pile-left', { left })]);
  const line = table.desk.say('about-pile-empty');
  return { title: pileLabel(stack, table.view, table.desk), lines: [line], rule: 'OLB-3.4' };
}

function aboutSector({ view, desk }: Table, stack: StackId): Explanation {
  const facing = view.wheel[stack];
  const line = facing === 'x' ? desk.say('about-sector-x') : desk.say('about-sector', { money: facing });
  return {
    title: desk.say('about-sector-title', { money: facing === 'x' ? 0 : facing, closed: facing === 'x' ? 1 : 0 }),
    lines: [sectorLabel(stack, view, desk), line, desk.say('about-wheel')],
    rule: 'OLB-3.2',
  };
}

export function aboutTile({ view, desk }: Table, tile: TileId, isNew = false): Explanation {
  const key = tile.replace('+', 'plus-');
  const lines = seen(desk.say(`about-tile-${key}`), isNew && desk.say('about-tile-new'));
  return {
    title: desk.say('board-tile', { tile: tileName(sceneOf(desk, view), tile) }),
    lines: [...lines, desk.say('about-tile-unused', { money: printed(desk.box, 'bonus_tiles', 'unused_money') })],
    rule: TILE_RULES[tile],
  };
}

function aboutCard({ view, desk }: Table, value: CardValue): Explanation {
  return {
    title: cardName(sceneOf(desk, view), value),
    lines: [desk.say('about-card'), desk.say(value ? 'about-card-spent' : 'about-card-zero')],
    rule: 'OLB-2.3',
  };
}

function aboutInnPile({ view, desk }: Table, value: CardValue): Explanation {
  const card = cardName(sceneOf(desk, view), value);
  return {
    title: desk.say('board-inn-pile', { card, left: view.supply[value] ?? 0 }),
    lines: [desk.say('about-inn-pile')],
    rule: 'OLB-5.4',
  };
}

function aboutSpace({ view, desk }: Table, track: TrackName, name: string): Explanation {
  const step = stepsOf(desk.box, track).find((one) => one.name === name);
  const isStair = step?.space === null;
  const here = view.chapel_order.filter((seat) => {
    const player = view.players[seat]!;
    return isStair ? !player.chapel && player.stair === name : player[track] === step?.space;
  });
  const names = namesOf(desk, here);
  return {
    title: desk.say('board-space', { track: desk.say(`area-${track}`), space: name, money: 0, bonus: 0, count: 0, who: '' }),
    lines: seen(
      isStair && desk.say('about-stair'),
      step?.money ? desk.say('about-coin', { money: step.money }) : '',
      step?.isBonus && desk.say('about-bonus-space'),
      desk.say(`about-track-${track}`),
      here.length > 0 && desk.say('about-markers-here', { names, count: here.length }),
    ),
    rule: track === 'chapel' ? 'OLB-5.2' : 'OLB-5.3',
  };
}

/** Faces that pay at the end of every round, and nothing at the end of the game. */
const EVERY_ROUND: ReadonlySet<string> = new Set(['9.5', '9.6', '9.7', '9.8']);

export function aboutPrize(table: Table, area: Area): Explanation {
  const { view, desk } = table;
  const face = view.scoring[area];
  const places = view.standings[area];
  const own = desk.me === null ? undefined : view.players[desk.me]?.projection?.parts[area];
  const paid = places?.filter(({ money }) => money > 0) ?? [];
  const scale = scaleOf(desk.box, face).map(({ count, money }) => `${count}: £${money}`);
  const isFinal = !EVERY_ROUND.has(face);
  const standing = paid.map(({ seat, count, money }) => `${desk.players[seat]?.name ?? ''} ${count} (£${money})`);
  return {
    title: desk.say(`board-prize-${area}`),
    lines: seen(
      capital(scoringText(sceneOf(desk, view), area)),
      scale.join(' · '),
      !isFinal && desk.say('about-prize-round'),
      places && desk.say('about-prizes', { prizes: view.prizes.map((money) => `£${money}`).join(', ') }),
      face === 'printed' && !places && desk.say('board-prize-hidden'),
      standing.length > 0 && desk.say('about-standing', { places: standing.join(', ') }),
      isFinal && own !== undefined && own !== null && desk.say('about-prize-own', { money: own }),
    ),
    rule: face === 'printed' ? 'OLB-7.2' : `OLB-${face}`,
  };
}

export function aboutPower({ view, desk }: Table, seat: number, crest: Crest): Explanation {
  const power = view.players[seat]?.powers[crest] ?? 0;
  return {
    title: desk.say('about-power-title', { name: desk.players[seat]?.name ?? '', crest: desk.say(`crest-${crest}`), power }),
    lines: [desk.say('about-power')],
    rule: 'OLB-5.1',
  };
}

/** The parts of what a seat would end with now. */
export function aboutProjection({ view, desk }: Table, seat: number): Explanation | null {
  const projection = view.players[seat]?.projection;
  if (!projection) return null;
  const pounds = (money: number) => (money < 0 ? `−£${-money}` : `£${money}`);
  const parts = Object.entries(projection.parts).map(
    ([part, money]) => `${capital(desk.say(`part-${part}`))}: ${money === null ? desk.say('about-secret') : pounds(money)}`,
  );
  return {
    title: desk.say('board-projection', { total: projection.total }),
    lines: [desk.say('about-projection'), ...parts],
    rule: 'OLB-7.2',
  };
}

const simply = ({ desk }: Table, key: string, rule: string): Explanation => ({
  title: desk.say(`about-${key}-title`),
  lines: [desk.say(`about-${key}`)],
  rule,
});

/** What a thing that no move is about says of itself. */
function aboutThing(table: Table, words: string[]): Explanation | null {
  const [kind = '', one = '', other = ''] = words;
  switch (kind) {
    case 'space':
      return aboutSpace(table, one as TrackName, other);
    case 'prize':
      return aboutPrize(table, one as Area);
    case 'building':
      return aboutBuilding(table, one);
    case 'power':
      return aboutPower(table, Number(one), other as Crest);
    case 'projection':
      return aboutProjection(table, Number(one));
    case 'free':
      return simply(table, 'free-space', 'OLB-7.4');
    case 'markers':
      return simply(table, 'turn-markers', 'OLB-2.1');
    case 'order':
      return simply(table, 'turn-order', 'OLB-2.3');
    case 'ties':
      return simply(table, 'ties', 'OLB-7.3');
    case 'played':
      return aboutCard(table, Number(one));
    case 'tile':
    case 'new-tile':
      return aboutTile(table, one as TileId, kind === 'new-tile');
    default:
      return null;
  }
}

/** What a target says about itself, by its id. */
export function explanationOf(id: string, view: View, desk: Desk): Explanation | null {
  const table = { view, desk };
  const tile = TILES_OF_MOVES[id];
  if (tile) return aboutTile(table, tile);
  const [word = '', one = '', other = ''] = id.split(' ');
  switch (word) {
    case 'about':
      return aboutThing(table, id.split(' ').slice(1));
    case CENTRE:
      return { title: centreLabel(view, desk), lines: [desk.say('about-centre', { cost: printed(desk.box, 'centre', 'cost') })], rule: 'OLB-3.3' };
    case 'pawn':
      return one === CENTRE ? aboutPile(table, other as StackId) : aboutSector(table, one as StackId);
    case ADVANCE:
      return simply(table, 'advance', view.phase === 'gate' ? 'OLB-5.3' : 'OLB-5.2');
    case 'card':
    case 'plus-one':
      return aboutCard(table, Number(one));
    case 'take':
      return aboutInnPile(table, Number(one));
    case 'bonus': {
      const top = view.bonus[Number(one) - 1]?.top;
      return BONUS_STACKS[Number(one) - 1] && top ? aboutTile(table, top) : simply(table, 'bonus-empty', 'OLB-1.4');
    }
    case 'replace': {
      const bridge = desk.me === null ? [] : (view.players[desk.me]?.bridge ?? []);
      const house = bridge.find((building) => houseOf(desk.box, building)?.number === Number(one));
      return house ? aboutBuilding(table, house) : null;
    }
    default:
      return null;
  }
}
