/** Reads changes that say more of some of the cards: 'each X is Cunning +1 (and Integrity +1 if they are aboard Y)'. */
import { p, type Parser } from '../../parse/parser.ts';
import { filtered } from '../../tree/build.ts';
import type { Effect } from '../../tree/index.ts';
import { being } from './states.ts';
import { cards, mods } from './symbols.ts';
import { withUntil } from './until.ts';

// 'Each X is Cunning +1 (and Integrity +1 if they are aboard Y)'.
export const someMore: Parser<Effect[]> =
  p`${cards} ${mods} <paren> and ${mods} if (he or she|he|she|it|they) (is|are) ${being} </paren>`.to(
    ([what, changes, more, is]): Effect[] | undefined =>
      what.n !== 'all'
        ? undefined
        : [
            withUntil(what, changes, undefined),
            withUntil(filtered(structuredClone(what), { f: 'state', is }), more, undefined),
          ],
  );
