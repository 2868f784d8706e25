/** Texts that a personnel gains, said in quotation marks. */
import { any, list, opt, p, w, type Parser } from '../../parse/parser.ts';
import { ACTOR } from '../../tree/build.ts';
import type { Duration, Effect } from '../../tree/index.ts';
import { open } from '../../tree/open.ts';
import { cards, duration, effects } from './symbols.ts';

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
