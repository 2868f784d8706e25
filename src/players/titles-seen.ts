/** Of some thousand titles that may be named, those a seat has seen: who picks from a list picks among these, whatever lies hidden. */
import type { Answer, Request, Selection } from '../engine/asking/request.ts';
import { rowsIn } from '../engine/showing/looking.ts';
import type { CardView, PileView, View } from '../engine/showing/view.ts';

export interface Narrowed {
  /** The request with the titles that were seen alone, as if no others could be named. */
  readonly request: Request;
  /** An answer to it as an answer to the whole request. */
  readonly meant: (answer: Answer) => Answer;
}

/** A request in which any title may be named, narrowed to those of the view; any other as it is. */
export function withTitlesSeen(request: Request, view: () => View): Narrowed {
  if (request.options.every(({ selection }) => selection?.open === undefined))
    return { request, meant: (answer) => answer };
  const seen = new Set(cardsIn(view()).map(({ definition }) => definition.title));
  const positions = request.options.map(({ selection }) =>
    selection?.open === undefined ? null : positionsIn(selection, seen),
  );
  const options = request.options.map((option, index) => {
    const at = positions[index];
    return option.selection && at ? { ...option, selection: narrowed(option.selection, at) } : option;
  });
  const meant = (answer: Answer): Answer => {
    const at = positions[answer.option];
    if (!at || answer.chosen === undefined) return answer;
    return { ...answer, chosen: answer.chosen.map((index) => at[index] ?? NOWHERE) };
  };
  return { request: { ...request, options }, meant };
}

/** What stands at no position is refused. */
const NOWHERE = -1;

/** Where the titles stand that were seen; where they are too few, the first of all as well. */
function positionsIn({ from, min }: Selection, seen: ReadonlySet<string>): readonly number[] {
  const isSeen = (index: number): boolean => {
    const candidate = from[index];
    return candidate?.kind === 'word' && seen.has(candidate.value);
  };
  const all = [...from.keys()];
  const found = all.filter(isSeen);
  const least = Math.max(min, 1);
  if (found.length >= least) return found;
  return [...found, ...all.filter((index) => !isSeen(index)).slice(0, least - found.length)].sort((a, b) => a - b);
}

const narrowed = (selection: Selection, positions: readonly number[]): Selection => ({
  ...selection,
  from: positions.flatMap((index) => selection.from[index] ?? []),
  max: Math.min(selection.max, positions.length),
  example: [...positions.keys()].slice(0, selection.min),
});

/** Every card of the view. */
function cardsIn(view: View): readonly CardView[] {
  const piles = [...view.players.flatMap(({ zones }) => Object.values(zones)), ...Object.values(rowsIn(view))];
  return [...cardsOf(piles), ...cardsOf([{ player: null, count: view.shown.length, cards: view.shown }])];
}

const cardsOf = (piles: readonly PileView[]): readonly CardView[] =>
  piles.flatMap(({ cards }) => cards.flatMap((card) => [card, ...cardsOf(Object.values(card.hosted).flat())]));
