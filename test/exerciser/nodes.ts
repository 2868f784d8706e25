/** The kinds of nodes of a text whose effect can be seen in a game, by name: `put kill`, `mod num`, `at window` … */
import { textChildren, innerBlocks, numberOf } from '../../src/effects/reading/index.ts';
import type { Card } from '../../src/catalog/index.ts';
import type { Ability, Effect, Mod, Program } from '../../src/language/tree/index.ts';

/** Every kind of node in a program. */
export function kindsIn(program: Program): ReadonlySet<string> {
  return new Set(program.abilities.flatMap((ability) => [timingOf(ability), ...kindsBelow(ability)]));
}

function kindsBelow(node: unknown): string[] {
  const own = isEffect(node) ? [effectKind(node)] : isMod(node) ? [modKind(node)] : [];
  return [...own.filter((kind) => kind !== 'mod'), ...textChildren(node).flatMap(kindsBelow)];
}

/** Every modification in a program. */
export function modsIn(program: Program): readonly Mod[] {
  const below = (node: unknown): Mod[] => [...(isMod(node) ? [node] : []), ...textChildren(node).flatMap(below)];
  return program.abilities.flatMap(below);
}

/** When an ability works. */
export function timingOf({ at }: Ability): string {
  return at.t === 'clock' ? `at ${at.edge} of ${at.of}` : `at ${at.t}`;
}

/** What an effect does; `mod` alone stands for its modifications, which have kinds of their own. */
export function effectKind(effect: Effect): string {
  switch (effect.x) {
    case 'put':
    case 'swap':
    case 'look':
    case 'ship':
      return `${effect.x} ${effect.why}`;
    default:
      return effect.x;
  }
}

export function modKind(mod: Mod): string {
  switch (mod.m) {
    case 'num':
    case 'set':
      return `mod ${mod.m} ${mod.prop.toLowerCase()}`;
    case 'gain':
    case 'lose':
    case 'become':
      return `mod ${mod.m} ${Object.keys(mod.trait)[0] ?? ''}`;
    case 'exempt':
      return `mod exempt ${mod.from}`;
    default:
      return `mod ${mod.m}`;
  }
}

function isEffect(node: unknown): node is Effect {
  return typeof node === 'object' && node !== null && 'x' in node;
}

function isMod(node: unknown): node is Mod {
  return typeof node === 'object' && node !== null && 'm' in node;
}

/** By number of a block inside another effect: the kind of that effect, which has led there when the block is at work. */
export function flowsOf(card: Card): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const visit = (block: readonly Effect[]): void => {
    for (const effect of block)
      for (const inner of innerBlocks(effect)) {
        found.set(numberOf(card, inner), effectKind(effect));
        visit(inner);
      }
  };
  for (const { cost, do: does } of card.compiled.program.abilities) {
    if (cost) visit(cost);
    visit(does);
  }
  return found;
}
