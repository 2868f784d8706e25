/** What a journal says was named: another library may have known other cards. */
import type { JournalEntry } from './journal.ts';

/** Words in quotes, else what stands between commas. */
const PARTS = /"([^"]+)"|[^",][^,]*/g;

/** The words that were named, in answers as the program writes them. */
export function wordsNamed(entries: readonly Pick<JournalEntry, 'command'>[]): readonly string[] {
  const named = entries.flatMap(({ command }) => /^name (.+)$/.exec(command)?.[1] ?? []);
  const words = named.flatMap((list) => Array.from(list.matchAll(PARTS), ([part, quoted]) => (quoted ?? part).trim()));
  return [...new Set(words)].filter((word) => word !== '' && word !== 'none' && word !== 'all');
}
