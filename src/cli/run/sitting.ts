/** Plays games one after the other: the one asked for, then as chosen on the start screen, until the player leaves. */
import { exitStatus, type ExitStatus } from '../exit.ts';
import { usualBot } from '../../players/index.ts';
import type { PlayOptions } from '../play.ts';
import { readSettings } from '../settings/index.ts';
import { seatsCalled } from './names.ts';
import { runPlay } from './play.ts';
import { isOnTerminal } from './terminal.ts';

/** Plays as the options say; null: as is chosen on the start screen. */
export async function runSitting(options: PlayOptions | null): Promise<ExitStatus> {
  for (let chosen = options ?? (await atStart()); chosen !== null; chosen = await atStart()) {
    const { status, further } = await runPlay(chosen, usualSeats(chosen));
    if (further !== 'menu') return status;
  }
  return exitStatus.fine;
}

/** On the screen a person is called by the name that was set; for scripts and pipes seats are called what they are. */
function usualSeats({ json, plain, ruleset }: PlayOptions): string {
  const bot = usualBot(ruleset);
  if (!isOnTerminal() || json === true || plain === true) return `human,${bot}`;
  return seatsCalled(readSettings().settings.name, bot, '');
}

/** The start screen is loaded only where it is wanted. */
const atStart = async (): Promise<PlayOptions | null> => (await import('./start.ts')).atStart();
