/** Of First Edition: rewrites before reading what its texts spell in another way than those of other editions. */
import type { Correction } from '../../text/text.ts';

export const CORRECTIONS: readonly Correction[] = [
  // A stop inside the quotes ends the sentence all the same: "stopped."
  [/"([^"]*)\."/g, '$1.'],
  [/"(un)?(stop(?:s|ped)?)"/gi, '$1$2'],
  // What follows from the sentence before is said together with it.
  [/\. When reached,/g, '; when reached,'],
  [/; when reached, discard dilemma\. Score points/g, '; when reached, discard this dilemma; score points'],
  [/\. Explosion\b/g, '; explosion'],
  [/\b(Your ship must immediately return [^.]*)\. Place on one\b/g, '$1; place on one'],
  [/\bPlays on any player\. That player must\b/g, 'Choose any player to'],
  [/\bPlays at the start of your turn\. Stop\b/g, 'At the start of your turn, stop'],
  [/\bPlays on any ship or Away Team\. Where\b/g, 'Plays on any ship or Away Team; where'],
  [/\. Card must be shown\. If\b/g, '; card must be shown; if'],
  [/\b(beside any player's draw deck)\. That player\b/g, '$1; that player'],
  [/\b(split into two [^.]*)\. Larger team\b/g, '$1; larger team'],
  [/\bYell to warn the dead\b/g, 'yell to warn the dead'],
  [/\bPlays on (any just killed [^.]*|any Away Team that just [^.]*)\. /g, 'Plays on $1; '],
  // A family of titles.
  [/\{any ([^}]*)\}/gi, 'a card bearing "$1" in its title'],
  [
    /\. Two Borg ?= ?(\d) STRENGTH each, three (Borg )?= ?(\d)(?: STRENGTH)? each, etc\./g,
    '; two Borg = $1 STRENGTH each, three $2= $3 STRENGTH each, etc.',
  ],
  [/\. Surviving Borg remain\b/g, '; surviving Borg remain'],
  [/\bPlays on (\{Rogue Borg\})\. Doubles\b/g, 'Plays on $1; doubles'],
  // Several of one title.
  [/\}s\b/g, '}'],
  [/\{Borg ship\}/g, '{Borg Ship}'],
  [/\bcan't\b/g, 'cannot'],
  [/\bDilemma\b/g, 'dilemma'],
  [/\b([Dd]iscard(?:s|ing)?) (dilemma|event|interrupt|artifact)\b(?! card| pile)/g, '$1 this $2'],
  [/\b[Rr]eshuffle draw deck\b/g, 'shuffle your draw deck'],
  [/\b(\w+)\(s\)/g, '$1'],
];
