/** Lines of commands: comments, quotes and separators, before any name is looked at. */

/** One command of a script with the line it stands on, counted from 1. */
export interface CommandLine {
  readonly line: number;
  readonly text: string;
}

const QUOTES = /["\u201c\u201d\u201e\u201f]/g;

/** Where a sign stands first outside double quotes, of those that are meant; -1 if nowhere. */
function findOutsideQuotes(
  text: string,
  sign: string,
  start = 0,
  isMeant: (at: number) => boolean = () => true,
): number {
  let isQuoted = false;
  let from = start;
  for (let at = text.indexOf(sign, start); at >= 0; at = text.indexOf(sign, at + 1)) {
    if ([...text.slice(from, at).matchAll(QUOTES)].length % 2 === 1) isQuoted = !isQuoted;
    if (!isQuoted && isMeant(at)) return at;
    from = at;
  }
  return -1;
}

/** A line without its comment: `#` at the start of the line, or followed by a space, begins one. */
export function withoutComment(line: string): string {
  if (/^\s*#/.test(line)) return '';
  const at = findOutsideQuotes(line, '#', 0, (index) => /^#(\s|$)/.test(line.slice(index, index + 2)));
  return (at < 0 ? line : line.slice(0, at)).trim();
}

/** The commands of a script: one a line, without blank lines and comments. */
export function splitScript(script: string): readonly CommandLine[] {
  return script
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ line: index + 1, text: withoutComment(text) }))
    .filter(({ text }) => text !== '');
}

/** The commands of `--do`: `;` separates commands as a new line does. The line is the count of the command. */
export function splitDo(text: string): readonly CommandLine[] {
  const commands = splitScript(text).flatMap((line) => splitAtSemicolons(line.text));
  return commands.map((command, index) => ({ line: index + 1, text: command }));
}

function splitAtSemicolons(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (;;) {
    const at = findOutsideQuotes(text, ';', start);
    parts.push(text.slice(start, at < 0 ? text.length : at).trim());
    if (at < 0) return parts.filter((part) => part !== '');
    start = at + 1;
  }
}

/** `PLAYER: COMMAND` taken apart; the player is null where none is named. A colon inside quotes or after a space-separated verb is part of a name. */
export function splitPlayer(
  text: string,
  players: readonly string[],
  verbs: () => readonly string[],
): { player: string | null; command: string } {
  const at = findOutsideQuotes(text, ':');
  if (at < 0) return { player: null, command: text.trim() };
  const head = text.slice(0, at).trim();
  const [first = ''] = head.split(/\s/);
  const isName = players.some((name) => name.toLowerCase() === head.toLowerCase());
  if (!isName && verbs().includes(first.toLowerCase())) return { player: null, command: text.trim() };
  return { player: head, command: text.slice(at + 1).trim() };
}
