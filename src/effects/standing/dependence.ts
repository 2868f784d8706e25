/** Which continuous texts depend on each other: one changes what the condition of another asks for, and so on in a circle. */
import type { Definition } from '../../engine/definition.ts';
import type { Ability, Effect, Mod, Program } from '../../language/tree/index.ts';
import { remembered, textChildren, textOf } from '../reading/index.ts';

/** A modification of a continuous text, and the card (by its definition) on which it stands. */
export interface Dependent {
  readonly definition: number;
  readonly ability: Ability;
  readonly effect: Extract<Effect, { x: 'mod' }>;
  readonly mod: Mod;
}

/** The modifications that stand in a circle through texts of at least two different cards of these. */
export function inCircles(all: readonly Dependent[], definitions: readonly Definition[]): ReadonlySet<Mod> {
  const given = affiliationsGiven(all, definitions);
  const nodes = all.map((item) => ({ ...item, writes: writesOf(item, definitions, given), reads: readsOf(item) }));
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
function writesOf(item: Dependent, definitions: readonly Definition[], given: readonly string[]): readonly string[] {
  const { mod } = item;
  if (mod.m === 'num' || mod.m === 'set') return numberWords(mod.prop);
  if (mod.m === 'staffed' || mod.m === 'noStaffing') return [STAFFED];
  if (!isOfTrait(mod)) return [];
  const { trait } = mod;
  if ('skill' in trait) return [skillWord(trait.skill), ANY_SKILL];
  if ('keyword' in trait) return [`keyword ${trait.keyword}`, STAFFED];
  if ('icon' in trait) return [`icon ${trait.icon}`, STAFFED];
  if ('affiliation' in trait || 'affiliationNamed' in trait) {
    return [...affiliationsChanged(item, definitions, given).map(affiliationWord), ANY_AFFILIATION, STAFFED];
  }
  if ('species' in trait || 'speciesNamed' in trait) return ['species'];
  return 'uniqueness' in trait ? ['unique'] : [ANY_SKILL];
}

type OfTrait = Extract<Mod, { m: 'gain' | 'lose' | 'become' }>;
const isOfTrait = (mod: Mod): mod is OfTrait => mod.m === 'gain' || mod.m === 'lose' || mod.m === 'become';

/** Is it about the card on which it stands, and nothing else? */
const isItself = ({ what }: Dependent['effect']): boolean => what.ref === 'this';

/** The affiliations of which more or fewer cards may be. What becomes of one affiliation is of none that it has had. */
function affiliationsChanged(
  { mod, effect, definition }: Dependent,
  definitions: readonly Definition[],
  given: readonly string[],
): readonly string[] {
  const named = affiliationsIn(mod);
  if (mod.m !== 'become' && named.length > 0) return named;
  const had = isItself(effect) && named.length > 0 ? definitions.slice(definition, definition + 1) : definitions;
  return [...named, ...had.flatMap(({ affiliations }) => affiliations), ...given];
}

/** The affiliations that some text may give to other cards than its own while it stands, or to any card when it is carried out. */
function affiliationsGiven(all: readonly Dependent[], definitions: readonly Definition[]): readonly string[] {
  const standing = all.filter(({ effect }) => !isItself(effect)).flatMap(({ mod }) => affiliationsIn(mod));
  const carriedOut = definitions.flatMap((definition) => affiliationsCarriedOut(textOf(definition).program));
  return [...new Set([...standing, ...carriedOut])];
}

const affiliationsCarriedOut = remembered(({ abilities }: Program): readonly string[] =>
  abilities.filter(({ at }) => at.t !== 'static' && at.t !== 'damage').flatMap(affiliationsIn),
);

/** The affiliations of which something becomes, inside. */
function affiliationsIn(node: unknown): readonly string[] {
  const isGiven = typeof node === 'object' && node !== null && 'affiliation' in node;
  const own = isGiven && typeof node.affiliation === 'string' ? [node.affiliation] : [];
  return [...own, ...textChildren(node).flatMap(affiliationsIn)];
}

const ANY_SKILL = 'skills';
const ANY_AFFILIATION = 'affiliation';
const skillWord = (skill: string): string => `skill ${skill}`;
const affiliationWord = (affiliation: string): string => `affiliation ${affiliation}`;
const NOTHING: readonly string[] = [];
/** What is asked for under a name that was said before. */
const READ_AS_NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['skill', [ANY_SKILL]],
  ['affiliation', [ANY_AFFILIATION]],
  ['species', ['species']],
]);
/** Whether ships are staffed: goes by icons, affiliations and keywords. */
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
    if (node.f === 'skill') return [skillWord(word('is'))];
    if (node.f === 'affiliation') return [affiliationWord(word('is'))];
    if (node.f === 'keyword' || node.f === 'icon') return [`${node.f} ${word('is')}`];
    if (node.f === 'species' || node.f === 'unique') return [node.f];
    if (node.f === 'named') return READ_AS_NAMED.get(word('what')) ?? NOTHING;
    if (node.f === 'levels' || node.f === 'required') return [ANY_SKILL];
    return node.f === 'same' ? [word('prop')] : [];
  }
  if ('s' in node) return node.s === 'staffed' ? [STAFFED] : [];
  if ('r' in node) {
    if (node.r === 'skill') return [skillWord(word('skill'))];
    if (node.r === 'attr') return numberWords(word('attr') === 'any' ? 'attributes' : word('attr'));
    return node.r === 'skillsOf' || node.r === 'differentSkills' ? [ANY_SKILL] : [];
  }
  if ('c' in node && node.c === 'printed') return [ANY_SKILL, ...ATTRIBUTES];
  if ('a' in node && node.a === 'battleTotal') return numberWords(word('value'));
  if ('a' in node && node.a === 'levels') return [skillWord(word('skill'))];
  return 'a' in node && node.a === 'prop' ? numberWords(word('prop')) : [];
}
