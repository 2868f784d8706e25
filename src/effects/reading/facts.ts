/** Questions about the past: what was done this turn, attempt, dilemma or game. */
import { commanderInFact } from './departed.ts';
import { inPlay, isPlace } from './places.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Scope } from '../../engine/ruleset/declared.ts';
import type { Fact } from '../../engine/state/state.ts';
import { attemptIn } from '../undertakings.ts';
import { bound, playersOf, type Context } from './context.ts';
import { filterParts } from './nodes.ts';
import { othersThan } from './others.ts';
import { hasOneUsed } from './used-skills.ts';
import { matches, inPlace } from '../meaning.ts';
import type { EventPattern, Filter, Sel, Span2 } from '../../language/tree/index.ts';
import { itemAt } from '../../engine/kernel/lists.ts';

/** "This way" is what this text has done since it began (`since` in its frame). */
function scopeOf(span: Span2): Scope {
  return span === 'ability' ? 'turn' : span;
}

/** Who was captured was placed in a brig. */
function namesOf({ e }: EventPattern): readonly string[] {
  const names = Array.isArray(e) ? e : [e];
  return names.includes('place') ? [...names, 'capture'] : names;
}

/** Was such a thing done to this card? */
export function happened(context: Context, pattern: EventPattern, span: Span2, card: CardNumber): boolean {
  return factsOf(context, pattern, span).some((fact) => fact.refs.some((ref) => ref.card === card));
}

/** How often such a thing was done. */
export function timesDone(context: Context, pattern: EventPattern, span: Span2): number {
  return factsOf(context, pattern, span).length;
}

/** The cards such a thing was done to: "for each personnel revealed" looks nowhere else. */
export function cardsOfFacts(context: Context, pattern: EventPattern, span: Span2): CardNumber[] {
  return [...new Set(factsOf(context, pattern, span).flatMap((fact) => fact.refs.map((ref) => ref.card)))];
}

/** What some cards are said to have had done to them this turn or attempt, wherever they are by now; undefined where nothing is. */
export function pastOf({ ref, at, f }: Sel): Past | undefined {
  if (ref !== undefined || at) return undefined;
  return filterParts(f).find((one): one is Past => one.f === 'was' && one.span !== 'ability');
}
type Past = Extract<Filter, { f: 'was' }>;

/** The cards that was done to: 'for each personnel you have played this turn' counts those that are gone, too. */
export function cardsOfPast(context: Context, sel: Sel, past: Past): CardNumber[] {
  const isRest = (one: Filter): boolean => one !== past;
  const rest = sel.f?.f === 'and' ? sel.f.of.filter(isRest) : [];
  const others = othersThan(context, sel);
  const found = factsOf(context, past.ev, past.span).flatMap((fact) =>
    fact.refs
      .filter((_, index) => sel.of === undefined || isWhose(context, sel, fact, index))
      .map(({ card }) => card)
      .filter((card) => !others.includes(card))
      .filter((card) => rest.every((one) => matches(context, one, card))),
  );
  return [...new Set(found)];
}

function factsOf(context: Context, pattern: EventPattern, span: Span2): readonly Fact[] {
  const names = namesOf(pattern);
  const players = pattern.who === undefined ? null : playersOf(context, pattern.who);
  const { engine } = context;
  // Once it has ended, nothing was done in "this attempt".
  if (span === 'attempt' && !attemptIn(engine)) return [];
  const own = engine.facts(scopeOf(span));
  const facts = span === 'game' && names.includes('complete') ? [...completedBefore(engine, own), ...own] : own;
  const ofThis = span === 'ability' ? facts.slice(context.numbers.since ?? facts.length) : facts;
  const such = ofThis.filter(
    (fact) => names.some((name) => name === fact.verb) && (!players || players.includes(fact.player)),
  );
  // 'The first mission you completed was …': whether that one was such.
  const nth = 'nth' in pattern ? pattern.nth : undefined;
  const meant = nth === undefined ? such : such.slice(nth - 1, nth);
  if (meant.length === 0) return meant;
  const others = pattern.what ? othersThan(context, pattern.what) : [];
  return meant.filter((fact) => {
    if (span === 'ability' && fact.by !== context.source.card) return false;
    const { by, what } = pattern;
    if ('skills' in pattern && !isBySkill(context, pattern.skills, fact)) return false;
    if (by && !isBy(context, by, fact)) return false;
    if (what?.ref !== undefined && !fact.refs.some((ref) => isBoundTo(context, what.ref, ref.card))) return false;
    if (what?.at && !fact.refs.some((ref) => wasThere(context, what, ref.card))) return false;
    if (what?.of !== undefined && !fact.refs.some((_, index) => isWhose(context, what, fact, index))) return false;
    const filter = what?.f;
    return (
      (!filter && others.length === 0) ||
      fact.refs.some((ref) => !others.includes(ref.card) && (!filter || matches(context, filter, ref.card)))
    );
  });
}

