/** What the terminal can show, as the environment says it: NO_COLOR, FORCE_COLOR, TERM, the locale. */
import type { ColourDepth } from '../../tui/screen/colours.ts';

type Environment = Readonly<Record<string, string | undefined>>;

function depthOf(environment: Environment): ColourDepth {
  const forced = environment['FORCE_COLOR'];
  if ((environment['NO_COLOR'] ?? '') !== '') return 'none';
  if (forced === '0') return 'none';
  if (forced === '2' || forced === '3') return '256';
  if (forced !== undefined) return '16';
  const term = environment['TERM'] ?? '';
  if (term === 'dumb') return 'none';
  return term.includes('256') || (environment['COLORTERM'] ?? '') !== '' ? '256' : '16';
}

const isUtf8 = (environment: Environment): boolean => {
  const locale = [environment['LC_ALL'], environment['LC_CTYPE'], environment['LANG']].find(
    (value) => (value ?? '') !== '',
  );
  return /utf-?8/i.test(locale ?? '');
};

/** How the screen is drawn here. */
export const screenSettings = (
  environment: Environment = process.env,
): { readonly depth: ColourDepth; readonly ascii: boolean } => ({
  depth: depthOf(environment),
  ascii: !isUtf8(environment),
});
