// Symbols of rooms and tucked cards, and the disc colour that each section of a card is printed in.
import type { Section } from './view';
import type { Ability, OwnColour } from './wire';

export const SECTION_DISC: Record<Section, OwnColour> = { london: 'blue', necropolis: 'green', railway: 'grey' };

export const ROOM_SYMBOL: Record<string, string> = {
  mortuary: 'i-mortuary',
  chapel: 'i-chapelroom',
  office: 'i-office',
  lobby: 'i-lobby',
};
export const abilitySymbol = (ability: Ability): string => `w-${ability.replace('-', '_')}`;
