/**
 * What texts forbid: "you cannot begin combat", "opponents cannot play interrupts". A prohibition beats what allows
 * (2E-CANNOT-01); it is asked wherever something is offered, and where something forbidden would come about.
 */
import type { Engine, Listeners } from '../engine/kernel.ts';
import type { CardNumber, Seat } from '../engine/request.ts';
import { responderOf } from '../engine/responders.ts';
import type { Occurrence } from '../engine/state.ts';
import type { Effect, EventPattern, PlayerRef } from '../language/tree.ts';
import { holds } from './conditions.ts';
import { contextOf, lastingContext, playersOf, type Context } from './context.ts';
import { anchorOf, isAbilityActive } from './continuous.ts';
import { matchesPattern } from './patterns.ts';
import { abilityOf, blockAt } from './text-of.ts';

/** Something a player might do: what kind of thing, with which cards, where. */
export interface Deed {
  readonly name: string;
  readonly player: Seat;
  readonly cards: readonly CardNumber[];
  readonly where?: CardNumber;
  readonly words?: Readonly<Record<string, string>>;
}

interface Prohibition {
  readonly context: Context;
  readonly who: PlayerRef;
  readonly act: EventPattern;
}

type Rule = Extract<Effect, { x: 'rule' }>;

/** A rule of the kind carried out here: it forbids a player something that is an event. */
export function isProhibition(effect: Rule): effect is Rule & { who: PlayerRef; act: EventPattern } {
  return !effect.allow && typeof effect.act === 'object' && !effect.unless && isPlayer(effect.who);
}

function isPlayer(who: Rule['who']): who is PlayerRef {
  return typeof who === 'string' || (who !== undefined && ('owner' in who || 'commander' in who || 'player' in who));
}

/** Is there a text that forbids this just now? */
export function isForbidden(engine: Engine, deed: Deed): boolean {
  return prohibitions(engine).some(({ context, who, act }) => {
    if (!playersOf(context, who).includes(deed.player)) return false;
    return matchesPattern(context, act, occurrenceOf(engine, deed)) !== null;
  });
}

/** May the player begin a battle of this kind? */
export function mayFight(engine: Engine, player: Seat, kind: 'combat' | 'engagement'): boolean {
  return !isForbidden(engine, { name: 'battle', player, cards: [], words: { kind } });
}

function occurrenceOf(engine: Engine, { name, player, cards, where, words }: Deed): Occurrence {
  return {
    name,
    stage: 'did',
    player,
    cards: cards.map((card) => engine.ref(card)),
    by: null,
    ...(where === undefined ? {} : { where: engine.ref(where) }),
    ...(words ? { words } : {}),
  };
}

const isList = (value: unknown): value is readonly Prohibition[] => Array.isArray(value);

function prohibitions(engine: Engine): readonly Prohibition[] {
  const standing = standingOf(engine);
  if (standing.length === 0 && engine.state.lasting.length === 0) return [];
  return engine.remember(
    'prohibitions',
    null,
    () => [...standing.flatMap((item) => ofStanding(engine, item)), ...ofLasting(engine)],
    isList,
  );
}

type Standing = { readonly card: CardNumber; readonly ability: number };

const known = new WeakMap<Listeners, readonly Standing[]>();

/** The continuous texts of this game that forbid something: the same for all copies of the game. */
function standingOf(engine: Engine): readonly Standing[] {
  const before = known.get(engine.listeners);
  if (before) return before;
  const all = [...(engine.listeners.get('static') ?? []), ...(engine.listeners.get('damage') ?? [])];
  const found = all.filter(({ card, ability }) =>
    abilityOf(engine.definitionOf(card), ability).do.some((effect) => effect.x === 'rule' && isProhibition(effect)),
  );
  known.set(engine.listeners, found);
  return found;
}

function ofStanding(engine: Engine, item: Standing): Prohibition[] {
  const responder = responderOf(engine, item);
  if (!responder || !isAbilityActive(engine, item.card, item.ability)) return [];
  const ability = abilityOf(engine.definitionOf(item.card), item.ability);
  const context = contextOf(engine, anchorOf(engine, responder, ability), responder.you);
  const condition = ability.at.t === 'static' ? ability.at.while : undefined;
  if ((condition && !holds(context, condition)) || (ability.if && !holds(context, ability.if))) return [];
  return ability.do.flatMap((effect) => forbidding(context, effect));
}

function ofLasting(engine: Engine): Prohibition[] {
  return engine.state.lasting.flatMap((item) => {
    const definition = engine.definitions[item.definition];
    const effect = definition && blockAt(definition, item.block)[item.index];
    return effect ? forbidding(lastingContext(engine, item), effect) : [];
  });
}

function forbidding(context: Context, effect: Effect): Prohibition[] {
  return effect.x === 'rule' && isProhibition(effect) ? [{ context, who: effect.who, act: effect.act }] : [];
}
