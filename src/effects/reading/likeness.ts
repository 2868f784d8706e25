/** What cards have in common, and in what they differ. */
import { quadrantOf } from './places.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Prop } from '../../language/tree/index.ts';
import { affiliationsOf, keywordsOf, skillsOf, speciesOf } from '../meaning.ts';
import { propOf } from './numbers.ts';

/** The region a mission lies in now; empty: none. */
export function regionOf(engine: Engine, mission: CardNumber): string {
  return keywordsOf(engine, mission).includes('Region')
    ? (engine.definitionOf(mission).keywords.Region ?? '').toLowerCase()
    : '';
}

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
      return Object.keys(skillsOf(engine, card)).some((skill) => (skillsOf(engine, other)[skill] ?? 0) > 0);
    case 'type':
      return engine.definitionOf(card).type === engine.definitionOf(other).type;
    case 'quadrant':
      return quadrantOf(engine, card) === quadrantOf(engine, other);
    case 'region':
      return regionOf(engine, card) !== '' && regionOf(engine, card) === regionOf(engine, other);
    default:
      return propOf(engine, card, prop) === propOf(engine, other, prop);
  }
}

/** How many different values of the property these cards have. */
export function differing(engine: Engine, prop: Prop, cards: readonly CardNumber[]): number {
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
    default:
      return [propOf(engine, card, prop)];
  }
}
