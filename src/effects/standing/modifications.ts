/**
 * Continuous changes ('your Klingons are Strength +1'): what texts in play and effects that last change about cards just now. They are no
 * actions: computed values read them, nothing stores them.
 */
import {
  isOfWhoeverThen,
  remembered,
  settledMods,
  contextOf,
  lastingContext,
  KEPT,
  type Context,
  abilityOf,
  blockAt,
  effectsIn,
} from '../reading/index.ts';
import { inCircles, type Dependent } from './dependence.ts';
import { keysOf } from './subjects.ts';

import type { Definition } from '../../engine/definition.ts';
import type { Engine, Listener, Listeners } from '../../engine/kernel/kernel.ts';
import { keeping, remembering } from '../../engine/kernel/remembering.ts';
import { nameInUse, responderOf } from '../../engine/acting/responders.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Lasting, Ref, Responder } from '../../engine/state/state.ts';
import type { Ability, Effect, Mod, Sel } from '../../language/tree/index.ts';
import { fromEach } from '../../engine/kernel/lists.ts';
import { groupAt } from '../../engine/kernel/tallies.ts';
import { listeningFor } from '../../engine/kernel/listeners.ts';

/** One modification that some text makes. */
export interface Modification {
  readonly context: Context;
  readonly mod: Mod;
  /** Whom it is about; null where the objects are fixed. */
  readonly what: Sel | null;
  readonly objects: readonly Ref[];
  /** The condition of a "while" text. */
  readonly ability: Ability | null;
  /** Which ability of its card's text it stands in. */
  readonly number: number;
  /** Stable name of its source, for decisions and explanations. */
  readonly key: string;
  /** Its number among the modifications that depend on each other in a circle; 0: it does not. */
  readonly circle: number;
  /** The most it may add up to. */
  readonly cap: number | null;
  /** Text that its card has gained. */
  readonly granted?: true;
  /** The letter by which it speaks of each card it is about. */
  readonly each: string | null;
}

/** A continuous text of a card of this game and one modification in it. */
export interface Template {
  readonly listener: Listener;
  readonly ability: Ability;
  readonly effect: EffectOfMod;
  readonly mod: Mod;
  /** Its number among those of the game that depend on each other in circles; 0: it does not. */
  readonly circle: number;
}

type EffectOfMod = Extract<Effect, { x: 'mod' }>;

/** The continuous texts of a game by what they modify, and what of that is in circles or is replaced. */
interface Templates {
  readonly byKey: ReadonlyMap<string, readonly Template[]>;
  readonly keysInCircles: readonly string[];
  /** What some text replaces. */
  readonly replaced: readonly string[];
}

/** The continuous texts of all cards of a game: the same for all copies of the game. */
const templatesIn = remembered((listeners: Listeners, engine: Engine): Templates => {
  const all = continuousIn(listeners).flatMap((listener) => {
    const ability = abilityOf(engine.definitionOf(listener.card), listener.ability);
    const effects = ability.do.filter((effect) => effect.x === 'mod');
    return effects.flatMap((effect) => effect.mods.map((mod) => ({ listener, ability, effect, mod })));
  });
  const circles = circlesAmong(engine, all);
  const byKey = new Map<string, Template[]>();
  for (const template of all)
    for (const key of keysOf(template.mod))
      groupAt(byKey, key).push({ ...template, circle: circles.indexOf(template.mod) + 1 });
  const keysWith = (is: (template: Template) => boolean): string[] =>
    [...byKey].filter(([, list]) => list.some(is)).map(([key]) => key);
  return {
    byKey,
    keysInCircles: keysWith(({ circle }) => circle > 0),
    replaced: keysWith(({ mod }) => replaces(mod)),
  };
});

declare module '../../engine/ruleset/declared.ts' {
  interface Scratch {
    templates: Templates;
    subjects: Map<string, Subject>;
  }
}

/** The texts that hold as long as their card lies there, damage among them. */
export const continuousIn = (listeners: Listeners): readonly Listener[] => [
  ...listeningFor(listeners, 'static'),
  ...listeningFor(listeners, 'damage'),
];

