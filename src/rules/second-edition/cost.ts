/** The cost of playing a card: counters, as modified while it is played (2E-COST). */
import { leastLast, modifications, withinCap, type Modification } from '../../effects/standing/index.ts';
import { attemptIn, placeOfAttempt } from '../../effects/undertakings.ts';
import { amountOf, coversPlayed, isAbilityActive, matches } from '../../effects/meaning.ts';
import {
  allHold,
  changedBy,
  happensIn,
  isType,
  ofEachOpponent,
  withBindings,
  type Context,
  type Ability,
  printedCost,
} from '../../effects/reading/index.ts';
import { abilitiesOf, type WayToPlay } from './play-places.ts';
import type { Cond, Sel } from '../../language/tree/index.ts';
import type { Explanation } from '../../engine/game.ts';
import { cardIfAny, cardOf, numberIfAny } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { CardNumber, Seat } from '../../engine/asking/request.ts';
import type { Frame, Occurrence } from '../../engine/state/state.ts';

/** The card as something that is about to be played; `own`: where its own text lets it be. */
export function playOccurrence(
  engine: Engine,
  card: CardNumber,
  player: Seat,
  stage: 'about' | 'did',
  where: CardNumber,
  way?: WayToPlay,
): Occurrence {
  return {
    name: 'play',
    stage,
    player,
    cards: [engine.ref(card)],
    by: way === 'own' ? engine.ref(card) : null,
    ...(where > 0 ? { where: engine.ref(where) } : {}),
  };
}

/** The cost with all changes that effects in play and the texts used so far make for this card (2E-COST-10, 2E-OP-46). */
export function costNow(engine: Engine, card: CardNumber): number {
  // Whether it is being played is asked only where that could change it (2E-COST-11).
  if (engine.isInPlay(card) || modifications(engine, 'cost').length === 0) return printedCost(engine, card);
  return costFor(engine, { card, more: 0, at: whereOf(playInProgress(engine, card)) });
}

/** The cost of a card that is being played, with what the text that permits the play takes for it. */
export function costOfPlay(engine: Engine, card: CardNumber): number {
  const play = playInProgress(engine, card);
  return costFor(engine, { card, more: play ? numberIfAny(play, 'dearer') : 0, at: whereOf(play) });
}

/** The play of the card, while it is being played. Whether it is changes seldom, what is being carried out with every step. */
const playInProgress = (engine: Engine, card: CardNumber): Frame | undefined =>
  engine.isUndergoing(card, 'play')
    ? engine.frames.findLast(({ action, cards }) => action?.verb === 'play' && cards.card?.[0]?.card === card)
    : undefined;

/** Where the card of the play goes; 0 if to no place, or to none yet. */
const whereOf = (play: Frame | undefined): CardNumber => (play ? cardIfAny(play, 'at') : 0);

/** The cost, with what effects in play and the texts used so far change for this card. */
export function costFor(engine: Engine, asked: Counted): number {
  return counted(engine, asked, null);
}

/** How the cost came about. */
export function explainCost(engine: Engine, card: CardNumber): Explanation {
  const steps: CostStep[] = [];
  const value = counted(engine, { card, more: 0, at: whereOf(playInProgress(engine, card)) }, steps);
  return { value, base: printedCost(engine, card), steps };
}

type CostStep = Explanation['steps'][number];

/** What is counted. */
interface Counted {
  readonly card: CardNumber;
  /** Only what this player may know counts. */
  readonly openTo?: Seat;
  /** What the text that permits the play takes. */
  readonly more: number;
  /** Where it is played: "anywhere" counts what makes it cheaper in some place. */
  readonly at: CardNumber | 'anywhere';
}

/** Counts the cost, step by step for who asks how it came about. */
function counted(engine: Engine, asked: Counted, steps: CostStep[] | null): number {
  const { card, more } = asked;
  let cost = printedCost(engine, card);
  // Once it is in play its cost is the printed one again (2E-COST-11).
  if (engine.isInPlay(card)) return cost;
  const found = changesOf(engine, asked);
  // What is replaced comes first, then what is added (2E-MODIFY-02, -03).
  for (const { context, mod, source } of found) {
    if (mod.m !== 'set') continue;
    cost = amountOf(context, mod.to);
    steps?.push({ layer: 'replace', change: `= ${cost}`, source, rules: ['2E-COST-10', '2E-MODIFY-02'] });
  }
  cost += more;
  const added = new Map<string, number>();
  for (const { context, mod, source, item } of leastLast(found)) {
    if (mod.m !== 'num') continue;
    const after = changedBy(cost, withinCap(added, item, amountOf(context, mod.by)), mod.least);
    const by = after - cost;
    cost = after;
    steps?.push({ layer: 'modify', change: by < 0 ? `${by}` : `+${by}`, source, rules: ['2E-COST-10', '2E-OP-46'] });
  }
  if (cost < 0) steps?.push({ layer: 'zero', change: '= 0', source: null, rules: ['2E-COST-17'] });
  return Math.max(0, cost);
}

