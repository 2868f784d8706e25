/** Where rules are cited: ids in code, straight or by the keys of shared code, and in scenarios and tests. */
import { ledger as firstEditionKeys } from '../../src/rules/first-edition/ledger-keys.ts';
import { ledger as secondEditionKeys } from '../../src/rules/second-edition/ledger-keys.ts';
import { filesUnder, read } from './text.ts';

const ID = String.raw`(?:2E|OBJ|94)-[A-Z]+-`;
const CITED = new RegExp(String.raw`\b(${ID})(\d\d)((?:(?:,| and| to) -\d\d)*)`, 'g');

/** The ids that a text names, also where it writes `2E-MOVE-02, -03` or `2E-MOVE-02 to -05`. */
export function idsIn(text: string): readonly string[] {
  return [...text.matchAll(CITED)].flatMap(([, section = '', first = '', rest = '']) => {
    const numbers = [Number(first)];
    for (const [, join, next] of rest.matchAll(/(,| and| to) -(\d\d)/g)) {
      const [from, to] = [numbers.at(-1) ?? 0, Number(next)];
      if (join === ' to') for (let number = from + 1; number < to; number++) numbers.push(number);
      numbers.push(to);
    }
    return numbers.map((number) => `${section}${`${number}`.padStart(2, '0')}`);
  });
}

/** Lists of files by what they are listed under, each once. */
class Lists {
  readonly #lists = new Map<string, Set<string>>();

  add(key: string, file: string): void {
    this.#lists.set(key, (this.#lists.get(key) ?? new Set()).add(file));
  }

  /** None where nothing was listed. */
  of(key: string): readonly string[] {
    return [...(this.#lists.get(key) ?? [])];
  }
}

/** Files that only say which rules there are, or which of them a key stands for. */
const LISTS_OF_RULES = /\/(?:ledger-keys|rule-keys|replaced-rules)\.ts$/;
const REPLACED = 'src/rules/objectives/replaced-rules.ts';
const QUOTED = /'([^'\n]{2,60})'/g;

/** The code that cites each rule: by its id, by a key that stands for it, or by a rule that it replaces. */
function citedInCode(): Lists {
  const cited = new Lists();
  const quoting = new Lists();
  for (const file of filesUnder('src', '.ts', '.tsx').filter((name) => !LISTS_OF_RULES.test(name))) {
    const text = read(file);
    for (const id of idsIn(text)) cited.add(id, file);
    for (const [, words = ''] of text.matchAll(QUOTED)) quoting.add(words, file);
  }
  for (const keys of [secondEditionKeys, firstEditionKeys])
    for (const [key, ids] of Object.entries(keys))
      for (const id of ids) for (const file of quoting.of(key)) cited.add(id, file);
  for (const [, replaced = '', by = ''] of read(REPLACED).matchAll(/'(2E-[^']+)': \[([^\]]*)\]/g))
    for (const id of idsIn(by)) {
      cited.add(id, REPLACED);
      for (const file of cited.of(replaced)) cited.add(id, file);
    }
  return cited;
}

/** The scenarios that name each rule, and the tests that have it in a title. */
function shownBy(): Lists {
  const shown = new Lists();
  for (const file of filesUnder('test/scenarios', '.yaml')) {
    const [, rules = ''] = /^rules: \[([^\]]*)\]/m.exec(read(file)) ?? [];
    for (const id of idsIn(rules)) shown.add(id, file);
  }
  for (const file of filesUnder('test', '.test.ts'))
    for (const [, title = ''] of read(file).matchAll(/['"`]((?:2E|OBJ|94)-[^:'"`\n]*):/g))
      for (const id of idsIn(title)) shown.add(id, file);
  return shown;
}

/** What shows rules, and what carries them out. */
export interface Citations {
  readonly code: (id: string) => readonly string[];
  readonly shown: (id: string) => readonly string[];
}

/** Reads all code, scenarios and tests for the rules that they cite. */
export function citations(): Citations {
  const [code, shown] = [citedInCode(), shownBy()];
  return { code: (id) => code.of(id), shown: (id) => shown.of(id) };
}
