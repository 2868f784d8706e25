/** Finds literal words in a text by a pattern: `draw~ a|an`, `(he or she|it)`. */
import { numberOf } from './begins.ts';
import type { KnownSteps } from './known-steps.ts';
import type { Row, Step } from './steps.ts';

const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    be: ['is', 'are', 'be', 'was', 'were', 'been'],
    have: ['have', 'has', 'had'],
    do: ['do', 'does', 'did'],
    stop: ['stop', 'stops', 'stopped'],
    win: ['win', 'wins', 'won'],
    begin: ['begin', 'begins', 'began', 'begun'],
    draw: ['draw', 'draws', 'drew', 'drawn'],
    take: ['take', 'takes', 'took', 'taken'],
    choose: ['choose', 'chooses', 'chose', 'chosen'],
    lose: ['lose', 'loses', 'lost'],
    overcome: ['overcome', 'overcomes', 'overcame'],
  }),
);

function inflections(word: string): readonly string[] {
  const known = IRREGULAR.get(word);
  if (known) return known;
  if (word.endsWith('y') && !/[aeo]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`];
  const ed = word.endsWith('e') ? `${word}d` : `${word}ed`;
  return [word, /(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`, ed];
}

function wordForms(word: string): readonly string[] {
  if (word === '<paren>') return ['('];
  if (word === '</paren>') return [')'];
  return word.endsWith('~') ? inflections(word.slice(0, -1).toLowerCase()) : [word.toLowerCase()];
}

/**
 * Reads a pattern of literal words: blanks separate tokens, `( | )` groups alternatives, `?` makes the thing before it
 * optional, `word~` is any inflection of a word. Outside groups `a|b` is one of two words, unless `whole` says that the
 * bars of the whole pattern separate alternatives. It is a row of steps, each made once for a grammar.
 */
export function pattern(source: string, whole: boolean, steps: KnownSteps): Row {
  let rest = source.trim();
  const perhaps = (inner: Step): Step => {
    if (!rest.startsWith('?')) return inner;
    rest = rest.slice(1);
    return steps.perhaps(inner);
  };
  const group = (barsSeparate: boolean): Row => {
    const options: Row[] = [];
    let row: Step[] = [];
    for (rest = rest.trimStart(); rest !== '' && !rest.startsWith(')'); rest = rest.trimStart()) {
      if (rest.startsWith('|')) {
        rest = rest.slice(1);
        options.push(row);
        row = [];
      } else if (rest.startsWith('(')) {
        rest = rest.slice(1);
        const inner = group(true);
        if (!rest.startsWith(')')) throw new Error(`Unclosed group in ${source}`);
        rest = rest.slice(1);
        row.push(perhaps(steps.row(inner)));
      } else {
        const word = (barsSeparate ? /^[^\s()?|]+/ : /^[^\s()?]+/).exec(rest)?.[0];
        if (word === undefined) throw new Error(`Odd pattern: ${source}`);
        rest = rest.slice(word.length);
        row.push(perhaps(steps.word(word.split('|').flatMap(wordForms).map(numberOf))));
      }
    }
    options.push(row);
    return options.length === 1 ? row : [steps.oneOf(options)];
  };
  const all = group(whole);
  if (rest !== '') throw new Error(`Unopened group in ${source}`);
  return all;
}
