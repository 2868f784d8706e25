/** What a journal says was named: another library may have known other cards. */
import { needsQuotes } from '../commands/index.ts';
import type { JournalEntry } from './journal.ts';

const PART = /"([^"]+)"|[^",]+/;
const PARTS = new RegExp(PART, 'g');
/** Names as the program parts them; a title may have quotes of its own. */
const LIST = new RegExp(`^(?:${PART.source})(?:, (?:${PART.source}))*$`);

/** The words that were named, in answers as the program writes them. */
export function wordsNamed(entries: readonly Pick<JournalEntry, 'command'>[]): readonly string[] {
  const lists = entries.flatMap(({ command }) => /^name (.+)$/.exec(command)?.[1] ?? []);
  return [...new Set(lists.flatMap((list) => (LIST.test(list) ? wordsIn(list) : [list])))];
}

function wordsIn(list: string): readonly string[] {
  return Array.from(list.matchAll(PARTS), ([part, quoted]) => {
    if (quoted !== undefined) return needsQuotes(quoted) ? quoted : part;
    const word = part.trim();
    return word === 'none' || word === 'all' ? '' : word;
  }).filter((word) => word !== '');
}
