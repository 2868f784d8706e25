/**
 * Characters that are not seen but act: on a terminal (escapes, C0 and C1), on the order of letters (bidi controls), on where a
 * line ends (line and paragraph separators), on what looks the same (zero width). What others wrote is shown without them.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const everyUnseen = new RegExp(unseen, 'gu');
const ascii = /^[\x20-\x7e]*$/;

/**
 * A text as it may be written to a terminal: each unseen character as the escape that JSON has for it (`\u001b`), line breaks
 * too, so that it stays one line. A JSON text means the same afterwards.
 */
export function visible(text: string): string {
  return ascii.test(text) ? text : text.replace(everyUnseen, escaped);
}

/** The first unseen character of a text, as its escape; null where there is none, as it must be in every name. */
export function unseenIn(text: string): string | null {
  const found = ascii.test(text) ? null : unseen.exec(text);
  return found === null ? null : escaped(found[0]);
}

/** The words for a name or a text (`what`) that holds an unseen character, given as its escape. */
export const holdsUnseen = (what: string, escape: string): string => `${what} holds the unseen character ${escape}`;

function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`,
  ).join('');
}
