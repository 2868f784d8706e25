/** Compares players with each other: their points, their hands, their cards in a zone of each. */
import { open } from '../../tree/open.ts';
import { allConds, zone } from '../../tree/build.ts';
import type { Amount, Cond, PlayerRef, Sel } from '../../tree/index.ts';

const counted = (sel: Sel, of: PlayerRef): Amount => ({
  a: 'count',
  sel: { ...(of === 'eachOpponent' && { n: 'all' }), ...sel, of },
});
export function moreThan(sel: Sel, who: PlayerRef, than: PlayerRef): Cond | undefined {
  if (sel.n !== undefined || sel.of !== undefined) return undefined;
  return moreInZone(sel, who, than) ?? compared(who, '>', than, (of) => counted(structuredClone(sel), of));
}
export function fewerThan(sel: Sel, who: PlayerRef, than: PlayerRef): Cond | undefined {
  const isPlain = sel.n === undefined && sel.of === undefined && sel.ref === undefined && sel.at?.p !== 'zone';
  return isPlain ? compared(who, '<', than, (of) => counted(structuredClone(sel), of)) : undefined;
}
/** What is said of each opponent is said from their side. */
export function compared(of: PlayerRef, op: '<' | '>', than: PlayerRef, measure: (of: PlayerRef) => Amount): Cond {
  const turned = op === '<' ? '>' : '<';
  return than === 'eachOpponent'
    ? { c: 'cmp', a: measure(than), op: turned, b: measure(of) }
    : { c: 'cmp', a: measure(of), op, b: measure(than) };
}
export const scores = (of: PlayerRef, op: '<' | '>', than: PlayerRef): Cond =>
  compared(of, op, than, (who) => ({ a: 'score', of: who }));
export const hands = (of: PlayerRef, op: '<' | '>', than: PlayerRef): Cond =>
  compared(of, op, than, (who) => ({ a: 'count', sel: { n: 'all', at: zone('hand', who) } }));
const THEIRS: ReadonlySet<string> = new Set([open('player'), open('actor')]);
/** 'In his or her core', 'in hand': of the player the clause speaks of. */
export function inZoneOf(sel: Sel, who: PlayerRef): Sel {
  const { at } = sel;
  const isTheirs = at?.p === 'zone' && typeof at.of === 'object' && 'player' in at.of && THEIRS.has(at.of.player);
  return isTheirs ? { ...sel, at: { ...at, of: who } } : sel;
}
/** What a player has somewhere: what they have in play is theirs there, not whatever lies on the table. */
export function hadBy(sel: Sel, who: PlayerRef): Sel {
  const { at, ...rest } = sel;
  const isInPlay = at?.p === 'zone' && at.zone === 'play';
  return isInPlay && sel.of === undefined ? { ...rest, of: who, via: 'command' } : inZoneOf(sel, who);
}
/** 'More X in your core than an opponent': on each side what lies in that player's own place. */
export function moreInZone(sel: Sel, who: PlayerRef, than: PlayerRef): Cond | undefined {
  const { at } = sel;
  if (sel.n !== undefined || at?.p !== 'zone' || (inZoneOf(sel, who) === sel && at.of !== who)) return undefined;
  return compared(who, '>', than, (of) => ({ a: 'count', sel: { n: 'all', ...sel, at: { ...at, of } } }));
}
/** So many, or as few, cards in a zone of a player: 'three cards in hand'. */
function inZone(sel: Sel, who: PlayerRef): Sel | undefined {
  const { at, of, n, ref } = inZoneOf(sel, who);
  const isTheirs = at?.p === 'zone' && at.of === who;
  return isTheirs && of === undefined && n === undefined && ref === undefined ? inZoneOf(sel, who) : undefined;
}
/** 'Fewer than three personnel aboard this ship': of that player's. */
function standingThere(sel: Sel, who: PlayerRef): Sel | undefined {
  const isPlain = [sel.of, sel.n, sel.ref].every((one) => one === undefined);
  return isPlain && sel.at && sel.at.p !== 'zone' && (who === 'you' || who === 'opponent')
    ? { ...sel, of: who }
    : undefined;
}
export function exactlyIn(sel: Sel, who: PlayerRef, n: number): Cond | undefined {
  const held = inZone(sel, who);
  return (
    held &&
    allConds([
      { c: 'some', sel: held, n },
      { c: 'some', sel: structuredClone(held), n, op: '<=' },
    ])
  );
}
export function fewIn(sel: Sel, who: PlayerRef, n: number): Cond | undefined {
  const held = inZone(sel, who) ?? standingThere(sel, who);
  return held && { c: 'some', sel: held, n, op: '<=' };
}
