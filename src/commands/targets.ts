/** A target named beforehand (`use CARD on TARGET`): given when the engine asks for it. */
import type { Game } from '../engine/game.ts';
import type { Answer, CardNumber, Request, Seat } from '../engine/asking/request.ts';
import { wordsOf, type GameWords } from './editions.ts';
import { interpret } from './interpret.ts';
import type { Aliases } from './lexicon.ts';

/** What is still to be chosen for a card that was used or played. */
export interface Pending {
  readonly player: Seat;
  readonly source: CardNumber;
  /** The target's name as it was written: who chooses may see cards that could not be seen before. */
  readonly target: string;
}

type Answered = ReturnType<Game['answer']>;

/** The answer that gives the pending target, if it is asked for now; while costs of the same card are being chosen it stays pending. */
export function targetAnswer(
  game: Game,
  pending: Pending | null,
  aliases?: Aliases,
  words: GameWords = wordsOf(game),
): { readonly answer: Answer | null; readonly pending: Pending | null } {
  const { request } = game;
  if (pending === null || request === null || !asksFor(request, pending)) return { answer: null, pending: null };
  if (request.pays) return { answer: null, pending };
  const read = interpret(game, `choose ${pending.target}`, aliases, words);
  return read.kind === 'answer' ? { answer: read.answer, pending: null } : { answer: null, pending };
}

/** Gives the target that a command named in advance (`on CARD`) if it is asked for now: what came of it, and what is still pending. */
export function giveTarget(
  game: Game,
  pending: Pending | null,
  aliases?: Aliases,
  words: GameWords = wordsOf(game),
): { readonly answered: Answered | null; readonly pending: Pending | null } {
  const { answer, pending: left } = targetAnswer(game, pending, aliases, words);
  return { answered: answer === null ? null : game.answer(answer), pending: left };
}

function asksFor({ kind, player, source }: Request, pending: Pending): boolean {
  return kind === 'choose' && player === pending.player && source === pending.source;
}