/** They never change in a game: kept beside it, they are asked for before anything is looked up. */
const templatesOf = (engine: Engine): Templates => (engine.scratch.templates ??= templatesIn(engine.listeners, engine));

/** The modifications that depend on each other in circles. */
function circlesAmong(engine: Engine, templates: readonly Omit<Template, 'circle'>[]): readonly Mod[] {
  const texts = new Map<string, Dependent>();
  const numbers = new Map<Mod, number>();
  for (const { listener, ability, effect, mod } of templates) {
    const definition = engine.definitionNumber(listener.card);
    const number = numbers.get(mod) ?? numbers.size;
    numbers.set(mod, number);
    // The copies of a card say the same.
    texts.set(`${definition} ${number}`, { definition, ability, effect, mod });
  }
  return [...inCircles([...texts.values()], engine.definitions)];
}

/** The continuous texts of the game that modify this, wherever their cards are. */
export const templatesOn = (engine: Engine, key: string): readonly Template[] =>
  templatesOf(engine).byKey.get(key) ?? NO_TEMPLATES;
const NO_TEMPLATES: readonly Template[] = [];

const NONE: readonly Modification[] = [];
const NOBODY: readonly Ref[] = [];

/** Everything that modifies one thing, whether or not its condition holds; gathered once while the same texts are at work. */
export function modifications(engine: Engine, key: string): readonly Modification[] {
  const { isInTexts, topic } = subjectOf(engine, key);
  return isInTexts || engine.lastingAbout(topic).length > 0 ? withLasting(engine, key) : NONE;
}

/** What may modify one thing of other cards than those to which something that lasts was done. */
export function modificationsOfMany(engine: Engine, key: string): readonly Modification[] {
  const { isInTexts, topicOfMany } = subjectOf(engine, key);
  return isInTexts || engine.lastingAbout(topicOfMany).length > 0 ? ofMany(engine, key) : NONE;
}

/** Was something done to the card that lasts and modifies this? */
export const isDoneTo = (engine: Engine, key: string, card: CardNumber): boolean =>
  engine.isLastingOn(card, subjectOf(engine, key).topic);

/** The topic of what lasts and modifies one thing of whatever cards are meant at the time. */
export const topicOfMany = (key: string): string => `${key} of many`;

/** May anything that lasts modify this? Of most things no text of the game says so. */
export const mayLast = (engine: Engine, key: string): boolean => modifiedBy(engine.definitions).has(key);

/** Something that may be modified: is it by a text of the game, and by which number is asked what lasts about it? */
interface Subject {
  readonly isInTexts: boolean;
  readonly topic: number;
  readonly topicOfMany: number;
}

/** What any text of these cards may modify, as long as it is at work or for a time. */
const modifiedBy = remembered((definitions: readonly Definition[]): ReadonlySet<string> => {
  const mods = definitions.flatMap(effectsIn).flatMap((effect) => (effect.x === 'mod' ? effect.mods : []));
  return new Set(mods.flatMap(keysOf));
});

/** Looked up once: what modifies a thing is asked more often than anything else. */
function subjectOf(engine: Engine, key: string): Subject {
  const subjects = (engine.scratch.subjects ??= new Map<string, Subject>());
  const known = subjects.get(key);
  if (known) return known;
  const made = {
    isInTexts: templatesOf(engine).byKey.has(key),
    topic: engine.topic(key),
    topicOfMany: engine.topic(topicOfMany(key)),
  };
  subjects.set(key, made);
  return made;
}

type Gathered = (engine: Engine, key: string) => readonly Modification[];

/** Gathers what modifies a thing; what was there before stays the same thing. */
const gathering = (now: Gathered): Gathered =>
  remembering(
    (engine: Engine, key: string, before?: readonly Modification[]) => keeping(before, now(engine, key), isSame),
    { isPlain: true },
  );

const ofMany = gathering((engine, key) => {
  const found: Modification[] = [];
  for (const template of templatesOn(engine, key)) {
    const item = ofTemplate(engine, template);
    if (item) found.push(item);
  }
  found.push(...allLasting(engine, key, subjectOf(engine, key).topicOfMany));
  return found;
});

