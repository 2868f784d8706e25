/** What is known of a card before its texts are compiled, wherever it was read from. */
import type { Definition } from '../engine/definition.ts';
import type { Keyword } from '../language/tree/index.ts';
import { fold } from './names.ts';
import type { Where } from './problem.ts';
import type { Passage } from './yaml-source.ts';

/** A card whose fields are in order and whose text has not been read yet. */
export interface CardFacts {
  readonly facts: Omit<Definition, 'abilities' | 'leftover'>;
  readonly keywords: readonly Keyword[];
  /** Who may attempt it, as icons or as a sentence; null where nothing is said of that. */
  readonly attempt: readonly string[] | string | null;
  /** The code of the set it appeared in, if told. */
  readonly set?: string;
  /** Where the card and its texts stand. */
  readonly where: Where;
  readonly places: Readonly<Record<'text' | 'requirements' | 'attempt', Passage>>;
}

/** Keywords with their parameter as text, as the engine has them. */
export function parameters(keywords: readonly Keyword[]): Readonly<Record<string, string>> {
  return Object.fromEntries(keywords.map(({ name, arg }) => [name, typeof arg === 'object' ? '' : String(arg ?? '')]));
}

/** What tells a card from all others: `Title`, `Title, Subtitle`, or `Place, Title` where its place is not its title. */
export function idOf(title: string, subtitle: string | undefined, place: string | undefined): string {
  const named = subtitle === undefined ? title : `${title}, ${subtitle}`;
  return place === undefined || fold(place) === fold(title) ? named : `${place}, ${named}`;
}
