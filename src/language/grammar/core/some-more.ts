/** Modifications with something more said of some of the cards, or of what it costs to play them. */
import { any, p, type Parser } from '../../parse/parser.ts';
import { filtered } from '../../tree/build.ts';
import type { Effect } from '../../tree/index.ts';
import { being } from './states.ts';
import { cards, mods, signed } from './symbols.ts';
import { withUntil } from './until.ts';

export const someMore: Parser<Effect[]> = any<Effect[]>(
  // 'Each X is Cunning +1 (and Integrity +1 if they are aboard Y)'.
  p`${cards} ${mods} <paren> and ${mods} if (he or she|he|she|it|they) (is|are) ${being} </paren>`.to(
    ([what, changes, more, is]): Effect[] | undefined =>
      what.n !== 'all'
        ? undefined
        : [
            withUntil(what, changes, undefined),
            withUntil(filtered(structuredClone(what), { f: 'state', is }), more, undefined),
          ],
  ),
  // 'Your X are attributes +1 and you may play them at cost -1'.
  p`${cards} ${mods} and you may play them at cost ${signed}`.to(([what, changes, by]): Effect[] | undefined =>
    what.of === 'you' && what.ref === undefined && !what.at
      ? [
          withUntil(what, changes, undefined),
          withUntil({ ...structuredClone(what), n: 'all' }, [{ m: 'num', prop: 'cost', by }], undefined),
        ]
      : undefined,
  ),
);
