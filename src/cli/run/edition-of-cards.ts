/** Tells of which edition card data are. */
import { editionsOfTablesAt } from '../../catalog/index.ts';
import { usualEdition } from '../../rules/usual-edition.ts';

/** The edition of the card data at a path, by the columns of its tables; the usual one where several have them, and where nothing tells. */
export function editionOfCardsAt(path: string): string {
  const [first = usualEdition, ...others] = editionsOfTablesAt(path);
  return others.includes(usualEdition) ? usualEdition : first;
}