const withLasting = gathering((engine, key) => {
  const many = modificationsOfMany(engine, key);
  const lasting = allLasting(engine, key, subjectOf(engine, key).topic);
  return lasting.length === 0 ? many : [...many.filter(({ ability }) => ability !== null), ...lasting];
});

/** What lasts and is about a topic modifies one thing, the oldest first. */
const allLasting = (engine: Engine, key: string, topic: number): readonly Modification[] =>
  fromEach(engine.lastingAbout(topic), (lasting) => ofLasting(engine, lasting)).filter(({ mod }) =>
    keysOf(mod).includes(key),
  );

/** Are they of the same text, in the same words: of a card in one stay, or of one effect that lasts? */
function isSame(one: Modification, other: Modification): boolean {
  const { context: here } = one;
  const { context: there } = other;
  return (
    one.key === other.key &&
    one.mod === other.mod &&
    one.objects === other.objects &&
    here.you === there.you &&
    here.source.card === there.source.card &&
    here.source.stay === there.source.stay &&
    here.cards === there.cards &&
    here.numbers === there.numbers &&
    (here.words === there.words || (one.ability !== null && here.words[KEPT] === there.words[KEPT]))
  );
}

/** Does it put something in the place of what is printed? */
export const replaces = (mod: Mod): boolean => mod.m === 'set' || mod.m === 'become';

/** What continuous texts modify that depend on each other in circles. */
export const keysInCircles = (engine: Engine): readonly string[] => templatesOf(engine).keysInCircles;

/** The topic of what lasts and replaces something. */
export const REPLACING = 'what is replaced';

/** What some text of this game or some lasting effect replaces: only there can anything be left to decide. */
export function replacedKeys(engine: Engine): readonly string[] {
  const { replaced: keys } = templatesOf(engine);
  const lasting = engine.lastingAbout(engine.topic(REPLACING));
  if (lasting.length === 0) return keys;
  const made = lasting.flatMap((item) => ofLasting(engine, item)).filter(({ mod }) => replaces(mod));
  return made.length === 0 ? keys : [...new Set([...keys, ...made.flatMap(({ mod }) => keysOf(mod))])];
}

function ofTemplate(engine: Engine, { listener, ability, effect, mod, circle }: Template): Modification | null {
  const responder = responderOf(engine, listener);
  if (!responder) return null;
  return {
    context: contextOf(engine, anchorOf(engine, responder, ability), responder.you),
    mod,
    what: effect.what,
    objects: NOBODY,
    ability,
    number: listener.ability,
    key: nameInUse(responder),
    circle,
    cap: ability.limit?.cap ?? null,
    each: letterOfEach(effect.what),
  };
}

/** The card that an ability calls "this": its own, or of a text that works as damage the ship it lies on. */
export function anchorOf(engine: Engine, responder: Responder, ability: Ability): Ref {
  return ability.at.t === 'damage' ? engine.ref(engine.hostOf(responder.source.card)) : responder.source;
}

function ofLasting(engine: Engine, lasting: Lasting): Modification[] {
  const definition = definitionAt(engine, lasting.definition);
  const effect = blockAt(definition, lasting.block)[lasting.index];
  if (!effect) return [];
  if (effect.x !== 'mod') return [];
  const context = lastingContext(engine, lasting);
  const cap = abilityOf(definition, lasting.ability).limit?.cap ?? null;
  return changesOf(lasting, effect).map(({ mod, objects }) => ({
    context,
    mod,
    what: isOfWhoeverThen(effect) ? effect.what : null,
    objects,
    ability: null,
    number: lasting.ability,
    key: `lasting ${lasting.id}`,
    circle: 0,
    cap,
    each: letterOfEach(effect.what),
    ...(effect.granted && { granted: true as const }),
  }));
}

/** They are the same things as long as the effect lasts. */
const changesOf = remembered((lasting: Lasting, effect: EffectOfMod) => settledMods(effect, lasting));

function definitionAt(engine: Engine, index: number): Definition {
  const definition = engine.definitions[index];
  if (!definition) throw new Error(`no definition ${index}`);
  return definition;
}

const letterOfEach = ({ n, as }: Sel): string | null => (n === 'all' && as !== undefined ? as : null);
