/**
 * Compiled cards kept beside the bundle: made when it is built, used as long as the card files are those it was made from.
 * From the source nothing is kept, since the compiler itself may have changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Card } from './compile-card.ts';
import type { Source } from './load-cards.ts';
import type { CardFacts } from './read-card.ts';

export interface KeptCards {
  /** The hash of the card files these cards were made from. */
  readonly stamp: string;
  readonly facts: readonly CardFacts[];
  readonly cards: readonly Card[];
}

/** The folder of the bundle; null when run from the source. */
function bundleFolder(): string | null {
  const folder = dirname(fileURLToPath(import.meta.url));
  return basename(folder) === 'dist' ? folder : null;
}

function stampOf(sources: readonly Source[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of sources) hash.update(`${basename(name)}\0${text}\0`);
  return hash.digest('hex');
}

/** The cards kept for an edition, or null where there are none or the card files have changed since. */
export function keptCards(edition: string, sources: readonly Source[]): KeptCards | null {
  const folder = bundleFolder();
  if (folder === null) return null;
  const path = join(folder, `cards-${edition}.json`);
  if (!existsSync(path)) return null;
  const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return isKept(kept) && kept.stamp === stampOf(sources) ? kept : null;
}

/** Keeps an edition's cards beside the bundle. */
export function keepCards(
  folder: string,
  edition: string,
  sources: readonly Source[],
  made: Omit<KeptCards, 'stamp'>,
): void {
  writeFileSync(join(folder, `cards-${edition}.json`), JSON.stringify({ stamp: stampOf(sources), ...made }));
}

function isKept(value: unknown): value is KeptCards {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stamp' in value &&
    'facts' in value &&
    'cards' in value &&
    Array.isArray(value.cards)
  );
}
