/** How a Second Edition deck is built: 2E-DECK-01 to -08, and that each card lies in the pile of its kind. */
import type { DeckParts, DeckRule } from '../../engine/ruleset/deck-rules.ts';
import type { RuleId } from '../../engine/asking/request.ts';
import type { Definition } from '../../engine/definition.ts';
import { counted as count, listed as list, partOf, tally, tooFew, tooMany } from '../shared/deck-counts.ts';
import { forbiddenMissions } from './deck-texts.ts';

const SMALLEST_TOTAL = 60;
const MISSIONS = 5;
const FEWEST_ATTEMPTABLE = 2;
const SMALLEST_DILEMMA_PILE = 20;
const SMALLEST_DECK = 35;
const COPIES = 3;

/** A deck by its three parts. */
export interface SecondEditionDeck {
  readonly missions: readonly Definition[];
  readonly dilemmas: readonly Definition[];
  readonly deck: readonly Definition[];
}

/** A deck by its parts. @throws Error if one is missing */
const partsOf = (parts: DeckParts): SecondEditionDeck => ({
  missions: partOf(parts, 'missions'),
  dilemmas: partOf(parts, 'dilemmas'),
  deck: partOf(parts, 'deck'),
});

const RULES: readonly {
  readonly rules: readonly RuleId[];
  readonly check: (deck: SecondEditionDeck) => string | null;
}[] = [
  {
    rules: ['2E-DECK-01'],
    check: ({ missions, dilemmas, deck }) => {
      const total = missions.length + dilemmas.length + deck.length;
      return total < SMALLEST_TOTAL ? `${count(total, 'card')} in all: at least ${SMALLEST_TOTAL} are needed` : null;
    },
  },
  {
    rules: ['2E-DECK-02'],
    check: ({ missions }) =>
      missions.length === MISSIONS ? null : `${count(missions.length, 'mission')}: exactly ${MISSIONS} are needed`,
  },
  {
    rules: ['2E-DECK-03'],
    check: ({ missions }) => {
      const twice = tally(missions, (mission) => mission.id).filter(([, copies]) => copies > 1);
      return twice.length > 0 ? `${list(twice)}: the ${MISSIONS} missions must be different` : null;
    },
  },
  {
    rules: ['2E-DECK-04'],
    check: ({ missions }) => {
      const attemptable = missions.filter((mission) => mission.mission?.kind !== 'headquarters').length;
      if (attemptable >= FEWEST_ATTEMPTABLE) return null;
      return `${count(attemptable, 'mission')} besides headquarters: at least ${FEWEST_ATTEMPTABLE} are needed`;
    },
  },
  {
    rules: ['2E-CANNOT-01'],
    check: ({ missions }) => {
      const forbidden = forbiddenMissions(missions);
      return forbidden.length > 0 ? forbidden.join('; ') : null;
    },
  },
  {
    rules: ['2E-DECK-05'],
    check: ({ dilemmas }) => tooFew(dilemmas, 'dilemma', SMALLEST_DILEMMA_PILE),
  },
  {
    rules: ['2E-DECK-06'],
    check: ({ deck }) => tooFew(deck, 'deck card', SMALLEST_DECK),
  },
  {
    rules: ['2E-DECK-07'],
    check: ({ missions, deck }) => tooMany([...missions, ...deck], COPIES),
  },
  {
    rules: ['2E-DECK-07', '2E-DECK-08'],
    check: ({ dilemmas }) => tooMany(dilemmas, COPIES),
  },
  {
    rules: ['2E-SETUP-02', '2E-SETUP-03'],
    check: (parts) => {
      const strays = astray(parts);
      return strays.length > 0 ? `in the wrong part of the deck: ${strays.join('; ')}` : null;
    },
  },
];

export const deckRules: readonly DeckRule[] = RULES.map(({ rules, check }) => ({
  rules,
  check: (parts) => check(partsOf(parts)),
}));

/** Missions, dilemmas and deck are laid out apart (2E-SETUP-02, -03), so a card of another kind among them is an error. */
function astray({ missions, dilemmas, deck }: SecondEditionDeck): readonly string[] {
  const of = (cards: readonly Definition[], fits: (type: string) => boolean): readonly string[] => [
    ...new Set(cards.filter((card) => !fits(card.type)).map((card) => `${card.id} is a ${card.type}`)),
  ];
  return [
    ...of(missions, (type) => type === 'mission'),
    ...of(dilemmas, (type) => type === 'dilemma'),
    ...of(deck, (type) => type !== 'mission' && type !== 'dilemma'),
  ];
}
