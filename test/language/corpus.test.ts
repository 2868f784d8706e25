/** The community's card texts, where they are at hand. */
import { SECOND_EDITION } from '../../src/language/grammar/second-edition/index.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  compileAttempt,
  compileRequirements,
  compileText,
  renderProgram,
  type CardContext,
  type Compiled,
} from '../../src/language/index.ts';
import type { Program } from '../../src/language/tree/index.ts';
import { corpusCards, corpusLexicon, haveCorpus, type CorpusCard } from './corpus.ts';

/** A tree without spans and with its keys in one order, to be compared. */
function shape(program: Program): string {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(
    program.abilities.map(({ src: _, ...rest }) => rest),
    sorted,
  );
}

/** How many distinct texts must compile; raise it when more do. */
const SUPPORTED = 2690;
/** Texts that have two cheapest readings; lower it when fewer do. */
const AMBIGUOUS = 0;
/** Texts that compile and cannot be written back exactly; lower it. */
const UNWRITTEN = 0;

/** The first words of what is left over, by how many texts they alone hold back (shown with LANGUAGE_REPORT=1). */
function ranked(read: readonly { compiled: Compiled }[]): string[] {
  const count = new Map<string, number>();
  for (const { compiled } of read) {
    if (compiled.leftover.length !== 1) continue;
    const words = (compiled.leftover[0] ?? '').split(' ').slice(0, 4).join(' ');
    count.set(words, (count.get(words) ?? 0) + 1);
  }
  const all = [...count].sort((a, b) => b[1] - a[1]).slice(0, 80);
  return all.map(([words, cards]) => `${cards} ${words}`);
}

describe.skipIf(!haveCorpus)('over the community data (skipped where ../shared is absent)', () => {
  interface Read {
    readonly card: CorpusCard;
    readonly context: CardContext;
    readonly compiled: Compiled;
  }
  let read: Read[] = [];
  beforeAll(() => {
    const lexicon = corpusLexicon();
    read = corpusCards()
      .filter((card) => card.text !== '')
      .map((card) => {
        const context: CardContext = { title: card.name, type: card.type, lexicon };
        return { card, context, compiled: compileText(card.text, context) };
      });
  }, 120_000);
  const supported = (): Read[] => read.filter(({ compiled }) => compiled.leftover.length === 0);

  test('as many texts are supported as before', () => {
    const types = [...new Set(read.map(({ card }) => card.type))];
    const share = types.map((type) => {
      const all = read.filter(({ card }) => card.type === type);
      const done = all.filter(({ compiled }) => compiled.leftover.length === 0);
      return `${type} ${done.length}/${all.length}`;
    });
    if (process.env['LANGUAGE_REPORT'] !== undefined) console.log([...share, ...ranked(read)].join('\n'));
    expect(supported().length, share.join(', ')).toBeGreaterThanOrEqual(SUPPORTED);
  });

  test('few texts have two cheapest readings', () => {
    expect(supported().filter(({ compiled }) => compiled.ambiguous.length > 0).length).toBeLessThanOrEqual(AMBIGUOUS);
  });

  test('what compiles is written in house style and read back the same', () => {
    const wrong = supported().flatMap(({ card, context, compiled }) => {
      try {
        const house = renderProgram(compiled.program, SECOND_EDITION);
        const again = compileText(house, context);
        const same = again.leftover.length === 0 && shape(again.program) === shape(compiled.program);
        return same ? [] : [`${card.name}: ${house}`];
      } catch (error) {
        return [`${card.name}: ${String(error)}`];
      }
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(UNWRITTEN);
  }, 120_000);

  test('nearly all mission requirements and all attempt lines are read', () => {
    const lexicon = corpusLexicon();
    const missions = corpusCards().filter((card) => card.type === 'Mission');
    const needs = missions.filter((card) => card.kind !== 'H').map((card) => compileRequirements(card.skills, lexicon));
    expect(needs.filter((one) => 'problem' in one).length).toBeLessThanOrEqual(5);
    expect(missions.map((card) => compileAttempt(card.affiliation, lexicon)).filter((one) => 'problem' in one)).toEqual(
      [],
    );
  });
});
