/** Sentences about a seat that is called "You": what it does stands in the second person. */

/** A seat of this name is spoken to. */
export const YOU = 'You';

/** Stands before the name while a sentence is made, so that no card's title is taken for it. It is in no name: nothing unseen is. */
const MARK = '\u{e000}';

/** How a seat is named in a sentence that `spoken` finishes. */
export const named = (seat: string): string => (seat === YOU ? MARK : seat);

const irregular: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['passes', 'pass'],
]);

/** `draws` as one says it to somebody: `draw`. */
function toYou(verb: string): string {
  const known = irregular.get(verb);
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:sh|ch|ss|x|z)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') ? verb.slice(0, -1) : verb;
}

/** What somebody does, of a name as it is: `You win`, `Anna wins`. */
export const doing = (name: string, verb: string): string => spoken(`${named(name)} ${verb}`);

/** A question as it is put to somebody who is called "You": `Before you draw cards: respond?` */
export const put = (question: string): string =>
  question.replace(
    new RegExp(`^(Before|When|While) ${YOU} (\\w+)`, 'u'),
    (_, when: string, verb: string) => `${when} you ${toYou(verb)}`,
  );

/** A sentence as it is said: `You draw 3 cards`, `Your turn 4 begins`, `Bot shows you a card`. */
export function spoken(sentence: string): string {
  if (!sentence.includes(MARK)) return sentence;
  return sentence
    .replace(new RegExp(`^${MARK}'s\\b`, 'u'), 'Your')
    .replace(new RegExp(`^Turn (\\d+) of ${MARK}`, 'u'), 'Your turn $1')
    .replaceAll(new RegExp(`${MARK}'s\\b`, 'gu'), 'your')
    .replace(
      new RegExp(`^${MARK} (now )?(\\w+)`, 'u'),
      (_, now: string | undefined, verb: string) => `You ${now ?? ''}${toYou(verb)}`,
    )
    .replace(new RegExp(`^${MARK}`, 'u'), YOU)
    .replaceAll(new RegExp(`\\bthe ((?:(?!the )\\w+ ){0,3}\\w+) of ${MARK}`, 'gu'), 'your $1')
    .replaceAll(new RegExp(`\\bturn (\\d+) of ${MARK}`, 'gu'), 'your turn $1')
    .replaceAll(MARK, 'you');
}
