/** What the signs and words of the objectives variant mean, for the help: those of the Second Edition but for its own. */
import { signs as sharedSigns, words as sharedWords } from '../second-edition/words.ts';

type Meaning = readonly [sign: string, meaning: string];

const OF_MISSIONS: ReadonlySet<string> = new Set(['◐P 35 s3', 'Dom Fed', '✓', '▲6!']);

export const signs: readonly Meaning[] = [
  ['◐P s3', 'planet location, span 3 (✦S space, ⌂H headquarters; Gam, Del: in that quadrant)'],
  ['◎2', 'two of the active objectives can be attempted there'],
  ['✓1', 'one objective was completed there'],
  ['▲6!35', 'a ship with six aboard whose hull has taken 35 %'],
  ['hull 35 %', 'hull damage: the ship is destroyed at 100 %'],
  ['O T Y', 'an objective with its points, a tactic, a system with its cost'],
  ...sharedSigns.filter(([sign]) => !OF_MISSIONS.has(sign)).map(meant),
];

export const words: readonly Meaning[] = [
  ['objective', 'what you are to do: it lies open beside you, and can be done at every location of yours that fits'],
  ['location', 'where ships and people are: a headquarters, a planet, or space'],
  ['tactic', 'what you may lay in an engagement; the tactic of who wins becomes damage on the ship that loses'],
  ['hull', 'markers on a ship add up their percentages; at 100 % it is destroyed'],
  [
    'system',
    'installed on a ship of yours at a headquarters: one of each type (propulsion, weapons, power, auxiliary)',
  ],
  ['counterattack', 'after an engagement the defender may attack back once'],
  ...sharedWords.map(meant),
];

/** The words for places and tasks in which the Second Edition says mission. */
function meant([sign, meaning]: Meaning): Meaning {
  return [
    sign,
    meaning
      .replace('beneath the mission', 'beneath the location')
      .replace('planet and space missions', 'planet and space locations')
      .replace('both missions', 'both locations')
      .replace('the mission', 'the objective'),
  ];
}
