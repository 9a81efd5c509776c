// What every thing on the table says about itself: what it is, what it does, how it stands now, and its rule.
import type { Explanation } from '$web/board/explain';
import { namesOf } from '$web/describe/describe';
import { buildingName, capital, cardName, scoringText, tileName } from './describe';
import { centreLabel, pileLabel, sectorLabel } from './labels';
import { ADVANCE, CENTRE } from './pointing';
import { houseOf, printed, scaleOf, stepsOf, type House, type TrackName } from './printed';
import { sceneOf, type BoardFrame } from './types';
import { BONUS_STACKS, type Area, type View } from './view';
import type { BuildingId, CardValue, Crest, StackId, TileId } from './wire';

interface Table {
  view: View;
  frame: BoardFrame;
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
function powerLine({ view, frame }: Table, crest: Crest, seat: number | null): string {
  const power = seat === null ? undefined : view.players[seat]?.powers[crest];
  if (seat === null || power === undefined) return '';
  const words = { mine: seat === frame.me ? 1 : 0, name: frame.players[seat]?.name ?? '' };
  return capital(frame.say('about-power-now', { crest: frame.say(`crest-${crest}`), power, ...words }));
}

/** On whose bridge a building stands; before it is built, one's own is meant. */
function bridgeWith({ view, frame }: Table, id: BuildingId): number | null {
  const owner = view.players.findIndex(({ bridge }) => bridge.includes(id));
  return owner < 0 ? frame.me : owner;
}

export function aboutBuilding(table: Table, id: BuildingId, more: string[] = []): Explanation {
  const { view, frame } = table;
  const house = houseOf(frame.box, id)!;
  return {
    title: capital(buildingName(sceneOf(frame, view), id)),
    lines: seen(
      frame.say(`about-kind-${house.kind}`),
      house.crests.length === 1 && powerLine(table, house.crests[0]!, bridgeWith(table, id)),
      ...more,
    ),
    rule: EFFECT_RULES[house.kind],
  };
}

function aboutPile(table: Table, stack: StackId): Explanation {
  const { top, left } = table.view.stacks[stack];
  if (top) return aboutBuilding(table, top, [table.frame.say('about-pile-left', { left })]);
  const line = table.frame.say('about-pile-empty');
  return { title: pileLabel(stack, table.view, table.frame), lines: [line], rule: 'OLB-3.4' };
}

function aboutSector({ view, frame }: Table, stack: StackId): Explanation {
  const facing = view.wheel[stack];
  const line = facing === 'x' ? frame.say('about-sector-x') : frame.say('about-sector', { money: facing });
  return {
    title: frame.say('about-sector-title', { money: facing === 'x' ? 0 : facing, closed: facing === 'x' ? 1 : 0 }),
    lines: [sectorLabel(stack, view, frame), line, frame.say('about-wheel')],
    rule: 'OLB-3.2',
  };
}

export function aboutTile({ view, frame }: Table, tile: TileId, isNew = false): Explanation {
  const key = tile.replace('+', 'plus-');
  const lines = seen(frame.say(`about-tile-${key}`), isNew && frame.say('about-tile-new'));
  return {
    title: frame.say('board-tile', { tile: tileName(sceneOf(frame, view), tile) }),
    lines: [...lines, frame.say('about-tile-unused', { money: printed(frame.box, 'bonus_tiles', 'unused_money') })],
    rule: TILE_RULES[tile],
  };
}

function aboutCard({ view, frame }: Table, value: CardValue): Explanation {
  return {
    title: cardName(sceneOf(frame, view), value),
    lines: [frame.say('about-card'), frame.say(value ? 'about-card-spent' : 'about-card-zero')],
    rule: 'OLB-2.3',
  };
}

function aboutInnPile({ view, frame }: Table, value: CardValue): Explanation {
  const card = cardName(sceneOf(frame, view), value);
  return {
    title: frame.say('board-inn-pile', { card, left: view.supply[value] ?? 0 }),
    lines: [frame.say('about-inn-pile')],
    rule: 'OLB-5.4',
  };
}

function aboutSpace({ view, frame }: Table, track: TrackName, name: string): Explanation {
  const step = stepsOf(frame.box, track).find((one) => one.name === name);
  const isStair = step?.space === null;
  const here = view.chapel_order.filter((seat) => {
    const player = view.players[seat]!;
    return isStair ? !player.chapel && player.stair === name : player[track] === step?.space;
  });
  const names = namesOf(frame, here);
  return {
    title: frame.say('board-space', { track: frame.say(`area-${track}`), space: name, money: 0, bonus: 0, count: 0, who: '' }),
    lines: seen(
      isStair && frame.say('about-stair'),
      step?.money ? frame.say('about-coin', { money: step.money }) : '',
      step?.isBonus && frame.say('about-bonus-space'),
      frame.say(`about-track-${track}`),
      here.length > 0 && frame.say('about-markers-here', { names, count: here.length }),
    ),
    rule: track === 'chapel' ? 'OLB-5.2' : 'OLB-5.3',
  };
}

/** Faces that pay at the end of every round, and nothing at the end of the game. */
const EVERY_ROUND: ReadonlySet<string> = new Set(['9.5', '9.6', '9.7', '9.8']);

export function aboutPrize(table: Table, area: Area): Explanation {
  const { view, frame } = table;
  const face = view.scoring[area];
  const places = view.standings[area];
  const own = frame.me === null ? undefined : view.players[frame.me]?.projection?.parts[area];
  const paid = places?.filter(({ money }) => money > 0) ?? [];
  const scale = scaleOf(frame.box, face).map(({ count, money }) => `${count}: £${money}`);
  const isFinal = !EVERY_ROUND.has(face);
  const standing = paid.map(({ seat, count, money }) => `${frame.players[seat]?.name ?? ''} ${count} (£${money})`);
  return {
    title: frame.say(`board-prize-${area}`),
    lines: seen(
      capital(scoringText(sceneOf(frame, view), area)),
      scale.join(' · '),
      !isFinal && frame.say('about-prize-round'),
      places && frame.say('about-prizes', { prizes: view.prizes.map((money) => `£${money}`).join(', ') }),
      face === 'printed' && !places && frame.say('board-prize-hidden'),
      standing.length > 0 && frame.say('about-standing', { places: standing.join(', ') }),
      isFinal && own !== undefined && own !== null && frame.say('about-prize-own', { money: own }),
    ),
    rule: face === 'printed' ? 'OLB-7.2' : `OLB-${face}`,
  };
}

export function aboutPower({ view, frame }: Table, seat: number, crest: Crest): Explanation {
  const power = view.players[seat]?.powers[crest] ?? 0;
  return {
    title: frame.say('about-power-title', { name: frame.players[seat]?.name ?? '', crest: frame.say(`crest-${crest}`), power }),
    lines: [frame.say('about-power')],
    rule: 'OLB-5.1',
  };
}

/** The parts of what a seat would end with now. */
export function aboutProjection({ view, frame }: Table, seat: number): Explanation | null {
  const projection = view.players[seat]?.projection;
  if (!projection) return null;
  const pounds = (money: number) => (money < 0 ? `−£${-money}` : `£${money}`);
  const parts = Object.entries(projection.parts).map(
    ([part, money]) => `${capital(frame.say(`part-${part}`))}: ${money === null ? frame.say('about-secret') : pounds(money)}`,
  );
  return {
    title: frame.say('board-projection', { total: projection.total }),
    lines: [frame.say('about-projection'), ...parts],
    rule: 'OLB-7.2',
  };
}

const simply = ({ frame }: Table, key: string, rule: string): Explanation => ({
  title: frame.say(`about-${key}-title`),
  lines: [frame.say(`about-${key}`)],
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
export function explanationOf(id: string, view: View, frame: BoardFrame): Explanation | null {
  const table = { view, frame };
  const tile = TILES_OF_MOVES[id];
  if (tile) return aboutTile(table, tile);
  const [word = '', one = '', other = ''] = id.split(' ');
  switch (word) {
    case 'about':
      return aboutThing(table, id.split(' ').slice(1));
    case CENTRE:
      return { title: centreLabel(view, frame), lines: [frame.say('about-centre', { cost: printed(frame.box, 'centre', 'cost') })], rule: 'OLB-3.3' };
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
      const bridge = frame.me === null ? [] : (view.players[frame.me]?.bridge ?? []);
      const house = bridge.find((building) => houseOf(frame.box, building)?.number === Number(one));
      return house ? aboutBuilding(table, house) : null;
    }
    default:
      return null;
  }
}
