/** What the environment says a terminal can show (NO_COLOR, FORCE_COLOR, TERM, COLORTERM, the locale). */
import type { ColourDepth } from '../screen/colours.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The colours of a terminal. `color`: when to use any; `theme`: what the player has set. */
export function depthIn(
  environment: Environment,
  color: 'always' | 'never' | 'auto',
  theme: ColourDepth | 'auto',
): ColourDepth {
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

/** Whether the locale is one of UTF-8; null where none is named. */
export function isUtf8(environment: Environment): boolean | null {
  const locale = [environment['LC_ALL'], environment['LC_CTYPE'], environment['LANG']].find(
    (value) => (value ?? '') !== '',
  );
  return locale === undefined ? null : /utf-?8/i.test(locale);
}
