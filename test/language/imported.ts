/** The community's cards as the importer reads them, each compiled and put to the gate; null where they are not at hand. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCards, readCardsAt, type Checked } from '../../src/catalog/index.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { secondEditionWords } from '../../src/rules/second-edition/edition-words.ts';

const TABLE = fileURLToPath(new URL('../../../shared/corpus/second-edition/cards.txt', import.meta.url));

export const haveCards = existsSync(TABLE);

/** Every card of the corpus, checked. */
export function importedCards(): readonly Checked[] {
  return checkCards(readCardsAt(TABLE, secondEditionWords), secondEditionWords, notCarriedOut, () => undefined);
}
