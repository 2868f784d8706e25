/** Where imported cards are kept. */
import { join } from 'node:path';
import { dataPath } from './folders.ts';

/** The file the imported cards of an edition are kept in. */
export const importedCards = (ruleset: string): string => join(dataPath('cards'), `${ruleset}.jsonl`);
