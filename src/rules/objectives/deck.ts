/** How a deck of the objectives variant is built, and the row its locations lie in (OBJ-DECK, OBJ-SETUP-01 to -03). */
import type { Definition } from '../../engine/definition.ts';
import type { DeckParts, DeckRule } from '../../engine/ruleset/deck-rules.ts';
import { counted as count, listed as list, partOf, tally, tooFew, tooMany } from '../shared/deck-counts.ts';
import { forbiddenMissions } from '../second-edition/deck-texts.ts';
import { COPIES, FEWEST_ATTEMPTABLE, LOCATIONS, SMALLEST } from './constants.ts';

const PARTS = ['locations', 'objectives', 'tactics', 'dilemmas', 'deck'] as const;
type Part = (typeof PARTS)[number];
export type ObjectivesDeck = Readonly<Record<Part, readonly Definition[]>>;

/** A deck by its parts. @throws Error if one is missing */
export const partsOf = (parts: DeckParts): ObjectivesDeck => ({
  locations: partOf(parts, 'locations'),
  objectives: partOf(parts, 'objectives'),
  tactics: partOf(parts, 'tactics'),
  dilemmas: partOf(parts, 'dilemmas'),
  deck: partOf(parts, 'deck'),
});

/** The types of card that lie in a part; null: those that lie in no other. */
const TYPES: Readonly<Record<Part, string | null>> = {
  locations: 'location',
  objectives: 'objective',
  tactics: 'tactic',
  dilemmas: 'dilemma',
  deck: null,
};
const MAIN_TYPES: ReadonlySet<string> = new Set([
  'personnel',
  'ship',
  'equipment',
  'event',
  'interrupt',
  'system',
  'blank',
  'unknown',
]);

function astray(deck: ObjectivesDeck): readonly string[] {
  return PARTS.flatMap((part) => {
    const wanted = TYPES[part];
    const fits = ({ type }: Definition): boolean => (wanted === null ? MAIN_TYPES.has(type) : type === wanted);
    return [...new Set(deck[part].filter((card) => !fits(card)).map((card) => `${card.id} is a ${card.type}`))];
  });
}

/** The first location that stands apart from others of its group, or null. */
function apartFrom(
  locations: readonly Definition[],
  groupOf: (card: Definition) => string | undefined,
): Definition | null {
  const seen = new Set<string | undefined>();
  let last: string | null | undefined = null;
  for (const card of locations) {
    const group = groupOf(card);
    if (group !== last && seen.has(group)) return card;
    seen.add(group);
    last = group;
  }
  return null;
}

const TIME_ICONS: ReadonlySet<string> = new Set(['past', 'alternate', 'future']);
const isOfTime = ({ icons }: Definition): boolean => icons.some((icon) => TIME_ICONS.has(icon));
const quadrantOf = ({ place }: Definition): string | undefined => place?.quadrant;

const RULES: readonly { readonly rules: DeckRule['rules']; readonly check: (deck: ObjectivesDeck) => string | null }[] =
  [
    {
      rules: ['OBJ-DECK-01'],
      check: ({ locations }) =>
        locations.length === LOCATIONS
          ? null
          : `${count(locations.length, 'location')}: exactly ${LOCATIONS} are needed`,
    },
    {
      rules: ['OBJ-DECK-02'],
      check: ({ locations }) => {
        const twice = tally(locations, ({ id }) => id).filter(([, copies]) => copies > 1);
        if (twice.length > 0) return `${list(twice)}: the ${LOCATIONS} locations must be different`;
        const attemptable = locations.filter(({ place }) => place?.kind !== 'headquarters').length;
        if (attemptable >= FEWEST_ATTEMPTABLE) return null;
        return `${count(attemptable, 'location')} besides headquarters: at least ${FEWEST_ATTEMPTABLE} are needed`;
      },
    },
    {
      rules: ['2E-CANNOT-01'],
      check: ({ locations }) => {
        const forbidden = forbiddenMissions(locations);
        return forbidden.length > 0 ? forbidden.join('; ') : null;
      },
    },
    { rules: ['OBJ-DECK-03'], check: ({ dilemmas }) => tooFew(dilemmas, 'dilemma', SMALLEST.dilemmas) },
    { rules: ['OBJ-DECK-03'], check: ({ deck }) => tooFew(deck, 'deck card', SMALLEST.deck) },
    { rules: ['OBJ-DECK-04'], check: ({ tactics }) => tooFew(tactics, 'tactic', SMALLEST.tactics) },
    { rules: ['OBJ-DECK-05'], check: ({ objectives }) => tooFew(objectives, 'objective', SMALLEST.objectives) },
    // The parts add up to more than 60 already: the sum never decides.
    { rules: ['OBJ-DECK-06'], check: () => null },
    {
      rules: ['OBJ-DECK-07'],
      check: ({ objectives, tactics, dilemmas, deck }) =>
        tooMany([...deck, ...dilemmas, ...tactics, ...objectives], COPIES),
    },
    {
      rules: ['OBJ-CARD-02'],
      check: (deck) => {
        const strays = astray(deck);
        return strays.length > 0 ? `in the wrong part of the deck: ${strays.join('; ')}` : null;
      },
    },
    {
      rules: ['OBJ-SETUP-02'],
      check: ({ locations }) => {
        const apart = apartFrom(locations, quadrantOf);
        return apart && `${apart.title} is apart from the other locations of its quadrant`;
      },
    },
    {
      rules: ['OBJ-SETUP-03'],
      check: ({ locations }) => {
        // Of each quadrant by itself: whoever breaks OBJ-SETUP-02 has broken that rule only.
        const quadrants = [...new Set(locations.map(quadrantOf))];
        const apart = quadrants
          .map((quadrant) => locations.filter((card) => quadrantOf(card) === quadrant))
          .map((row) => apartFrom(row, (card) => (isOfTime(card) ? 'time' : card.id)))
          .find((card) => card !== null);
        return apart ? `${apart.title} is apart from the other time locations of its quadrant` : null;
      },
    },
  ];

export const deckRules: readonly DeckRule[] = RULES.map(({ rules, check }) => ({
  rules,
  check: (parts) => check(partsOf(parts)),
}));
