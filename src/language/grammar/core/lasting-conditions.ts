/** Reads what holds, or is done as often as something happens, for a while: 'when you draw a card this turn, …'. */
import { idsIn } from '../../tree/ids.ts';
import { any, opt, p, w, type Parser } from '../../parse/parser.ts';
import { filtered } from '../../tree/build.ts';
import type { Duration, Effect, EventPattern, Filter, Mod, Place, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { being, modifiers } from './filters.ts';
import { cards, duration, effects, happening, mods, place } from './symbols.ts';

const during = any<Duration>(
  w('during (this|that) (mission)? attempt', 'attempt'),
  w('during (this|that) turn', 'turn'),
);
const span = any(during, w<Duration>('((this|that) turn|for the (rest|remainder) of (this|that|the) turn)', 'turn'));
const PRESENT: ReadonlySet<string> = new Set(['is', 'are', 'be']);
const PAST = /^(was|were|drew|won|lost|chose|took|began|overcame|gave|[a-z]+ed)$/;
/** What may happen yet: 'you discard', 'is discarded', not 'you discarded', which asks of what was done before. */
const coming = happening
  .withWords((ev, words) =>
    words.some(({ low }) => PRESENT.has(low)) || !words.some(({ low }) => PAST.test(low)) ? ev : undefined,
  )
  .to((ev) => ev);
/** 'If that personnel is selected by a dilemma during this mission attempt, …', 'when you draw a card this turn, …'. */
export const asOften: Parser<Effect[]> = any(
  p`if ${coming} ${during} , ${effects}`,
  p`(when|whenever|each time) ${happening} ${span} , ${effects}`,
  p`for the (rest|remainder) of (this|that|the) turn , (when|whenever|each time) ${happening} , ${effects}`.to(
    ([ev, all]): [EventPattern, Duration, Effect[]] => [ev, 'turn', all],
  ),
).to(([ev, within, all]): Effect[] => [{ x: 'later', at: { t: 'on', ev }, do: all, within }]);

/** What is said of some cards as a condition: '… is not [NA]', '… is facing a dilemma', '… is present'. */
const so: Parser<Filter> = any(being, modifiers);
const condition: Parser<{ f?: Filter; at?: Place }> = any<{ f?: Filter; at?: Place }>(
  p`is ${so}`.to(([f]) => ({ f })),
  p`is not ${so}`.to(([of]) => ({ f: { f: 'not', of } })),
  p`is ${place}`.to(([at]) => ({ at })),
);
const they = w('(he or she|he|she|it|they)', 0);
const KNOWN_BEFORE: ReadonlySet<string> = new Set([open('same title'), open('those personnel'), open('personnel')]);
/** Cards known by what the text has named or selected before. */
const isKnownBefore = (sel: Sel): boolean => idsIn({ is: 'cards', node: sel }).some(({ id }) => KNOWN_BEFORE.has(id));

function wide(what: Sel, made: Mod[], until?: Duration): Effect {
  return { x: 'mod', what: { ...what, n: 'all' }, mods: made, whoever: true, ...(until !== undefined && { until }) };
}
/** House: 'whoever is a Klingon present: …', not only those who are when it is said. */
export const whoever: Parser<Effect[]> = p`whoever is ${cards} : ${mods} ${opt(duration)}`.to(([what, made, until]) => [
  wide(what, made, until),
]);

/** 'While each of those personnel is not [NA], he or she …': whoever of them is so at the time. */
export const whileSo: Parser<Effect[]> = p`while ${cards} ${condition} , ${they} ${mods}`.to(
  ([what, { f, at }, , made]): Effect[] | undefined =>
    isKnownBefore(what) && !(at && what.at) ? [wide({ ...filtered(what, f), ...(at && { at }) }, made)] : undefined,
);
