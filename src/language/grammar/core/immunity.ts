/** Reads what cannot be done to cards, by whom or by what: 'cannot be killed by an event'. */
import { alternatives, type Definition } from '../../parse/grammar.ts';
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { allYours } from '../../tree/build.ts';
import type { Effect, Mod, Sel } from '../../tree/index.ts';
import { cards, duration, player } from './symbols.ts';

type Exemption = Extract<Mod, { m: 'exempt' }>['from'];

/** What cannot be done to a card, said of the card. */
export const fate = alternatives<Exemption>('fate');
const fateWords = fate.is(
  w('randomly selected', 'randomSelection'),
  w('stopped', 'stop'),
  w('killed', 'kill'),
  w('destroyed', 'destroy'),
  w("returned (to (hand|(its|his|her|his or her|their) owner's hand))?", 'return'),
  w('prevented', 'prevent'),
  w('taken command of', 'command'),
);
/** The same, said of who does it. */
export const threatened = alternatives<Exemption>('threatened');
const threatenedWords = threatened.is(
  w('stop', 'stop'),
  w('kill', 'kill'),
  w('destroy', 'destroy'),
  w('prevent', 'prevent'),
  w('capture', 'capture'),
  w('take command of', 'command'),
);
const or = w(', or|or|,', 0);
const exempt = (from: Exemption, by?: Sel): Mod => ({ m: 'exempt', from, ...(by && { by }) });

/** 'Cannot be stopped or killed (by dilemmas)'. */
export const immune: Parser<Mod[]> = any<Mod[]>(
  // 'When the engagement ends, they are not stopped': what the rules would do to them does not happen.
  p`(is|are) not stopped`.to((): Mod[] => [exempt('stop')]),
  p`(cannot|may not) be ${list(fate, or)}`.to(([all]) => all.map((from) => exempt(from))),
  p`(cannot|may not) be ${list(fate, or)} by ${cards}`.to(([all, by]) => all.map((from) => exempt(from, by))),
);

/** 'Cards an opponent owns cannot prevent or destroy this event', 'an opponent cannot capture or kill him'. */
export const shielding: Parser<Effect[]> = any<Effect[]>(
  p`${cards} (cannot|may not) ${list(threatened, or)} ${cards}`.to(([by, all, what]): Effect[] => [
    { x: 'mod', what: allYours(what), mods: all.map((from) => exempt(from, by)) },
  ]),
  p`prevent~ ${cards} from being ${list(fate, or)} ${opt(p`by ${cards}`.to(([by]) => by))} ${duration}`.to(
    ([what, all, by, until]): Effect[] => [
      { x: 'mod', what, mods: all.map((from) => exempt(from, by ?? undefined)), until },
    ],
  ),
  p`${player} cannot ${list(threatened, or)} ${cards}`.to(([of, all, what]): Effect[] => [
    { x: 'mod', what: allYours(what), mods: all.map((from) => exempt(from, { of, via: 'own' })) },
  ]),
);

export const FAMILY: readonly Definition[] = [fateWords, threatenedWords];
