/**
 * A mission is two things here: the place is a location, the task an objective. Every sentence of the Second Edition that speaks of
 * a mission as a place may say location, every mission attempt is an objective attempt; the old word is understood as well.
 */

/** What is completed, attempted and required is a task: no location. */
const OF_TASKS = /complet|attempt|requirement/;

/** The literal words of a phrase, with those of the variant beside them. */
export function reworded(words: string): string {
  const ofAttempts = words
    .replace(/\(mission\)\?(?= attempt)/g, '(mission|objective)?')
    .replace(/\bmission(\??) (?=attempt|\(attempt)/g, '(mission|objective)$1 ')
    .replace(/\battempting a mission\b/g, 'attempting a (mission|objective)');
  if (ofAttempts !== words) return ofAttempts.replace(ARTICLE, '(a|an)');
  return OF_TASKS.test(words) ? words : words.replace(MISSIONS, besideLocations);
}

/** 'A' by itself: of an objective it is 'an'. */
const ARTICLE = /(?<![^\s(|])a(?![^\s)|])/g;

/** 'mission', 'mission|missions': the word with its forms, by itself. */
const MISSIONS = /(?<![\w'|])missions?(?:'s)?(?:\|missions?(?:'s)?)*(?![\w'])/g;

const besideLocations = (found: string): string => `(${found}|${found.replaceAll('mission', 'location')})`;

/** A line in house style in the words of the variant; titles stay as they are. */
export const written = (line: string): string =>
  line
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? part : inNewWords(part)))
    .join('');

const inNewWords = (words: string): string =>
  words
    .replace(/\b([Tt])he ship this is on\b/g, '$1his ship')
    .replace(/\ba mission (?=attempts?\b)/g, 'an objective ')
    .replace(/\bmission (?=attempts?\b)/g, 'objective ')
    // Elsewhere what follows is said of a mission: 'attempting a mission worth <=30'.
    .replace(/^attempting a mission\b/, 'attempting an objective')
    .replace(PLACE, 'location$1');

/** A mission, unless it is what somebody completes or attempts, or what has requirements. */
const PLACE =
  /\b(?<!\b(?:complet\w+|attempt\w*|requirements? o[nf])(?: (?!at |to |on |between |beneath )[^\s.:;,]+)* )mission(s?)\b/g;

/** 'Complete this location', 'attempting a planet location', 'the requirements of your locations': a location is no task. */
export const LOCATION_AS_TASK = new RegExp(
  [
    String.raw`\b(?:complet(?:e|es|ed|ing)|(?<!\b(?:objective|mission|an|each|every|this|that|the) )attempt(?:s|ed|ing)?|requirements? o[fn])`,
    String.raw`(?: (?:an?|any|all|each|every|another|other|more|this|that|these|those|the|your|their|its|own`,
    String.raw`|opponent's|one|two|three|\d+|planet|space|headquarters|active|\[[^\]]*\]))* locations?\b`,
  ].join(''),
  'i',
);
