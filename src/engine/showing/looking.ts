/** Looks up in a view what stands there. What must be there and is not is our own error, no nought. */
import { printedCost } from '../definition.ts';
import type { Candidate, Option, Seat } from '../asking/request.ts';
import type { CardView, PileView, PlayerView, View } from './view.ts';

/** A number of a card as it counts now. @throws Error if such a card has none of that name */
export function valueIn({ values, definition }: CardView, name: string): number {
  const value = values[name];
  if (value === undefined) throw new Error(`${definition.title} has no ${name}`);
  return value;
}

/** What a card adds to a sum of this value: nothing where it has none, as somebody without Weapons, or whose face tells none. */
export const addedBy = ({ values }: CardView, name: string): number => values[name] ?? 0;

/** What a card costs: nothing where no cost is printed. */
export const costOf = ({ values, definition }: CardView): number => values['cost'] ?? printedCost(definition);

/** What lies with a card in one relation, one pile a player: none where nothing lies there. */
export const pilesOn = ({ hosted }: CardView, relation: string): readonly PileView[] => hosted[relation] ?? NO_PILES;
const NO_PILES: readonly PileView[] = [];

/** The player who has the seat. @throws Error if nobody has */
export function playerIn({ players }: View, seat: Seat): PlayerView {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody has the seat ${seat}`);
  return player;
}

export const scoreOf = (view: View, seat: Seat): number => playerIn(view, seat).score;

/** What an option has one choose from: nothing where nothing is to be chosen. */
export const choosableIn = (option: Pick<Option, 'selection'> | undefined): readonly Candidate[] =>
  option?.selection?.from ?? NO_CANDIDATES;
const NO_CANDIDATES: readonly Candidate[] = [];

/** What lies in a zone of a player. @throws Error if the edition has no zone of that name */
export function zoneIn(view: View, seat: Seat, name: string): PileView {
  const pile = playerIn(view, seat).zones[name];
  if (pile === undefined) throw new Error(`${view.ruleset} has no zone '${name}'`);
  return pile;
}

/** The rows that all players share, by name: an edition may have none. */
export const rowsIn = ({ rows }: View): Readonly<Record<string, PileView>> => rows ?? NO_ROWS;
const NO_ROWS: Readonly<Record<string, PileView>> = {};

/** Who has won: nobody as long as the game goes on. */
export const winnersIn = ({ over }: View): readonly Seat[] => over?.winners ?? NOBODY;
const NOBODY: readonly Seat[] = [];
