/** Reads 'an equipment this personnel is equipped with'. */
import { opt, p, type Parser } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { cards } from './symbols.ts';

const OWN: ReadonlySet<string> = new Set(['this', open('this personnel'), open('he'), open('it')]);
/** 'An equipment this personnel is equipped with': its player's, present with it. */
export const equipmentOf = (determiner: Parser<Omit<Sel, 'f'>>): Parser<Sel> =>
  p`${opt(determiner)} equipment (that|which)? ${cards} is|are equipped with`.to(([before, who]): Sel | undefined =>
    before?.of === undefined && who.ref !== undefined && OWN.has(who.ref)
      ? { ...before, of: 'you', f: kind('equipment'), at: { p: 'present', with: who } }
      : undefined,
  );
