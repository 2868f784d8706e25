/** Choices of personnel that could be made in very many ways. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachByAnotherOf, fewest } from '../../src/effects/reading/index.ts';

/** The first of all ways to give each part somebody else, tried one after the other. */
function firstOfAll(fitting: readonly (readonly number[])[], taken: readonly number[] = []): readonly number[] | null {
  const [some, ...rest] = fitting;
  if (!some) return taken;
  for (const card of some) {
    const found = taken.includes(card) ? null : firstOfAll(rest, [...taken, card]);
    if (found) return found;
  }
  return null;
}

describe('somebody else for each part', () => {
  it('is the first way of all there are', () => {
    const fitting = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 6 })), { maxLength: 5 });
    fc.assert(
      fc.property(fitting, (parts) => {
        expect(eachByAnotherOf(parts)).toEqual(firstOfAll(parts));
      }),
    );
  });

  it('is found, or found missing, among very many', () => {
    const crew = Array.from({ length: 40 }, (_, index) => index);
    expect(eachByAnotherOf(crew.map(() => crew))).toEqual(crew);
    expect(eachByAnotherOf([...crew, 40].map(() => crew))).toBeNull();
  });
});

describe('the fewest who have some skills', () => {
  const levels = fc.dictionary(fc.constantFrom('Law', 'Honor', 'Medical'), fc.integer({ min: 1, max: 2 }));
  const has = (
    team: readonly { readonly skills: Readonly<Record<string, number>> }[],
    wanted: Record<string, number>,
  ) =>
    Object.entries(wanted).every(
      ([skill, level]) => team.reduce((sum, { skills }) => sum + (skills[skill] ?? 0), 0) >= level,
    );

  it('are never more than the smallest team that has them', () => {
    fc.assert(
      fc.property(fc.array(levels, { maxLength: 5 }), levels, (crew, wanted) => {
        const able = crew.map((skills, card) => ({ card, skills }));
        fc.pre(has(able, wanted));
        const teams = Array.from({ length: 2 ** able.length }, (_, mask) =>
          able.filter(({ card }) => (mask >> card) % 2 === 1),
        );
        const sizes = teams.filter((team) => has(team, wanted)).map(({ length }) => length);
        const found = fewest(able, wanted);
        expect(has(found, wanted)).toBe(true);
        expect(found.length).toBe(Math.min(...sizes));
      }),
    );
  });

  it('are people none of whom can be left out, where there are too many teams to try', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Skill ${index}`);
    const able = names.flatMap((name, index) =>
      [1, 2, 3].map((more, copy) => ({
        card: index * 3 + copy,
        skills: { [name]: 1, [names[(index + more) % names.length] ?? '']: 1 },
      })),
    );
    const wanted = Object.fromEntries(names.map((name) => [name, 3]));
    const found = fewest(able, wanted);
    expect(has(found, wanted)).toBe(true);
    for (const one of found)
      expect(
        has(
          found.filter((other) => other !== one),
          wanted,
        ),
      ).toBe(false);
  });
});