/** What changes the cost of the card just now. */
function changesOf(engine: Engine, asked: Counted): readonly Change[] {
  const { openTo } = asked;
  const found: Change[] = [];
  for (const item of modifications(engine, 'cost')) {
    const plain = openTo === undefined ? item.context : { ...item.context, openTo };
    const context = waysOf(plain, item).find((way) => isMeant(way, item, asked));
    if (context) found.push({ context, item, mod: item.mod, source: item.context.source.card });
  }
  return found;
}

/** In what ways it may be said: of each opponent by himself, where there are several. */
function waysOf(plain: Context, { ability, what }: Modification): readonly Context[] {
  if (ability === null) return [plain];
  const ways = what === null ? [plain] : ofEachOpponent(plain, conditionsOf(ability), what);
  return ways.map((way) => withBindings(way, ...conditionsOf(ability)));
}

interface Change extends Pick<Modification, 'context' | 'mod'> {
  readonly item: Modification;
  readonly source: CardNumber;
}

/** A cost changes while its card is still outside play, so what it is about is read otherwise than for cards in play. */
function isMeant(context: Context, { ability, number, objects, what }: Modification, { card, at }: Counted): boolean {
  if (what === null) return objects.some((ref) => ref.card === card);
  const { engine, source } = context;
  return (
    isMeantThere(context, what, card, at) &&
    isNthPlayed(context, what, card) &&
    (ability === null || (isAbilityActive(engine, source.card, number) && allHold(context, conditionsOf(ability))))
  );
}

/** Is the card such a card, played there: 'the first personnel you play at this mission each turn'? */
function isMeantThere(context: Context, what: Sel, card: CardNumber, at: Counted['at']): boolean {
  if (what.nth !== 'first' || !what.at || isType(context.engine, card, 'dilemma'))
    return coversPlayed(context, what, card);
  const { at: place, ...anywhere } = what;
  return coversPlayed(context, anywhere, card) && (at === 'anywhere' || (at > 0 && happensIn(context, place, at)));
}

/** "The first … you play each turn", "the next … you play this turn": none was played this turn, or since the text said so. */
function isNthPlayed(context: Context, what: Sel, card: CardNumber): boolean {
  if (what.nth === undefined) return true;
  if (isType(context.engine, card, 'dilemma')) return isNthRevealed(context, what, card);
  // Only what has spoken once ("the next …") knows since when.
  const since = numberIfAny(context, 'since');
  const played = context.engine
    .facts('turn')
    .slice(since)
    .filter(({ verb }) => verb === 'play');
  return !played.some(({ refs, at }) =>
    refs.some((ref) => ref.card !== context.source.card && isMeantThere(context, what, ref.card, cardOf(at))),
  );
}

/** 'The next dilemma revealed': the first since the text said so; 'the first … revealed here each turn': none was before. */
function isNthRevealed(context: Context, what: Sel, card: CardNumber): boolean {
  const attempt = attemptIn(context.engine);
  if (!attempt) return false;
  if (what.nth === 'next') {
    const { revealed: before } = context.numbers;
    return attempt.revealed.length === (before === undefined ? 0 : before + 1);
  }
  return !context.engine
    .facts('turn')
    .some(
      ({ verb, refs: [revealed, where] }) =>
        verb === 'revealDilemma' &&
        where?.card === placeOfAttempt(attempt).card &&
        revealed !== undefined &&
        revealed.card !== card &&
        (!what.f || matches(context, what.f, revealed.card)),
    );
}

/** What a text that always holds demands, in order. */
const conditionsOf = ({ at, if: demand }: Ability): readonly [Cond | undefined, Cond | undefined] => [
  at.t === 'static' ? at.while : undefined,
  demand,
];

/** Texts of the card that change its own cost while it is played. */
export function reductionTexts(engine: Engine, card: CardNumber): Ability[] {
  return abilitiesOf(engine, card).filter(({ at }) => at.t === 'on' && at.ev.stage === 'about' && at.ev.e === 'play');
}
