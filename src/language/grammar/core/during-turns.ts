/** Reads what holds or is done in a player's turns alone: 'during your turn, each of your Klingons is Strength +1'. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { allConds } from '../../tree/build.ts';
import { isRuling } from '../../tree/rulings.ts';
import type { Cond, Effect } from '../../tree/index.ts';
import { comma } from './clauses.ts';
import { nouns, there } from './ordinals.ts';
import { abilities } from './playing.ts';
import { body, timed } from './sentences.ts';
import { condition, effects, event, line, mods, type Line } from './symbols.ts';

/** In whose turns. */
const during: Parser<Cond> = any<Cond>(
  w('during (each of)? your (turn|turns)', { c: 'turn', whose: 'you' }),
  w("during ((each|an|your) opponent's turn|your opponents' turns)", { c: 'turn', whose: 'opponent' }),
);
const isStanding = (effect: Effect): boolean => (effect.x === 'mod' && effect.until === undefined) || isRuling(effect);

const lineWords = line.is(
  p`${during} ${comma} ${effects}`.to(([turn, , all]): Line | undefined =>
    all.every(isStanding) ? abilities({ at: { t: 'static', while: turn }, do: all }) : undefined,
  ),
  // 'Players cannot play interrupts during your turn'.
  p`${effects} ${during}`
    .to(([all, turn]): Line | undefined =>
      all.every(isRuling) ? abilities({ at: { t: 'static', while: turn }, do: all }) : undefined,
    )
    .cost(2),
  // 'During each of your turns, the first event you play is cost -1'.
  p`during (each of)? your (turn|turns) , the first ${nouns} you play ${there} ${mods}`.to(([is, at, changes]): Line =>
    abilities({
      at: { t: 'static' },
      do: [{ x: 'mod', what: { nth: 'first', of: 'you', ...is, ...at }, mods: changes }],
    }),
  ),
  p`${during} , while ${condition} ${comma} ${effects}`.to(([turn, state, , all]): Line | undefined =>
    all.every(isStanding)
      ? abilities({ at: { t: 'static', while: allConds([structuredClone(turn), state]) }, do: all })
      : undefined,
  ),
  p`${during} , when ${event} ${comma} ${body}`.to(([turn, ev, , said]) =>
    abilities(
      timed({ t: 'on', ev }, { ...said, if: allConds([structuredClone(turn), ...(said.if ? [said.if] : [])]) }),
    ),
  ),
);

export const FAMILY: readonly Definition[] = [lineWords];
