/** Finds the compiled text of a card, and every list of effects in it by number, in printed order. */
import { isAlike } from '../../engine/kernel/alike.ts';
import { remembered } from './remembered.ts';
import type { Definition } from '../../engine/definition.ts';
import type { CompiledText } from '../../language/compiled.ts';
import type { Ability, Effect, Program } from '../../language/tree/index.ts';

/** What editions need to name of a text. */
export type {
  Ability,
  Cond,
  Effect,
  Filter,
  Place,
  Program,
  Requirement,
  Segment,
  Sel,
} from '../../language/tree/index.ts';

/** A definition as the catalog makes it: with its compiled text. */
export type CompiledDefinition = Definition & { readonly compiled: CompiledText };

function isCompiled(definition: Definition): definition is CompiledDefinition {
  return 'compiled' in definition && definition.compiled !== undefined;
}

const NOTHING: CompiledText = {
  program: { keywords: [], abilities: [], gaps: [] },
  requirements: null,
  attemptBy: null,
};

/** What the text of a card means; a card without compiled text has none. */
export function textOf(definition: Definition): CompiledText {
  return isCompiled(definition) ? definition.compiled : NOTHING;
}

/** The ability with this number, nested grants not counted. @throws Error where the text has no such ability */
export function abilityOf(definition: Definition, ability: number): Ability {
  const found = textOf(definition).program.abilities[ability];
  if (!found) throw new Error(`${definition.id} has no ability ${ability}`);
  return found;
}

/** Does an ability speak of the very play of its card: 'When you play this, …'? */
export const saysOfItsPlay = remembered(
  ({ at }: Ability): boolean => at.t === 'on' && at.ev.e === 'play' && at.ev.what?.ref === 'this',
);

/** Does an ability of the definition stand under the condition of the one before it ("also, …")? */
export const isAlso = remembered((ability: Ability, definition: Definition): boolean => {
  const { abilities } = textOf(definition).program;
  const previous = abilities[abilities.indexOf(ability) - 1];
  return previous !== undefined && isAlike(previous.at, ability.at, Infinity);
});

interface Blocks {
  readonly list: readonly (readonly Effect[])[];
  /** Those that are paid. */
  readonly costs: ReadonlySet<readonly Effect[]>;
  readonly number: ReadonlyMap<readonly Effect[], number>;
}

/** All lists of effects of a text: costs, instructions, and every list inside another effect. */
const blocksIn = remembered((program: Program): Blocks => {
  const list: (readonly Effect[])[] = [];
  const costs = new Set<readonly Effect[]>();
  const visit = (block: readonly Effect[]): void => {
    list.push(block);
    for (const effect of block) {
      if (effect.x === 'may' && effect.cost) costs.add(effect.cost);
      for (const inner of innerBlocks(effect)) visit(inner);
    }
  };
  for (const ability of program.abilities) {
    if (ability.cost) {
      costs.add(ability.cost);
      visit(ability.cost);
    }
    if (ability.at.t === 'playCost') costs.add(ability.do);
    visit(ability.do);
  }
  return { list, costs, number: new Map(list.map((block, index) => [block, index])) };
});

const blocksOf = (definition: Definition): Blocks => blocksIn(textOf(definition).program);

/** Every effect that stands anywhere in the text of a card. */
export const effectsIn = (definition: Definition): readonly Effect[] => blocksOf(definition).list.flat();

/** Every list of effects inside an effect. */
export function innerBlocks(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.x) {
    case 'if':
      return effect.else ? [effect.then, effect.else] : [effect.then];
    case 'may':
      return effect.cost ? [effect.cost, effect.do] : [effect.do];
    case 'oneOf':
      return effect.of;
    case 'each':
    case 'repeat':
    case 'later':
    case 'instead':
      return [effect.do];
    case 'battle':
      return [effect.during ?? [], effect.win ?? [], effect.notWin ?? [], effect.lose ?? []].filter(
        (block) => block.length > 0,
      );
    case 'price':
      return [effect.unless];
    case 'mod':
      return effect.mods.flatMap((mod) => (mod.m === 'payBy' ? [mod.by] : []));
    default:
      return [];
  }
}

/** Is what stands in the block with this number a cost: of an ability, of a choice, of playing the card? */
export function isCostBlock(definition: Definition, number: number): boolean {
  return blocksOf(definition).costs.has(blockAt(definition, number));
}

/** The effects of the block with this number (`numberOf`) in a card's text; none where there is no such block. */
export function blockAt(definition: Definition, number: number): readonly Effect[] {
  return blocksOf(definition).list[number] ?? [];
}

/** The number of a block that stands in this definition's text. @throws Error for any other */
export function numberOf(definition: Definition, block: readonly Effect[]): number {
  const number = blocksOf(definition).number.get(block);
  if (number === undefined) throw new Error(`a block that is not in the text of ${definition.id}`);
  return number;
}

/** May a card be played as an interrupt, of whatever type it is? */
export const mayBeInterrupt = remembered(({ abilities }: Program): boolean =>
  abilities.some(({ at }) => at.t === 'playAs' && at.as === 'interrupt'),
);
