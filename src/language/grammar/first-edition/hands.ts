/** Of First Edition: reads what players do to their hands and to each other's, and what they may play meanwhile. */
import type { Definition } from '../../parse/grammar.ts';
import { list, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, THIS, kind, putAway, zone } from '../../tree/build.ts';
import type { Ability, Effect, Filter, PlayerRef, Sel } from '../../tree/index.ts';
import { abilities } from '../core/playing.ts';
import { action, cards, line, number, requirement, title, type Line } from '../core/symbols.ts';
import { ON_PLAY, atEndOf } from './delays.ts';

const HAND = zone('hand', ACTOR);
const TO_TABLE: Ability = { at: { t: 'playTo', to: zone('core', 'you') }, do: [] };
/** 'Shuffle entire hand, place on bottom of draw deck, then draw the same number of cards from the top'. */
const exchanged: readonly Effect[] = [
  { x: 'put', why: 'place', what: { n: 'all', at: HAND }, to: zone('deck', ACTOR, 'bottom'), order: 'random' },
  {
    x: 'put',
    why: 'draw',
    what: { n: { eq: { a: 'that' } }, from: 'top', at: zone('deck', ACTOR) },
    to: HAND,
  },
];
const actionWords = action.is(
  w(
    'shuffle~ (your|their)? entire hand , place~ (it)? on (the)? bottom of (your|their)? draw deck , then draw~ the same number of cards from the top',
    [...exchanged],
  ),
);

/** None of these. */
const others: Parser<Filter[]> = list(
  title.to((is): Filter => ({ f: 'not', of: { f: 'title', is } })),
  w('(, or|or|,|and)', 0),
);

/** 'Guess a card type and point to a card in your opponent's hand'. */
const guess: readonly Effect[] = [
  { x: 'name', as: 'a', what: 'cardType', who: 'you' },
  { x: 'pick', as: 'b', sel: { at: zone('hand', 'opponent'), by: 'random' } },
  { x: 'look', why: 'reveal', what: { ref: 'b' }, who: 'you' },
  {
    x: 'if',
    if: { c: 'is', who: { ref: 'b' }, state: { s: 'isA', f: { f: 'named', what: 'cardType', id: 'a' } } },
    then: [putAway('discard', { ref: 'b' })],
  },
];
const AWAY: Sel = {
  of: 'you',
  f: kind('personnel'),
  at: { p: 'on', card: { f: { f: 'and', of: [{ f: 'mission', is: 'planet' }, kind('mission')] } } },
};
const WITH_THEM: Sel = { n: 'all', of: 'you', f: kind('personnel'), at: { p: 'present', with: { ref: 'that' } } };

const toSide = (of: PlayerRef): Effect[] => [{ x: 'put', why: 'place', what: THIS, to: zone('core', of), under: of }];
const drawn = (n: number): Effect => ({
  x: 'put',
  why: 'draw',
  what: { ...(n > 1 && { n }), from: 'top', at: zone('deck', 'you') },
  to: zone('hand', 'you'),
});

const lineWords = line.is(
  p`at (the)? end of each turn , guess a card type and point to a card in your opponent's hand ; card must be shown ; if guessed correctly , card is discarded`.to(
    () => abilities({ at: { t: 'clock', edge: 'end', of: 'turn', whose: 'you' }, do: structuredClone([...guess]) }),
  ),
  // It lies on the side of the player to whom it is given, under that player's command.
  p`place beside any player's draw deck ; that player must draw ${number} extra (card|cards) at (the)? end of each turn`.to(
    ([n]) =>
      abilities(
        structuredClone(TO_TABLE),
        { at: structuredClone(ON_PLAY), do: [{ x: 'oneOf', who: 'you', of: [toSide('you'), toSide('opponent')] }] },
        { at: { t: 'clock', edge: 'end', of: 'turn', whose: 'you' }, do: [drawn(n)] },
      ),
  ),
  p`(also ,)? while in play , nullify~ ${cards}`.to(([what]): Line | undefined =>
    what.ref === undefined
      ? abilities({
          at: { t: 'state', while: { c: 'some', sel: structuredClone(what) } },
          do: [{ x: 'nullify', what: { n: 'all', ...what } }],
        })
      : undefined,
  ),
  p`prevent~ any of your away team members from being killed if ${requirement} present`.to(([req]) =>
    abilities({
      at: { t: 'on', ev: { e: 'kill', stage: 'about', what: AWAY } },
      if: { c: 'req', who: WITH_THEM, req },
      do: [{ x: 'prevent' }],
    }),
  ),
  p`plays on table (until the end of your next turn|; discard (it|this) at the end of your next turn)`.to(() =>
    abilities(structuredClone(TO_TABLE), {
      at: structuredClone(ON_PLAY),
      do: atEndOf(1, [
        {
          x: 'if',
          if: { c: 'is', who: THIS, state: { s: 'at', place: zone('core', 'anyPlayer') } },
          then: [putAway('discard', THIS)],
        },
      ]),
    }),
  ),
  p`(neither you nor your opponent (can|may)|no player may) play (interrupt cards|interrupts) <paren> except ${others} </paren>`.to(
    ([but]) =>
      abilities({
        at: { t: 'static' },
        do: [
          {
            x: 'forbid',
            who: 'eachPlayer',
            act: { e: 'play', stage: 'did', what: { f: { f: 'and', of: [...but, kind('interrupt')] } } },
          },
        ],
      }),
  ),
);

export const FAMILY: readonly Definition[] = [actionWords, lineWords];
