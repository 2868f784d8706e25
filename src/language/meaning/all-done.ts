/** Makes references mean all cards to which a text has done something. */
import { allOf } from '../tree/build.ts';
import type { Filter, Sel } from '../tree/index.ts';
import type { Mention } from './mentions.ts';

/** Makes of a reference all that the text has selected. */
export const allSelected = (sel: Sel, kind: string): void => {
  allDone(sel, 'select', kind);
};

/** Makes of a reference all to which the text has done that. */
export function allDone(sel: Sel, e: 'select' | 'examine', kind: string): void {
  const was: Filter = { f: 'was', ev: { e, stage: 'did' }, span: 'ability' };
  delete sel.ref;
  sel.n = 'all';
  sel.f = kind === 'card' ? was : { f: 'and', of: [was, { f: 'kind', is: kind }] };
}

/** 'Those personnel' after two choices of one each: all that this text has selected. */
export function areAllPicked(said: string, sel: Sel, all: readonly Mention[]): boolean {
  const kind = said.replace(/^those /, '');
  const picks = all.filter((one) => one.picked && (said === 'they' || said === 'several' || one.kind === kind));
  const [first] = picks;
  if (picks.length < 2 || first?.kind === undefined || picks.some((one) => one.kind !== first.kind)) return false;
  // Where one was chosen of several selected before, these are not all that are meant.
  if (picks.some((one) => one.partOf !== undefined)) return false;
  allSelected(sel, first.kind);
  return true;
}

/** 'When your personnel are killed, … each of those personnel', 'while your personnel are facing a dilemma, … them': all of whom it is said. */
export function meanAllOfThem({ ref, n }: Sel, words: string, all: readonly Mention[]): void {
  if (words !== 'several' && !words.startsWith('those ')) return;
  const one = all.findLast(({ id }) => id === ref);
  // 'One of those personnel' is about so many of them in any case.
  const isPart = n !== undefined && n !== 'all' && n !== 'any' && one?.undergoing === undefined;
  const sel = one?.undergoing ?? one?.sel;
  if (!isPart && one?.vague === true && sel && sel.ref === undefined) sel.n ??= 'any';
}

/** 'That opponent now commands those personnel' after some were placed with that opponent: those, not who was only stopped. */
export function ofThosePlaced(sel: Sel): void {
  const parts = sel.f?.f === 'and' ? sel.f.of : [];
  const others = parts.filter((part) => part.f !== 'was' || part.ev.e !== 'select');
  if (others.length < parts.length) sel.f = allOf([...others, PLACED]) ?? PLACED;
}
const PLACED: Filter = { f: 'was', ev: { e: 'place', stage: 'did' }, span: 'ability' };
