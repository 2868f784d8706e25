/**
 * The gate: which nodes of a text nobody carries out. A card with one of them is unsupported as a whole and never
 * half-run; the list says what is still to be built. What carries a kind of nodes out says what of them it does not.
 */
import { gapOf } from './doing/index.ts';
import { gapsOfPattern, gapsOfTiming } from './hearing/index.ts';
import { gapOfPast, isEachOf, isEffect, isOfCost, isOpenNumber, textChildren } from './reading/index.ts';
import { gapOfModification } from './standing/index.ts';
import { unreadIn } from './unread.ts';
import type { Ability, Cond, Effect, EventPattern, Keyword, Mod, Program, Sel } from '../language/tree/index.ts';

/** What in this text nobody carries out, in words; none for a supported text. */
export function notCarriedOut(program: Program): readonly string[] {
  const found = [
    ...program.keywords.flatMap(inKeyword),
    ...program.gaps.map((gap) => gap.text),
    ...program.abilities.flatMap((ability) => [
      ...gapsOfTiming(ability),
      ...listed(gapOfCap(ability)),
      ...inNodes(ability, ability),
    ]),
  ];
  return [...new Set(found)];
}

/** '(Limit three)' is read where something is counted or is added to again and again; of what is done once each time, nobody keeps count. */
const gapOfCap = ({ limit, do: effects }: Ability): string | null =>
  limit?.cap !== undefined && limit.each === undefined && !effects.some(grows) ? 'a limit of what does not grow' : null;

const grows = (node: unknown): boolean =>
  (isEffect(node) && (node.x === 'mod' || node.x === 'each')) ||
  (typeof node === 'object' && node !== null && 'a' in node) ||
  textChildren(node).some(grows);

function inKeyword({ arg }: Keyword): string[] {
  return Array.isArray(arg) ? inNodes({ at: { t: 'order' }, cost: arg, do: [] }, arg) : [];
}

/** Walks every node below one of an ability. */
function inNodes(ability: Ability, node: unknown): string[] {
  // What cards and players are forbidden is asked before it is done: no event need be raised.
  const children =
    isEffect(node) && (node.x === 'ban' || (node.x === 'forbid' && node.act.e === 'spendCounter'))
      ? [node.who, node.act.what, node.act.place, 'from' in node.act ? node.act.from : undefined].filter(
          (one) => one !== undefined,
        )
      : textChildren(isPlayCost(node) ? node.mods : withoutTotal(node));
  // What is put off to an event responds to that.
  const within = isEffect(node) && node.x === 'later' && node.at.t === 'on' ? { at: node.at, do: node.do } : ability;
  return [...inNode(ability, node), ...unreadIn(ability, node), ...children.flatMap((child) => inNodes(within, child))];
}

/** "The next event you play this turn is cost -2": the cost of playing knows which play is meant. */
function isPlayCost(node: unknown): node is Extract<Effect, { x: 'mod' }> {
  return (
    isEffect(node) &&
    node.x === 'mod' &&
    (node.what.nth === 'next' || node.what.nth === 'first') &&
    node.mods.every(isOfCost)
  );
}

/** What a player chooses may have to come to a total of costs; elsewhere nobody adds them up. */
function withoutTotal(node: unknown): unknown {
  if (!isEffect(node)) return node;
  if (node.x === 'put' || node.x === 'stop') return { ...node, what: choice(node.what) };
  return node.x === 'pick' ? { ...node, sel: choice(node.sel) } : node;
}
function choice({ total, ...sel }: Sel): Sel {
  return isOpenNumber(sel.n) || !total ? sel : { ...sel, total };
}

/** 'Return each event. If you cannot, …' says not what is done where there is none; of one that is unstopped with those aboard, not whether it must be stopped. */
function gapOfRow(row: readonly Effect[]): string | null {
  if (row.some((effect, at) => isOfAll(effect) && isIfNot(row[at + 1]))) return 'whether all of none can be done';
  const letters = row.flatMap((effect) =>
    effect.x === 'unstop' && effect.what.as !== undefined ? [effect.what.as] : [],
  );
  const ships = row.flatMap((effect) =>
    effect.x === 'unstop' && effect.what.at?.p === 'aboard' ? [effect.what.at.ship.ref] : [],
  );
  return letters.some((letter) => ships.includes(letter))
    ? 'one that need not be stopped, with those aboard who are'
    : null;
}
const isOfAll = (effect: Effect): boolean =>
  'what' in effect && typeof effect.what === 'object' && effect.what.n === 'all' && effect.what.ref === undefined;
const isIfNot = (effect: Effect | undefined): boolean => effect?.x === 'if' && effect.if.c === 'ok' && !effect.if.value;
const isRow = (node: unknown): node is readonly Effect[] =>
  Array.isArray(node) && node.length > 1 && node.every(isEffect);