/** Did one of those who used a skill to complete the mission of this attempt use one of these? */
function isBySkill({ engine }: Context, skills: readonly string[], { refs }: Fact): boolean {
  const attempt = attemptIn(engine);
  return attempt !== null && refs.some(({ card }) => hasOneUsed(engine, skills, attempt.mission.card, card));
}

/** Was it done by that card, or by one of that kind: 'by a dilemma', 'by a card an opponent owns'? */
function isBy(context: Context, { ref, f: filter, of, via }: Sel, { by }: Fact): boolean {
  if (by === 0) return false;
  if (ref !== undefined) return isBoundTo(context, ref, by);
  const { engine } = context;
  const commander = via === 'own' ? -1 : engine.commanderOf(by);
  const seat = commander < 0 ? engine.ownerOf(by) : commander;
  return (of === undefined || playersOf(context, of).includes(seat)) && (!filter || matches(context, filter, by));
}

/** What a question about the past asks that no memory tells; null: all of it is told. */
export function gapOfPast(pattern: EventPattern): string | null {
  const asked = Object.entries(pattern).filter(([key, value]) => !TOLD.has(key) && !ANY.get(key)?.has(value));
  const ofCause = pattern.by ? Object.entries(pattern.by).filter(([part]) => !OF_CAUSE.has(part)) : [];
  const [first] = [...asked, ...ofCause];
  return first === undefined ? null : `what was done before, told with its ${first[0]}`;
}
const TOLD: ReadonlySet<string> = new Set(['e', 'stage', 'who', 'what', 'by', 'nth', 'skills']);
const OF_CAUSE: ReadonlySet<string> = new Set(['ref', 'f', 'of', 'via', 'n']);
/** What leaves nothing out: battles of either kind; only the use of skills to complete a mission is kept in mind. */
const ANY: ReadonlyMap<string, ReadonlySet<unknown>> = new Map([
  ['battle', new Set<unknown>(['either'])],
  ['purpose', new Set<unknown>(['complete'])],
]);

/** Where a position is begun from, missions that lie there completed were so by their players, though nobody saw it. */
function completedBefore(engine: Engine, facts: readonly Fact[]): readonly Fact[] {
  const isTold = (card: CardNumber): boolean =>
    facts.some(({ verb, refs }) => verb === 'complete' && refs.some((ref) => ref.card === card));
  return inPlay(engine)
    .filter((card) => engine.has(card, 'completed') && !isTold(card))
    .map((card) => ({
      verb: 'complete',
      player: engine.ownerOf(card),
      refs: [engine.ref(card)],
      definitions: [engine.definitionNumber(card)],
      by: 0,
      amount: 0,
    }));
}

function isBoundTo(context: Context, id: string | undefined, card: CardNumber): boolean {
  return id !== undefined && bound(context, id).some((ref) => ref.card === card);
}

/**
 * Missions stay where they are: what was done at one was done to that one. A hand or a pile is that of the owner of its
 * cards. Of other cards it is not known any more where they were.
 */
function wasThere(context: Context, { at }: Sel, card: CardNumber): boolean {
  const { engine } = context;
  if (at?.p === 'zone' && OWN_PILES.has(at.zone)) return playersOf(context, at.of).includes(engine.ownerOf(card));
  return !isPlace(engine, card) || at === undefined || inPlace(context, at, card);
}
const OWN_PILES: ReadonlySet<string> = new Set(['hand', 'deck', 'discard', 'dilemmaPile']);

/** Whose a card was: of one that is gone, who commanded it until then. */
function isWhose(context: Context, sel: Sel, fact: Fact, index: number): boolean {
  const { engine } = context;
  const { card } = itemAt(fact.refs, index);
  const commander = commanderInFact(fact, index) ?? engine.commanderOf(card);
  const seat = sel.via !== 'own' && commander >= 0 ? commander : engine.ownerOf(card);
  return sel.of !== undefined && playersOf(context, sel.of).includes(seat);
}
