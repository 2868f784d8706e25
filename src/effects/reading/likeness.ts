/** What cards have in common, and in what they differ. */
import { placeFacts } from '../terms.ts';
import type { Definition } from '../../engine/definition.ts';
import { arePresent, quadrantOf } from './places.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Likeness, Prop, Sel } from '../../language/tree/index.ts';
import { affiliationsOf, skillsOf, speciesOf, levelIn, keywordCalled } from '../meaning.ts';
import { propOf } from './numbers.ts';
import { tallyOf } from '../../engine/kernel/tallies.ts';

/** What a card has printed behind the keyword of that name, as long as it has that; undefined: nothing. */
export function parameterOf(engine: Engine, card: CardNumber, name: string): string | undefined {
  const keyword = keywordCalled(engine, card, name);
  const parameter = keyword === undefined ? undefined : engine.definitionOf(card).keywords[keyword];
  return parameter === '' ? undefined : parameter;
}

/** Do both missions lie in one region, as things are now? */
export function areOfOneRegion(engine: Engine, one: CardNumber, other: CardNumber): boolean {
  const region = parameterOf(engine, one, 'Region')?.toLowerCase();
  return region !== undefined && region === parameterOf(engine, other, 'Region')?.toLowerCase();
}

/** Are they of one type, and missions of one kind? */
const isSameType = (one: Definition, other: Definition): boolean =>
  one.type === other.type && placeFacts(one)?.kind === placeFacts(other)?.kind;

/** Are two cards alike in this? */
export function sameProp(engine: Engine, prop: Prop, card: CardNumber, other: CardNumber): boolean {
  switch (prop) {
    case 'title':
      return engine.definitionOf(card).title === engine.definitionOf(other).title;
    case 'species':
      return speciesOf(engine, card) === speciesOf(engine, other);
    case 'affiliation':
      return affiliationsOf(engine, card).some((name) => affiliationsOf(engine, other).includes(name));
    case 'skills':
      return Object.keys(skillsOf(engine, card)).some((skill) => levelIn(skillsOf(engine, other), skill) > 0);
    case 'type':
      return isSameType(engine.definitionOf(card), engine.definitionOf(other));
    case 'quadrant':
      return quadrantOf(engine, card) === quadrantOf(engine, other);
    case 'region':
      return areOfOneRegion(engine, card, other);
    default:
      return propOf(engine, card, prop) === propOf(engine, other, prop);
  }
}

/** What makes cards alike: a value that they share, or where they are present. */
export function likenesses(engine: Engine, likeness: Likeness, card: CardNumber): readonly (string | number)[] {
  if (likeness !== 'presence') return differences(engine, likeness, card);
  return arePresent(engine, card, card) ? [engine.placeOf(card)] : [];
}

/** How many of the cards are alike, of those that most are. */
function mostAlike(engine: Engine, likeness: Likeness, cards: readonly CardNumber[]): number {
  const counts = tallyOf(cards.flatMap((card) => likenesses(engine, likeness, card)));
  return Math.max(0, ...counts.values());
}

/** How many of them a text counts: all; of different ones, how many differ; of those that are alike, how many are. */
export function counted(engine: Engine, { distinct, alike }: Sel, cards: readonly CardNumber[]): number {
  if (alike !== undefined) return mostAlike(engine, alike, cards);
  return distinct === undefined ? cards.length : differing(engine, distinct, cards);
}

/** How many different values of the property these cards have. */
function differing(engine: Engine, prop: Prop, cards: readonly CardNumber[]): number {
  return new Set(cards.flatMap((card) => differences(engine, prop, card))).size;
}

/** What the card counts as among different ones: the values of the property that it has. */
export function differences(engine: Engine, prop: Prop, card: CardNumber): readonly (string | number)[] {
  const definition = engine.definitionOf(card);
  switch (prop) {
    case 'title':
      return [definition.title];
    case 'affiliation':
      return affiliationsOf(engine, card);
    case 'species':
      // A Human and a Betazoid/Human are of different species.
      return [speciesOf(engine, card)];
    case 'type':
      return [definition.type];
    case 'classification': {
      const own = definition.fields?.['classification'];
      return own === undefined ? [] : [String(own)];
    }
    default:
      return [propOf(engine, card, prop)];
  }
}
