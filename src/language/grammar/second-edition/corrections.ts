/** What is put right in texts of Second Edition before they are read: typos of its own words, and odd spellings. */
import type { Correction } from '../../text/text.ts';

export const CORRECTIONS: readonly Correction[] = [
  [/\bEnginner\b/g, 'Engineer'],
  [/\bAcquisiton\b/g, 'Acquisition'],
  [/\bTreacher\b/g, 'Treachery'],
  [/\bManuever\b/g, 'Maneuver'],
  // One of each.
  [/\b(stop|kill) your (\w+) personnel and (\w+) personnel\b/g, '$1 your $2 personnel and $1 your $3 personnel'],
  [/\bWhen your complete\b/g, 'When you complete'],
  [/\b(mission requiring (\w+) or (\w+), .*\bif that mission requires) both\b/g, '$1 $2 and $3'],
  // Of the same type as the one that is attempted.
  [
    /\bbegins a mission attempt, (if [\w ]* a mission of the same type)(?! as)/g,
    'begins a mission attempt at a mission, $1 as that mission',
  ],
  [/\bmissions attempt\b/g, 'mission attempt'],
  [/\brange ([-+]\d|required)/g, 'Range $1'],
  [/\bof you dilemma\b/g, 'of your dilemma'],
  [/\bthis dilemmas\b/g, 'this dilemma'],
  [/\bit's (dilemma pile|owner)/g, 'its $1'],
  [/\battributes(?=[-+]\d)/g, 'attributes '],
  [/\bOrder\s{2,}(?=[A-Z])/g, 'Order - '],
  [/(?<=[\w\])]) (?=Order - [A-Z])/g, '. '],
  [/\bthat events costs\b/g, 'that event costs'],
  [/\bpersonnel in facing\b/g, 'personnel is facing'],
  // The limit of a text stands behind how long it lasts.
  [/(\(limit [-+\d/]+\)) (until the end of \w+ (?:mission attempt|attempt|turn|dilemma))\b/g, '$2 $1'],
  [/\b(personnel|ship)'s ((?:Integrity|Cunning|Strength|Range|Weapons|Shields) (?:becomes|is replaced))/g, '$1: $2'],
  [
    /\bfrom the total cost of your opponent may spend on dilemmas for that mission attempt\b/g,
    'from the total cost your opponent may spend on dilemmas',
  ],
  [/\b[Yy]our personnel you command\b/g, 'your personnel'],
  [/\bmore turns that you\b/g, 'more turns than you'],
  [/(?<=^|\. )Order (?=[A-Z][a-z]+ )/g, 'Order - '],
  [/\bcards opponents own\b/g, 'cards an opponent owns'],
  [/\bbecomes stopped by\b/g, 'is stopped by'],
  [/\buntil the end of each turn\b/g, 'until the end of that turn'],
  [/\b(each of your missions is) (Region: [A-Z][\w ]+),/g, '$1 a $2 mission,'],
  // How a tie ends belongs to who wins.
  [/\. \(In the case of a tie, each tied player scores\.\)/g, ' (or each tied player).'],
  [/\. In the case of a tie, each tied player may take that card into hand\b/g, ' (or each tied player)'],
  [/\[Ds9\]/g, '[DS9]'],
  [/\{\[HQ\] ([^}]*)\}/g, '[HQ] {$1}'],
  [/\[CMD\]/g, '[Cmd]'],
  [/\bcommand Kang or Kor\b/g, 'command {Kang} or {Kor}'],
  [/\bcommand The Doctor\b/g, 'command {The Doctor}'],
  [
    /\bwith a personnel in your hand\. Both of those personnel must have the same card title\b/g,
    'with a personnel with the same card title in your hand',
  ],
  // What is said aloud does nothing.
  [/\b([Ss])ay "[^"]*" and (?=[a-z])/g, ''],
  [/\[\*\]/g, '[SD]'],
  [
    /\bAt the start of your turn, if this is your first turn and (any opponent has had a turn),/g,
    'At the start of your first turn, if $1,',
  ],
  [/\bthosepersonnel\b/g, 'those personnel'],
  [/\b(his or her|their) entire hand\b/g, '$1 hand'],
  [/^When you complete this (mission requiring\b)/, 'When you complete a $1'],
  [/\bone or more of those is (a personnel you do not own)\b/g, '$1 is on this event'],
  [
    /\bhis or her owners must discard (a card from hand to use that) programming\b/g,
    'his or her owner must discard $1 Programming',
  ],
];
