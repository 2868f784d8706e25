/** 'Two dilemmas beneath your mission': several cards in one place, where the text names a place and several would do. */
import { every, type Context } from '../../reading/index.ts';
import { candidates, inPlace } from '../../meaning.ts';
import type { CardNumber } from '../../../engine/asking/request.ts';
import type { Place, Sel } from '../../../language/tree/index.ts';

/** Those of the cards that are together in one of the places meant. */
export interface Together {
  readonly host: CardNumber;
  readonly cards: readonly CardNumber[];
}

/** These cards grouped by the place in which several must be together ('two dilemmas beneath your mission'); undefined where the text names no such place. */
export function byOnePlace(
  context: Context,
  { n, at, ref }: Sel,
  cards: readonly CardNumber[],
): readonly Together[] | undefined {
  if (ref !== undefined || n === undefined || n === 1 || at === undefined) return undefined;
  const host = hostOf(at);
  if (!host || host.sel.ref !== undefined || host.sel.best || (host.sel.n !== undefined && host.sel.n !== 1))
    return undefined;
  const all = candidates(context, every(host.sel));
  if (all.length < 2) return undefined;
  return all.flatMap((card) => {
    const one = { ...context, cards: { ...context.cards, [HOST]: [context.engine.ref(card)] } };
    const there: Place = { ...at, [host.key]: { ref: HOST } };
    const together = cards.filter((item) => inPlace(one, there, item));
    return together.length === 0 ? [] : [{ host: card, cards: together }];
  });
}
const HOST = 'one place';

type Host = { readonly key: 'mission' | 'ship' | 'card' | 'with'; readonly sel: Sel };

function hostOf(place: Place): Host | undefined {
  switch (place.p) {
    case 'at':
      return { key: 'mission', sel: place.mission };
    case 'aboard':
      return { key: 'ship', sel: place.ship };
    case 'on':
    case 'beneath':
      return { key: 'card', sel: place.card };
    case 'present':
    case 'zone':
    case 'involved':
    case 'here':
    case 'wherePlayable':
    case 'quadrantOf':
      return undefined;
  }
}
