/**
 * What may modify one thing of a card, told by what is printed on it: a text about ships is never asked whether it reaches a personnel, and a text
 * that speaks of its own card is asked of that alone. So it stays as it is for a card when a text comes into play that speaks of others.
 */
import { isOfKind, remembered } from '../reading/index.ts';
import {
  isDoneTo,
  mayLast,
  modifications,
  modificationsOfMany,
  templatesOn,
  type Modification,
  type Template,
} from './modifications.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine, Listeners } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ability, Filter, Sel } from '../../language/tree/index.ts';

/** One thing of all cards of one kind. */
interface OfKind {
  readonly key: string;
  /** What is printed on one of them. */
  readonly like: Definition;
  /** May any text of the game modify it? */
  readonly isModifiable: boolean;
  /** May anything that lasts? */
  readonly mayLast: boolean;
}

/** One thing of all cards on which the same is printed. */
interface OfDefinition {
  readonly ofKind: OfKind;
  /** Does such a card speak of it itself? */
  readonly isItsOwn: boolean;
}

/** What is known of the cards of a game of which one thing may be modified: it never changes. */
interface Cards {
  readonly ofDefinitions: OfDefinition[];
  readonly ofKinds: Map<string, OfKind>;
  /** The definitions that speak of it themselves. */
  readonly own: ReadonlySet<number>;
}

declare module '../../engine/ruleset/declared.ts' {
  interface Scratch {
    modified: Map<string, Cards>;
  }
}

/** The same for all copies of a game; kept beside it, to be found by a look. */
function cardsOf(engine: Engine, key: string): Cards {
  const all = (engine.scratch.modified ??= byKey(engine.listeners));
  const known = all.get(key);
  if (known) return known;
  const own = templatesOn(engine, key).filter(isOfItself);
  const made: Cards = {
    ofDefinitions: [],
    ofKinds: new Map(),
    own: new Set(own.map(({ listener }) => engine.definitionNumber(listener.card))),
  };
  all.set(key, made);
  return made;
}
const byKey = remembered((_: Listeners) => new Map<string, Cards>());

/** What may modify one thing of this card just now. */
export function modificationsFor(engine: Engine, key: string, card: CardNumber): readonly Modification[] {
  // What is no card is asked about where an answer names none.
  if (card === 0) return NONE;
  const { ofKind, isItsOwn } = ofDefinition(engine, key, card);
  if (isItsOwn || (ofKind.mayLast && isDoneTo(engine, key, card))) return forCard(key)(engine, card);
  return ofKind.isModifiable ? ofOthers(engine, ofKind) : NONE;
}
const NONE: readonly Modification[] = [];

function ofDefinition(engine: Engine, key: string, card: CardNumber): OfDefinition {
  const cards = cardsOf(engine, key);
  const number = engine.definitionNumber(card);
  return (cards.ofDefinitions[number] ??= {
    ofKind: ofKindAmong(engine, key, cards, engine.definitionOf(card)),
    isItsOwn: cards.own.has(number),
  });
}

function ofKindAmong(engine: Engine, key: string, { ofKinds }: Cards, like: Definition): OfKind {
  const name = `${like.type}${isOfKind(like, 'mission') ? ' mission' : ''}`;
  const known = ofKinds.get(name);
  if (known) return known;
  const isSpokenOf = templatesOn(engine, key).some(
    (template) => !isOfItself(template) && mayMean(template.effect.what, like),
  );
  const isLasting = mayLast(engine, key);
  const made = { key, like, isModifiable: isSpokenOf || isLasting, mayLast: isLasting };
  ofKinds.set(name, made);
  return made;
}

const isOfItself = ({ effect, ability }: Template): boolean => isOwn(effect.what, ability);

/** Does a text speak of its own card alone? As damage it speaks of the ship on which it lies, which may be any. */
const isOwn = (what: Sel | null, ability: Ability | null): boolean =>
  what?.ref === 'this' && ability !== null && ability.at.t !== 'damage';

const ofOthers = remembering(
  (engine: Engine, { key, like }: OfKind) =>
    modificationsOfMany(engine, key).filter(({ what, ability }) => !isOwn(what, ability) && mayMean(what, like)),
  { isPlain: true },
);

type ForCard = (engine: Engine, card: CardNumber) => readonly Modification[];
const forCards = new Map<string, ForCard>();

/** What may modify one thing of a card that speaks of it itself, or to which something was done. */
function forCard(key: string): ForCard {
  const known = forCards.get(key);
  if (known) return known;
  const made: ForCard = remembering(
    (engine, card) => {
      const definition = engine.definitionOf(card);
      const all = isDoneTo(engine, key, card) ? modifications(engine, key) : modificationsOfMany(engine, key);
      return all.filter(({ what, ability, context, objects }) => {
        if (what === null) return objects.some((ref) => ref.card === card);
        return isOwn(what, ability) ? context.source.card === card : mayMean(what, definition);
      });
    },
    { isPlain: true },
  );
  forCards.set(key, made);
  return made;
}

// ----------------------------------------------------------------------- by what is printed

/** Could a text that speaks so ever mean a card of this kind? (What it calls by a letter is any card.) */
const mayMean = (what: Sel | null, definition: Definition): boolean =>
  what?.f === undefined || what.ref !== undefined || mayFit(what.f, definition);

function mayFit(filter: Filter, definition: Definition): boolean {
  switch (filter.f) {
    case 'kind':
      return filter.is === 'card' || isOfKind(definition, filter.is);
    case 'and':
      return filter.of.every((part) => mayFit(part, definition));
    case 'or':
      return filter.of.some((part) => mayFit(part, definition));
    default:
      return true;
  }
}
