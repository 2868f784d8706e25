/**
 * What may modify one thing of a card, told by what is printed on it: a text about ships is never asked whether it reaches a personnel, and a text
 * that speaks of its own card is asked of that alone. So it stays as it is for a card when a text comes into play that speaks of others.
 */
import { kindsOf, remembered } from '../reading/index.ts';
import { mayLast, modifications, templatesOn, type Modification, type Template } from './modifications.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Engine, Listeners } from '../../engine/kernel/kernel.ts';
import { remembering } from '../../engine/kernel/remembering.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Ability, Filter, Sel } from '../../language/tree/index.ts';

/** One thing of all cards of one kind. */
interface OfKind {
  readonly key: string;
  readonly kind: Kind;
  /** May any text of the game modify it? */
  readonly isModifiable: boolean;
}

/** One thing of all cards on which the same is printed. */
interface OfDefinition {
  readonly ofKind: OfKind;
  /** Does such a card speak of it itself? */
  readonly isItsOwn: boolean;
}

/** What is known of the cards of a game, by the thing that may be modified: it never changes. */
interface Cards {
  readonly ofDefinitions: Map<string, OfDefinition[]>;
  readonly ofKinds: Map<string, OfKind>;
}

declare module '../../engine/ruleset/declared.ts' {
  interface Scratch {
    modified: Cards;
  }
}

/** The same for all copies of a game; kept beside it, to be found by a look. */
const cardsOf = (engine: Engine): Cards => (engine.scratch.modified ??= cardsIn(engine.listeners));
const cardsIn = remembered((_: Listeners): Cards => ({ ofDefinitions: new Map(), ofKinds: new Map() }));

/** What may modify one thing of this card just now. */
export function modificationsFor(engine: Engine, key: string, card: CardNumber): readonly Modification[] {
  const { ofKind, isItsOwn } = ofDefinition(engine, key, card);
  if (isItsOwn) return forCard(key)(engine, card);
  return ofKind.isModifiable ? ofOthers(engine, ofKind) : NONE;
}
const NONE: readonly Modification[] = [];

function ofDefinition(engine: Engine, key: string, card: CardNumber): OfDefinition {
  const { ofDefinitions } = cardsOf(engine);
  let all = ofDefinitions.get(key);
  if (!all) ofDefinitions.set(key, (all = []));
  const number = engine.definitionNumber(card);
  return (all[number] ??= foundOf(engine, key, number, engine.definitionOf(card)));
}

function foundOf(engine: Engine, key: string, number: number, definition: Definition): OfDefinition {
  const isItsOwn = templatesOn(engine, key).some(
    (template) => isOfItself(template) && engine.definitionNumber(template.listener.card) === number,
  );
  return { ofKind: foundOfKind(engine, key, kindsOf(definition)), isItsOwn };
}

function foundOfKind(engine: Engine, key: string, kind: Kind): OfKind {
  const { ofKinds: all } = cardsOf(engine);
  const name = `${key} ${kind.join(' ')}`;
  const known = all.get(name);
  if (known) return known;
  const isSpokenOf = templatesOn(engine, key).some(
    (template) => !isOfItself(template) && mayMean(template.effect.what, kind),
  );
  const made = { key, kind, isModifiable: isSpokenOf || mayLast(engine, key) };
  all.set(name, made);
  return made;
}

const isOfItself = ({ effect, ability }: Template): boolean => isOwn(effect.what, ability);

/** Does a text speak of its own card alone? As damage it speaks of the ship on which it lies, which may be any. */
const isOwn = (what: Sel | null, ability: Ability | null): boolean =>
  what?.ref === 'this' && ability !== null && ability.at.t !== 'damage';

const ofOthers = remembering(
  (engine: Engine, { key, kind }: OfKind) =>
    modifications(engine, key).filter(({ what, ability }) => !isOwn(what, ability) && mayMean(what, kind)),
  { isPlain: true },
);

type ForCard = (engine: Engine, card: CardNumber) => readonly Modification[];
const forCards = new Map<string, ForCard>();

/** What may modify one thing of a card that speaks of it itself. */
function forCard(key: string): ForCard {
  const known = forCards.get(key);
  if (known) return known;
  const made: ForCard = remembering(
    (engine, card) => {
      const kind = kindsOf(engine.definitionOf(card));
      return modifications(engine, key).filter(({ what, ability, context }) =>
        isOwn(what, ability) ? context.source.card === card : mayMean(what, kind),
      );
    },
    { isPlain: true },
  );
  forCards.set(key, made);
  return made;
}

// ----------------------------------------------------------------------- by what is printed

/** What kinds of card it is in the words of texts. */
type Kind = readonly string[];

/** Could a text that speaks so ever mean a card of this kind? (What it calls by a letter is any card.) */
const mayMean = (what: Sel | null, kind: Kind): boolean =>
  what?.f === undefined || what.ref !== undefined || mayFit(what.f, kind);

function mayFit(filter: Filter, kind: Kind): boolean {
  switch (filter.f) {
    case 'kind':
      return filter.is === 'card' || kind.includes(filter.is);
    case 'and':
      return filter.of.every((part) => mayFit(part, kind));
    case 'or':
      return filter.of.some((part) => mayFit(part, kind));
    default:
      return true;
  }
}
