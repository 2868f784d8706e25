/**
 * Continuous effects: what texts in play and effects that last change about cards just now. They are no actions;
 * computed values read them, nothing stores them.
 */
import type { Definition } from '../../engine/definition.ts';
import type { Engine, Listener, Listeners } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import { responderOf } from '../../engine/acting/responders.ts';
import type { Lasting, Ref, Responder } from '../../engine/state/state.ts';
import type { Ability, Effect, Mod, Sel } from '../../language/tree/index.ts';
import { withBindings } from '../reading/letters.ts';
import { assumption, atRest, pairOf } from './circles.ts';
import { holds } from '../reading/conditions.ts';
import { inCircles, type Dependent } from './dependence.ts';
import { contextOf, lastingContext, type Context } from '../reading/context.ts';
import { covers, coversPlayed } from '../reading/selectors.ts';
import { isOfText, keysOf } from './mod-keys.ts';
import { contradiction } from './switching.ts';
import { isAbilityActive, isTextActive } from './active-texts.ts';
import { abilityOf, blockAt } from '../reading/text-of.ts';
import { afresh, isUnsettled, isWorkingOut, leavingOut } from './working-out.ts';

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
interface Template {
  readonly listener: Listener;
  readonly ability: Ability;
  readonly effect: EffectOfMod;
  readonly mod: Mod;
}

type EffectOfMod = Extract<Effect, { x: 'mod' }>;

const knownTemplates = new WeakMap<Listeners, ReadonlyMap<string, readonly Template[]>>();

/** The continuous texts of all cards of a game, by what they modify: the same for all copies of the game. */
function templatesOf(engine: Engine): ReadonlyMap<string, readonly Template[]> {
  const before = knownTemplates.get(engine.listeners);
  if (before) return before;
  const templates = new Map<string, Template[]>();
  for (const listener of [...(engine.listeners.get('static') ?? []), ...(engine.listeners.get('damage') ?? [])]) {
    const ability = abilityOf(engine.definitionOf(listener.card), listener.ability);
    for (const effect of ability.do) {
      if (effect.x !== 'mod') continue;
      for (const mod of effect.mods) {
        for (const key of keysOf(mod)) listed(templates, key).push({ listener, ability, effect, mod });
      }
    }
  }
  const all = [...templates.values()].flat();
  numberCircles(engine, all);
  knownTemplates.set(engine.listeners, templates);
  return templates;
}

function listed(templates: Map<string, Template[]>, key: string): Template[] {
  const there = templates.get(key) ?? [];
  templates.set(key, there);
  return there;
}

/** Modifications in circles, numbered over all games. */
const circles = new WeakMap<Mod, number>();
let lastCircle = 0;

function numberCircles(engine: Engine, templates: readonly Template[]): void {
  const texts = new Map<string, Dependent>();
  const numbers = new Map<Mod, number>();
  for (const { listener, ability, effect, mod } of templates) {
    const definition = engine.state.definitionOf[listener.card] ?? 0;
    if (!numbers.has(mod)) numbers.set(mod, numbers.size);
    // The copies of a card say the same.
    texts.set(`${definition} ${numbers.get(mod) ?? 0}`, { definition, ability, effect, mod });
  }
  const found = inCircles([...texts.values()]);
  for (const mod of found) if (!circles.has(mod)) circles.set(mod, ++lastCircle);
}

/** The modifications in play that depend on each other in circles. */
function circular(engine: Engine): readonly Modification[] {
  const keys = [...templatesOf(engine)].filter(([, list]) => list.some(({ mod }) => circles.has(mod)));
  const items = keys.flatMap(([key]) => modifications(engine, key)).filter(({ circle }) => circle > 0);
  return items.filter((item, index) => items.findIndex((other) => isSameText(item, other)) === index);
}

const isSameText = (one: Modification, other: Modification): boolean =>
  one.key === other.key && one.circle === other.circle;

/** The cards of a circle of texts between which the active player has still to decide; none where it came to rest. */
export function openCircle(engine: Engine): readonly CardNumber[] {
  if (circular(engine).length === 0) return [];
  return resting(engine).open;
}

function resting(engine: Engine): ReturnType<typeof atRest> {
  return afresh(
    // Which texts are switched off is settled first: it does not wait for anything in a circle.
    () => contradiction(engine),
    () =>
      atRest(
        engine,
        () => circular(engine),
        (item, card) => reachesItself(engine, item, card),
      ),
  );
}

const isModifications = (value: unknown): value is Modification[] => Array.isArray(value);
const NONE: readonly Modification[] = [];

/** Everything that modifies one thing, whether or not its condition holds; gathered once while the same texts are at work. */
export function modifications(engine: Engine, key: string): readonly Modification[] {
  const templates = templatesOf(engine).get(key);
  const { lasting } = engine.state;
  if (!templates && lasting.length === 0) return NONE;
  return engine.rememberTexts(
    'modifications',
    key,
    () => [
      ...(templates ?? []).flatMap((template) => ofTemplate(engine, template)),
      ...lasting.flatMap((item) => ofLasting(engine, item)).filter((item) => keysOf(item.mod).includes(key)),
    ],
    isModifications,
  );
}

const replaces = (mod: Mod): boolean => mod.m === 'set' || mod.m === 'become';

const replacing = new WeakMap<ReadonlyMap<string, readonly Template[]>, readonly string[]>();

