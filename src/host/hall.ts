/** The hall: which tables there are, who is here, and what a visitor may do outside a table. Both lobbies and the commands use this and nothing else. */
import { randomInt } from 'node:crypto';
import type { DeckParts } from '../engine/ruleset/deck-rules.ts';
import { botNamed } from '../players/index.ts';
import { faceOf } from '../tui/faces.ts';
import type { TableFace } from '../tui/frame/face.ts';
import type { DeckSource, Ground } from './ground.ts';
import type { HallOptions, NewTable } from './hall-options.ts';
import { Buckets } from './limits.ts';
import { Notices } from './people/notices.ts';
import type { People } from './people/people.ts';
import type { Person } from './people/person.ts';
import { Presence } from './people/presence.ts';
import { Room } from './room.ts';
import { isSorry, sorry, type Sorry } from './sorry.ts';
import { endWords } from './tables/digest.ts';
import type { HostedTable } from './tables/hosted-table.ts';
import type { KeptTable } from './tables/kept-table.ts';
import { botSeat, free, isConcerned, isSeen, newRecord, taken } from './tables/new-record.ts';
import { mostLate, wordOf, type SeatRecord, type TableRecord } from './tables/record.ts';
import { Tables } from './tables/tables.ts';

/** Milliseconds between two times that it is told that somebody has come. */
const ARRIVALS = 5000;

export class Hall {
  readonly presence = new Presence();
  readonly notices = new Notices();
  private readonly tables: Tables;
  private readonly listeners = new Set<() => void>();
  private readonly room: Room;
  private readonly newDecks: Buckets;
  private readonly arrivals: Buckets;
  private isClosing = false;

  constructor(readonly options: HallOptions) {
    const { limits, now } = options;
    this.tables = new Tables(options, {
      changed: () => this.changed(),
      over: (table) => this.gameOver(table),
    });
    this.room = new Room(this.tables, limits, now);
    this.newDecks = new Buckets(limits.deckBurst, limits.deckRefill, now);
    this.arrivals = new Buckets(1, ARRIVALS, now);
  }

  get ground(): Ground {
    return this.options.ground;
  }

  get people(): People {
    return this.options.people;
  }

  /** Brings back every table that was kept. */
  restore(): Promise<void> {
    return this.tables.restore();
  }

  /** Tables that wait for a second player, as a visitor may see them: their own, those that are for them, and those for anybody. */
  openTables(person: Person | null = null): readonly TableRecord[] {
    return this.tables.open().filter((record) => isSeen(record) || (person !== null && isConcerned(record, person)));
  }

  /** Games in progress. */
  games(): readonly KeptTable[] {
    return this.tables.games();
  }

  /** The unfinished games of somebody. */
  gamesOf(person: Person): readonly KeptTable[] {
    return this.games().filter((table) => table.seatOf(person) !== null);
  }

  /** The game to which somebody comes back at once: one that they did not leave for the lobby. */
  interruptedGameOf(person: Person): KeptTable | null {
    const left = this.gamesOf(person).filter(({ record }) =>
      record.seats.some(({ who, isAway }) => who === person.id && !isAway),
    );
    return left.at(-1) ?? null;
  }

  /** A game, read from its journal where nobody was at it for long; null where there is none. */
  game(id: string): Promise<HostedTable | Sorry | null> {
    return this.tables.wake(id);
  }

  get counts(): { readonly open: number; readonly playing: number; readonly inMemory: number } {
    const games = this.games();
    return {
      open: this.openTables().length,
      playing: games.length,
      inMemory: this.tables.all().filter(({ awake }) => awake !== null).length,
    };
  }

