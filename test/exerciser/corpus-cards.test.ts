/**
 * The supported cards of the community's data, where it is at hand: a sample by the seed, all of them by hand with
 * `SPACELINE_ALL=1 npx vitest run test/exerciser/corpus-cards`.
 */
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkCards, isSupported, readCardsAt } from '../../src/catalog/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { chanceFrom } from '../../src/players/index.ts';
import { exerciseAll, type Report } from './rounds.ts';
import { unreached } from './unreached.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const TABLE = new URL('../../../shared/corpus/second-edition/cards.txt', import.meta.url);
const SAMPLE = 60;

const all = process.env.SPACELINE_ALL !== undefined;
const positions = Number(process.env.SPACELINE_POSITIONS ?? 2);
const seed = Number(process.env.SPACELINE_SEED ?? 1);

describe.skipIf(!existsSync(TABLE))('supported cards of the community (skipped where ../shared is absent)', () => {
  let report: Report;
  beforeAll(
    () => {
      const read = readCardsAt(TABLE.pathname, secondEditionWords);
      const cards = checkCards(read, secondEditionWords, notCarriedOut, () => undefined)
        .map(({ card }) => card)
        .filter((card) => isSupported(card) && card.compiled.program.abilities.length > 0);
      const chance = chanceFrom(seed);
      const sample = all ? cards : Array.from({ length: SAMPLE }, () => cards[chance.below(cards.length)]);
      report = exerciseAll(
        sample.filter((card) => card !== undefined),
        positions,
        seed,
        all ? undefined : 0,
      );
    },
    all ? 3_600_000 : 300_000,
  );

  test('bring about nothing impossible', () => {
    expect(report.wrong).toEqual([]);
  });

  test.runIf(all)('show every kind of node at work, but for those that are known', () => {
    expect(report.unseen.filter((kind) => !(kind in unreached))).toEqual([]);
  });
});
