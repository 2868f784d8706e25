/** Of Second Edition alone: reads that a mission may be completed 'as if facing a dilemma'. */
import type { Definition } from '../../parse/grammar.ts';
import { p } from '../../parse/parser.ts';
import type { Effect } from '../../tree/index.ts';
import { meeting } from '../core/meeting.ts';
import { cards } from '../core/symbols.ts';

const meetingWords = meeting.is(
  p`you may complete ${cards} using ${cards} as if (they were)? facing a dilemma`.to(([what, who]): Effect[] => [
    { x: 'mod', what, mods: [{ m: 'asIfFacing', who: { n: 'all', ...who } }] },
  ]),
);

export const FAMILY: readonly Definition[] = [meetingWords];
