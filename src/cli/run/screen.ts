/** What the terminal can show: as the command line says, else the environment (NO_COLOR, FORCE_COLOR, TERM, the locale), else the settings. */
import type { ColourDepth } from '../../tui/frame/screen/colours.ts';
import type { Look } from '../../tui/frame/looks.ts';
import { readSettings, USUAL, type ReadSettings, type Settings } from '../settings/index.ts';
import { reportProblems } from './problems.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ScreenOptions {
  /** When to use colours. */
  readonly color?: 'always' | 'never' | 'auto';
  readonly ascii?: boolean;
}

type Set = Pick<Settings, 'theme' | 'ascii'>;

interface Shown {
  readonly depth: ColourDepth;
  readonly ascii: boolean;
}

function depthOf(environment: Environment, { color }: ScreenOptions, { theme }: Set): ColourDepth {
  const forced = environment['FORCE_COLOR'];
  const term = environment['TERM'] ?? '';
  const best = term.includes('256') || (environment['COLORTERM'] ?? '') !== '' ? '256' : '16';
  if (color === 'never') return 'none';
  if (color === 'always') return theme === 'auto' || theme === 'none' ? best : theme;
  if ((environment['NO_COLOR'] ?? '') !== '') return 'none';
  if (forced === '0') return 'none';
  if (forced === '2' || forced === '3') return '256';
  if (forced !== undefined) return '16';
  if (term === 'dumb') return 'none';
  return theme === 'auto' ? best : theme;
}

const isUtf8 = (environment: Environment): boolean => {
  const locale = [environment['LC_ALL'], environment['LC_CTYPE'], environment['LANG']].find(
    (value) => (value ?? '') !== '',
  );
  return /utf-?8/i.test(locale ?? '');
};

function isAscii(environment: Environment, options: ScreenOptions, { ascii }: Set): boolean {
  if (options.ascii === true || ascii === 'on') return true;
  return ascii === 'auto' && !isUtf8(environment);
}

/** How the screen is drawn. */
export const screenSettings = (
  environment: Environment,
  options: ScreenOptions = {},
  settings: Set = USUAL,
): Shown => ({
  depth: depthOf(environment, options, settings),
  ascii: isAscii(environment, options, settings),
});

/** The same, here and now; what is wrong with the settings is told before the screen is drawn. */
export function screenHere(
  options: ScreenOptions = {},
  { settings, problems }: ReadSettings = readSettings(),
): Shown & { readonly look: Look } {
  reportProblems(problems);
  return { ...screenSettings(process.env, options, settings), look: settings.look };
}
