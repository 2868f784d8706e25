/** The constructions of the card language: every kind of node that a card's tree may hold, and those that a card does hold. */
import type { Ability, Duration, EventPattern, Program, Requirement, Trait } from '../../src/language/tree/index.ts';
import { everyNode, type TreeNode } from '../../src/language/tree/visit.ts';
import { read } from './text.ts';

/** Kinds of nodes by what they say, in the order of the page: the file of the tree they stand in, and the letter that tells them apart. */
const FAMILIES = [
  { family: 'when', file: 'program', letter: 't' },
  { family: 'effect', file: 'effects', letter: 'x' },
  { family: 'modification', file: 'effects', letter: 'm' },
  { family: 'condition', file: 'conditions', letter: 'c' },
  { family: 'state', file: 'conditions', letter: 's' },
  { family: 'cards', file: 'cards', letter: 'f' },
  { family: 'place', file: 'cards', letter: 'p' },
  { family: 'requirement', file: 'cards', letter: 'r' },
  { family: 'amount', file: 'cards', letter: 'a' },
] as const;

const treeFile = (name: string): string => read(`src/language/tree/${name}.ts`).replace(/\/\/[^\n]*/g, '');
const quoted = (text: string): readonly string[] => [...text.matchAll(/'(\w+)'/g)].flatMap(([, word]) => word ?? []);
const blockOf = (text: string, name: string): string => {
  const [, block] = new RegExp(`export type ${name} =([^]*?);\\n(?:export|/\\*\\*|$)`).exec(text) ?? [];
  if (block === undefined) throw new Error(`the tree has no type ${name}`);
  return block;
};

/** The kinds that a file of the tree names behind a letter; one that says why has a kind for each reason. */
function kindsBehind(file: string, letter: string): readonly string[] {
  const union = `((?:\\|?\\s*'\\w+'\\s*)+)`;
  const nodes = new RegExp(`\\b${letter}:\\s*${union}(?:;\\s*why:\\s*${union})?`, 'g');
  return [...treeFile(file).matchAll(nodes)].flatMap(([, kinds = '', reasons]) =>
    quoted(kinds).flatMap((kind) =>
      reasons === undefined ? [kind] : quoted(reasons).map((reason) => `${kind} ${reason}`),
    ),
  );
}

/** Every construction that the tree has a place for, `FAMILY NAME` each. */
export function allConstructions(): readonly string[] {
  const nodes = FAMILIES.flatMap(({ family, file, letter }) =>
    kindsBehind(file, letter).map((kind) => `${family} ${kind}`),
  );
  const effects = treeFile('effects');
  const traits = [...blockOf(effects, 'Trait').matchAll(/\{\s*(\w+)[?]?:/g)].flatMap(([, key]) => key ?? []);
  const ownTraits = traits.filter((key) => !['from', 'requiredBy', 'of'].includes(key));
  const durations = [...quoted(blockOf(effects, 'Duration').replace(/\{[^}]*\}/g, '')), 'until', 'clock', 'while'];
  const events = quoted(blockOf(treeFile('events'), 'EventName'));
  return [
    ...new Set([
      ...nodes,
      ...ownTraits.map((key) => `trait ${key}`),
      ...durations.map((name) => `as long as ${name}`),
      ...events.map((name) => `event ${name}`),
    ]),
  ];
}

const traitOf = (trait: Trait): string => {
  const [key] = Object.keys(trait);
  if (key === undefined) throw new Error('a trait of nothing');
  return key;
};
const durationOf = (duration: Duration): string => {
  if (typeof duration === 'string') return duration;
  return 'until' in duration ? 'until' : 'clock' in duration ? 'clock' : 'while';
};
const eventsOf = ({ e }: EventPattern): readonly string[] => (typeof e === 'string' ? [e] : e);

/** The constructions that a node is by itself. */
function constructionsOf(given: TreeNode): readonly string[] {
  switch (given.is) {
    case 'timing':
      return [`when ${given.node.t}`];
    case 'effect':
      return [`effect ${'why' in given.node ? `${given.node.x} ${given.node.why}` : given.node.x}`];
    case 'mod':
      return [`modification ${given.node.m}`];
    case 'trait':
      return [`trait ${traitOf(given.node)}`];
    case 'condition':
      return [`condition ${given.node.c}`];
    case 'state':
      return [`state ${given.node.s}`];
    case 'filter':
      return [`cards ${given.node.f}`];
    case 'place':
      return [`place ${given.node.p}`];
    case 'requirement':
      return [`requirement ${given.node.r}`];
    case 'amount':
      return typeof given.node === 'number' ? [] : [`amount ${given.node.a}`];
    case 'duration':
      return [`as long as ${durationOf(given.node)}`];
    case 'event':
      return eventsOf(given.node).map((name) => `event ${name}`);
    case 'ability':
    case 'row':
    case 'cards':
    case 'count':
    case 'limit':
    case 'player':
      return [];
  }
}

const below = (node: TreeNode): readonly string[] => everyNode(node).flatMap(constructionsOf);

/** What a text is made of. */
export function constructionsIn(program: Program, requirements: Requirement | null = null): ReadonlySet<string> {
  const abilities = program.abilities.flatMap((node: Ability) => below({ is: 'ability', node }));
  const required = requirements === null ? [] : below({ is: 'requirement', node: requirements });
  return new Set([...abilities, ...required]);
}
