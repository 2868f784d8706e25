/** Of the objectives variant: reads its own kinds of cards as nouns, and references to them. */
import type { Definition } from '../../parse/grammar.ts';
import { w, type Parser } from '../../parse/parser.ts';
import { kind } from '../../tree/build.ts';
import type { Filter, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { isNot, nounHead } from '../core/filters.ts';
import { reference } from '../core/references.ts';

const KINDS = ['objective', 'tactic', 'system'] as const;

const objectives = (state: Filter): Filter => ({ f: 'and', of: [state, kind('objective')] });

const nounHeadWords = nounHead.is(
  ...KINDS.map((name): Parser<Filter> => w(`${name}|${name}s`, kind(name))),
  // Once drawn it is the one or the other.
  w('active (objective|objectives)', objectives(isNot('complete'))),
);

const referenceWords = reference.is(
  ...KINDS.map((name): Parser<Sel> => w(`this ${name}`, { ref: open(`this ${name}`) })),
  ...KINDS.map((name): Parser<Sel> => w(`that ${name}`, { ref: open(name) })),
);

export const FAMILY: readonly Definition[] = [nounHeadWords, referenceWords];
