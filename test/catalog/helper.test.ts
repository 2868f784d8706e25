/** Cards compiled by somebody else at the same time are kept as if they had been compiled here. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installCards, readCardFiles, shelfOf, type CardFacts, type Help } from '../../src/catalog/index.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const many = 320;
const yaml = Array.from(
  { length: many },
  (_, index) =>
    `- {title: Person ${index}, type: personnel, affiliation: Klingon, cost: 1, integrity: 5, cunning: 5, strength: 5, text: "When you play this personnel, draw ${(index % 9) + 1} cards."}\n`,
).join('');
const { cards, problems } = readCardFiles([{ name: 'cards.yaml', text: yaml }], secondEditionWords.cardKinds);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-helper-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is kept of the cards, and for which of them somebody was told that they are at work here. */
function kept(name: string, all: readonly CardFacts[], help?: Help) {
  const file = join(folder, name);
  const told: number[] = [];
  installCards(file, secondEditionWords, all, {
    gate: undefined,
    progress: (done) => told.push(done),
    only: true,
    ...(help && { help }),
  });
  return { text: readFileSync(file, 'utf8'), told };
}

/** Compiles the first half of the cards, of which it hands over only those before one; the others are left to be compiled here. */
const helping =
  (handedOver: number): Help =>
  (edition, all, wanted) => {
    expect(edition).toBe('second-edition');
    // What says the same stands together, so that one of the two reads it.
    const texts = wanted.map((index) => all[index]?.facts.text);
    expect(texts).toEqual(texts.toSorted());
    expect(wanted).not.toEqual([...wanted].sort((one, other) => one - other));
    const half = wanted.length / 2;
    const shelf = shelfOf(all, secondEditionWords, undefined);
    const here = [wanted.slice(half)];
    return {
      take: () => here.pop() ?? [],
      made: () =>
        wanted.slice(0, Math.min(half, handedOver)).map((index) => [index, structuredClone(shelf.card(index))]),
    };
  };

it('what a helper hands over, and what it leaves, is kept as without it', () => {
  expect(problems).toEqual([]);
  const alone = kept('alone.jsonl', cards);
  expect(alone.told).toHaveLength(many);
  const whole = kept('whole.jsonl', cards, helping(many));
  expect(whole.text).toBe(alone.text);
  expect(whole.told).toHaveLength(many + many / 2);
  expect(whole.told).toEqual(whole.told.toSorted((one, other) => one - other));
  expect(kept('part.jsonl', cards, helping(3)).text).toBe(alone.text);
});

it('nobody is asked to help with a few cards', () => {
  const help: Help = () => {
    throw new Error('asked');
  };
  expect(kept('few.jsonl', cards.slice(0, 5), help).told).toHaveLength(5);
});
