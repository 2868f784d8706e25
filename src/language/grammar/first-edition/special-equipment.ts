/** Of First Edition: reads that a ship has special equipment: 'with a Tractor Beam'. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import type { Filter } from '../../tree/index.ts';
import { post } from '../core/posts.ts';

const NAMES = [
  'Tractor Beam',
  'Cloaking Device',
  'Holodeck',
  'Particle Scattering Device',
  'Invasive Transporters',
  'Long-range Scan Shielding',
] as const;
const special: Parser<string> = any(...NAMES.map((name) => w(name, name)));

const fitted = (is: string): Filter => ({ f: 'fitted', with: is });
const postWords = post.is(
  p`(fitted)? with (a|an)? ${special}`.to(([is]) => ({ f: fitted(is) })),
  p`that has (a|an)? ${special}`.to(([is]) => ({ f: fitted(is) })),
);

export const FAMILY: readonly Definition[] = [postWords];
