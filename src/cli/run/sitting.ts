/** A sitting: a game, or the start screen first; back there as often as the player wants. */
import { exitStatus, type ExitStatus } from '../exit.ts';
import type { PlayOptions } from '../play.ts';
import { runPlay } from './play.ts';

/** Plays as the options say; null: as is chosen on the start screen. */
export async function runSitting(options: PlayOptions | null): Promise<ExitStatus> {
  for (let chosen = options ?? (await atStart()); chosen !== null; chosen = await atStart()) {
    const { status, further } = await runPlay(chosen);
    if (further !== 'menu') return status;
  }
  return exitStatus.fine;
}

/** The start screen is loaded only where it is wanted. */
const atStart = async (): Promise<PlayOptions | null> => (await import('./start.ts')).atStart();
