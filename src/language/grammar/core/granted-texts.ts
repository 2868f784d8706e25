/** Reads texts that a personnel gains, said in quotation marks. */
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR, THIS } from '../../tree/build.ts';
import type { Cond, Duration, Effect, EventPattern, Sel } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { cards, determined, duration, effects, type Line } from './symbols.ts';

const quoted: Parser<Effect[]> = p`" ${effects} "`.to(([all]) => all);
/** What holds all the time, as long as the text that says so is at work: of whoever is meant at the time. */
function granted(all: readonly Effect[], until: Duration | undefined): Effect[] | undefined {
  const made = all.map((one): Effect | undefined =>
    one.x === 'mod' && one.until === undefined && one.what.ref === undefined
      ? { ...one, what: { ...one.what, n: 'all' }, whoever: true, granted: true, ...(until !== undefined && { until }) }
      : undefined,
  );
  const known = made.flatMap((one) => (one ? [one] : []));
  return known.length === all.length ? known : undefined;
}
const isThis = (ref: string | undefined): boolean => ref === 'this' || ref === open('this personnel');

/** As often as they come into question, as long as this card can use its abilities: whichever of them the player likes. */
function leftOutAtWill([first, ...others]: readonly Sel[]): Effect[] | undefined {
  const isEvery = others.every(({ n, ref }) => n === 'all' && ref === undefined);
  if (!first || !isThis(first.ref) || others.length === 0 || !isEvery) return undefined;
  const them: Sel[] = [first, ...others.map(({ n: _, ...one }) => one)];
  const able: Cond = { c: 'not', of: { c: 'is', who: THIS, state: { s: 'stopped' } } };
  const excluded: Effect[] = [
    { x: 'pick', as: open('new'), sel: { ref: 'that', n: 'any', by: ACTOR } },
    { x: 'mod', what: { ref: open('pick') }, mods: [{ m: 'exempt', from: 'randomSelection' }], until: 'selection' },
  ];
  const ev: EventPattern = { e: 'eligible', stage: 'about', what: { f: { f: 'among', of: them } } };
  return [{ x: 'later', at: { t: 'on', ev }, within: 'turn', do: [{ x: 'if', if: able, then: excluded }] }];
}

/** 'When you play this personnel, he gains "… may be excluded from random selections"': each time, as the player likes. */
export const gainedOnPlay: Parser<Line> =
  p`when you play this personnel , (he|she|this personnel) gains " ${list(determined, w('and', 0))} may be excluded from random selections " until the end of this turn`.to(
    ([all]): Line | undefined => {
      const does = leftOutAtWill(all);
      const ev: EventPattern = { e: 'play', stage: 'did', who: 'you', what: THIS };
      return does && { k: 'abilities', all: [{ at: { t: 'on', ev }, do: does }] };
    },
  );

/** 'This personnel gains "Each of your Thief personnel present is attributes +1" until the end of this turn'. */
export const granting: Parser<Effect[]> = any<Effect[]>(
  p`(make|have)? ${cards} gain~ ${quoted} ${opt(duration)}`.to(([who, all, until]) =>
    isThis(who.ref) ? granted(all, until) : undefined,
  ),
  p`choose one for ${cards} to gain : ${list(quoted, w('; or|;|, or|or', 0))}`.to(([who, all]) => {
    const ways = all.flatMap((one) => {
      const way = granted(one, undefined);
      return way ? [way] : [];
    });
    return isThis(who.ref) && ways.length === all.length ? [{ x: 'oneOf', who: ACTOR, of: ways }] : undefined;
  }),
);
