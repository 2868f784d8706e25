/** What may be typed at any time and answers no request. */
import type { GameWords } from './editions.ts';

export type Query =
  | { readonly ask: 'help' | 'hand' | 'table' | 'why' | 'undo' | 'rewind' | 'retry' | 'unsaved' | 'quit' }
  | { readonly ask: 'look' | 'rules' | 'save'; readonly words: string }
  /** What only the edition has. */
  | { readonly ask: 'own'; readonly query: string; readonly words: string }
  /** The last lines of the log; null: all of it. */
  | { readonly ask: 'log'; readonly lines: number | null };

const FIRST_FORMS = ['help', 'look CARD', 'hand', 'table'];
const LAST_FORMS = ['log [N]', 'why', 'rules WORDS', 'undo', 'rewind', 'save FILE', 'retry', 'unsaved', 'quit'];

/** The queries with what they take, for help. */
export function queryForms({ commandVerbs }: GameWords): readonly string[] {
  return [...FIRST_FORMS, ...commandVerbs.queries.map(({ query, takes }) => `${query} ${takes}`), ...LAST_FORMS];
}

const WITH_WORDS = ['look', 'rules', 'save'] as const;
const ALONE = ['help', 'hand', 'table', 'undo', 'rewind', 'retry', 'unsaved', 'quit'] as const;

/** A query, a reason why it is malformed, or null where the line is none. `why VERB` asks why there is no such option now. */
export function parseQuery(command: string, words: GameWords): Query | { readonly malformed: string } | null {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(command.trim()) ?? [];
  const verb = word.toLowerCase();
  const alone = ALONE.find((name) => name === verb);
  if (alone)
    return rest === '' || alone === 'help'
      ? { ask: alone }
      : { malformed: `"${alone}" takes nothing, but "${rest}" follows` };
  if (verb === 'why') return { ask: 'why' };
  const worded = WITH_WORDS.find((name) => name === verb);
  const own = words.commandVerbs.queries.find(({ query }) => query === verb);
  if (worded ?? own) {
    if (rest === '') return { malformed: `write ${queryForms(words).find((form) => form.startsWith(verb))}` };
    if (worded) return { ask: worded, words: rest };
    return { ask: 'own', query: verb, words: rest };
  }
  if (verb !== 'log') return null;
  if (rest === '') return { ask: 'log', lines: null };
  return /^\d+$/.test(rest)
    ? { ask: 'log', lines: Number(rest) }
    : { malformed: 'write log, or log N for the last N lines' };
}
