/**
 * What a stretch of text means, and how that looks. The sixteen colours of the terminal's own palette only; every meaning
 * has a word, letter or shape besides. Green stands against magenta, not red, so that the common colour blindness sees it.
 */
import { Chalk } from 'chalk';
import type { Line, Token } from './text.ts';

// Always in colour here: the screen writer brings it down to what the terminal takes.
const chalk = new Chalk({ level: 1 });

const styles: Readonly<Record<Token, (text: string) => string>> = {
  plain: (text) => text,
  dim: chalk.dim,
  heading: chalk.bold,
  mine: chalk.cyan,
  theirs: chalk.yellow,
  good: chalk.green,
  bad: chalk.bold.magenta,
  key: chalk.cyan,
  cursor: chalk.inverse,
  focus: chalk.bold.cyan,
  question: chalk.bold.yellow,
};

const mark = 'x';

/** The SGR sequences before and behind a text in the style of a token: asked of chalk once. */
const around: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(styles).map(([token, style]) => [token, style(mark).split(mark)]),
);

/** Text in the style of a token, as SGR sequences that end where the text ends. */
function styled(text: string, token: Token): string {
  const [before = '', behind = ''] = around.get(token) ?? [];
  return text === '' ? '' : before + text + behind;
}

/** The line as a terminal takes it. */
export const ansi = (spans: Line): string => spans.map(({ text, token }) => styled(text, token)).join('');