function inNode(ability: Ability, node: unknown): string[] {
  if (isRow(node)) return listed(gapOfRow(node));
  if (typeof node === 'object' && node !== null && 'total' in node) return ['a total of costs'];
  if (typeof node === 'object' && node !== null && 'alike' in node && 'by' in node && node.by === 'random')
    return ['cards that are alike, selected at random'];
  if (isEffect(node) && node.x === 'may' && node.who !== 'you' && node.do.some(({ x }) => x === 'swap'))
    return ['another player who exchanges cards'];
  if (isEffect(node)) return listed(gapOf(node, ability) ?? gapOfPlayer(node, ability));
  if (isMod(node)) return listed(gapOfModification(node));
  if (isPattern(node)) return [...gapsOfPattern(node)];
  if (typeof node !== 'object' || node === null) return [];
  // Where cards could be played may depend on all that holds all the time.
  if ('f' in node && node.f === 'playable' && ability.at.t === 'static')
    return ['where cards could be played, all the time'];
  if (isCondition(node) && isOneOfEach(node)) return ['which card of each of several players is meant'];
  if (isCondition(node) && isSaidOfNobody(node)) return ['what is said of cards out of play by where they are'];
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
  const past = pastIn(node);
  if (past) return listed(gapOfPast(past));
  // 'The first personnel you play each turn' is told while it is played.
  if ('nth' in node && 'f' in node && node.nth !== 'first') return ['the first, next or last of some cards'];
  return [];
}

/** What a condition or a filter asks of the past. */
function pastIn(node: object): EventPattern | undefined {
  const isOfThePast = ('c' in node && node.c === 'did') || ('f' in node && node.f === 'was');
  return isOfThePast && 'ev' in node && isPattern(node.ev) ? node.ev : undefined;
}

const KEPT: ReadonlySet<string> = new Set(['complete', 'failAttempt', 'winBattle']);
const isKept = ({ e }: EventPattern): boolean => (typeof e === 'string' ? [e] : e).every((name) => KEPT.has(name));

const listed = (gap: string | null): string[] => (gap === null ? [] : [gap]);

/** Whose doing an effect is must be known. */
function gapOfPlayer(effect: Effect, ability: Ability): string | null {
  if (isOfAnyOpponent(effect)) return 'which of several opponents is meant';
  if (!('who' in effect)) return null;
  if (isEachOf(effect.who) && (effect.x === 'name' || effect.x === 'dilemmas'))
    return `what each player does: ${effect.x}`;
  if (effect.who === 'drawing' && !isAttempt(ability)) return 'the player on the left of another';
  return effect.who === 'anyPlayer' && !isEachTurn(ability) ? 'a player who is not known' : null;
}

/** Does whichever opponent do it, or is it done to one, so that nobody would choose which? Of cards any opponent's will do. */
const isOfAnyOpponent = (effect: Effect): boolean =>
  Object.entries(effect).some(([key, value]: readonly [string, unknown]) =>
    PLAYER_KEYS.has(key) ? value === 'anyOpponent' : PLACE_KEYS.has(key) && isAnyOpponents(value),
  );
const isAnyOpponents = (place: unknown): boolean =>
  place === 'anyOpponent' ||
  (typeof place === 'object' && place !== null && 'of' in place && place.of === 'anyOpponent');
const PLAYER_KEYS: ReadonlySet<string> = new Set(['who', 'by', 'under', 'whose']);
const PLACE_KEYS: ReadonlySet<string> = new Set(['to', 'zone']);

/** Does it respond to the beginning of an attempt? */
function isAttempt({ at }: Ability): boolean {
  return at.t === 'on' && at.ev.e === 'attempt';
}

/** "At the start of each player's turn": that player is the one whose turn it is. */
function isEachTurn({ at }: Ability): boolean {
  return at.t === 'clock' && at.whose === 'anyPlayer';
}

function isMod(node: unknown): node is Mod {
  return typeof node === 'object' && node !== null && 'm' in node;
}

function isCondition(node: unknown): node is Cond {
  return typeof node === 'object' && node !== null && 'c' in node;
}

/** 'Each opponent who commands a Klingon discards that Klingon': of several of them nobody chooses one. */
const isOneOfEach = (condition: Cond): boolean =>
  condition.c === 'some' && condition.sel.as !== undefined && isEachOf(condition.sel.of);

/** 'Each of your personnel is in your discard pile': they are looked for in play, and are not there. */
function isSaidOfNobody(condition: Cond): boolean {
  if (condition.c !== 'is' || condition.state.s !== 'at') return false;
  const { who, state } = condition;
  const { place } = state;
  const isOutside = place.p === 'beneath' || (place.p === 'zone' && place.zone !== 'play');
  return isOutside && who.ref === undefined && who.at === undefined;
}

function isPattern(node: unknown): node is EventPattern {
  return typeof node === 'object' && node !== null && 'e' in node && 'stage' in node;
}
