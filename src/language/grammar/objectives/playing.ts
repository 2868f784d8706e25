/** Of the objectives variant: what an attempt asks for beforehand (OBJ-ATT-07). */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import { abilities, playing } from '../core/playing.ts';
import { requirement } from '../core/symbols.ts';
import type { Ability, Requirement } from '../../tree/index.ts';

const needed = (req: Requirement): Ability => ({
  at: { t: 'attemptNeed' },
  if: { c: 'req', who: { n: 'all', at: { p: 'involved' } }, req },
  do: [],
});

const playingWords = playing.is(
  p`to attempt (this objective|an objective here|an objective at this location) , you must have ${requirement}`.to(
    ([req]) => abilities(needed(req)),
  ),
  p`attempt : ${requirement}`.to(([req]) => abilities(needed(req))),
);

export const FAMILY: readonly Definition[] = [playingWords];
