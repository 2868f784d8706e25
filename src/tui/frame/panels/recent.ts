/** What another player did last: the turn of theirs that is going on, or went before. */
import type { Seat } from '../../../engine/asking/request.ts';
import type { Happening } from '../../../table/index.ts';
import { nameOf } from '../cards.ts';
import type { Desk } from '../state.ts';
import { line, wrapped } from '../text.ts';
import { note } from './pane.ts';
import type { Entry, Pane } from './pane.ts';
import { tallyOf } from '../../../engine/kernel/tallies.ts';

/** The last turn of a player, what they did themselves in it; the same things are counted. */
export function recentPane(desk: Desk, seat: Seat | null, width: number): Pane {
  const name = nameOf(desk.view, seat);
  const begun = desk.past.findLastIndex((happening) => isTurnOf(happening, seat));
  const after = desk.past.slice(begun + 1);
  const end = after.findIndex(({ logged: { event } }) => event.type === 'began' && event.what === 'turn');
  const told = counted((end < 0 ? after : after.slice(0, end)).flatMap((each) => deedOf(each, seat, name)));
  return {
    title: `What ${name} did last`,
    right: '',
    entries: told.length === 0 ? [note('Nothing so far.')] : told.flatMap((text) => entries(text, width - 2)),
  };
}

const entries = (text: string, width: number): readonly Entry[] =>
  wrapped(text, width - 2).map((each, index): Entry => ({ line: line(index === 0 ? each : `  ${each}`) }));

const isTurnOf = ({ logged: { event } }: Happening, seat: Seat | null): boolean =>
  event.type === 'began' && event.what === 'turn' && event.player === seat;

/** What happened without who did it, where that was this player; what is said aloud besides is in the log. */
function deedOf({ logged: { event }, line: told }: Happening, seat: Seat | null, name: string): readonly string[] {
  const isTheirs = 'player' in event && event.player === seat && event.type !== 'announced';
  if (told === null || !isTheirs) return [];
  return [told.text.startsWith(`${name} `) ? told.text.slice(name.length + 1) : told.text];
}

/** The texts, each once, with how often it was so. */
function counted(texts: readonly string[]): readonly string[] {
  return [...tallyOf(texts)].map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text));
}
