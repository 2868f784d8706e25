/** Dilemmas faced in imagination, the teams that are imagined, and the stacks that are worth most against them. */
import { describe, expect, it } from 'vitest';
import { blankCard } from '../../../src/catalog/index.ts';
import type { CardView } from '../../../src/engine/showing/view.ts';
import { SECOND_EDITION_LEXICON } from '../../../src/language/grammar/second-edition/index.ts';
import { compileRequirements, compileText } from '../../../src/language/index.ts';
import { chanceFrom } from '../../../src/players/chance.ts';
import { face } from '../../../src/players/second-edition/encounter.ts';
import { shortfall } from '../../../src/players/second-edition/requirements.ts';
import { bestStack, Trial, type Choosable } from '../../../src/players/second-edition/stacks.ts';
import { imaginedTeams } from '../../../src/players/second-edition/strangers.ts';

function abilitiesOf(text: string): Choosable['abilities'] {
  const { program, leftover } = compileText(text, { title: 'X', type: 'dilemma', lexicon: SECOND_EDITION_LEXICON });
  if (leftover.length > 0) throw new Error(leftover.join(' '));
  return program.abilities;
}

function read(text: string) {
  const requirement = compileRequirements(text, SECOND_EDITION_LEXICON);
  if ('problem' in requirement) throw new Error(requirement.problem);
  return requirement;
}

const dilemma = (text: string, cost: number): Choosable => ({ abilities: abilitiesOf(text), cost });

const person = (number: number, skills: Record<string, number>): CardView => ({
  number,
  definition: blankCard('Somebody', 'personnel'),
  owner: 0,
  commander: 0,
  values: { integrity: 5, cunning: 5, strength: 5, cost: 2 },
  skills,
  icons: [],
  keywords: [],
  affiliations: [],
  hosted: {},
});

const team = (...skills: readonly Record<string, number>[]): readonly CardView[] =>
  skills.map((each, index) => person(index + 1, each));

describe('a dilemma takes', () => {
  const doctors = team({ Medical: 1 }, { Medical: 1 }, {});

  it('nothing from whoever has what it asks for, and everybody from others', () => {
    const wall = abilitiesOf('Unless 2 Medical: stop all your personnel, return this.');
    expect(face(wall, doctors)).toMatchObject({ lost: 0, stays: false });
    expect(face(wall, doctors.slice(1))).toMatchObject({ lost: 20, gone: 0, stays: true });
  });

  it('whom chance takes in full, and less where its victims choose', () => {
    expect(face(abilitiesOf('Randomly kill 1.'), doctors)).toMatchObject({ lost: 10, gone: 1 });
    const choice = face(abilitiesOf('Choose 1 to stop.'), doctors);
    expect(choice.lost).toBeGreaterThan(0);
    expect(choice.lost).toBeLessThan(10);
  });

  it('somebody else where nobody is there whom it means', () => {
    const either = abilitiesOf('Choose a Law personnel to stop; if you cannot, randomly kill 1.');
    expect(face(either, doctors).gone).toBe(1);
    expect(face(either, [...doctors, person(9, { Law: 1 })]).gone).toBe(0);
  });
});

describe('strangers', () => {
  it('meet what their mission asks for, have more of it, and are the same for the same tosses', () => {
    const requirement = read('Geology, 2 Law, and Cunning>38');
    const imagine = (seed: number) => imaginedTeams([requirement], requirement, chanceFrom(seed))(8);
    const teams = Array.from({ length: 30 }, (_, seed) => imagine(seed));
    expect(teams.every((one) => one.length === 8 && shortfall(requirement, one) === 0)).toBe(true);
    const having = (skill: string): number => teams.flat().filter((one) => one.skills[skill]).length;
    expect(having('Law')).toBeGreaterThan(having('Medical'));
    expect(imagine(3)).toEqual(imagine(3));
  });
});

describe('the stack worth most', () => {
  const requirement = read('Medical and Cunning>10');
  const teams = [team({ Medical: 1, Law: 2 }, {}, {}, {}), team({ Law: 2 }, {}, { Medical: 1 }, {})];
  const trial = (): Trial => new Trial(requirement, teams);
  const met = dilemma('Unless 2 Law: stop all your personnel, return this.', 3);
  const wall = dilemma('Unless 2 Geology: stop all your personnel, return this.', 3);
  const killer = dilemma('Randomly kill 1.', 2);

  it('has what the teams cannot meet, leaves out what they meet, and stays within the money', () => {
    expect(bestStack([met, wall, killer], 3, trial())).toEqual([wall]);
    expect(bestStack([met], 9, trial())).toEqual([]);
    expect(bestStack([wall], 2, trial())).toEqual([]);
  });

  it('has what stops everybody after what takes single ones', () => {
    expect(bestStack([wall, killer], 9, trial())).toEqual([killer, wall]);
  });

  it('combines what makes a wall of what would be met', () => {
    const single = [team({ Law: 2, Medical: 1 }, {}, {}, {})];
    expect(bestStack([met, killer], 9, new Trial(read('Cunning>4'), single))).toEqual([killer, met]);
  });
});
