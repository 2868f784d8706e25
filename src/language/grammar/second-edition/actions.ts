/** Of Second Edition alone: reads what is done to cards: dilemmas drawn, cards captured, returned, moved to a core. */
import type { Definition } from '../../parse/grammar.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, CAPTOR, ownerOf, putAway, THIS, zone } from '../../tree/build.ts';
import { open } from '../../tree/open.ts';
import type { Effect, Sel } from '../../tree/index.ts';
import { every } from '../core/amounts.ts';
import { pileBottom } from '../core/fates.ts';
import { moves, plain } from '../core/actions.ts';
import { draw } from '../core/drawing.ts';
import { cards, number, player } from '../core/symbols.ts';

/** What giving command of an event means. */
const MOVED = w('<paren> move this event to (his or her|their) core </paren>', 0);

/** How many dilemmas are drawn once more. */
const dilemmaCount: Parser<NonNullable<Sel['n']>> = any<NonNullable<Sel['n']>>(
  w('(an equal number of|that many|that number of)', { eq: { a: 'that' } }),
  number,
);

/** A mission is turned over by its own text. */
const turnable: Parser<Sel> = any<Sel>(w('this mission?', THIS), w('it', { ref: open('it') }));

const movesWords = moves.is(
  p`draw~ ${dilemmaCount} dilemma|dilemmas`.to(([n]): Effect[] => [
    { x: 'put', why: 'draw', what: { n, from: 'top', at: zone('dilemmaPile', ACTOR) }, to: zone('drawn', ACTOR) },
  ]),
  p`draw~ a card for each staffing requirement? icon on ${cards}`.to(([of]) =>
    draw({ a: 'prop', prop: 'staffing', of: every(of), fold: 'max' }),
  ),
  p`return~ ${cards}`
    .to(([what]): Effect[] | undefined =>
      what.ref === 'this'
        ? [{ x: 'put', why: 'return', what, ...pileBottom({ to: zone('dilemmaPile', ownerOf(what)) }) }]
        : undefined,
    )
    .cost(3),
  p`capture~ ${cards}`.to(([what]): Effect[] => [{ x: 'put', why: 'capture', what, to: zone('brig', CAPTOR) }]),
  // 'Remove this event and those dilemmas from the game'.
  p`remove~ this event and ${cards} from the game`.to(([what]): Effect[] | undefined =>
    what.ref === undefined || what.ref === 'this' ? undefined : [putAway('remove', THIS), putAway('remove', what)],
  ),
  plain('overcome~', (what) => ({ x: 'overcome', what })),
  p`use~ all Range of ${cards} this turn`.to(([what]): Effect[] => [{ x: 'ship', why: 'useRange', what }]),
  p`flip~ ${turnable} ${opt(w('over', true))}`.to(([what]): Effect[] => [{ x: 'flip', what }]),
  p`give~ command of ${cards} to ${player} ${opt(MOVED)}`.to(([what, to]): Effect[] => [{ x: 'command', what, to }]),
);

export const FAMILY: readonly Definition[] = [movesWords];
