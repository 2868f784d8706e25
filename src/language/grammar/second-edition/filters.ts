/** Of Second Edition alone: reads kinds of cards: 'staffed', 'damaged', 'overcome', headquarters missions, staffing icons. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, w } from '../../parse/parser.ts';
import { allOf } from '../../tree/build.ts';
import type { Filter } from '../../tree/index.ts';
import { nounHead, is, isNot, mission, noun, single, titled } from '../core/filters.ts';
import { icon, modifier } from '../core/symbols.ts';

const modifierWords = modifier.is(
  // A card with a text after 'Damage -': it is no keyword.
  w('Damage', { f: 'damage' }),
  w('staffed', is('staffed')),
  w('damaged', is('damaged')),
  w('undamaged', isNot('damaged')),
  w('overcome', is('overcome')),
  w('headquarters', mission('headquarters')).cost(1),
);

const nounHeadWords = nounHead.is(w('headquarters (mission|missions)?', mission('headquarters')));

const nounWords = noun.is(
  p`${any(icon, w('headquarters', mission('headquarters')))} ${titled}`.to(([one, name]) => allOf([one, name]) ?? name),
);

const STAFFING: Filter = {
  f: 'or',
  of: [
    { f: 'icon', is: 'command' },
    { f: 'icon', is: 'staff' },
  ],
};

const singleWords = single.is(
  w<Filter>('(a)? cloaking device', { f: 'keyword', is: 'Cloaking Device' }).cost(2),
  p`a|an ${icon} icon in its staffing requirements`.to(([f]): Filter | undefined =>
    f.f === 'icon' ? { f: 'staffs', is: f.is } : undefined,
  ),
  w('(a|any)? staffing (icon|icons)', STAFFING),
);

export const FAMILY: readonly Definition[] = [modifierWords, nounHeadWords, nounWords, singleWords];
