/** Finds cards that were kept compiled by name, without loading what reads and compiles card files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CardIndex } from './card-index.ts';
import { KeptCards } from './kept-cards.ts';
import { bundleFolder, keptName, programStamp, shippedCardFiles, stampOf } from './package-files.ts';

/** The shipped cards as the build has compiled them; null where the card files have changed since, and from the source. */
export function keptShipped(edition: string, files = shippedCardFiles(edition)): KeptCards | null {
  const folder = bundleFolder();
  const path = folder === null ? null : join(folder, keptName(edition));
  const kept = path === null || !existsSync(path) ? null : KeptCards.from(readFileSync(path));
  return kept?.stamp === stampOf(files) ? kept : null;
}

/**
 * The shipped cards of an edition and those kept in a file of imported ones, if that file is there. Null where either has to be compiled, or
 * something is wrong with it: then the library says what.
 */
export function keptIndex(edition: string, imported: string): CardIndex | null {
  const folder = bundleFolder();
  if (folder === null || !existsSync(join(folder, keptName(edition)))) return null;
  const shipped = keptShipped(edition);
  if (shipped === null) return null;
  if (!existsSync(imported)) return new CardIndex([shipped]);
  const own = keptImported(edition, imported);
  return own === null ? null : new CardIndex([shipped, own]);
}

function keptImported(edition: string, file: string): KeptCards | null {
  try {
    const kept = KeptCards.from(readFileSync(file));
    return kept?.stamp === programStamp(edition) ? kept : null;
  } catch (error) {
    // What can't be read is told by whoever reads it as a library.
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
