/** Selections: the one way in which a text or a rule asks a player to point at things. */
import { below } from '../state/chance.ts';
import type { Engine } from '../kernel/kernel.ts';
import { numberIn, wordIn, cardsIn } from '../kernel/frames.ts';
import { mechanism } from '../kernel/procedure.ts';
import {
  cardOrNobody,
  type Candidate,
  type CardNumber,
  type Request,
  type RequestKind,
  type RuleId,
  type Seat,
  type Selection,
  type SetCondition,
} from './request.ts';
import type { Frame, Ref } from '../state/state.ts';

export interface Choice {
  readonly player: Seat;
  readonly prompt: string;
  /** 'named': whatever the text below may name (`TextRules.named`), of which the state keeps no list. */
  readonly from: readonly Ref[] | readonly Candidate[] | typeof NAMED;
  readonly min: number;
  readonly max: number;
  /** The slot of the frame below that receives the chosen cards (or words, players: see `chosenWord`). */
  readonly as: string;
  readonly kind?: RequestKind;
  readonly source?: CardNumber;
  readonly rules?: readonly RuleId[];
  readonly condition?: SetCondition;
  /** With a condition: the first so many make a legal choice. */
  readonly example?: number;
}

/** The slot of a choice that says how something is paid. */
export const PAYMENT = 'payment';

/** Of what is chosen from: the text below says it each time. */
export const NAMED = 'named';

/** What stands between several words that were chosen, of which each is meant. */
export const EITHER = '|';

/** Asks for a choice; its outcome stands in the frame now on top when that frame goes on. */
export function choose(engine: Engine, choice: Choice): void {
  const from = choice.from === NAMED ? [] : choice.from;
  const [first] = from;
  const isCards = first === undefined || 'stay' in first;
  const refs = from.flatMap((item) => ('stay' in item ? [item] : []));
  const candidates = from.flatMap((item) => ('stay' in item ? [] : [item]));
  engine.push('select', {
    cards: { from: isCards ? refs : [] },
    ...(isCards ? {} : { choices: candidates }),
    ...(choice.condition ? { condition: choice.condition } : {}),
    numbers: {
      min: choice.min,
      max: choice.max,
      player: choice.player,
      source: cardOrNobody(choice.source),
      example: choice.example ?? choice.min,
    },
    words: {
      as: choice.as,
      prompt: choice.prompt,
      kind: choice.kind ?? 'choose',
      rules: (choice.rules ?? engine.cite('select.choose')).join(' '),
      ...(choice.from === NAMED && { from: NAMED }),
    },
  });
}

export const selectProcedure = mechanism('select', [
  { label: 'select', keys: ['select.choose'], asks: { request: askSelection, answered: answerSelection } },
]);

function askSelection(engine: Engine, frame: Frame): Request | null {
  const offered = offeredIn(engine, frame);
  const { from } = offered;
  const rules = wordIn(frame, 'rules').split(' ');
  const max = Math.min(numberIn(frame, 'max'), from.length);
  const min = Math.min(numberIn(frame, 'min'), max);
  const kind = engine.ruleset.requestKinds.find((name) => name === frame.words.kind);
  if (!kind) throw new Error(`players of ${engine.ruleset.name} are never asked to ${wordIn(frame, 'kind')}`);
  const source = numberIn(frame, 'source');
  const { condition } = frame;
  return {
    kind,
    player: numberIn(frame, 'player'),
    prompt: wordIn(frame, 'prompt'),
    ...(source > 0 ? { source } : {}),
    ...(frame.words.as === PAYMENT && { pays: true }),
    options: [
      {
        verb: kind,
        rules,
        selection: {
          ...offered,
          min,
          max,
          ordered: kind === 'order',
          ...(condition ? { condition } : {}),
          example: from.map((_, index) => index).slice(0, Math.max(min, condition ? numberIn(frame, 'example') : 0)),
        },
      },
    ],
    rules,
  };
}

/** What a selection is made from. */
function offeredIn(engine: Engine, frame: Frame): Pick<Selection, 'from' | 'open'> {
  if (frame.words.from === NAMED) return engine.ruleset.text.named(engine, askerOf(engine, frame));
  if (frame.choices) return { from: frame.choices };
  const refs = cardsIn(frame, 'from').filter((ref) => engine.isSame(ref));
  return { from: refs.map(({ card }) => ({ kind: 'card', card })) };
}

function askerOf(engine: Engine, frame: Frame): Frame {
  const asker = engine.below(frame);
  if (!asker) throw new Error('a selection without anybody who asked for it');
  return asker;
}

function answerSelection(engine: Engine, frame: Frame, _option: unknown, chosen: readonly Candidate[]): void {
  const parent = askerOf(engine, frame);
  const as = wordIn(frame, 'as');
  parent.cards[as] = chosen.flatMap((item) => (item.kind === 'card' ? [engine.ref(item.card)] : []));
  const [first] = chosen;
  const named = chosen.flatMap((item) => (item.kind === 'word' ? [item.value] : []));
  if (named.length > 0) parent.words[as] = named.join(EITHER);
  if (first?.kind === 'number') parent.numbers[as] = first.value;
  if (first?.kind === 'player') parent.numbers[as] = first.player;
}

/** Thrown when a scenario rigs a selection with a card that is not eligible. */
export class RigError extends Error {}

/**
 * Selects `count` of `cards` at random, one after the other; nobody is asked.
 * A rigged outcome is taken first; where all are taken no chance is used.
 */
export function selectRandomly(
  engine: Engine,
  cards: readonly CardNumber[],
  count: number,
  player: Seat,
  by: CardNumber,
  rules: readonly RuleId[] = [],
): CardNumber[] {
  const left = [...cards];
  const selected: CardNumber[] = [];
  while (selected.length < count && left.length > 0) {
    const card = left.length === 1 ? left[0] : pickOne(engine, left);
    if (card === undefined) break;
    selected.push(card);
    left.splice(left.indexOf(card), 1);
  }
  const source = by > 0 ? { by } : {};
  if (selected.length > 0)
    engine.emit({ type: 'selected', cards: selected, random: true, player, ...source }, [
      ...engine.cite('select.random'),
      ...rules,
    ]);
  return selected;
}

/** One of so many things at random, by its index. */
export function oneOfSoMany(engine: Engine, count: number): number {
  const drawn = below(engine.state.chance, count);
  engine.emit(
    { type: 'chance', outcome: drawn.value, of: count, chance: drawn.chance, secret: true },
    engine.cite('select.random.outcome'),
  );
  return drawn.value;
}

function pickOne(engine: Engine, cards: readonly CardNumber[]): CardNumber {
  const { state } = engine;
  const [rigged] = state.rig;
  if (rigged !== undefined) {
    const card =
      cards.find((item) => item === rigged) ??
      cards.find((item) => state.definitionOf[item] === state.definitionOf[rigged]);
    if (card === undefined)
      throw new RigError(`${engine.definitionOf(rigged).id} is not eligible for the random selection`);
    engine.emit({ type: 'rigged', card }, engine.cite('select.random.outcome'));
    return card;
  }
  const card = cards[oneOfSoMany(engine, cards.length)];
  if (card === undefined) throw new Error('a random selection out of bounds');
  return card;
}
