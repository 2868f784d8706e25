/** How First Edition spells what all editions say. */
import type { Correction } from '../../text/text.ts';

export const CORRECTIONS: readonly Correction[] = [
  // A stop inside the quotes ends the sentence all the same: "stopped."
  [/"([^"]*)\."/g, '$1.'],
  [/"(un)?(stop(?:s|ped)?)"/gi, '$1$2'],
  // What follows from the sentence before is said together with it.
  [/\. When reached,/g, '; when reached,'],
  [/; when reached, discard dilemma\. Score points/g, '; when reached, discard this dilemma; score points'],
  [/\bcan't\b/g, 'cannot'],
  [/\bDilemma\b/g, 'dilemma'],
  [/\b([Dd]iscard(?:s|ing)?) (dilemma|event|interrupt|artifact)\b(?! card| pile)/g, '$1 this $2'],
  [/\b[Rr]eshuffle draw deck\b/g, 'shuffle your draw deck'],
  [/\b(\w+)\(s\)/g, '$1'],
];
