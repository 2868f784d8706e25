/**
 * The gate: which nodes of a text nobody carries out. A card with one of them is unsupported as a whole and never
 * half-run; the list says what is still to be built.
 */
import { textChildren } from '../reading/nodes.ts';
import { isBan, isInvitation } from '../standing/bans.ts';
import { isLying } from './face-up-or-down.ts';
import { guestIn } from '../reading/patterns.ts';
import { isPermission, isRedirection } from '../standing/permissions.ts';
import { isProhibition } from '../standing/prohibitions.ts';
import { RAISED } from '../hearing/raised.ts';
import { isPrice } from '../../rules/second-edition/skill-price.ts';
import { changesDistance } from '../standing/required-range.ts';
import { innerBlocks } from '../reading/text-of.ts';
import { openSkills } from './verbs/skills.ts';
import type { Ability, Effect, EventPattern, Keyword, Mod, Place, Program, Sel } from '../../language/tree/index.ts';

/** Keywords with rules of their own that are not built yet; others have none (2E-KEYW-02) or are short for a text. */
const KEYWORDS_WITH_RULES: ReadonlySet<string> = new Set(['Recall', 'Interlink']);

const EFFECTS: ReadonlySet<Effect['x']> = new Set<Effect['x']>(['repeat', 'end']);

/** What in this text nobody carries out, in words; none for a supported text. */
export function notCarriedOut(program: Program): readonly string[] {
  const found = [
    ...program.keywords.flatMap(inKeyword),
    ...program.gaps.map((gap) => gap.text),
    ...program.abilities.flatMap((ability) => [...inTiming(ability), ...inNodes(ability, ability)]),
  ];
  return [...new Set(found)];
}

function inKeyword({ name, arg }: Keyword): string[] {
  if (KEYWORDS_WITH_RULES.has(name)) return [`keyword ${name}`];
  return Array.isArray(arg) ? inNodes({ at: { t: 'order' }, cost: arg, do: [] }, arg) : [];
}

const isOfMoving = ({ e, stage }: EventPattern): boolean =>
  stage === 'about' && (typeof e === 'string' ? [e] : e).includes('move');

function inTiming(ability: Ability): string[] {
  const { at, may, limit } = ability;
  const found: string[] = [];
  if (at.t === 'clock' && at.of !== 'turn' && !isStartOfSegment(at)) found.push(`the ${at.edge} of a ${at.of}`);
  if (at.t === 'on' && isOfMoving(at.ev) && !changesDistance(ability)) found.push('the event move (about)');
  if (at.t === 'on' && hasHiddenLetter(at.ev)) found.push('a card of the event known by a letter');
  if (may !== undefined && may !== 'you') found.push('a use by another player');
  if (limit?.each === 'player') found.push(`a limit for each ${limit.each}`);
  return found;
}

const isStartOfSegment = ({ edge, of }: Extract<Ability['at'], { t: 'clock' }>): boolean =>
  edge === 'start' && of.endsWith('Segment');

/** The cards of an event and those it happens by, with and at have their letters; one given deeper inside would name nothing. */
function hasHiddenLetter({ what, by, involving, place, from }: EventPattern): boolean {
  const there = place && meantBy(place);
  const own = [by, involving, there].flatMap((sel) => textChildren(sel));
  return [...own, ...(what ? besideItsPlace(what) : []), ...besideItsGuest(from), there ? undefined : place].some(
    hasLetter,
  );
}

/** The card of a place that an event may name by a letter. */
function meantBy(place: Place): Sel | undefined {
  if (place.p === 'at') return place.mission;
  if (place.p === 'aboard') return place.ship;
  return place.p === 'on' ? place.card : undefined;
}

/** 'From a mission where you have a ship (A)': the mission and that ship may have letters. */
function besideItsGuest(from: Place | undefined): readonly unknown[] {
  if (from?.p !== 'at') return [from];
  const guest = guestIn(from.mission);
  const { f, ...mission } = from.mission;
  const parts = f?.f === 'and' ? f.of : [f];
  const others = parts.filter((part) => part?.f !== 'carries' || part.sel !== guest);
  return [...textChildren(mission), ...others, ...(guest ? textChildren(guest) : [])];
}

/** 'Your personnel aboard a ship (A)': the card of its place has its letter as well. */
function besideItsPlace({ at, ...what }: Sel): readonly unknown[] {
  const there = at && meantBy(at);
  return [...textChildren(what), ...(there ? textChildren(there) : [at])];
}

function hasLetter(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  // 'The same as X' names no letter.
  return ('as' in node && typeof node.as === 'string') || textChildren(node).some(hasLetter);
}

/** Walks every node below one of an ability. */
function inNodes(ability: Ability, node: unknown): string[] {
  const children = isBanned(node)
    ? [node.who, node.act.what, node.act.place, node.act.from].filter((one) => one !== undefined)
    : textChildren(isPlayCost(node) ? node.mods : withoutTotal(node));
  // What is put off to an event responds to that.
  const within = isEffect(node) && node.x === 'later' && node.at.t === 'on' ? { at: node.at, do: node.do } : ability;
  return [...inNode(ability, node), ...children.flatMap((child) => inNodes(within, child))];
}

