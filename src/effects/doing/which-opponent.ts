/** "An opponent" where there are several: the player of the card chooses one each time the text is carried out. */
import { choose } from '../../engine/asking/select.ts';
import { attemptIn } from '../undertakings.ts';
import {
  MEANT,
  ONE_OPPONENT,
  frameContext,
  namesOpponent,
  opponentsOf,
  remembered,
  textChildren,
  type Context,
} from '../reading/index.ts';
import { areSeenToBeNone, asSeenBy } from './seen.ts';
import type { Seat } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Frame } from '../../engine/state/state.ts';
import type { Effect, Sel } from '../../language/tree/index.ts';

/** Asks which opponent is meant, once for each time the text is carried out; true where somebody had to be asked. */
export function chooseOpponent(engine: Engine, frame: Frame, effect: Effect): boolean {
  if (engine.seats.length < 3 || frame.numbers[ONE_OPPONENT] !== undefined || !frame.text) return false;
  if (!speaksOfOne(effect)) return false;
  choose(engine, {
    player: frame.text.you,
    prompt: 'Which opponent?',
    from: eligible(frameContext(engine, frame), frame.numbers[MEANT], effect).map((player) => ({
      kind: 'player' as const,
      player,
    })),
    min: 1,
    max: 1,
    as: ONE_OPPONENT,
    source: frame.text.source.card,
    rules: engine.cite('opponent.which one'),
  });
  return true;
}

/** Does the effect speak of one opponent as a player: one who does something, or whose hand, deck, pile … it is about? */
const speaksOfOne = remembered((effect: Effect): boolean => inside(effect));

/** In the effect itself: what stands in blocks and conditions inside it is looked at when it comes to that. */
function inside(node: unknown): boolean {
  if (Array.isArray(node)) return node.some((item) => !isBlockItem(item) && inside(item));
  if (!isObject(node)) return false;
  return namesOpponent(node) || textChildren(node).some((child) => !isBlockItem(child) && inside(child));
}

const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null;
const isBlockItem = (node: unknown): boolean => isObject(node) && ('x' in node || 'c' in node);

/** The opponents that may be meant: those with nothing where the text looks, or none of whom it takes one, are left out, unless all are. */
function eligible(context: Context, bits: number | undefined, effect: Effect): readonly Seat[] {
  const { engine, you } = context;
  // 'The dilemmas your opponent may draw': that of the attempt.
  const attempt = effect.x === 'dilemmas' ? attemptIn(engine) : null;
  if (attempt && attempt.opponent !== you) return [attempt.opponent];
  const all = opponentsOf(engine, you).filter((seat) => bits === undefined || (bits & (1 << seat)) !== 0);
  const zones = Object.entries(effect)
    .flatMap(([key, part]) => zonesLookedInto(part, key === 'zone'))
    .flatMap((word) => engine.ruleset.texts.zones.get(word) ?? []);
  const able = all.filter(
    (seat) => zones.every((zone) => engine.zone(zone, seat).length > 0) && hasOneFor(context, effect, seat),
  );
  return able.length > 0 ? able : all;
}

/** The zones of an opponent's from which the effect takes cards or which it looks into: not where it puts them. */
function zonesLookedInto(node: unknown, isSource = false): readonly string[] {
  if (!isObject(node) || isBlockItem(node)) return [];
  const own =
    isSource && 'zone' in node && typeof node.zone === 'string' && 'of' in node && node.of === 'opponent'
      ? [node.zone]
      : [];
  const inner = Object.entries(node).flatMap(([key, value]) => zonesLookedInto(value, key === 'at' || key === 'zone'));
  return [...own, ...inner];
}

/** 'A personnel in an opponent's discard pile': has this opponent one there, as far as who chooses can see? */
function hasOneFor(context: Context, effect: Effect, seat: Seat): boolean {
  const sel = takenBy(effect);
  if (sel?.at?.p !== 'zone' || sel.at.of !== 'opponent' || (sel.n !== undefined && typeof sel.n !== 'number'))
    return true;
  const ofThisOne = { ...context, numbers: { ...context.numbers, [ONE_OPPONENT]: seat } };
  return !areSeenToBeNone(asSeenBy(ofThisOne, context.you), sel);
}

/** The cards that an effect takes. */
function takenBy(effect: Effect): Sel | undefined {
  if (effect.x === 'pick') return effect.sel;
  return 'what' in effect && typeof effect.what === 'object' ? effect.what : undefined;
}
