/**
 * Every shipped card with a text, in positions made from the text, played on by chance: nothing impossible comes about, and the
 * text really does something. More by hand: `SPACELINE_POSITIONS=20 SPACELINE_SEED=7 npx vitest run test/exerciser`.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { shippedLibrary } from '../../src/catalog/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { exerciseAll, type Report } from './rounds.ts';
import { unreached } from './unreached.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const positions = Number(process.env.SPACELINE_POSITIONS ?? 2);
const seed = Number(process.env.SPACELINE_SEED ?? 1);

/** Of this share of the cards (in hundredths) something must be seen in so few positions. */
const ACTIVE = 70;

describe('every shipped card', () => {
  const cards = shippedLibrary(secondEditionWords, notCarriedOut)
    .all()
    .filter((card) => card.compiled.program.abilities.length > 0);
  let report: Report;
  beforeAll(
    () => {
      report = exerciseAll(cards, positions, seed);
    },
    30_000 + positions * 60_000,
  );

  test('brings about nothing impossible', () => {
    expect(report.wrong).toEqual([]);
  });

  test('shows every kind of node at work, but for those that are known', () => {
    expect(report.unseen.filter((kind) => !(kind in unreached))).toEqual([]);
    expect(Object.keys(unreached).filter((kind) => report.seen.has(kind))).toEqual([]);
  });

  test('mostly does something', () => {
    const active = cards.length - report.quiet.length;
    expect(active * 100, report.quiet.join('; ')).toBeGreaterThanOrEqual(cards.length * ACTIVE);
  });
});