/** What cards are forbidden is asked before it is done: no event need be raised. */
function isBanned(node: unknown): node is Parameters<typeof isBan>[0] & { act: EventPattern } {
  return isEffect(node) && node.x === 'rule' && isBan(node);
}

/** "The next event you play this turn is cost -2": the cost of playing knows which play is meant. */
function isPlayCost(node: unknown): node is Extract<Effect, { x: 'mod' }> {
  return (
    isEffect(node) &&
    node.x === 'mod' &&
    (node.what.nth === 'next' || node.what.nth === 'first') &&
    node.mods.every((mod) => (mod.m === 'num' || mod.m === 'set') && mod.prop === 'cost')
  );
}

/** What a player chooses may have to come to a total of costs; elsewhere nobody adds them up. */
function withoutTotal(node: unknown): unknown {
  if (!isEffect(node)) return node;
  if (node.x === 'put' || node.x === 'stop') return { ...node, what: choice(node.what) };
  return node.x === 'pick' ? { ...node, sel: choice(node.sel) } : node;
}
function choice({ total, ...sel }: Sel): Sel {
  const isChosen = sel.n === 'any' || (typeof sel.n === 'object' && 'upTo' in sel.n);
  return isChosen || !total ? sel : { ...sel, total };
}

function inNode(ability: Ability, node: unknown): string[] {
  if (typeof node === 'object' && node !== null && 'total' in node) return ['a total of costs'];
  if (isEffect(node)) return inEffect(ability, node);
  if (isMod(node)) return inMod(node);
  if (isPattern(node)) return inPattern(node);
  if (typeof node !== 'object' || node === null) return [];
  if ('s' in node && node.s === 'couldBePlayed') return [`the state ${node.s}`];
  // What was done earlier in the game is kept for a few deeds only (`reduce.ts`).
  if (
    'c' in node &&
    node.c === 'did' &&
    'ev' in node &&
    'span' in node &&
    node.span === 'game' &&
    isPattern(node.ev) &&
    !isKept(node.ev)
  )
    return ['what was done earlier in the game'];
  // 'The first personnel you play each turn' is told while it is played.
  if ('nth' in node && 'f' in node && node.nth !== 'first') return ['the first, next or last of some cards'];
  return [];
}

const KEPT: ReadonlySet<string> = new Set(['complete', 'failAttempt', 'winBattle']);
const isKept = ({ e }: EventPattern): boolean => (typeof e === 'string' ? [e] : e).every((name) => KEPT.has(name));

function inEffect(ability: Ability, effect: Effect): string[] {
  if (EFFECTS.has(effect.x)) return [`the effect ${effect.x}`];
  if (effect.x === 'game' && effect.what !== 'win') return [`the effect game ${effect.what}`];
  if (effect.x === 'rule' && !isCarriedOut(ability, effect)) return ['a rule that allows or forbids'];
  if (effect.x === 'later' && !isMoment(effect.at)) return ['an effect put off'];
  if (effect.x === 'put' && effect.why === 'place' && isBeingPlayed(ability, effect))
    return ['placing what is about to be played'];
  if (effect.x === 'put' && effect.why === 'play' && !isElsewhere(ability, effect))
    return ['playing a card there as an effect'];
  if (effect.x === 'attempt' && (ability.at.t !== 'attemptAs' || !effect.req)) return ['an attempt as an effect'];
  if ('who' in effect && effect.who === 'drawing' && !isAttempt(ability)) return ['the player on the left of another'];
  if ('who' in effect && effect.who === 'anyPlayer' && !isEachTurn(ability)) return ['a player who is not known'];
  if (effect.x === 'reselect' && !isAboutSelection(ability, effect)) return ['a selection made anew'];
  if (effect.x === 'prevent' && !mayPrevent(ability)) return ['preventing what has happened'];
  if (effect.x === 'mod' && ability.at.t !== 'static' && effect.mods.some(({ m }) => m === 'payBy'))
    return ['another payment, for a time'];
  // What holds all the time would have to choose anew all the time.
  if (
    effect.x === 'mod' &&
    ability.at.t === 'static' &&
    openSkills(effect.mods.filter((mod) => !isOneOfEach(mod))).length > 0
  )
    return ['skills taken from elsewhere'];
  if (effect.x === 'mod' && typeof effect.until === 'object' && !('clock' in effect.until))
    return ['an effect until an event'];
  return [];
}

/** 'Play him aboard this ship instead', of what is about to be played; cards played now, as if they were in hand. */
function isElsewhere({ at }: Ability, { what, to, costBy }: Extract<Effect, { x: 'put' }>): boolean {
  if (to.p === 'wherePlayable') return to.card === undefined;
  if (at.t === 'on' && at.ev.e === 'play' && at.ev.stage === 'about')
    return what.ref === 'that' && costBy === undefined;
  return to.p === 'aboard' || (to.p === 'zone' && to.zone === 'play');
}

