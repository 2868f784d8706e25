/** Cards that are imported again are not compiled again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installCards, readCardFiles } from '../../src/catalog/index.ts';
import { readCardStore } from '../../src/catalog/card-store.ts';
import { shelfOf } from '../../src/catalog/own-cards.ts';
import { takeOverUnchanged } from '../../src/catalog/unchanged-cards.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const PERSON = 'type: personnel, affiliation: Klingon, cost: 1, integrity: 5, cunning: 5, strength: 5';
const KURN = `- {title: Kurn, ${PERSON}, text: "On play: may draw a card."}`;
const GROK = `- {title: Grok, ${PERSON}, text: "Flumph the snarg."}`;
const PROBE =
  '- {title: Probe, type: mission, mission: planet, quadrant: alpha, span: 2, points: 35, attempt: [Kli], requirements: 2 Law}';

const facts = (...lines: readonly string[]) =>
  readCardFiles([{ name: 'own.yaml', text: lines.join('\n') }], secondEditionWords.cardKinds).cards;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-unchanged-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The titles of the cards taken over where these are imported behind those that are kept. */
function takenOver(kept: readonly string[], imported: readonly string[], stamp: string | null = 'source'): string[] {
  const file = join(folder, 'cards.jsonl');
  const options = { gate: undefined, progress: () => undefined, only: true };
  expect(installCards(file, secondEditionWords, facts(...kept), options).problems).toEqual([]);
  const store = readCardStore(file, secondEditionWords, undefined);
  if (store.is !== 'whole') throw new Error('the cards were not kept');
  const cards = facts(...imported);
  const shelf = shelfOf(cards, secondEditionWords, undefined);
  takeOverUnchanged(shelf, cards, store, stamp);
  const before = store.shelf.entries.map((_, index) => store.shelf.card(index));
  const afresh = shelfOf(cards, secondEditionWords, undefined);
  return shelf.entries.flatMap(({ title }, index) => {
    // Taken over or not, it is the card that is compiled of these facts.
    expect(shelf.card(index)).toEqual(afresh.card(index));
    return before.includes(shelf.card(index)) ? [title] : [];
  });
}

describe('cards that are imported again', () => {
  it('are taken over as they were compiled, those with a text not understood as well', () => {
    expect(takenOver([KURN, GROK, PROBE], [KURN, GROK, PROBE])).toEqual(['Kurn', 'Grok', 'Probe']);
  });

  it('are compiled again where their text, their requirements or who may attempt them is another', () => {
    const other = KURN.replace('draw a card', 'draw 2 cards');
    expect(takenOver([KURN, GROK, PROBE], [other, GROK, PROBE])).toEqual(['Grok', 'Probe']);
    expect(takenOver([KURN, PROBE], [KURN, PROBE.replace('2 Law', '3 Law')])).toEqual(['Kurn']);
    expect(takenOver([KURN, PROBE], [KURN, PROBE.replace('[Kli]', '[Fed]')])).toEqual(['Kurn']);
  });

  it('are all compiled again where texts may name another card', () => {
    expect(takenOver([KURN, PROBE], [KURN, PROBE, GROK])).toEqual([]);
  });

  it('are all compiled again by another program, and from the source', () => {
    expect(takenOver([KURN], [KURN], 'another')).toEqual([]);
    expect(takenOver([KURN], [KURN], null)).toEqual([]);
  });
});
