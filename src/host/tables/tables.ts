/**
 * All tables of a host: those where somebody waits, and games. A game is in memory while somebody is there or its clock runs; else it is in its journal,
 * and is brought back when somebody comes.
 */
import type { DeckParts } from '../../engine/ruleset/deck-rules.ts';
import { loadLedger } from '../../rules/ledger.ts';
import { faceOf } from '../../tui/faces.ts';
import type { Ground, Opened } from '../ground.ts';
import type { HostLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import { isSorry, sorry, type Sorry } from '../sorry.ts';
import { HostedTable } from './hosted-table.ts';
import { KeptTable } from './kept-table.ts';
import { isGuests } from './new-record.ts';
import type { TableRecord } from './record.ts';
import type { TableStore } from './store.ts';

export interface TablesOptions {
  readonly ground: Ground;
  readonly store: TableStore;
  readonly limits: HostLimits;
  readonly now: () => number;
  readonly log: Log;
}

/** Who hears of what happens to tables. */
interface Hearing {
  /** The lists are other ones now. */
  readonly changed: () => void;
  /** A game is over. */
  readonly over: (table: HostedTable) => void;
}

export class Tables {
  private readonly kept = new Map<string, KeptTable>();

  constructor(
    private readonly options: TablesOptions,
    private readonly hearing: Hearing,
  ) {}

  /** Brings back every table that was kept. A game is read when somebody comes; at once where its clock runs, or a guest sat there who is nobody now. */
  async restore(): Promise<void> {
    const { store, log } = this.options;
    const { records, problems } = store.load();
    for (const problem of problems) log('table-unreadable', { problem });
    for (const record of records) {
      const finished = store.finished(record.id);
      // The host may have been stopped while it put a table among those that are over.
      if (finished !== null || record.state === 'over') store.finish(finished ?? record);
      else if (record.state === 'open' && isGuests(record)) store.remove(record.id);
      else this.kept.set(record.id, new KeptTable(record));
    }
    for (const table of this.games()) {
      if (isGuests(table.record)) await this.endWithoutGuest(table);
      else if (table.record.clock !== null) await this.wake(table.id);
    }
    log('tables-restored', { open: this.open().length, playing: this.games().length });
  }

  get size(): number {
    return this.kept.size;
  }

  /** All that are not over, and those that are with somebody still there. */
  all(): readonly KeptTable[] {
    return [...this.kept.values()];
  }

  /** Tables where somebody waits. */
  open(): readonly TableRecord[] {
    return this.all().flatMap(({ isOpen, record }) => (isOpen ? [record] : []));
  }

  /** Games in progress. */
  games(): readonly KeptTable[] {
    return this.all().filter(({ isPlaying }) => isPlaying);
  }

  get(id: string): KeptTable | null {
    return this.kept.get(id.toUpperCase()) ?? null;
  }

  /** Keeps a table where somebody waits; what the system says if it can't be. */
  add(record: TableRecord): string | null {
    const failure = this.options.store.save(record);
    if (failure === null) this.kept.set(record.id, new KeptTable(record));
    return failure;
  }

  /** Takes a table away at which nobody sat down. */
  remove(id: string): void {
    this.kept.delete(id);
    this.options.store.remove(id);
  }

  /** Begins the game of a table: its journal is on the disk before its record says so. */
  async begin(waiting: TableRecord, parts: readonly DeckParts[]): Promise<HostedTable | Sorry> {
    const before = this.kept.get(waiting.id);
    const table = new KeptTable({ ...waiting, state: 'playing' });
    // Nobody else takes the seat while the journal is written.
    this.kept.set(table.id, table);
    table.coming = this.written(table, parts);
    const begun = await table.coming;
    table.coming = null;
    if (!isSorry(begun)) return begun;
    if (before === undefined) this.kept.delete(table.id);
    else this.kept.set(table.id, before);
    return begun;
  }

  private async written(table: KeptTable, parts: readonly DeckParts[]): Promise<HostedTable | Sorry> {
    const { ground, store, log } = this.options;
    const { record } = table;
    const seats = record.seats.map(({ name, kind }, seat) => {
      const deck = parts[seat];
      if (deck === undefined) throw new Error(`table ${record.id} has no deck for seat ${seat}`);
      return { name, kind, parts: deck };
    });
    const opened = await ground.begin(store.journalOf(record.id), record.ruleset, seats);
    const failure = typeof opened === 'string' ? opened : store.save(record);
    if (failure !== null || typeof opened === 'string') return sorry(`The game can't be begun: ${failure}`);
    const hosted = await this.set(table, opened);
    log('game-began', { table: record.id, edition: record.ruleset });
    hosted.begin();
    this.hearing.changed();
    return hosted;
  }

  /** A game by the id of its table, read from its journal where it is not in memory; null where there is none. */
  async wake(id: string): Promise<HostedTable | Sorry | null> {
    const table = this.get(id);
    if (table === null || !table.isPlaying) return table === null ? null : table.awake;
    if (table.awake !== null) return table.awake;
    const isFirst = table.coming === null;
    table.coming ??= this.read(table);
    const hosted = await table.coming;
    if (isFirst) table.coming = null;
    return hosted;
  }

  private async read(table: KeptTable): Promise<HostedTable | Sorry> {
    const { ground, store, log } = this.options;
    const opened = await ground.goOn(store.journalOf(table.id));
    if (typeof opened === 'string') {
      // What can't be gone on with is told in the log and left as it is.
      log('table-stuck', { table: table.id, problem: opened });
      this.kept.delete(table.id);
      this.hearing.changed();
      return sorry(
        'This game can’t be gone on with: its journal can’t be read. Who runs the host finds why in its log.',
      );
    }
    const hosted = await this.set(table, opened);
    hosted.begin(true);
    this.hearing.changed();
    return hosted;
  }

  /** Closes abandoned tables, and puts away games that nobody is at. `isHere`: whether somebody is at the host. */
  look(isHere: (id: string) => boolean, waitedInVain: (record: TableRecord) => void): void {
    const { limits, now } = this.options;
    for (const table of this.all()) {
      const { record } = table;
      const [opener] = record.seats;
      if (table.isOpen && now() - record.created > limits.waits && !isHere(opener?.who ?? '')) {
        this.remove(record.id);
        waitedInVain(record);
      } else if (table.isPlaying && now() - record.answered > limits.abandoned) {
        this.closeAbandoned(table).catch((error: unknown) => this.broken(table, error));
      } else this.rest(table);
    }
  }

  /** Who was asked and gave no answer for so long has lost; against a bot nobody has. */
  private async closeAbandoned(table: KeptTable): Promise<void> {
    if (table.coming !== null) return;
    const hosted = await this.wake(table.id);
    if (hosted === null || isSorry(hosted) || hosted.asked === null) return;
    const days = Math.round(this.options.limits.abandoned / (24 * 60 * 60 * 1000));
    const winners = hosted.people.filter((seat) => seat !== hosted.asked);
    hosted.end(winners, `${hosted.seatRecord(hosted.asked).name} gave no answer for ${days} days`);
  }

  private async endWithoutGuest(table: KeptTable): Promise<void> {
    const hosted = await this.wake(table.id);
    if (hosted === null || isSorry(hosted)) return;
    const gone = hosted.people.filter((seat) => isGuests({ seats: [hosted.seatRecord(seat)] }));
    const others = [...hosted.record.seats.keys()].filter((seat) => !gone.includes(seat));
    hosted.end(others, 'a guest has gone');
  }

  private rest(table: KeptTable): void {
    const { limits, now, log } = this.options;
    if (table.awake === null || !table.awake.isAtRest) table.restsSince = null;
    else table.restsSince ??= now();
    if (table.restsSince === null || now() - table.restsSince < limits.rest) return;
    table.awake?.close('');
    table.awake = null;
    table.restsSince = null;
    log('table-rests', { table: table.id });
  }

  /** Lets a table go that is over and empty. */
  tidy(hosted: HostedTable): void {
    if (hosted.isOver && hosted.isEmpty) this.kept.delete(hosted.id);
  }

  /** Sends everybody away; every game is in its journal. */
  close(why: string): void {
    for (const { awake } of this.kept.values()) awake?.close(why);
  }

  private async set(table: KeptTable, opened: Opened): Promise<HostedTable> {
    const { store, now, limits } = this.options;
    const hosted = new HostedTable(table.record, opened, {
      words: faceOf(opened.game.view('public')).lines,
      rules: await loadLedger(table.record.ruleset),
      now,
      gone: limits.gone,
      grace: limits.grace,
      save: (kept) => store.save(kept),
      finished: () => this.finished(hosted),
      broken: (_record, error) => this.broken(table, error),
      changed: () => this.hearing.changed(),
    });
    table.awake = hosted;
    return hosted;
  }

  private finished(hosted: HostedTable): void {
    const failure = this.options.store.finish({ ...hosted.record, from: null });
    this.options.log('game-over', { table: hosted.id, ...(failure === null ? {} : { problem: failure }) });
    this.hearing.over(hosted);
    this.tidy(hosted);
    this.hearing.changed();
  }

  /** A fault of ours in a table's game ends that table; its journal stays, and so does everybody else. */
  private broken(table: KeptTable, error: unknown): void {
    this.options.log('table-broken', {
      table: table.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    this.kept.delete(table.id);
    table.awake?.close('This table stopped by a fault of the program. Its journal is kept.');
    this.hearing.changed();
  }
}