  /** Somebody comes; call what is returned when they go. */
  enter(person: Person): () => void {
    const isNew = !this.presence.isHere(person.id);
    const leave = this.presence.enter(person);
    if (isNew && this.arrivals.take('come'))
      this.notices.announce(person, `${person.name} is here.`, (other) => this.people.wantsToHear(other, 'come'));
    this.changed();
    return () => {
      if (leave() && person.isGuest) this.forget(person).catch((error: unknown) => this.failed(error));
      this.changed();
    };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Opens a table, for somebody at an address. With a bot the game begins at once. */
  async open(person: Person, wanted: NewTable, address: string): Promise<TableRecord | Sorry> {
    const { ruleset, deck, opponent, late } = wanted;
    const full = this.noRoomFor(person, address);
    if (full !== null) return full;
    if (!this.ground.editions.some(({ value }) => value === ruleset)) return sorry(`There is no edition '${ruleset}'.`);
    if (!Number.isInteger(late) || late < 0 || late > mostLate)
      return sorry(`Onlookers can be at most ${mostLate} turns late.`);
    const own = await this.deckOf(person, deck, ruleset);
    if (isSorry(own)) return own;
    const chair = taken(person, deck);
    const record = (seats: SeatRecord[], invite: string | null): TableRecord =>
      this.newRecord({ ruleset, seats, late, from: address }, { invite });
    if (typeof opponent === 'string')
      return this.wait(record([chair, free], opponent === 'invited' ? this.word(6) : null), person, address);
    if (!this.options.bots.includes(opponent.bot) || botNamed(opponent.bot, ruleset) === null)
      return sorry(`No bot called '${opponent.bot}' plays this edition here.`);
    const others = await this.deckOf(person, opponent.deck, ruleset);
    if (isSorry(others)) return others;
    this.room.opened(address);
    const bot = botSeat(opponent.bot, opponent.deck, person.name);
    return this.begin(record([chair, bot], null), [own.parts, others.parts]);
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
    const full = this.closing() ?? this.room.lackOf(person);
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
    if (this.tables.get(record.id)?.isOpen !== true) return sorry('Somebody else was quicker.');
    const name = person.name.toLowerCase() === first.name.toLowerCase() ? `${person.name}-2` : person.name;
    const seats = [first, { ...taken(person, deck), name }];
    this.people.settle(person);
    const answered = this.options.now();
    const begun = await this.begin({ ...record, seats, answered, invite: null, reservedFor: null }, [opener.parts, joined.parts]); // prettier-ignore
    if (!isSorry(begun) && first.who !== null)
      this.tell(first.who, `${person.name} has sat down at your table ${record.id}: the game has begun.`);
    return begun;
  }

  /** The edition of a table that waits, by its id or the word of its invitation. */
  editionAt(idOrWord: string): string | null {
    return this.waitingAt(idOrWord)?.ruleset ?? null;
  }

  private waitingAt(idOrWord: string): TableRecord | undefined {
    const wanted = idOrWord.trim().toUpperCase();
    return this.tables.open().find((each) => (each.invite === null ? each.id === wanted : each.invite === wanted));
  }

  /** The table that somebody asks for as they come in: one that is played at, or one where somebody waits, at which they sit down. */
  async goTo(person: Person, idOrWord: string): Promise<HostedTable | Sorry> {
    const playing = await this.game(idOrWord);
    if (playing !== null && (isSorry(playing) || !playing.isOver)) return playing;
    const ruleset = this.editionAt(idOrWord);
    const usual = ruleset === null ? undefined : this.ground.decks(ruleset)[0]?.value;
    const joined = await this.join(person, idOrWord, `shipped:${usual ?? ''}`);
    if (isSorry(joined)) return joined;
    return (await this.game(joined.id)) ?? sorry('This table has gone.');
  }

  /** Gives up waiting at a table. */
  cancel(person: Person, id: string): boolean {
    const table = this.tables.get(id);
    if (table?.isOpen !== true || table.record.seats[0]?.who !== person.id) return false;
    this.tables.remove(table.id);
    this.options.log('table-cancelled', { table: table.id });
    this.changed();
    return true;
  }

  /** Plays a game again with the same decks: against a bot at once, else as soon as the other one wants it too. */
  async again(person: Person, before: HostedTable, address: string): Promise<TableRecord | Sorry> {
    const seat = before.seatOf(person);
    if (seat === null || !before.isOver) return sorry('This game is not over.');
    const own = before.seatRecord(seat);
    const other = before.seatRecord(1 - seat);
    const asked = this.tables.open().find(({ rematchOf }) => rematchOf === before.id);
    if (asked !== undefined && asked.reservedFor === person.id) return this.join(person, asked.id, own.deck);
    if (asked !== undefined) return asked;
    const { ruleset, late } = before.record;
    if (other.who === null)
      return this.open(person, { ruleset, deck: own.deck, opponent: { bot: other.kind, deck: other.deck }, late }, address); // prettier-ignore
    const full = this.noRoomFor(person, address);
    if (full !== null) return full;
    const record = this.newRecord(
      { ruleset, seats: [taken(person, own.deck), free], late, from: address },
      { reservedFor: other.who, rematchOf: before.id },
    );
    const waits = this.wait(record, person, address);
    const words = `${own.name} wants another game.`;
    if (!isSorry(waits) && !before.tellSeat(1 - seat, words)) this.tell(other.who, words);
    return waits;
  }

  /** What a table looks like, by its edition. */
  faceOf(table: HostedTable): TableFace {
    return faceOf(table.session.game.view('public'));
  }

  /** Lets a table go that is over and empty. */
  tidy(table: HostedTable): void {
    this.tables.tidy(table);
  }

  /** Closes what was abandoned, puts away what nobody is at. Called now and then. */
  look(): void {
    this.tables.look(
      (id) => this.presence.isHere(id),
      ({ id, seats: [opener] }) => {
        if (typeof opener?.who === 'string')
          this.tell(opener.who, `Nobody sat down at your table ${id}; it is closed.`);
      },
    );
  }

  /** Everybody is sent away; every game is in its journal. */
  close(why: string): void {
    this.isClosing = true;
    this.tables.close(why);
  }

  /** A deck of somebody, as it is played, or what is wrong with it. */
  async deckOf(person: Person, deck: string, ruleset: string): Promise<{ readonly parts: DeckParts } | Sorry> {
    const source = this.sourceOf(person, deck, ruleset);
    if (source === null) return sorry('There is no such deck.');
    const setup = await this.ground.setup(source, ruleset);
    return 'parts' in setup ? setup : sorry(...setup);
  }

  /** Keeps a deck that somebody at an address brings; why it can't be, or null. */
  bringDeck(person: Person, name: string, bytes: Uint8Array, address: string): string | null {
    if (!this.newDecks.has(address)) return 'too many decks come from where you are; wait a minute';
    const failure = this.people.putDeck(person, name, bytes);
    if (failure === null) this.newDecks.take(address);
    return failure;
  }

  private sourceOf(person: Person, deck: string, ruleset: string): DeckSource | null {
    const [, kind, name = ''] = /^(shipped|own):(.+)$/s.exec(deck) ?? [];
    if (kind === 'shipped')
      return this.ground.decks(ruleset).some(({ value }) => value === name) ? { shipped: name } : null;
    const file = kind === 'own' ? this.people.deckFile(person, name) : null;
    return file === null ? null : { file };
  }

  private noRoomFor(person: Person, address: string): Sorry | null {
    return this.closing() ?? this.room.lackFor(person, address);
  }

  private closing(): Sorry | null {
    return this.isClosing ? sorry('The host is about to stop; come back in a moment.') : null;
  }

  private newRecord(
    of: Pick<TableRecord, 'ruleset' | 'seats' | 'late' | 'from'>,
    more: Partial<TableRecord>,
  ): TableRecord {
    let id = this.word(4);
    while (this.tables.get(id) !== null || this.options.store.isTaken(id)) id = this.word(4);
    return newRecord({ id, created: this.options.now(), ...of }, more);
  }

  private word(letters: number): string {
    return wordOf(letters, (most) => randomInt(most));
  }

  private wait(record: TableRecord, person: Person, address: string): TableRecord | Sorry {
    const failure = this.tables.add(record);
    if (failure !== null) return sorry(`The table can't be kept: ${failure}`);
    this.room.opened(address);
    this.people.settle(person);
    this.options.log('table-opened', { table: record.id, edition: record.ruleset });
    if (isSeen(record) && this.arrivals.take(person.id))
      this.notices.announce(person, `${person.name} waits at table ${record.id}.`, (other) =>
        this.people.wantsToHear(other, 'wait'),
      );
    this.changed();
    return record;
  }

  private async begin(waiting: TableRecord, parts: readonly DeckParts[]): Promise<TableRecord | Sorry> {
    const begun = await this.tables.begin(waiting, parts);
    return isSorry(begun) ? begun : begun.record;
  }

  /** Tells somebody something: now where they are here, else as they come. */
  private tell(id: string, words: string): void {
    if (!this.notices.tell(id, words)) this.people.leaveWord(id, words);
  }

  /** Who is not at the table hears how their game ended. */
  private gameOver(table: HostedTable): void {
    for (const seat of table.people) {
      const { who } = table.seatRecord(seat);
      if (who !== null && !table.isHere(seat)) this.tell(who, endWords(table.record, seat));
    }
  }

  /** What a guest waited for goes with them. */
  private async forget(person: Person): Promise<void> {
    for (const record of this.openTables(person)) this.cancel(person, record.id);
    for (const { id } of this.gamesOf(person)) {
      const table = await this.game(id);
      if (table === null || isSorry(table)) continue;
      const others = [...table.record.seats.keys()].filter((seat) => seat !== table.seatOf(person));
      table.end(others, `${person.name}, a guest, has gone`);
    }
    this.people.forget(person);
  }

  private failed(error: unknown): void {
    this.options.log('fault', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }

  private changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
