/**
 * What a stretch of text means, and how that looks in each theme. Every meaning has a word, letter or shape besides, so that a theme without colours says no
 * less. In the usual one green stands against magenta, not red, so that the common colour blindness sees it; it keeps to the sixteen colours of the
 * terminal's own palette.
 */
import { Chalk } from 'chalk';
import { createContext } from 'react';
import { LOOKS, type Look } from './looks.ts';
import type { Line, Token } from './text.ts';

// Always in colour here: the screen writer brings it down to what the terminal takes.
const chalk = new Chalk({ level: 2 });

type Style = (text: string) => string;
type Styles = Readonly<Record<Token, Style>>;

const plain: Style = (text) => text;

/** Colours by which things that belong together are told at a glance; the letters beside them say it too. */
const tints = {
  blue: chalk.blueBright,
  red: chalk.red,
  green: chalk.green,
  yellow: chalk.yellow,
  violet: chalk.magenta,
  cyan: chalk.cyan,
};

const usual: Styles = {
  ...tints,
  plain,
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

/** The panels of a starship: orange, lilac and pale blue. */
const sky = chalk.ansi256(111);

const lcars: Styles = {
  ...tints,
  blue: sky,
  plain,
  dim: chalk.ansi256(146),
  heading: chalk.bold.ansi256(208),
  mine: sky,
  theirs: chalk.ansi256(215),
  good: chalk.ansi256(150),
  bad: chalk.bold.ansi256(203),
  key: chalk.ansi256(183),
  // Inverse, so that the cursor is seen without colours as well.
  cursor: chalk.inverse.ansi256(215),
  focus: chalk.bold.ansi256(208),
  question: chalk.bold.ansi256(220),
};

const untinted = { blue: plain, red: plain, green: plain, yellow: plain, violet: plain, cyan: plain };

const mono: Styles = {
  ...untinted,
  plain,
  dim: chalk.dim,
  heading: chalk.bold,
  mine: chalk.bold,
  theirs: plain,
  good: chalk.bold,
  bad: chalk.bold.underline,
  key: chalk.bold,
  cursor: chalk.inverse,
  focus: chalk.bold,
  question: chalk.bold,
};

/** Nothing dim, the bright colours only. */
const contrast: Styles = {
  blue: chalk.cyanBright,
  red: chalk.redBright,
  green: chalk.greenBright,
  yellow: chalk.yellowBright,
  violet: chalk.magentaBright,
  cyan: chalk.cyanBright,
  plain,
  dim: plain,
  heading: chalk.bold.whiteBright,
  mine: chalk.bold.cyanBright,
  theirs: chalk.bold.yellowBright,
  good: chalk.bold.greenBright,
  bad: chalk.bold.underline.magentaBright,
  key: chalk.bold.whiteBright,
  cursor: chalk.inverse.bold,
  focus: chalk.bold.underline.whiteBright,
  question: chalk.bold.yellowBright,
};

const themes: Readonly<Record<Look, Styles>> = { usual, lcars, mono, contrast };

const mark = 'x';

/** The SGR sequences before and behind a text in the style of a token: asked of chalk once. */
const around: ReadonlyMap<Look, ReadonlyMap<string, readonly string[]>> = new Map(
  LOOKS.map((look) => [
    look,
    new Map(Object.entries(themes[look]).map(([token, style]) => [token, style(mark).split(mark)])),
  ]),
);

/** The theme in which a screen is drawn. */
export const Theme = createContext<Look>('usual');

/** Text in the style of a token, as SGR sequences that end where the text ends. */
function styled(text: string, token: Token, theme: Look): string {
  const [before = '', behind = ''] = around.get(theme)?.get(token) ?? [];
  return text === '' ? '' : before + text + behind;
}

/** The line as a terminal takes it. */
export const ansi = (spans: Line, theme: Look = 'usual'): string =>
  spans.map(({ text, token }) => styled(text, token, theme)).join('');
