/** What a hall of tables is started with, and what a visitor says of a table to be opened. */
import type { People } from './people/people.ts';
import type { TablesOptions } from './tables/tables.ts';

/** What a new table is to be. */
export interface NewTable {
  readonly ruleset: string;
  /** `shipped:NAME` or `own:NAME`. */
  readonly deck: string;
  /** A bot by its name, with its deck; `open`: whoever comes; `invited`: who has the word. */
  readonly opponent: { readonly bot: string; readonly deck: string } | 'open' | 'invited';
  /** So many turns late is what onlookers are to see. */
  readonly late: number;
}

export interface HallOptions extends TablesOptions {
  readonly people: People;
  /** Bots that may be played against. */
  readonly bots: readonly string[];
}
