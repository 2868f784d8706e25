/** Reads what is put at another mission than it is at: 'place your ship at a different mission in the same quadrant'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, kind } from '../../tree/build.ts';
import type { Effect, Filter, Place, Sel } from '../../tree/index.ts';
import { cards } from './symbols.ts';
import { filterParts } from '../../tree/filter-parts.ts';

/** One of your ships or personnel, wherever it is: it is chosen first. */
const chosen: Parser<Sel> = cards.to((sel): Sel | undefined => {
  const { ref, of, n, at, f } = sel;
  return ref === undefined && of === 'you' && n === undefined && !at && f !== undefined && isMovable(f)
    ? sel
    : undefined;
});
function isMovable(f: Filter): boolean {
  const last = filterParts(f).at(-1);
  return last?.f === 'kind' && (last.is === 'ship' || last.is === 'personnel');
}
/** The letter of what is chosen: where it goes is said of it, too. */
const CHOSEN = 'g';
const PICKED: Sel = { ref: CHOSEN };
const WHERE_IT_IS_NOT: Filter = { f: 'not', of: { f: 'carries', how: 'at', sel: PICKED } };
const where: Parser<Place | undefined> = any<Place | undefined>(
  w('', undefined),
  w<Place>('in the same quadrant', { p: 'quadrantOf', sel: PICKED }),
);

export const elsewhere: Parser<Effect[]> = p`place~ ${chosen} at (a different|another) mission ${where}`.to(
  ([what, at]): Effect[] => [
    { x: 'pick', as: CHOSEN, sel: { ...what, by: ACTOR } },
    {
      x: 'put',
      why: 'place',
      what: PICKED,
      to: {
        p: 'at',
        mission: { f: { f: 'and', of: [kind('mission'), WHERE_IT_IS_NOT] }, ...(at && { at: structuredClone(at) }) },
      },
    },
  ],
);
