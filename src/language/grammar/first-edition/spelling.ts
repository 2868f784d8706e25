/** How First Edition spells what all editions say. */
import type { Correction } from '../../text/text.ts';

export const CORRECTIONS: readonly Correction[] = [
  // A stop inside the quotes ends the sentence all the same: "stopped."
  [/"([^"]*)\."/g, '$1.'],
  [/"(un)?(stop(?:s|ped)?)"/gi, '$1$2'],
  [/\bcan't\b/g, 'cannot'],
  [/\bDilemma\b/g, 'dilemma'],
  [/\bDiscard (dilemma|event|interrupt|artifact)\b/g, 'Discard this $1'],
  [/\b([Dd])iscarding dilemma\b/g, '$1iscarding this dilemma'],
  [/\b(\w+)\(s\)/g, '$1'],
];
