/** What the terminal can show: as the command line says, else the environment (NO_COLOR, FORCE_COLOR, TERM, the locale), else the settings. */
import type { ColourDepth } from '../../tui/frame/screen/colours.ts';
import { depthIn, isUtf8, type Environment } from '../../tui/frame/terminal/environment.ts';
import type { Look } from '../../tui/frame/looks.ts';
import { readSettings, USUAL, type ReadSettings, type Settings } from '../settings/index.ts';
import { reportProblems } from './problems.ts';

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

function isAscii(environment: Environment, options: ScreenOptions, { ascii }: Set): boolean {
  if (options.ascii === true || ascii === 'on') return true;
  return ascii === 'auto' && isUtf8(environment) !== true;
}

/** How the screen is drawn. */
export const screenSettings = (
  environment: Environment,
  options: ScreenOptions = {},
  settings: Set = USUAL,
): Shown => ({
  depth: depthIn(environment, options.color ?? 'auto', settings.theme),
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
