/** Who sits where, as `--seats` says it, and how a seat is named on the command line. */
import type { Seat } from '../../engine/asking/request.ts';
import type { Viewer } from '../../engine/showing/view.ts';
import { seatFault, seatKinds } from '../../players/index.ts';
import { nameFault, type Seated } from '../../table/index.ts';

/** Reads `human,bot` or `kirk=human,spock=bot` for a game of an edition; a string says what is wrong. Seats without a name are called by their kind. */
export function readSeats(text: string, ruleset: string): readonly Seated[] | string {
  const parts = text.split(',').map((part) => part.trim());
  const seats: Seated[] = [];
  for (const part of parts) {
    const [, name = '', kind = ''] = /^(?:([^=]*)=)?(.*)$/.exec(part) ?? [];
    const unfit = seatFault(kind, ruleset);
    if (unfit !== null)
      return `${unfit}; --seats takes ${seatKinds(ruleset).join(', ')}, as human,bot or Anna=human,bot`;
    const fault = name.trim() === '' ? null : nameFault(name.trim());
    if (fault !== null) return fault;
    seats.push({ name: name.trim(), kind });
  }
  if (seats.length !== 2) return `--seats needs two seats, as human,bot; '${text}' has ${seats.length}`;
  const named = seats.map((seat, index) => {
    if (seat.name !== '') return seat;
    const isShared = seats.filter(({ kind, name }) => name === '' && kind === seat.kind).length > 1;
    return { ...seat, name: isShared ? `${seat.kind}${index + 1}` : seat.kind };
  });
  const twice = named.find((seat, index) => named.findIndex(({ name }) => name === seat.name) !== index);
  return twice === undefined ? named : `two seats are called '${twice.name}'`;
}

/** The seat that is meant: by its name, its number from 1, or its kind where only one is of that kind. */
export function seatNamed(text: string, seats: readonly Seated[]): Seat | null {
  const wanted = text.toLowerCase();
  const byName = seats.findIndex(({ name }) => name.toLowerCase() === wanted);
  if (byName >= 0) return byName;
  const number = Number(text);
  if (Number.isInteger(number) && seats[number - 1] !== undefined) return number - 1;
  const ofKind = seats.flatMap(({ kind }, seat) => (kind === wanted ? [seat] : []));
  return ofKind.length === 1 ? (ofKind[0] ?? null) : null;
}

/** Whether something could not be read, and says why. */
export const isProblem = (read: Viewer | { readonly problem: string } | null): read is { readonly problem: string } =>
  typeof read === 'object' && read !== null;

/** Whose eyes `--view` means; a string says what is wrong. Null: nothing was said. */
export function readViewer(
  text: string | undefined,
  seats: readonly Seated[],
): Viewer | { readonly problem: string } | null {
  if (text === undefined) return null;
  if (text === 'all') return 'all';
  const seat = seatNamed(text, seats);
  if (seat !== null) return seat;
  if (text === 'public') return 'public';
  return {
    problem: `there is no player '${text}'; --view takes ${seats.map(({ name }) => name).join(', ')} or all, or public`,
  };
}
