/** Corrects texts of Second Edition before they are read: typos of its own words, and odd spellings. */
import type { Correction } from '../../text/text.ts';

export const CORRECTIONS: readonly Correction[] = [
  // What is printed on the other side of a mission.
  [/(?<=[.)]) - (?=[A-Z<])/g, ' On the other side. '],
  [/\bEnginner\b/g, 'Engineer'],
  [/\bAcquisiton\b/g, 'Acquisition'],
  [/\bTreacher\b/g, 'Treachery'],
  [/\bManuever\b/g, 'Maneuver'],
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
  [/\b(personnel|ship)'s ((?:Integrity|Cunning|Strength|Range|Weapons|Shields) (?:becomes|is replaced))/g, '$1: $2'],
  [
    /\bfrom the total cost of your opponent may spend on dilemmas for that mission attempt\b/g,
    'from the total cost your opponent may spend on dilemmas',
  ],
  [/\b[Yy]our personnel you command\b/g, 'your personnel'],
  [/\bmore turns that you\b/g, 'more turns than you'],
  [/(?<=^|\. )Order (?=[A-Z][a-z]+ )/g, 'Order - '],
  // An opponent once more is whichever: not the one who does what it responds to.
  [
    /\b(When [^.,:]*?)\b(?:an|your) (opponent(?:'s)? [^.:]*?, (?:(?!\b(?:that opponent|(?:his or her|their) (?:hand|deck|core|brig|discard|dilemma|mission)|(?:he or she|they) (?:command|own|discard|lose|draw|choose))\b)(?:[^.:]|\. (?=If |Then |Otherwise)))*\ban opponent\b)/g,
    '$1any $2',
  ],
  // Whose brig it is, is no matter.
  [/\b(a \w+ you own from) an opponent's (brig|core|discard pile)\b/g, "$1 any opponent's $2"],
  [/\bcards opponents own\b/g, 'cards an opponent owns'],
  [/\bin\s+opponent's\s+(?=cores\b)/g, "in your opponents' "],
  [/\bbecomes stopped by\b/g, 'is stopped by'],
  [/\buntil the end of each turn\b/g, 'until the end of that turn'],
  // What holds all the time is a sentence of its own.
  [/(?<=\w) (\(While [^()]*, [^()]*\.\))/g, '. $1'],
  // What a card becomes where it may be played belongs to that.
  [/\b(You may play this \w+ [^.()]*)\. \(((?:He|She|It) becomes [^().]*)\.?\)/g, '$1 ($2)'],
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
  [/\[\*\]/g, '[SD]'],
  [/\bmission than opponent commands\b/g, 'mission that opponent commands'],
  [/\bonly if this personnel is at another mission\b/g, 'only if this personnel is not at that mission'],
  [
    /\bWhen you attempt this mission again, after your opponent draws dilemmas, he or she may take this dilemma and add it to those drawn\b/g,
    'When your opponent draws dilemmas, if you are attempting this mission, he or she may add this dilemma to those drawn',
  ],
  // What comes instead of being stopped comes only where that would.
  [
    /\b(Unless that personnel has an attribute>\d), he or she is stopped\. If (that personnel) also has (an attribute<\d), he or she is killed instead of being stopped\b/g,
    '$1, (if $2 has $3, kill $2; otherwise, stop $2)',
  ],
  // To name one of three is to choose one of three.
  [
    /\b[Yy]our opponent names an attributes? \(Integrity, Cunning, or Strength\)\. Your personnel with the highest named attribute is stopped\b/g,
    'Your opponent chooses one: your personnel with the highest Integrity is stopped; or your personnel with the highest Cunning is stopped; or your personnel with the highest Strength is stopped',
  ],
  [/\. \(In case of a tie, no player scores points\.\)/g, ' (or nobody in case of a tie).'],
  [
    /\b(At the start of your turn, you may make each player reveal .*)\bthe first card you play this turn\b/g,
    '$1the next card you play this turn',
  ],
  // Whose mission is meant is said last.
  [
    /^While (your [\w ]+ is facing a dilemma at a planet mission) and (you command a completed space mission), you may place this personnel on that planet mission and have him join that attempt\b/,
    'While $2 and $1, you may place this personnel on that mission and have him join that mission attempt',
  ],
  [
    /\bWhen you complete this mission (requiring [^,]+), if (this \w+ is at that mission)\b/g,
    'When you complete a mission $1, if $2',
  ],
  [
    /\b(you may take a personnel in) your (discard pile and place that personnel on the bottom of) your deck\. When you do this, each opponent may do the same with his or her discard pile and deck\b/g,
    '$1 your $2 your deck. If you do, each opponent may take a personnel in his or her $2 his or her deck',
  ],
  [
    /\b(if an opponent's ship is at this mission, .* to download a Damage card and place it on) the other ship\b/g,
    "$1 that opponent's ship",
  ],
  [
    /\b(When you score points from [^,]+), if this personnel used any of (his|her|their) skills\b/g,
    '$1, if this personnel used a skill to complete that mission',
  ],
  [/\b(commands \{?Earth\}? and \[HQ\] \{?Luna\}?) \((or \{?Mars\}?)\)/g, '$1 $2'],
  [/\bthosepersonnel\b/g, 'those personnel'],
  [
    /\bhis or her owners must discard (a card from hand to use that) programming\b/g,
    'his or her owner must discard $1 Programming',
  ],
  [
    /\bif your Kai, other Prylar, or Vedek (used a skill to complete it)\b/g,
    'if your other Prylar personnel $1 or your Kai or Vedek $1',
  ],
  [
    /\b(If you command \w+) ((?:\[\w+\])? ?\w+) missions (and .* to place that ship at) one of those missions\b/g,
    '$1 $2 missions $3 your $2 mission',
  ],
  [/\b(While you command exactly one ship), it (requires an additional damage card)\b/g, '$1, your ship $2'],
  [/\bone or more of those is (a personnel you do not own)\b/g, '$1 is on this event'],
  // What is said aloud does nothing.
  [/\b([Ss])ay "[^"]*" and (?=[a-z])/g, ''],
  // What is to happen later goes on.
  [
    /\b(this dilemma is overcome)\. If at that time this mission has not been completed, its owner\b/g,
    "$1 and, if this mission (A) is incomplete, A's owner",
  ],
];
