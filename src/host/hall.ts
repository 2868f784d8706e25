/** The hall: which tables there are, who is here, and what a visitor may do outside a table. Both lobbies and the commands use this and nothing else. */
import { randomInt } from 'node:crypto';
import type { DeckParts } from '../engine/ruleset/deck-rules.ts';
import { loadLedger } from '../rules/ledger.ts';
import { botNamed } from '../players/index.ts';
import { faceOf } from '../tui/faces.ts';
import type { TableFace } from '../tui/frame/face.ts';
import type { DeckSource, Ground, Opened } from './ground.ts';
import type { People } from './people/people.ts';
import type { Person } from './people/person.ts';
import { Presence } from './people/presence.ts';
import type { HallOptions, NewTable } from './hall-options.ts';
import { isSorry, sorry, type Sorry } from './sorry.ts';
import { HostedTable } from './tables/hosted-table.ts';
import { botName, free, isConcerned, isSeen, newRecord } from './tables/new-record.ts';
import { wordOf, type SeatRecord, type TableRecord } from './tables/record.ts';

export class Hall {
  /** Tables that are not over, and those that are with somebody still there. */
  private readonly records = new Map<string, TableRecord>();
  private readonly playing = new Map<string, HostedTable>();
  readonly presence = new Presence();
  private readonly listeners = new Set<() => void>();
  private isClosing = false;

  constructor(readonly options: HallOptions) {}

  get ground(): Ground {
    return this.options.ground;
  }

  get people(): People {
    return this.options.people;
  }

  /** Brings back every table that was kept. What can't be gone on with is told in the log and left as it is. */
  async restore(): Promise<void> {
    const { store, log } = this.options;
    const { records, problems } = store.load();
    for (const problem of problems) log('table-unreadable', { problem });
    for (const record of records) {
      if (store.finished(record.id) !== null || record.state === 'over') {
        // The host was stopped while it put this table among those that are over.
        store.finish(store.finished(record.id) ?? record);
      } else if (record.state === 'open') {
        this.records.set(record.id, record);
      } else {
        const opened = await this.ground.goOn(store.journalOf(record.id));
        if (typeof opened === 'string') log('table-stuck', { table: record.id, problem: opened });
        else await this.set(record, opened);
      }
    }
    log('tables-restored', { open: this.openTables().length, playing: this.playing.size });
  }

  /** Tables that wait for a second player, as a visitor may see them: their own, those that are for them, and those for anybody. */
  openTables(person: Person | null = null): readonly TableRecord[] {
    return [...this.records.values()].filter(
      (record) => record.state === 'open' && (isSeen(record) || (person !== null && isConcerned(record, person))),
    );
  }

  /** Games in progress. */
  games(): readonly HostedTable[] {
    return [...this.playing.values()].filter((table) => !table.isOver);
  }

  /** The unfinished games of somebody. */
  gamesOf(person: Person): readonly HostedTable[] {
    return this.games().filter((table) => table.seatOf(person) !== null);
  }

  /** The game to which somebody comes back at once: one that they did not leave for the lobby. */
  interruptedGameOf(person: Person): HostedTable | null {
    const left = this.gamesOf(person).filter((table) => {
      const seat = table.seatOf(person);
      return seat !== null && !table.seatRecord(seat).isAway;
    });
    return left.at(-1) ?? null;
  }

  table(id: string): HostedTable | null {
    return this.playing.get(id.toUpperCase()) ?? null;
  }

  get counts(): { readonly open: number; readonly playing: number } {
    return { open: this.openTables().length, playing: this.games().length };
  }

