/** Of the objectives variant: reads what an attempt asks for beforehand. */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import { THIS } from '../../tree/build.ts';
import { abilities, attempting, otherwise, playing, replacing } from '../core/playing.ts';
import { requirement } from '../core/symbols.ts';
import type { Ability, Requirement, Timing } from '../../tree/index.ts';

const needed = (at: Extract<Timing, { t: 'attemptNeed' }>, req: Requirement): Ability => ({
  at,
  if: { c: 'req', who: { n: 'all', at: { p: 'involved' } }, req },
  do: [],
});

const playingWords = playing.is(
  p`to attempt this objective , you must have ${requirement}`.to(([req]) =>
    abilities(needed({ t: 'attemptNeed' }, req)),
  ),
  p`to attempt an objective (here|at this location) , you must have ${requirement}`.to(([req]) =>
    abilities(needed({ t: 'attemptNeed', here: true }, req)),
  ),
  p`${attempting} may attempt this objective , ${replacing}`.to(([who, [points, req]]) =>
    otherwise(THIS, who, points, req),
  ),
  p`attempt : ${requirement}`.to(([req]) => abilities(needed({ t: 'attemptNeed' }, req))),
  p`attempt here : ${requirement}`.to(([req]) => abilities(needed({ t: 'attemptNeed', here: true }, req))),
);

export const FAMILY: readonly Definition[] = [playingWords];
