/** Puts the effects of one sentence together: how long they last together, and choices between them. */
import { THIS, times } from '../../tree/build.ts';
import type { Amount, Effect, PlayerRef, Sel } from '../../tree/index.ts';

/** What says nothing of its own about how long it lasts, as long as what is said together with it. */
export function asLongAs(all: Effect[], other: readonly Effect[] = []): Effect[] {
  const [until] = other.flatMap((one) => (one.x === 'mod' ? (one.until ?? []) : []));
  if (until === undefined) return all;
  return all.map((one) =>
    one.x === 'mod' && one.until === undefined && one.what.nth === undefined && !changesCost(one)
      ? { ...one, until: structuredClone(until) }
      : one,
  );
}
/** Of a card that is being played: it is paid at once. */
function changesCost({ mods }: Extract<Effect, { x: 'mod' }>): boolean {
  return mods.some((mod) => mod.m === 'num' && mod.prop === 'cost');
}

/** Effects in a row; 'X is Strength +3 and gains Law until …': both as long. */
export function inARow(first: Effect[], rest: readonly (readonly [boolean, Effect[]])[]): Effect[] {
  const rows = [first, ...rest.map(([, next]) => next)];
  for (let index = rest.length; index > 0; index -= 1) {
    const [isJoint] = rest[index - 1] ?? [];
    if (isJoint === true) rows[index - 1] = asLongAs(rows[index - 1] ?? [], rows[index]);
  }
  return rows.flat();
}

/** 'He gains A and, if …, gains B': the subject goes on. What has no subject of its own is the very THIS. */
export function withSameSubject(before: readonly Effect[], last: Effect[]): Effect[] | undefined {
  const [only, ...more] = last;
  const subject = before.at(-1);
  if (only?.x !== 'if' || more.length > 0 || subject?.x !== 'mod' || subject.what === THIS) return last;
  if (!only.then.some((one) => one.x === 'mod' && one.what === THIS)) return last;
  if (subject.what.ref === undefined) return undefined;
  const then = only.then.map((one) =>
    one.x === 'mod' && one.what === THIS ? { ...one, what: structuredClone(subject.what) } : one,
  );
  return [{ ...only, then }];
}

/** 'Randomly select one X for each Y' is one selection, of different ones. */
export function selectedForEach(all: readonly Effect[], over: Sel): Effect[] | undefined {
  const [only] = all;
  if (all.length !== 1 || only?.x !== 'pick' || only.sel.by !== 'random' || only.sel.n !== undefined) return undefined;
  return [{ ...only, sel: { ...only.sel, n: { eq: { a: 'count', sel: over } } } }];
}

/** 'Choose one: A or B' is one choice, between A and B. */
export function choice(who: PlayerRef, of: Effect[][]): Effect[] {
  const [[only, ...more] = [], ...others] = of;
  const isOne = only?.x === 'oneOf' && more.length === 0 && others.length === 0;
  return [{ x: 'oneOf', who, of: isOne ? only.of : of }];
}

/** 'For each X, this is cost -1' is one modification by a count. */
export function counted(all: readonly Effect[], over: Sel): Effect[] | undefined {
  return multiplied(all, { a: 'count', sel: over });
}
export function multiplied(all: readonly Effect[], over: Amount): Effect[] | undefined {
  const [only] = all;
  const [mod] = only?.x === 'mod' ? only.mods : [];
  if (all.length !== 1 || only?.x !== 'mod' || only.mods.length !== 1 || mod?.m !== 'num' || typeof mod.by !== 'number')
    return undefined;
  return [{ ...only, mods: [{ ...mod, by: times(mod.by, over) }] }];
}