  /** Somebody comes; call what is returned when they go. */
  enter(person: Person): () => void {
    const leave = this.presence.enter(person);
    this.changed();
    return () => {
      if (leave() && person.isGuest) this.forget(person);
      this.changed();
    };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Opens a table. With a bot the game begins at once. */
  async open(person: Person, wanted: NewTable): Promise<TableRecord | Sorry> {
    const { ruleset, deck, opponent } = wanted;
    const full = this.noRoom(person);
    if (full !== null) return full;
    if (!this.ground.editions.some(({ value }) => value === ruleset)) return sorry(`There is no edition '${ruleset}'.`);
    const own = await this.deckOf(person, deck, ruleset);
    if (isSorry(own)) return own;
    const chair: SeatRecord = { name: person.name, kind: 'human', who: person.id, deck, isAway: false };
    if (typeof opponent === 'string') {
      const invite = opponent === 'invited' ? this.word(6) : null;
      return this.wait(this.newRecord(ruleset, [chair, free], { invite }), person);
    }
    if (!this.options.bots.includes(opponent.bot) || botNamed(opponent.bot, ruleset) === null)
      return sorry(`No bot called '${opponent.bot}' plays this edition here.`);
    const others = await this.deckOf(person, opponent.deck, ruleset);
    if (isSorry(others)) return others;
    const bot: SeatRecord = { name: botName(opponent.bot, person.name), kind: opponent.bot, who: null, deck: opponent.deck, isAway: false }; // prettier-ignore
    return this.begin(this.newRecord(ruleset, [chair, bot], {}), [own.parts, others.parts]);
  }

  /** Sits somebody down at a table that waits, found by its id or by the word of its invitation: the game begins. */
  async join(person: Person, idOrWord: string, deck: string): Promise<TableRecord | Sorry> {
    const record = this.waitingAt(idOrWord);
    const [first] = record?.seats ?? [];
    if (record === undefined || first === undefined)
      return sorry('No table that waits is called so, and no invitation has that word.');
    if (first.who === person.id) return sorry('You wait at this table yourself.');
    if (record.reservedFor !== null && record.reservedFor !== person.id)
      return sorry('This seat is kept for somebody else.');
    const full = this.noRoom(person);
    if (full !== null) return full;
    const joined = await this.deckOf(person, deck, record.ruleset);
    if (isSorry(joined)) return joined;
    const opener = await this.deckOf(
      { id: first.who ?? '', name: first.name, isGuest: false },
      first.deck,
      record.ruleset,
    );
    if (isSorry(opener)) return sorry(`The deck of ${first.name} can't be played any more.`);
    // Somebody may have been quicker while the decks were read.
    if (record.state !== 'open' || !this.records.has(record.id)) return sorry('Somebody else was quicker.');
    const name = person.name.toLowerCase() === first.name.toLowerCase() ? `${person.name}-2` : person.name;
    const seats = [first, { name, kind: 'human', who: person.id, deck, isAway: false }];
    this.people.settle(person);
    return this.begin({ ...record, seats, invite: null, reservedFor: null }, [opener.parts, joined.parts]);
  }

  /** The edition of a table that waits, by its id or the word of its invitation. */
  editionAt(idOrWord: string): string | null {
    return this.waitingAt(idOrWord)?.ruleset ?? null;
  }

  private waitingAt(idOrWord: string): TableRecord | undefined {
    const wanted = idOrWord.trim().toUpperCase();
    return [...this.records.values()].find(
      (each) => each.state === 'open' && (each.invite === null ? each.id === wanted : each.invite === wanted),
    );
  }

  /** The table that somebody asks for as they come in: one that is played at, or one where somebody waits, at which they sit down. */
  async goTo(person: Person, idOrWord: string): Promise<HostedTable | Sorry> {
    const playing = this.table(idOrWord);
    if (playing !== null && !playing.isOver) return playing;
    const ruleset = this.editionAt(idOrWord);
    const usual = ruleset === null ? undefined : this.ground.decks(ruleset)[0]?.value;
    const joined = await this.join(person, idOrWord, `shipped:${usual ?? ''}`);
    if (isSorry(joined)) return joined;
    return this.table(joined.id) ?? sorry('This table has gone.');
  }

  /** Gives up waiting at a table. */
  cancel(person: Person, id: string): boolean {
    const record = this.records.get(id.toUpperCase());
    if (record?.state !== 'open' || record.seats[0]?.who !== person.id) return false;
    this.records.delete(record.id);
    this.options.store.remove(record.id);
    this.options.log('table-cancelled', { table: record.id });
    this.changed();
    return true;
  }

  /** Plays a game again with the same decks: against a bot at once, else as soon as the other one wants it too. */
  async again(person: Person, before: HostedTable): Promise<TableRecord | Sorry> {
    const seat = before.seatOf(person);
    if (seat === null || !before.isOver) return sorry('This game is not over.');
    const own = before.seatRecord(seat);
    const other = before.seatRecord(1 - seat);
    const asked = [...this.records.values()].find((each) => each.state === 'open' && each.rematchOf === before.id);
    if (asked !== undefined && asked.reservedFor === person.id) return this.join(person, asked.id, own.deck);
    if (asked !== undefined) return asked;
    const { ruleset } = before.record;
    if (other.who === null)
      return this.open(person, { ruleset, deck: own.deck, opponent: { bot: other.kind, deck: other.deck } });
    const full = this.noRoom(person);
    if (full !== null) return full;
    const record = this.newRecord(ruleset, [{ ...own, isAway: false }, free], {
      reservedFor: other.who,
      rematchOf: before.id,
    });
    before.tellSeat(1 - seat, `${own.name} wants another game.`);
    return this.wait(record, person);
  }

  /** What a table looks like, by its edition. */
  faceOf(table: HostedTable): TableFace {
    return faceOf(table.session.game.view('public'));
  }

  /** Lets a table go that is over and empty. */
  tidy(table: HostedTable): void {
    if (!table.isOver || !table.isEmpty) return;
    this.playing.delete(table.id);
    this.records.delete(table.id);
  }

  /** Everybody is sent away; every game is in its journal. */
  close(why: string): void {
    this.isClosing = true;
    for (const table of this.playing.values()) table.close(why);
  }

  /** A deck of somebody, as it is played, or what is wrong with it. */
  async deckOf(person: Person, deck: string, ruleset: string): Promise<{ readonly parts: DeckParts } | Sorry> {
    const source = this.sourceOf(person, deck, ruleset);
    if (source === null) return sorry('There is no such deck.');
    const setup = await this.ground.setup(source, ruleset);
    return 'parts' in setup ? setup : sorry(...setup);
  }

  private sourceOf(person: Person, deck: string, ruleset: string): DeckSource | null {
    const [, kind, name = ''] = /^(shipped|own):(.+)$/s.exec(deck) ?? [];
    if (kind === 'shipped')
      return this.ground.decks(ruleset).some(({ value }) => value === name) ? { shipped: name } : null;
    const file = kind === 'own' ? this.people.deckFile(person, name) : null;
    return file === null ? null : { file };
  }

  private noRoom(person: Person): Sorry | null {
    const { tables, tablesPerPerson } = this.options.limits;
    if (this.isClosing) return sorry('The host is about to stop; come back in a moment.');
    if (this.records.size >= tables) return sorry('All tables are taken; come back later.');
    const own = [...this.records.values()].filter(
      ({ state, seats }) => state !== 'over' && seats.some(({ who }) => who === person.id),
    );
    return own.length < tablesPerPerson ? null : sorry(`You sit at ${own.length} tables already; end a game first.`);
  }

  private newRecord(ruleset: string, seats: SeatRecord[], more: Partial<TableRecord>): TableRecord {
    let id = this.word(4);
    while (this.records.has(id) || this.options.store.isTaken(id)) id = this.word(4);
    return newRecord({ id, ruleset, seats, created: this.options.now() }, more);
  }

  private word(letters: number): string {
    return wordOf(letters, (most) => randomInt(most));
  }

  private wait(record: TableRecord, person: Person): TableRecord | Sorry {
    const failure = this.options.store.save(record);
    if (failure !== null) return sorry(`The table can't be kept: ${failure}`);
    this.people.settle(person);
    this.records.set(record.id, record);
    this.options.log('table-opened', { table: record.id, edition: record.ruleset });
    this.changed();
    return record;
  }

  /** Begins the game of a table: its journal is on the disk before its record says so. */
  private async begin(waiting: TableRecord, parts: readonly DeckParts[]): Promise<TableRecord | Sorry> {
    const { store, log } = this.options;
    const record: TableRecord = { ...waiting, state: 'playing' };
    // Nobody else takes the seat while the journal is written.
    this.records.set(record.id, record);
    const seats = record.seats.map(({ name, kind }, seat) => ({ name, kind, parts: parts[seat] ?? {} }));
    const opened = await this.ground.begin(store.journalOf(record.id), record.ruleset, seats);
    const failure = typeof opened === 'string' ? opened : store.save(record);
    if (failure !== null || typeof opened === 'string') {
      if (waiting.seats[1]?.name === '') this.records.set(record.id, waiting);
      else this.records.delete(record.id);
      return sorry(`The game can't be begun: ${failure}`);
    }
    await this.set(record, opened);
    log('game-began', { table: record.id, edition: record.ruleset });
    return record;
  }

  private async set(record: TableRecord, opened: Opened): Promise<void> {
    const { store, now, limits, log } = this.options;
    const table = new HostedTable(record, opened, {
      words: faceOf(opened.game.view('public')).lines,
      rules: await loadLedger(record.ruleset),
      now,
      gone: limits.gone,
      save: (kept) => store.save(kept),
      finished: (kept) => {
        const failure = store.finish(kept);
        log('game-over', { table: kept.id, ...(failure === null ? {} : { problem: failure }) });
        this.changed();
      },
      broken: (kept, error) => this.broken(kept, error),
      changed: () => this.changed(),
    });
    this.records.set(record.id, record);
    this.playing.set(record.id, table);
    table.begin();
    this.changed();
  }

  /** A fault of ours in a table's game ends that table; its journal stays, and so does everybody else. */
  private broken(record: TableRecord, error: unknown): void {
    this.options.log('table-broken', {
      table: record.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    const table = this.playing.get(record.id);
    this.playing.delete(record.id);
    this.records.delete(record.id);
    table?.close('This table stopped by a fault of the program. Its journal is kept.');
    this.changed();
  }

  /** What a guest waited for goes with them. */
  private forget(person: Person): void {
    for (const record of this.openTables(person)) this.cancel(person, record.id);
    for (const table of this.gamesOf(person)) {
      const others = [...table.record.seats.keys()].filter((seat) => seat !== table.seatOf(person));
      table.end(others, `${person.name}, a guest, has gone`);
      this.tidy(table);
    }
    this.people.forget(person);
  }

  private changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
