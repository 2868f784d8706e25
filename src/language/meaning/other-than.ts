/** Finds what 'other', 'another', 'a second' cards are other than. */
import type { Mentions } from './antecedents.ts';
import { hasLeft, type Mention } from './mentions.ts';
import { NOWHERE, saysTitle } from './topics.ts';
import type { Id } from '../tree/index.ts';

/** Cards that are at a mission as long as they are in play. */
const STANDING: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment']);

/** 'other': than what was chosen or spoken of last, else than this card; than this card in a text that always holds. */
export function lastOf(said: Mentions, kind: string | undefined, isInPlay = false): Id {
  if (said.isLasting && (kind === undefined || kind === said.type)) {
    // 'While your personnel is attempting a mission, if you have two other personnel': than that one, or than this?
    const isAnothers = ({ id, kind: its, plural, aside }: Mention): boolean =>
      id !== 'this' && its === kind && !plural && aside === undefined;
    if (kind !== undefined && said.isAsking && said.all.some(isAnothers))
      said.problem ??= 'it is not known than which card another is meant';
    return 'this';
  }
  // 'Discard a personnel from hand to unstop another personnel': than this one, or whoever else was spoken of.
  const spoken = said.all.filter((one) => one.kind === kind);
  const there = spoken.filter(({ done, price, sel }) => price !== true || !hasLeft(done) || sel?.at?.p !== 'zone');
  const fitting = isInPlay || there.length > 0 ? there : spoken;
  const isTitled = (one: Mention): boolean => one.kind === undefined && saysTitle(one.filter);
  const last = fitting.findLast((one) => one.picked) ?? fitting.at(-1) ?? said.all.findLast(isTitled);
  // 'When your event is destroyed by an opponent's card, … discard two other cards': than that card, nobody says.
  if (kind === undefined && last?.aside) said.problem ??= 'it is not known than which card another is meant';
  if (last) return said.bound(last);
  // 'Another mission' of what stands at one is another than that.
  if (kind === 'mission' && STANDING.has(said.type)) return 'this';
  const isHere = kind === 'mission' && said.all.length === 0 && !NOWHERE.has(said.type);
  const isKnown = kind === undefined || kind === said.type || isHere;
  if (!isKnown) said.problem ??= 'nothing before fits "other"';
  return 'this';
}

/** 'When you play a personnel, if you have played no other cards': who the event happened to, for a condition that asks of any cards. */
export function happenedTo({ all, isAsking, isLasting }: Mentions): Id | undefined {
  if (!isAsking || isLasting) return undefined;
  return all.find(({ id, kind }) => id === 'that' && kind !== undefined)?.id;
}

/** 'A second personnel': than the one chosen or spoken of before, which there must be. */
export function oneBefore(said: Mentions, kind: string | undefined): Id {
  const isSpoken = said.all.some((one) => one.kind === kind);
  if (!isSpoken) said.problem ??= 'nothing before is the first of them';
  return isSpoken ? lastOf(said, kind) : 'this';
}

/** 'A third personnel': than the second, and than the first, which the second was another than; of those paid with, than both. */
export function withEarlier({ all }: Mentions, id: Id): Id[] {
  const one = all.find((spoken) => spoken.id === id && (spoken.picked || spoken.price === true));
  const earlier = one?.others ?? one?.sel?.other;
  return earlier ? [...earlier, id] : [id];
}