/** What some text of this game or some lasting effect replaces: only there can anything be left to decide. */
export function replacedKeys(engine: Engine): readonly string[] {
  const templates = templatesOf(engine);
  let keys = replacing.get(templates);
  if (!keys) {
    keys = [...templates].filter(([, list]) => list.some(({ mod }) => replaces(mod))).map(([key]) => key);
    replacing.set(templates, keys);
  }
  const { lasting } = engine.state;
  if (lasting.length === 0) return keys;
  const made = lasting.flatMap((item) => ofLasting(engine, item)).filter(({ mod }) => replaces(mod));
  return made.length === 0 ? keys : [...new Set([...keys, ...made.flatMap(({ mod }) => keysOf(mod))])];
}

function ofTemplate(engine: Engine, { listener, ability, effect, mod }: Template): Modification[] {
  const responder = responderOf(engine, listener);
  if (!responder) return [];
  const context = contextOf(engine, anchorOf(engine, responder, ability), responder.you);
  const key = `${responder.source.card}.${responder.source.stay}.${responder.ability}`;
  return [
    {
      context,
      mod,
      what: effect.what,
      objects: [],
      ability,
      number: listener.ability,
      key,
      circle: circles.get(mod) ?? 0,
      cap: ability.limit?.cap ?? null,
      each: letterOfEach(effect.what),
    },
  ];
}

/** On a damage card, "this" is the ship it lies on. */
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
  return effect.mods.map((mod) => ({
    context,
    mod,
    // "The next … you play" is known only when it is played, "while each of those is …" at the time.
    what: effect.what.nth === undefined && !effect.whoever ? null : effect.what,
    ...(effect.granted && { granted: true as const }),
    objects: lasting.objects,
    ability: null,
    number: lasting.ability,
    key: `lasting ${lasting.id}`,
    circle: 0,
    cap,
    each: letterOfEach(effect.what),
  }));
}

function definitionAt(engine: Engine, index: number): Definition {
  const definition = engine.definitions[index];
  if (!definition) throw new Error(`no definition ${index}`);
  return definition;
}

/** The modifications of one thing that reach a card just now; `isMeant`: only these of them. */
export function reaching(
  engine: Engine,
  card: CardNumber,
  key: string,
  isMeant?: (mod: Mod) => boolean,
): readonly Modification[] {
  const all = modifications(engine, key);
  if (all.length === 0) return all;
  return all
    .filter((item) => (!isMeant || isMeant(item.mod)) && reaches(engine, item, card))
    .map((item) => withLetters(item, card));
}

const letterOfEach = ({ n, as }: Sel): string | null => (n === 'all' && as !== undefined ? as : null);

/** The modification with the letters of its condition, for amounts and cards it speaks of by them. */
function withLetters(item: Modification, card: CardNumber): Modification {
  const said = lettersOf(item);
  const context =
    item.each === null ? said : { ...said, cards: { ...said.cards, [item.each]: [said.engine.ref(card)] } };
  return context === item.context ? item : { ...item, context };
}

function lettersOf({ ability, context, key }: Modification): Context {
  const condition = ability?.at.t === 'static' ? ability.at.while : undefined;
  if (condition === undefined && ability?.if === undefined) return context;
  return leavingOut(key, () => withBindings(context, condition, ability?.if));
}

/** Does this modification reach the card: its text active, its condition true, the card among those it is about? */
export function reaches(engine: Engine, item: Modification, card: CardNumber): boolean {
  if (item.ability === null) {
    if (item.what !== null && item.what.nth === undefined)
      return (!item.granted || isAtWork(engine, item)) && reachesWhoever(item, item.what, card);
    return item.objects.some((ref) => ref.card === card && engine.isSame(ref));
  }
  if (item.what?.ref === 'this' && item.context.source.card !== card) return false;
  if (item.circle > 0) {
    const now = assumption();
    if (now) return now.has(pairOf(item, card));
    if (!isUnsettled()) return resting(engine).reached.has(pairOf(item, card));
  }
  return reachesItself(engine, item, card);
}

/** A text that a personnel has gained works where one of its own would. */
function isAtWork(engine: Engine, { context: { source } }: Modification): boolean {
  return engine.isSame(source) && isTextActive(engine, source.card);
}

/** Is the card one of those whom a lasting effect means just now? What depends on itself does not count. */
function reachesWhoever({ key, context }: Modification, what: Sel, card: CardNumber): boolean {
  return !isWorkingOut(key) && leavingOut(key, () => covers(context, what, card));
}

function reachesItself(engine: Engine, item: Modification, card: CardNumber): boolean {
  if (isWorkingOut(item.key)) return false;
  return leavingOut(
    item.key,
    (isOutermost) =>
      isAbout(item, card) &&
      (isOfText(item.mod) || isActive(engine, item)) &&
      // Worked out from the outside, a condition is the same for every card until the next event.
      (isOutermost ? engine.remember('holds', item.key, () => conditionHolds(item), isBoolean) : conditionHolds(item)),
  );
}

/** Is the card among those meant, the letters of the text's condition included? */
function isAbout(item: Modification, card: CardNumber): boolean {
  const { what, context } = item;
  if (what === null) return true;
  // What cannot be prevented may be on its way into play.
  if (item.mod.m === 'exempt' && item.mod.from === 'prevent' && !context.engine.isInPlay(card))
    return coversPlayed(context, what, card);
  const isLetter = what.ref !== undefined && what.ref !== 'this';
  return covers(isLetter ? lettersOf(item) : context, what, card);
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

function conditionHolds(item: Modification): boolean {
  const { ability, context } = item;
  if (!ability) return true;
  if (ability.at.t === 'static' && ability.at.while && !holds(context, ability.at.while)) return false;
  return !ability.if || holds(context, ability.if);
}

function isActive(engine: Engine, { ability, context, number }: Modification): boolean {
  const { card } = context.source;
  return ability?.at.t === 'damage' ? isTextActive(engine, card) : isAbilityActive(engine, card, number);
}
