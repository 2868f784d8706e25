/** How a deck is built: exactly sixty cards, at most half of them seeds (94-DECK). */
import type { Definition } from '../../engine/definition.ts';
import type { DeckParts, DeckRule } from '../../engine/ruleset/deck-rules.ts';
import { counted, listed, tally } from '../shared/deck-counts.ts';
import { SEED_TYPES } from './constants.ts';

const SIZE = 60;
const MISSIONS = 6;

/** One part of a deck. @throws Error if the deck has no such part */
export function partOf(parts: DeckParts, name: 'missions' | 'seeds' | 'deck'): readonly Definition[] {
  const part = parts[name];
  if (!part) throw new Error(`a deck without ${name}`);
  return part;
}

/** All cards, wherever they stand. */
const allOf = (parts: DeckParts): readonly Definition[] => [
  ...partOf(parts, 'missions'),
  ...partOf(parts, 'seeds'),
  ...partOf(parts, 'deck'),
];

const isSeed = ({ type }: Definition): boolean => SEED_TYPES.some((name) => name === type);

export const deckRules: readonly DeckRule[] = [
  {
    rules: ['94-DECK-01'],
    check: (parts) => {
      const total = allOf(parts).length;
      return total === SIZE ? null : `${counted(total, 'card')} in all: exactly ${SIZE} are needed`;
    },
  },
  {
    rules: ['94-DECK-02'],
    check: (parts) => {
      const missions = allOf(parts).filter(({ type }) => type === 'mission').length;
      return missions === MISSIONS ? null : `${counted(missions, 'Mission')}: exactly ${MISSIONS} are needed`;
    },
  },
  {
    rules: ['94-DECK-03'],
    check: (parts) => {
      const missions = allOf(parts).filter(({ type }) => type === 'mission');
      const twice = tally(missions, ({ id }) => id).filter(([, copies]) => copies > 1);
      return twice.length > 0 ? `${listed(twice)}: the Missions must be different` : null;
    },
  },
  {
    rules: ['94-DECK-04', '94-OP-03'],
    check: (parts) =>
      partOf(parts, 'seeds').some(({ type }) => type === 'outpost') ? null : 'no Outpost stands under "Seeds:"',
  },
  {
    rules: ['94-DECK-05', '94-DECK-06'],
    check: (parts) => {
      const seeds = allOf(parts).filter(isSeed).length;
      const most = Math.floor(allOf(parts).length / 2);
      return seeds <= most ? null : `${counted(seeds, 'seed card')}: at most ${most}, half of the deck`;
    },
  },
];
