/** Personnel without a text, for teams, crews, hands and decks. */
import { blankCard, type Card } from '../../src/catalog/index.ts';
import type { Chance } from '../../src/players/chance.ts';

const SKILLS = [
  ...['Acquisition', 'Anthropology', 'Archaeology', 'Astrometrics', 'Biology', 'Diplomacy', 'Engineer', 'Exobiology'],
  ...['Geology', 'Honor', 'Intelligence', 'Law', 'Leadership', 'Medical', 'Navigation', 'Officer', 'Physics'],
  ...['Programming', 'Science', 'Security', 'Telepathy', 'Transporters', 'Treachery'],
];

/** Somebody with a few skills; four with numbers that follow have all of them. */
export function hand(index: number, chance: Chance): Card {
  const own = SKILLS.filter((_, at) => at % 4 === index % 4).map((skill) => [skill, 1 + chance.below(2)] as const);
  return blankCard(`Hand ${index}`, 'personnel', {
    cost: 1 + chance.below(4),
    affiliations: ['Federation'],
    species: 'Human',
    icons: [index % 2 === 0 ? 'command' : 'staff'],
    skills: Object.fromEntries(own),
    attributes: {
      integrity: 4 + chance.below(5),
      cunning: 4 + chance.below(5),
      strength: 4 + chance.below(5),
    },
  });
}