/** What is about to be played is on its way: unless its play is prevented or replaced, it cannot be placed. */
function isBeingPlayed({ at, do: effects }: Ability, { what }: Extract<Effect, { x: 'put' }>): boolean {
  const isOnItsWay = at.t === 'on' && at.ev.e === 'play' && at.ev.stage === 'about' && what.ref === 'that';
  const isStopped = (effect: Effect): boolean =>
    effect.x === 'prevent' || effect.x === 'instead' || innerBlocks(effect).some((block) => block.some(isStopped));
  return isOnItsWay && !effects.some(isStopped);
}

/** 'One level of every skill he already has' needs no choice: whatever he has. */
const isOneOfEach = (mod: Mod): boolean =>
  mod.m === 'gain' && 'allSkills' in mod.trait && mod.trait.allSkills === 'own';

const FORBIDDEN: ReadonlySet<string> = new Set(['play', 'battle', 'attempt', 'complete', 'command']);

/** Rules: what may be played at headquarters, what is forbidden, what using skills costs. */
function isCarriedOut({ at }: Ability, effect: Extract<Effect, { x: 'rule' }>): boolean {
  if (at.t === 'headquarters' || isForbidding(effect)) return true;
  return (
    at.t === 'static' &&
    [isPrice, isPermission, isRedirection, isInvitation, isLying, isOutOfPlay].some((isKnown) => isKnown(effect))
  );
}

/** What lies beneath a card is never in play: the text says what the rules say (2E-INPLAY-03). */
function isOutOfPlay({ allow, act, who }: Extract<Effect, { x: 'rule' }>): boolean {
  return !allow && act === 'beInPlay' && typeof who === 'object' && 'at' in who && who.at.p === 'beneath';
}

/** Is it something a player may be forbidden, for as long as a text says? */
function isForbidding(effect: Extract<Effect, { x: 'rule' }>): boolean {
  const isKnown = isBan(effect) || (isProhibition(effect) && FORBIDDEN.has(String(effect.act.e)));
  if (!isKnown) return false;
  const { until } = effect;
  return until === undefined || typeof until === 'string' || 'clock' in until;
}

/** The start or end of a turn, the end of the attempt in progress, or when something happens. */
function isMoment(at: Ability['at']): boolean {
  if (at.t === 'on') return !hasHiddenLetter(at.ev);
  return at.t === 'clock' && (at.of === 'turn' || (at.of === 'attempt' && at.edge === 'end'));
}

/** Does the text respond to a selection of cards; to one about to be made at random, if it is to be a choice? */
function isAboutSelection({ at }: Ability, { by }: Extract<Effect, { x: 'reselect' }>): boolean {
  return at.t === 'on' && at.ev.e === (by === undefined ? 'select' : 'eligible');
}

/** Does it respond to the beginning of an attempt? */
function isAttempt({ at }: Ability): boolean {
  return at.t === 'on' && at.ev.e === 'attempt';
}

/** "At the start of each player's turn": that player is the one whose turn it is. */
function isEachTurn({ at }: Ability): boolean {
  return at.t === 'clock' && at.whose === 'anyPlayer';
}

/** Texts that come between the start of an action and its result. */
const RESPONDS: ReadonlySet<Ability['at']['t']> = new Set<Ability['at']['t']>(['on', 'window']);

/** A failure follows from the rules: nothing prevents it. */
function mayPrevent({ at, do: effects }: Ability): boolean {
  // What is put off until something happens responds to that.
  if (effects.some((effect) => effect.x === 'later' && effect.at.t === 'on')) return true;
  return RESPONDS.has(at.t) && !(at.t === 'on' && at.ev.e === 'failAttempt');
}

function inMod(mod: Mod): string[] {
  if (mod.m === 'joins') return [`the modification ${mod.m}`];
  if (mod.m === 'text' && (mod.grant !== undefined || mod.copy !== undefined)) return ['granted or copied text'];
  if (mod.m === 'num' && (mod.prop === 'requirement' || mod.prop === 'consume')) return [`a change of ${mod.prop}`];
  return [];
}

function inPattern(pattern: EventPattern): string[] {
  const names = Array.isArray(pattern.e) ? pattern.e : [pattern.e];
  const found = names
    // What cards instruct is no event, but what a rule is about.
    .filter((name) => name !== 'instruct' && !RAISED[pattern.stage].has(name))
    .map((name) => `the event ${name} (${pattern.stage})`);
  if (pattern.nth !== undefined && pattern.e !== 'face' && pattern.e !== 'complete') found.push('the nth time');
  return found;
}

function isEffect(node: unknown): node is Effect {
  return typeof node === 'object' && node !== null && 'x' in node;
}

function isMod(node: unknown): node is Mod {
  return typeof node === 'object' && node !== null && 'm' in node;
}

function isPattern(node: unknown): node is EventPattern {
  return typeof node === 'object' && node !== null && 'e' in node && 'stage' in node;
}
