/** Shortens what somebody wrote, for messages that repeat it. */

/** So many characters tell which word or line is meant. */
const SHOWN = 60;

/** A text as a message quotes it: whole if it is short, else its beginning and its end. */
export function shortened(text: string, most = SHOWN): string {
  if (text.length <= most) return text;
  const end = Math.floor(most / ENDS_AT);
  return `${text.slice(0, most - end - 1)}…${text.slice(-end)}`;
}
/** The end takes one of so many parts. */
const ENDS_AT = 4;

/** So much of a line is told. */
const TOLD = 400;

/** A line of a message, shortened in the middle where words that somebody gave make it too long. */
export function toldLine(line: string): string {
  return shortened(line, TOLD);
}
