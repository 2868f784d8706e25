/** What a hall is made of, and what one can ask of it. */
import type { Ground } from './ground.ts';
import type { HostLimits } from './limits.ts';
import type { Log } from './log.ts';
import type { People } from './people/people.ts';
import type { TableStore } from './tables/store.ts';

/** What a new table is to be. */
export interface NewTable {
  readonly ruleset: string;
  /** `shipped:NAME` or `own:NAME`. */
  readonly deck: string;
  /** A bot by its name, with its deck; `open`: whoever comes; `invited`: who has the word. */
  readonly opponent: { readonly bot: string; readonly deck: string } | 'open' | 'invited';
}

export interface HallOptions {
  readonly ground: Ground;
  readonly store: TableStore;
  readonly people: People;
  readonly limits: HostLimits;
  /** Bots that may be played against. */
  readonly bots: readonly string[];
  readonly now: () => number;
  readonly log: Log;
}
