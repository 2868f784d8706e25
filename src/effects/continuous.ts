/**
 * Continuous effects: what texts in play and effects that last change about cards just now. They are no actions
 * (2E-DIL-36); computed values read them, nothing stores them.
 */
import type { Definition } from '../engine/definition.ts';
import type { Engine } from '../engine/kernel.ts';
import type { CardNumber } from '../engine/request.ts';
import { respondersTo } from '../engine/responders.ts';
import type { Lasting, Ref, Responder } from '../engine/state.ts';
import type { Ability, Effect, Mod, Sel } from '../language/tree.ts';
import { holds } from './conditions.ts';
import { contextOf, lastingContext, type Context } from './context.ts';
import { isStopped, isType } from './places.ts';
import { covers } from './select-cards.ts';
import { abilityOf, blockAt } from './text-of.ts';

/** One modification that some text makes. */
export interface Modification {
  readonly context: Context;
  readonly mod: Mod;
  /** Whom it is about; null where the objects are fixed. */
  readonly what: Sel | null;
  readonly objects: readonly Ref[];
  /** The condition of a "while" text. */
  readonly ability: Ability | null;
  /** Stable name of its source, for decisions and explanations. */
  readonly key: string;
  /** The most it may add up to. */
  readonly cap: number | null;
}

const isModifications = (value: unknown): value is Modification[] => Array.isArray(value);

/** Everything that modifies anything, whether or not its condition holds; gathered once between two events. */
export function modifications(engine: Engine): readonly Modification[] {
  return engine.remember(
    'modifications',
    () => [
      ...respondersTo(engine, 'static').flatMap((responder) => ofResponder(engine, responder)),
      ...respondersTo(engine, 'damage').flatMap((responder) => ofResponder(engine, responder)),
      ...engine.state.lasting.flatMap((lasting) => ofLasting(engine, lasting)),
    ],
    isModifications,
  );
}

function ofResponder(engine: Engine, responder: Responder): Modification[] {
  const ability = abilityOf(definitionAt(engine, responder.definition), responder.ability);
  const context = contextOf(engine, anchor(engine, responder, ability), responder.you);
  const key = `${responder.source.card}.${responder.source.stay}.${responder.ability}`;
  return ability.do.flatMap((effect) => ofEffect(effect, { context, objects: [], ability, key }));
}

/** On a damage card, "this" is the ship it lies on. */
function anchor(engine: Engine, responder: Responder, ability: Ability): Ref {
  return ability.at.t === 'damage' ? engine.ref(engine.hostOf(responder.source.card)) : responder.source;
}

function ofLasting(engine: Engine, lasting: Lasting): Modification[] {
  const definition = definitionAt(engine, lasting.definition);
  const effect = blockAt(definition, lasting.block)[lasting.index];
  if (!effect) return [];
  const context = lastingContext(engine, lasting);
  const ability = abilityOf(definition, lasting.ability);
  const made = ofEffect(effect, { context, objects: lasting.objects, ability: null, key: `lasting ${lasting.id}` });
  return made.map((item) => ({ ...item, what: null, cap: ability.limit?.cap ?? null }));
}

function ofEffect(effect: Effect, made: Pick<Modification, 'context' | 'objects' | 'ability' | 'key'>): Modification[] {
  if (effect.x !== 'mod') return [];
  const cap = made.ability?.limit?.cap ?? null;
  return effect.mods.map((mod) => ({ ...made, mod, what: effect.what, cap }));
}

function definitionAt(engine: Engine, index: number): Definition {
  const definition = engine.definitions[index];
  if (!definition) throw new Error(`no definition ${index}`);
  return definition;
}

/** Texts and cards whose effect on a card is being worked out: a text that depends on itself does not count. */
const working = new Set<string>();

/** The modifications of one kind that reach a card just now. */
export function reaching(engine: Engine, card: CardNumber, is: (mod: Mod) => boolean): Modification[] {
  const all = modifications(engine);
  if (all.length === 0) return [];
  return all.filter((item) => is(item.mod) && reaches(engine, item, card));
}

/** Does this modification reach the card: its text active, its condition true, the card among those it is about? */
export function reaches(engine: Engine, item: Modification, card: CardNumber): boolean {
  if (item.ability === null) return item.objects.some((ref) => ref.card === card && engine.isSame(ref));
  const key = `${item.key}>${card}`;
  if (working.has(key)) return false;
  working.add(key);
  try {
    return (
      (item.what === null || covers(item.context, item.what, card)) &&
      (item.mod.m === 'text' || isTextActive(engine, item.context.source.card)) &&
      conditionHolds(item)
    );
  } finally {
    working.delete(key);
  }
}

function conditionHolds(item: Modification): boolean {
  const { ability, context } = item;
  if (!ability) return true;
  if (ability.at.t === 'static' && ability.at.while && !holds(context, ability.at.while)) return false;
  return !ability.if || holds(context, ability.if);
}

/** May the text of this card be used: not stopped (2E-STOP-06), not a captive (2E-BRIG-04), not switched off. */
export function isTextActive(engine: Engine, card: CardNumber): boolean {
  if (isStopped(engine, card) && (isType(engine, card, 'personnel') || isType(engine, card, 'ship'))) return false;
  if (engine.zoneOf(card) === 'brig') return false;
  return !isSwitchedOff(engine, card);
}

const switches = (mod: Mod): boolean => mod.m === 'text' && mod.off !== undefined && mod.off !== 'next';

/** Has some other text switched this card's text off? Two that switch each other off are the active player's to decide. */
export function isSwitchedOff(engine: Engine, card: CardNumber): boolean {
  const offs = modifications(engine).filter((item) => switches(item.mod));
  return offs.some((item) => {
    const by = item.context.source.card;
    if (by === card || !reaches(engine, item, card)) return false;
    if (item.ability === null) return true;
    const back = offs.some((other) => other.context.source.card === card && reaches(engine, other, by));
    if (!back) return isTextActive(engine, by);
    return engine.state.decisions[contradictionKey(engine, card, by)] === card;
  });
}

/** The name of the decision between two cards that switch each other's text off. */
export function contradictionKey(engine: Engine, one: CardNumber, other: CardNumber): string {
  const [first, second] = one < other ? [one, other] : [other, one];
  const stays = `${engine.ref(first).stay}.${engine.ref(second).stay}`;
  return `off ${first} ${second} ${stays}`;
}

/** Pairs of cards that switch each other off and of which nobody has decided which one does (2E-EFFECT-03). */
export function contradictions(engine: Engine): readonly (readonly [CardNumber, CardNumber])[] {
  const offs = modifications(engine).filter((item) => switches(item.mod) && item.ability !== null);
  const pairs: [CardNumber, CardNumber][] = [];
  for (const item of offs) {
    for (const other of offs) {
      const one = item.context.source.card;
      const two = other.context.source.card;
      if (one >= two || contradictionKey(engine, one, two) in engine.state.decisions) continue;
      if (reaches(engine, item, two) && reaches(engine, other, one)) pairs.push([one, two]);
    }
  }
  return pairs;
}
