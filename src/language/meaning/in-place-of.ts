/** 'Draw a card. If you command a Klingon, draw two cards instead': one or the other is done. */
import type { Ability, Effect } from '../tree/index.ts';
import { idsIn } from '../tree/ids.ts';
import { asNodes, conditionNodes } from './looking-back.ts';

/** The ability with what is done instead of the effect before it in the place of that; undefined where it is not known what it replaces. */
export function replaced(ability: Ability, type: string): Ability | undefined {
  const { at } = ability;
  // A dilemma has done already what it replaces, and what is about to happen is replaced as a whole.
  if (type.toLowerCase() === 'dilemma' || (at.t === 'on' && (at.ev.stage === 'about' || at.ev.e === 'select')))
    return ability;
  const settled = inRow(ability.do);
  return settled && { ...ability, do: settled };
}

function inRow(effects: readonly Effect[]): Effect[] | undefined {
  const all: Effect[] = [];
  for (const one of effects) {
    const other = insteadIn(one);
    const before = other && all.pop();
    if (!other || !before) {
      all.push(one);
      continue;
    }
    const either = eitherOf(before, other);
    if (!either) return undefined;
    all.push(either);
  }
  return all;
}

type Either = Extract<Effect, { x: 'if' }>;
interface Other {
  readonly if: Either['if'];
  readonly then: Effect[];
}

function insteadIn(effect: Effect): Other | undefined {
  const [only, ...more] = effect.x === 'if' && !effect.else ? effect.then : [];
  return effect.x === 'if' && only?.x === 'instead' && more.length === 0 ? { if: effect.if, then: only.do } : undefined;
}

/** One effect and another like it in its place where something is so. */
function eitherOf(before: Effect, { if: so, then }: Other): Effect | undefined {
  const [inner, ...others] = before.x === 'may' && !before.cost ? before.do : [];
  if (before.x === 'may' && inner && others.length === 0) {
    const either = eitherOf(inner, { if: so, then });
    return either && { ...before, do: [either] };
  }
  const [only, ...more] = then;
  if (!only || more.length > 0 || so.c === 'ok' || !areAlike(before, only)) return undefined;
  // Who was chosen for the one is not chosen for the other.
  const given = new Set(idsIn({ is: 'effect', node: before }).flatMap(({ how, id }) => (how === 'as' ? [id] : [])));
  const used = [...asNodes([only]), ...conditionNodes(so)].flatMap(idsIn);
  if (used.some(({ id }) => given.has(id))) return undefined;
  return { x: 'if', if: so, then: [asLong(only, before)], else: [before] };
}

/** Do both the same to something, but for how much or to which? */
function areAlike(one: Effect, other: Effect): boolean {
  return one.x === other.x && (one.x !== 'put' || other.x !== 'put' || one.why === other.why);
}

/** 'Strength -1 until the end of this turn. If …, -2 instead': as long. */
function asLong(effect: Effect, before: Effect): Effect {
  if (effect.x !== 'mod' || before.x !== 'mod' || effect.until !== undefined || before.until === undefined)
    return effect;
  return { ...effect, until: before.until };
}
