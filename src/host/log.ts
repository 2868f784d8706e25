/** A line an event, for whoever runs the host: who came, what began and ended. No keys, no codes, no cards, no seeds. */
import { visible } from '../catalog/plain.ts';
import { shortened } from '../catalog/shown.ts';

export type Log = (event: string, facts?: Readonly<Record<string, string | number>>) => void;

/** Words of others are short in a log. */
const mostLetters = 80;

/** Makes lines of events: the time, the event, then what belongs to it as NAME=VALUE. */
export const logTo =
  (write: (line: string) => void, now: () => number): Log =>
  (event, facts = {}) => {
    const said = Object.entries(facts).map(([name, value]) => `${name}=${plain(value)}`);
    write([new Date(now()).toISOString(), event, ...said].join(' '));
  };

const plain = (value: string | number): string => {
  const text = visible(shortened(String(value), mostLetters));
  return /^[\w.:@+/-]+$/.test(text) ? text : JSON.stringify(text);
};
