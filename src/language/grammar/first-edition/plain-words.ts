/** Of First Edition: reads plain words for what its cards print otherwise: house style writes them, and they can be read again. */
import type { Definition } from '../../parse/grammar.ts';
import { any, p, some, token, w, type Parser } from '../../parse/parser.ts';
import type { Duration, Effect, Filter, PlayerRef, Sel, Timing, Trait } from '../../tree/index.ts';
import { moment } from '../core/clauses.ts';
import { fate } from '../core/immunity.ts';
import { playing, abilities } from '../core/playing.ts';
import { post } from '../core/posts.ts';
import { until } from '../core/traits.ts';
import { duration, effect, cards, letter, modifier, owner, place, skill, state, trait } from '../core/symbols.ts';
import { possessive } from '../core/words.ts';

/** Who commands a card that was chosen. */
const ownerWords = owner.is(p`the commander of ${possessive}`.to(([commander]): PlayerRef => ({ commander })));
const edge = any(w('start', 'start' as const), w('end', 'end' as const));
const durationWords = duration.is(
  until('(for|until) (the)? (rest|end) of (this|the)? turn', 'turn'),
  p`until the ${edge} of the next turn of the commander of ${letter}`.to(([clock, commander]): Duration => ({
    clock,
    whose: { commander },
    next: true,
  })),
);
const momentWords = moment.is(
  p`at the ${edge} of (an|the|your)? opponent's next turn`.to(([at]): Timing => ({
    t: 'clock',
    edge: at,
    of: 'turn',
    whose: 'opponent',
  })),
);

const docked: Filter = { f: 'state', is: { s: 'docked' } };
const modifierWords = modifier.is(w('docked', docked), w<Filter>('undocked', { f: 'not', of: docked }));
const edges = any(w('top', 'top' as const), w('bottom', 'bottom' as const));
const cardsWords = cards.is(
  p`the ${edges} card beneath ${cards}`.to(([from, card]): Sel => ({ from, at: { p: 'beneath', card } })),
);
const traitWords = trait.is(p`the extra? skill of ${skill}`.to(([is]): Trait => ({ skill: is })));
const stateWords = state.is(w('face down', { s: 'flipped' }));
const fateWords = fate.is(w('kept from beaming', 'beam'));
const uses = any(
  w('event', 'event' as const),
  w('interrupt', 'interrupt' as const),
  w('equipment', 'equipment' as const),
);
/** Words of a title. */
const titleWords: Parser<string> = some(token((here) => (here.kind === 'word' ? here.text : undefined))).to((all) =>
  all.join(' '),
);
const postWords = post.is(
  p`bearing " ${titleWords} " in its title`.to(([word]) => ({ f: { f: 'bears', word } satisfies Filter })),
  p`used as (an|a)? ${uses}`.to(([like]) => ({ f: { f: 'used', like } satisfies Filter })),
  p`that is not <paren> under ${owner} command ${place} </paren>`.to(([of, at]) => ({
    f: {
      f: 'not',
      of: {
        f: 'and',
        of: [
          { f: 'whose', of },
          { f: 'state', is: { s: 'at', place: at } },
        ],
      },
    } satisfies Filter,
  })),
  p`whose title does not begin with " ${w('treaty', 'Treaty')} "`.to(([start]) => ({
    f: { f: 'not', of: { f: 'begins', with: start } } satisfies Filter,
  })),
);

/** An interrupt that is not done with at once. */
const playingWords = playing.is(
  p`plays and stays ${place}`.to(([to]) => abilities({ at: { t: 'playTo', to, stays: true }, do: [] })),
);
const effectWords = effect.is(
  p`flip ${cards}`.to(([what]): Effect[] => [{ x: 'flip', what }]),
  p`beam ${cards} to ${cards}`.to(([what, card]): Effect[] => [
    { x: 'ship', why: 'beam', what, to: { p: 'on', card } },
  ]),
);

export const FAMILY: readonly Definition[] = [
  ownerWords,
  cardsWords,
  durationWords,
  modifierWords,
  momentWords,
  stateWords,
  traitWords,
  fateWords,
  postWords,
  playingWords,
  effectWords,
];
