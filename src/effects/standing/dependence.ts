/** Which continuous texts depend on each other: one changes what the condition of another asks for, and so on in a circle. */
import type { Ability, Effect, Mod } from '../../language/tree/index.ts';
import { textChildren } from '../reading/index.ts';

/** A modification of a continuous text, and the card (by its definition) on which it stands. */
export interface Dependent {
  readonly definition: number;
  readonly ability: Ability;
  readonly effect: Extract<Effect, { x: 'mod' }>;
  readonly mod: Mod;
}

/** The modifications that stand in a circle through texts of at least two different cards. */
export function inCircles(all: readonly Dependent[]): ReadonlySet<Mod> {
  const nodes = all.map((item) => ({ ...item, writes: writesOf(item.mod), reads: readsOf(item) }));
  const readers = nodes.filter(({ reads }) => reads.size > 0);
  const next = new Map(
    readers.map((node) => [
      node,
      readers.filter(
        (other) => other.definition !== node.definition && node.writes.some((word) => other.reads.has(word)),
      ),
    ]),
  );
  const comesBack = (node: (typeof readers)[number]): boolean => {
    const seen = new Set(next.get(node));
    for (const at of seen) for (const further of next.get(at) ?? []) seen.add(further);
    return seen.has(node);
  };
  return new Set(readers.filter(comesBack).map(({ mod }) => mod));
}

const ATTRIBUTES = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields'] as const;
const numberWords = (prop: string): readonly string[] => (prop === 'attributes' ? ATTRIBUTES : [prop.toLowerCase()]);

/** What a modification changes, in words: an attribute, a skill by its name, an icon … */
function writesOf(mod: Mod): readonly string[] {
  if (mod.m === 'num' || mod.m === 'set') return numberWords(mod.prop);
  if (mod.m === 'staffed') return [STAFFED];
  if (mod.m !== 'gain' && mod.m !== 'lose' && mod.m !== 'become') return [];
  const { trait } = mod;
  if ('skill' in trait) return [`skill ${trait.skill}`, ANY_SKILL];
  if ('keyword' in trait) return [`keyword ${trait.keyword}`];
  if ('icon' in trait) return [`icon ${trait.icon}`, STAFFED];
  if ('affiliation' in trait) return ['affiliation', STAFFED];
  if ('species' in trait) return ['species'];
  return 'uniqueness' in trait ? ['unique'] : [ANY_SKILL];
}

const ANY_SKILL = 'skills';
/** Whether ships are staffed: goes by icons and affiliations. */
const STAFFED = 'staffed';

/** What the condition of the text and the words for whom it is ask for. */
function readsOf({ ability, effect }: Dependent): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (node: unknown): void => {
    for (const word of readHere(node)) words.add(word);
    for (const child of textChildren(node)) walk(child);
  };
  walk([ability.at.t === 'static' ? ability.at.while : undefined, ability.if, effect.what]);
  return words;
}

function readHere(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const word = (key: string): string => {
    const value: unknown = Reflect.get(node, key);
    return typeof value === 'string' ? value : '';
  };
  if ('f' in node) {
    if (node.f === 'num') return numberWords(word('prop'));
    if (node.f === 'skill') return [`skill ${word('is')}`];
    if (node.f === 'keyword' || node.f === 'icon') return [`${node.f} ${word('is')}`];
    if (node.f === 'affiliation' || node.f === 'species' || node.f === 'unique') return [node.f];
    return node.f === 'same' ? [word('prop')] : [];
  }
  if ('s' in node) return node.s === 'staffed' ? [STAFFED] : [];
  if ('r' in node) {
    if (node.r === 'skill') return [`skill ${word('skill')}`];
    if (node.r === 'attr') return numberWords(word('attr') === 'any' ? 'attributes' : word('attr'));
    return node.r === 'skillsOf' || node.r === 'differentSkills' ? [ANY_SKILL] : [];
  }
  if ('a' in node && node.a === 'battleTotal') return numberWords(word('value'));
  return 'a' in node && node.a === 'prop' ? numberWords(word('prop')) : [];
}
