/** Choices made in secret by several players and revealed together: nobody learns of one before all are made. */
import { below, type Chance } from '../state/chance.ts';
import type { Engine } from '../kernel/kernel.ts';
import { numberIn, wordIn, choicesIn } from '../kernel/frames.ts';
import { mechanism } from '../kernel/procedure.ts';
import type { Candidate, Request, RuleId, Seat } from './request.ts';
import type { Frame } from '../state/state.ts';
import { itemAt } from '../kernel/lists.ts';

export interface SecretChoice {
  readonly players: readonly Seat[];
  readonly prompt: string;
  /** What each of them chooses one of. */
  readonly from: readonly Candidate[];
  /** The frame below learns what each player chose, as an index into `from`: `numbers['AS SEAT']`. */
  readonly as: string;
  readonly rules: readonly RuleId[];
}

/** Has the players choose; the outcome stands in the frame now on top when that frame goes on. */
export function chooseSecretly(engine: Engine, choice: SecretChoice): void {
  engine.push('secret', {
    choices: choice.from,
    words: {
      prompt: choice.prompt,
      players: choice.players.join(' '),
      as: choice.as,
      rules: choice.rules.join(' '),
    },
  });
}

export const secretProcedure = mechanism('secret', [
  { label: 'secret', rules: [], asks: { always: true, request: askNext, answered: keepSecret } },
  { label: 'secret reveal', rules: [], does: reveal },
]);

const slotOf = (seat: Seat): string => `chosen ${seat}`;
const playersOf = (frame: Frame): Seat[] => wordIn(frame, 'players').split(' ').map(Number);

function askNext(_engine: Engine, frame: Frame): Request | null {
  const player = playersOf(frame).find((seat) => frame.numbers[slotOf(seat)] === undefined);
  if (player === undefined) return null;
  const rules = wordIn(frame, 'rules').split(' ');
  const selection = { from: choicesIn(frame), min: 1, max: 1, ordered: false, example: [0] };
  const options = [{ verb: 'choose', rules, selection }];
  return { kind: 'secret', player, prompt: wordIn(frame, 'prompt'), options, rules };
}

function keepSecret(engine: Engine, frame: Frame, _option: unknown, chosen: readonly Candidate[]): void {
  const player = playersOf(frame).find((seat) => frame.numbers[slotOf(seat)] === undefined);
  const [first] = chosen;
  if (player === undefined || first === undefined) throw new Error('a secret nobody was asked for');
  frame.numbers[slotOf(player)] = choicesIn(frame).indexOf(first);
  engine.goto(frame, 'secret');
}

function reveal(engine: Engine, frame: Frame): void {
  const parent = engine.below(frame);
  if (!parent) throw new Error('secret choices without anybody who asked for them');
  const rules = wordIn(frame, 'rules').split(' ');
  for (const player of playersOf(frame)) {
    const index = numberIn(frame, slotOf(player));
    parent.numbers[`${wordIn(frame, 'as')} ${player}`] = index;
    engine.emit({ type: 'named', player, word: wordOf(itemAt(choicesIn(frame), index)) }, rules);
  }
}

function wordOf(candidate: Candidate): string {
  switch (candidate.kind) {
    case 'word':
      return candidate.value;
    case 'number':
      return String(candidate.value);
    case 'card':
      return String(candidate.card);
    case 'player':
      return String(candidate.player);
  }
}

/** For a game that is only imagined: draws anew what others have chosen in secret, and gives the chance that is left. */
export function redrawSecrets(frames: readonly Frame[], player: Seat, chance: Chance): Chance {
  let now = chance;
  for (const frame of frames) {
    if (frame.procedure !== secretProcedure.name) continue;
    for (const seat of playersOf(frame)) {
      if (seat === player || frame.numbers[slotOf(seat)] === undefined) continue;
      const drawn = below(now, choicesIn(frame).length);
      frame.numbers[slotOf(seat)] = drawn.value;
      now = drawn.chance;
    }
  }
  return now;
}
