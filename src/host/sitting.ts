/** A visitor at a table: on the whole screen or in lines, until they leave it, it is over, or they have gone. */
import { depthIn, isUtf8 } from '../tui/frame/terminal/environment.ts';
import type { ScreenSettings } from '../tui/frame/run-table.tsx';
import type { Hall } from './hall.ts';
import type { Preferences } from './people/people.ts';
import type { Wire } from './server/wire.ts';
import type { Notice } from './people/notices.ts';
import type { HostedTable } from './tables/hosted-table.ts';
import type { Place } from './tables/place.ts';

/** How somebody left a table. `gone`: the wire is closed, or is to be. */
export type LeftTable = 'gone' | 'lobby' | 'rematch';

/** How the screen of a visitor is drawn: as their terminal says, as they asked for by their name, as they set it. */
function screenOf(wire: Wire, { look, colours, ascii }: Preferences): ScreenSettings {
  const { environment, wishes } = wire.visitor;
  const said = Object.fromEntries(environment);
  const isAscii = wishes.ascii || ascii === 'on' || (ascii === 'auto' && isUtf8(said) === false);
  return {
    depth: wishes.mono ? 'none' : depthIn(said, 'auto', colours),
    ascii: isAscii,
    look: wishes.mono ? 'mono' : look,
    timer(milliseconds, run) {
      const timeout = setTimeout(() => wire.guarded(run), milliseconds);
      return () => clearTimeout(timeout);
    },
  };
}

/** Runs a program on the screen of a visitor. */
export async function onScreen<T>(wire: Wire, hall: Hall, run: (settings: ScreenSettings) => Promise<T>): Promise<T> {
  const screen = wire.enterScreen();
  try {
    return await run({ ...screenOf(wire, hall.people.preferences(wire.visitor.person)), ...screen });
  } finally {
    wire.leaveScreen();
  }
}

/** Sits a visitor down at a place on the whole screen. */
export async function sitOnScreen(wire: Wire, hall: Hall, table: HostedTable, place: Place): Promise<LeftTable> {
  const { runTable } = await import('../tui/index.ts');
  const preferences = hall.people.preferences(wire.visitor.person);
  if (wire.isClosed) {
    place.quit();
    return 'gone';
  }
  place.guard = (act) => wire.guarded(act);
  const unsubscribe = place.subscribe(() => {
    if (place.sentAway !== null) wire.closeScreen();
  });
  wire.isAtTable = true;
  const screen = wire.enterScreen();
  try {
    const { scenes } = preferences;
    const result = await runTable({
      session: place,
      face: hall.faceOf(table),
      pace: scenes,
      flash: false,
      ...screenOf(wire, preferences),
      ...screen,
    });
    if (place.sentAway !== null) return sentAway(wire, place.sentAway);
    const isInterrupted = result.ended === 'interrupted' && result.by !== 'SIGINT';
    return isInterrupted ? 'gone' : leftFor(table, place, result.ended === 'quit' && result.further === 'rematch');
  } finally {
    wire.isAtTable = false;
    wire.leaveScreen();
    unsubscribe();
    place.quit();
    hall.tidy(table);
  }
}

/** Lets a visitor go whose place is somebody else's now, or whose host stops. */
function sentAway(wire: Wire, why: string): LeftTable {
  wire.write(`${why}\n`);
  wire.end(0);
  return 'gone';
}

/** What somebody is told where they sit; null: nothing, as they play somebody and need not know who else has come. */
export function noticeAt(place: Place | null, { is, words }: Notice): string | null {
  if (is === 'own' || place === null) return words;
  return place.playsSomebody ? null : `${words} /leave goes to the lobby.`;
}

/** They went to the lobby of their own accord: the game does not call them back by itself. */
export function leftFor(table: HostedTable, { seat }: Place, wantsAnother: boolean): LeftTable {
  if (seat !== null && !table.isOver) table.away(seat);
  return wantsAnother && seat !== null ? 'rematch' : 'lobby';
}
