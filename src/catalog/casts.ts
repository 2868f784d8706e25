/**
 * Casts: the usual cards of scenarios, by name (`cards/casts/<name>.yaml`). They lie beside the editions' card
 * files, so that no deck and no search sees them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '../language/index.ts';
import type { CardEdition } from './edition.ts';
import { packageRoot } from './package-files.ts';
import { Library } from './library.ts';
import { readCardFiles } from './load-cards.ts';
import { FactShelf } from './shelf.ts';

export interface Casts {
  readonly names: () => readonly string[];
  /** The cards of a cast that there is, read when first asked for; `base` is what their texts may speak of besides each other. */
  readonly cards: (name: string, edition: CardEdition, base: Lexicon) => Library;
}

/** The casts shipped with the program. */
export const shippedCasts = (): Casts => castsIn(join(packageRoot(), 'cards', 'casts'));

/** The casts in a folder, one YAML file each; each is read when it is asked for. */
export function castsIn(folder: string): Casts {
  const known = new WeakMap<Lexicon, Map<string, Library>>();
  return {
    names: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith(ENDING))
        .map((file) => file.slice(0, -ENDING.length))
        .toSorted(),
    cards: (name, edition, base) => {
      const casts = known.get(base) ?? new Map<string, Library>();
      known.set(base, casts);
      const cast = casts.get(name) ?? castAt(join(folder, `${name}${ENDING}`), edition, base);
      casts.set(name, cast);
      return cast;
    },
  };
}

const ENDING = '.yaml';

function castAt(path: string, edition: CardEdition, base: Lexicon): Library {
  const { cards, problems } = readCardFiles([{ name: path, text: readFileSync(path, 'utf8') }], edition.cardKinds);
  return new Library(new FactShelf(edition, cards, problems, base));
}
