/** How far a team is from what is required, as the bot counts it. */
import { SECOND_EDITION_LEXICON } from '../../../src/language/grammar/second-edition/index.ts';
import { describe, expect, it } from 'vitest';
import type { CardView } from '../../../src/engine/showing/view.ts';
import { compileRequirements } from '../../../src/language/index.ts';
import { chanceFrom } from '../../../src/players/chance.ts';
import { prospects, shortfall } from '../../../src/players/second-edition/requirements.ts';
import { blankCard } from '../../../src/catalog/index.ts';

const person = (skills: Record<string, number>, values: Record<string, number> = {}): CardView => ({
  number: 1,
  definition: blankCard('Somebody', 'personnel', { affiliations: ['Federation'], skills }),
  owner: 0,
  commander: 0,
  stopped: false,
  faceUp: true,
  completed: false,
  values: { integrity: 5, cunning: 5, strength: 5, ...values },
  skills,
  icons: [],
  keywords: [],
  affiliations: ['Federation'],
  hosted: {},
});

function read(text: string) {
  const requirement = compileRequirements(text, SECOND_EDITION_LEXICON);
  if ('problem' in requirement) throw new Error(requirement.problem);
  return requirement;
}

describe('how far a team is from requirements', () => {
  it('counts levels of skills over the team', () => {
    const needed = read('Astrometrics and 2 Physics');
    expect(shortfall(needed, [person({ Astrometrics: 1, Physics: 1 }), person({ Physics: 1 })])).toBe(0);
    expect(shortfall(needed, [person({ Astrometrics: 1, Physics: 1 })])).toBeGreaterThan(0);
    expect(shortfall(needed, [])).toBeGreaterThan(shortfall(needed, [person({ Physics: 1 })]));
  });

  it('adds attributes, more than the number being needed', () => {
    const needed = read('Cunning>10');
    expect(shortfall(needed, [person({}), person({})])).toBeGreaterThan(0);
    expect(shortfall(needed, [person({}), person({}, { cunning: 6 })])).toBe(0);
  });

  it('takes the nearer of two ways', () => {
    const needed = read('2 Law and Integrity>30 or Honor');
    expect(shortfall(needed, [person({ Honor: 1 })])).toBe(0);
    expect(shortfall(needed, [person({ Law: 1 })])).toBe(shortfall(read('Honor'), []));
  });

  it('takes a kind of card for what it asks for', () => {
    const needed = read('2 Honor or an Admiral');
    expect(shortfall(needed, [person({})])).toBeGreaterThan(0);
    expect(shortfall(needed, [{ ...person({}), keywords: ['Admiral'] }])).toBe(0);
  });

  it('sees better prospects with a reserve, and with dilemmas beneath', () => {
    const needed = read('Medical');
    const nurse = person({ Medical: 1 });
    const other = person({});
    const one = prospects(needed, [nurse, other, other, other], 0, [], chanceFrom(1));
    const two = prospects(needed, [nurse, nurse, other, other], 0, [], chanceFrom(1));
    expect(two).toBeGreaterThan(one);
    expect(prospects(needed, [nurse, other, other, other], 4, [], chanceFrom(1))).toBe(20);
    expect(prospects(needed, [other, other], 0, [], chanceFrom(1))).toBe(0);
  });

  it('sees better prospects with skills that dilemmas ask for', () => {
    const needed = read('Cunning>10');
    const asked = ['Geology', 'Law', 'Medical', 'Science'];
    const dull = Array.from({ length: 9 }, () => person({}));
    const learned = dull.map(() => person({ Geology: 1, Law: 1, Medical: 1 }));
    expect(prospects(needed, dull, 0, asked, chanceFrom(1))).toBe(0);
    expect(prospects(needed, learned, 0, asked, chanceFrom(1))).toBeGreaterThan(15);
    expect(prospects(needed, dull, 7, asked, chanceFrom(1))).toBe(16);
  });
});
