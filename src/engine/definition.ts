/**
 * What a card is, as printed: shared, immutable, outside the state. The engine knows no edition and no card language;
 * of an ability it sees where it works and what it listens to.
 */

import type { PrintedFacts } from './ruleset/declared.ts';

/** A handle on one ability of a card's text: the text itself is known to `src/effects` alone. */
export interface AbilityHandle {
  /** Keys of the events it responds to (`about:stop`, `did:play`), of its kind (`order`, `window`, `static`, `clock:start:turn` …). */
  readonly triggers: readonly string[];
  /** Where the card must be for the ability to work; of a card with two sides, which of them is up while it is in play. */
  readonly zones: readonly (
    'play' | 'hand' | 'discard' | 'being played' | 'anywhere' | 'damage' | 'beneath' | 'front' | 'other side'
  )[];
}

/** A printed card. Numbers are as printed; whatever changes them in a game is computed (`modifiers.ts`). */
export interface Definition extends Readonly<Partial<PrintedFacts>> {
  /** `Title` or `Title, Subtitle`: what identifies the card (texts name it by title alone). */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  /** One of the ruleset's types. */
  readonly type: string;
  readonly unique: boolean;
  /** Absent where the card has no printed cost; a reference to it then counts as 0. */
  readonly cost?: number;
  /** Names, not icons: `Federation`, `Non-Aligned`. */
  readonly affiliations: readonly string[];
  /** `Betazoid/Human` is one species text with two parts. */
  readonly species?: string;
  /** Printed (listed) skills and their levels. */
  readonly skills: Readonly<Record<string, number>>;
  /** `integrity cunning strength` or `range weapons shields`. */
  readonly attributes: Readonly<Record<string, number>>;
  /** `command staff past alternate future DS9 TNG TOS Voy Maq TN E` … */
  readonly icons: readonly string[];
  readonly staffing: readonly string[];
  readonly class?: string;
  /** Keywords with their parameter, as `Region` -> `Neutral Zone`, `Host` -> ''. */
  readonly keywords: Readonly<Record<string, string>>;
  /** What only the card types of one edition have, by the name of the field. */
  readonly fields?: Readonly<Record<string, string | number | readonly string[]>>;
  /** The game text in house style, as shown to players. */
  readonly text: string;
  readonly abilities: readonly AbilityHandle[];
  /** Words of a text that did not compile; such a card is unsupported and, where allowed at all, played without text. */
  readonly leftover: readonly string[];
}

/** The cost printed on a card: what has none costs nothing. */
export const printedCost = ({ cost }: Pick<Definition, 'cost'>): number => cost ?? 0;

/** The definitions of a game with the same fields in the same order, those they do not have undefined: code that gets objects of many shapes is slow. */
export function ofOneShape(definitions: readonly Definition[]): readonly Definition[] {
  const fields = new Set(definitions.flatMap((definition) => Object.keys(definition)));
  const empty = Object.fromEntries(Array.from(fields, (field) => [field, undefined]));
  return definitions.map((definition) => ({ ...empty, ...definition }));
}
