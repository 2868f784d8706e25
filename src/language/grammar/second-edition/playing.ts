/** Of Second Edition alone: reads how a card is played: in the core, at a headquarters; and how a ship is staffed. */
import type { Definition } from '../../parse/grammar.ts';
import { any, list, many, p, w, type Parser } from '../../parse/parser.ts';
import { THIS, allOf, anyOf, kind } from '../../tree/build.ts';
import type { Ability, Filter, Sel } from '../../tree/index.ts';
import { cost } from '../core/clauses.ts';
import { abilities, playing, thisCard } from '../core/playing.ts';
import { modifier, requirement, type Line } from '../core/symbols.ts';

const IN_CORE: Ability = { at: { t: 'playTo', to: { p: 'zone', zone: 'core', of: 'you' } }, do: [] };

// ---------------------------------------------------------------- headquarters
const A_CARD: Filter = { f: 'or', of: [kind('personnel'), kind('ship')] };
const playable: Parser<Filter> = any<Filter>(
  modifier.to((one) => allOf([one, one.f === 'species' ? undefined : A_CARD])).cost(5),
  p`${modifier} ${many(modifier)} cards`.to(([first, rest]) => allOf([first, ...rest, A_CARD])),
  p`${modifier} ${many(modifier)} personnel`.to(([first, rest]) => allOf([first, ...rest, kind('personnel')])),
  p`${modifier} ${many(modifier)} ships`.to(([first, rest]) => allOf([first, ...rest, kind('ship')])),
  w('equipment', kind('equipment')),
);
const welcome = list(playable, w('(, and|and|,)', 0)).to((all): Line => {
  const what: Sel = { f: anyOf(all) };
  const act = { e: 'play', stage: 'did', what, place: { p: 'here' } } as const;
  return abilities({ at: { t: 'headquarters' }, do: [{ x: 'allow', who: 'you', act }] });
});

const playingWords = playing.is(
  w('(plays in your core|core)', abilities(IN_CORE)),
  p`${cost} to play in your core`.to(([all]): Line => abilities({ at: { t: 'playCost' }, do: all }, IN_CORE)),
  p`to play ${thisCard} , ${cost} to play in your core`.to(([, all]): Line =>
    abilities({ at: { t: 'playCost' }, do: all }, IN_CORE),
  ),
  p`to staff this ship , you must have ${requirement} aboard`.to(([req]): Line =>
    abilities({
      at: { t: 'staffNeed' },
      if: { c: 'req', who: { n: 'all', at: { p: 'aboard', ship: THIS } }, req },
      do: [],
    }),
  ),
  p`staff : ${requirement} aboard`.to(([req]): Line =>
    abilities({
      at: { t: 'staffNeed' },
      if: { c: 'req', who: { n: 'all', at: { p: 'aboard', ship: THIS } }, req },
      do: [],
    }),
  ),
  p`you may play ${welcome} at this mission`.to(([said]) => said),
  p`hq : ${welcome}`.to(([said]) => said),
);

export const FAMILY: readonly Definition[] = [playingWords];
