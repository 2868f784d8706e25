/** What may be typed at any time and answers no request. */

export type Query =
  | { readonly ask: 'help' | 'hand' | 'table' | 'why' | 'undo' | 'rewind' | 'retry' | 'unsaved' | 'quit' }
  | { readonly ask: 'look' | 'rules' | 'save' | 'mission'; readonly words: string }
  /** The last lines of the log; null: all of it. */
  | { readonly ask: 'log'; readonly lines: number | null };

/** The queries with what they take, for help. */
export const QUERY_FORMS: readonly string[] = [
  'help',
  'look CARD',
  'hand',
  'table',
  'mission N',
  'log [N]',
  'why',
  'rules WORDS',
  'undo',
  'rewind',
  'save FILE',
  'retry',
  'unsaved',
  'quit',
];

const WITH_WORDS = ['look', 'rules', 'save', 'mission'] as const;
const ALONE = ['help', 'hand', 'table', 'undo', 'rewind', 'retry', 'unsaved', 'quit'] as const;

/** A query, a reason why it is malformed, or null where the line is none. `why beam` asks why there is no such option now. */
export function parseQuery(command: string): Query | { readonly malformed: string } | null {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(command.trim()) ?? [];
  const verb = word.toLowerCase();
  const alone = ALONE.find((name) => name === verb);
  if (alone)
    return rest === '' || alone === 'help'
      ? { ask: alone }
      : { malformed: `"${alone}" takes nothing, but "${rest}" follows` };
  if (verb === 'why') return { ask: 'why' };
  const worded = WITH_WORDS.find((name) => name === verb);
  if (worded)
    return rest === ''
      ? { malformed: `write ${QUERY_FORMS.find((form) => form.startsWith(worded))}` }
      : { ask: worded, words: rest };
  if (verb !== 'log') return null;
  if (rest === '') return { ask: 'log', lines: null };
  return /^\d+$/.test(rest)
    ? { ask: 'log', lines: Number(rest) }
    : { malformed: 'write log, or log N for the last N lines' };
}
