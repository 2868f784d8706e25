/** A target named beforehand (`use CARD on TARGET`): given when the engine asks for it. */
import type { Game } from '../engine/game.ts';
import type { Answer, CardNumber, Request, Seat } from '../engine/request.ts';

/** What is still to be chosen for a card that was used or played. */
export interface Pending {
  readonly player: Seat;
  readonly source: CardNumber;
  readonly target: CardNumber;
}

type Answered = ReturnType<Game['answer']>;

/** The answer that gives the pending target, if it is asked for now; while costs of the same card are being chosen it stays pending. */
export function targetAnswer(
  request: Request | null,
  pending: Pending | null,
): { readonly answer: Answer | null; readonly pending: Pending | null } {
  const nothing = { answer: null, pending: null };
  if (pending === null || request === null || request.kind !== 'choose') return nothing;
  if (request.player !== pending.player || request.source !== pending.source) return nothing;
  if (choosesCost(request)) return { answer: null, pending };
  const option = request.options.findIndex(({ selection }) =>
    selection?.from.some((item) => item.kind === 'card' && item.card === pending.target),
  );
  const selection = request.options[option]?.selection;
  const index = selection?.from.findIndex((item) => item.kind === 'card' && item.card === pending.target) ?? -1;
  if (index < 0 || selection === undefined || selection.min > 1) return { answer: null, pending };
  return { answer: { option, chosen: [index] }, pending: null };
}

/** Gives the pending target if it is asked for now. */
export function giveTarget(
  game: Game,
  pending: Pending | null,
): { readonly answered: Answered | null; readonly pending: Pending | null } {
  const { answer, pending: left } = targetAnswer(game.request, pending);
  return { answered: answer === null ? null : game.answer(answer), pending: left };
}

function choosesCost({ rules }: Request): boolean {
  return rules.some((id) => id.includes('-COST-'));
}
