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

/** Text in the style of a token, as SGR sequences that end where the text ends. */
const styled = (text: string, token: Token): string => styles[token](text);

/** The line as a terminal takes it. */
export const ansi = (spans: Line): string => spans.map(({ text, token }) => styled(text, token)).join('');
