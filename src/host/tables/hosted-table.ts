/**
 * A table that is played at: one session, a window for each seat where somebody sits and one for all who look on, bots, a clock, and what both players
 * agreed. Whatever is shown to a visitor comes through the window of their place.
 */
import type { Seat } from '../../engine/asking/request.ts';
import { GameTable, isBot, Session, sorry, type CommandOutcome, type Seated, type Told } from '../../table/index.ts';
import type { Opened } from '../ground.ts';
import type { Person } from '../people/person.ts';
import { ClockWithAlarm } from './alarm.ts';
import { digestOf } from './digest.ts';
import { Orders } from './orders.ts';
import { Place } from './place.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import { answerAsBot } from './stand-in.ts';
import { neverGivenUp } from './sink.ts';
import type { Surroundings } from './surroundings.ts';

const HINT = 'The command /help shows what there is between those at a table.';
const NOT_HERE = 'The host keeps every game; when it is over, anybody of it can have it: ssh HOST replay TABLE.';

export class HostedTable {
  readonly session: Session;
  readonly record: TableRecord;
  private readonly seats: Seated[];
  private readonly hub: GameTable;
  /** Who sits at each seat now, and the window of that seat. */
  private readonly sitting = new Map<Seat, { readonly place: Place; readonly table: GameTable }>();
  /** Who looks on, and how they stop hearing of the game. */
  private readonly watchers = new Map<Place, () => void>();
  /** What happened so far, the opening first. */
  private readonly past: Told['events'][];
  /** How many answers each player has seen. */
  private readonly seen = new Map<Seat, number>();
  /** Since when a seat is empty. */
  private readonly goneSince = new Map<Seat, number>();
  private readonly orders: Orders;
  private readonly clock: ClockWithAlarm;
  private isPumping = false;
  private isClosed = false;

  constructor(
    record: TableRecord,
    private readonly opened: Opened,
    private readonly around: Surroundings,
  ) {
    this.record = record;
    this.seats = record.seats.map(({ name, kind }) => ({ name, kind }));
    this.session = new Session(
      opened.game,
      this.seats,
      opened.journal.header.seed,
      neverGivenUp(opened.journal),
      opened.rewind,
    );
    this.past = [...opened.past];
    this.clock = new ClockWithAlarm(record.clock, around.now, (seat) => this.guarded(() => this.timeUp(seat)));
    this.hub = this.windowOf('public');
    this.hub.recall(this.past);
    this.orders = new Orders(this);
    for (const [seat, { who }] of record.seats.entries()) if (who !== null) this.goneSince.set(seat, around.now());
  }

  /** Begins: bots that are asked answer, the clock runs. A game that was over already is put away. */
  begin(): void {
    if (this.session.request === null) this.finish();
    else this.went();
  }

  get id(): string {
    return this.record.id;
  }

  get isOver(): boolean {
    return this.record.ended !== null;
  }

  get ended(): TableRecord['ended'] {
    return this.record.ended;
  }

  get afterwards(): readonly string[] {
    return [`See it again, answer by answer: ssh HOST replay ${this.record.id}`];
  }

  /** The seats in which people sit, or are to. */
  get people(): readonly Seat[] {
    return [...this.record.seats.keys()].filter((seat) => !isBot(this.seats[seat]));
  }

  seatOf(person: Person): Seat | null {
    const seat = this.record.seats.findIndex(({ who }) => who === person.id);
    return seat < 0 ? null : seat;
  }

  seatRecord(seat: Seat): SeatRecord {
    const found = this.record.seats[seat];
    if (found === undefined) throw new Error(`table ${this.id} has no seat ${seat}`);
    return found;
  }

  isHere(seat: Seat): boolean {
    return this.sitting.has(seat);
  }

  get watching(): readonly string[] {
    return [...this.watchers.keys()].map(({ name }) => name);
  }

  /** Sits somebody down in their seat; whoever came for it before is sent away. Throws where it is not theirs. */
  sit(person: Person): Place {
    const seat = this.seatOf(person);
    if (seat === null) throw new Error(`a visitor has no seat at table ${this.id}`);
    const before = this.sitting.get(seat);
    before?.place.sendAway('You came to this table from somewhere else; it goes on there.');
    const table = this.windowOf(seat);
    table.recall(this.past);
    const digest = digestOf(table, this.seen.get(seat) ?? null);
    const place = new Place(this, table, seat, this.seatRecord(seat).name, digest.length === 0 ? [HINT] : digest);
    this.sitting.set(seat, { place, table });
    this.goneSince.delete(seat);
    table.subscribe(() => place.changed());
    this.seatRecord(seat).isAway = false;
    this.keep();
    this.tellOthers(place, `${place.name} is here.`);
    this.around.changed();
    this.pump();
    return place;
  }

  /** Lets somebody look on: they see what all may see. */
  watch(person: Person): Place {
    const place = new Place(this, this.hub, null, person.name, [HINT]);
    this.watchers.set(
      place,
      this.hub.subscribe(() => place.changed()),
    );
    this.around.changed();
    return place;
  }

  /** A visitor has gone: the seat stays theirs. */
  left(place: Place): void {
    this.watchers.get(place)?.();
    this.watchers.delete(place);
    const { seat } = place;
    if (seat !== null && this.sitting.get(seat)?.place === place) {
      this.sitting.delete(seat);
      this.seen.set(seat, this.session.answers);
      this.goneSince.set(seat, this.around.now());
      this.tellOthers(place, `${place.name} has gone.`);
      if (this.record.botForGone) setTimeout(() => this.pump(), this.around.gone + 1).unref();
    }
    this.around.changed();
  }

  /** Keeps that a player went to the lobby and is not to be brought back at once. */
  away(seat: Seat): void {
    this.seatRecord(seat).isAway = true;
    this.keep();
  }

  order(place: Place, words: string): ReturnType<Orders['order']> {
    return this.orders.order(place, words);
  }

  /** Tells something to everybody here but one. */
  tellOthers(but: Place | null, words: string): void {
    for (const place of this.everybody()) if (place !== but) place.tell(words);
  }

  /** Tells something to who sits at a seat. */
  tellSeat(seat: Seat, words: string): void {
    this.sitting.get(seat)?.place.tell(words);
  }

  /** Takes back for a seat, as far as nothing has come to light. Where several people play, only when they agree. */
  takeBackFor(seat: Seat): ReturnType<GameTable['takeBack']> {
    const table = this.sitting.get(seat)?.table;
    return table === undefined ? sorry('Who asked for it is not here.') : table.takeBack();
  }

  /** Ends the game otherwise than by its rules; what the system says if that can't be kept. */
  end(winners: readonly Seat[], reason: string): void {
    if (this.isOver) return;
    this.record.ended = { winners: [...winners], reason };
    this.finish();
  }

  agreeToClock(minutes: number): void {
    this.clock.begin(minutes * 60_000, this.record.seats.length);
    this.runClock();
    this.keep();
  }

  agreeToBot(): void {
    this.record.botForGone = true;
    this.keep();
    this.pump();
  }

  /** Milliseconds each player has left to think; null without a clock. */
  timeLeft(): readonly number[] | null {
    return this.clock.remaining();
  }

  /** Everybody is sent away; the game is in its journal. */
  close(why: string): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.clock.runFor(null);
    if (!this.isOver) this.keep();
    for (const place of this.everybody()) place.sendAway(why);
    this.opened.journal.close();
  }

  now(): number {
    return this.around.now();
  }

  /** Whether nobody is here. */
  get isEmpty(): boolean {
    return this.sitting.size === 0 && this.watchers.size === 0;
  }

  private everybody(): readonly Place[] {
    return [...[...this.sitting.values()].map(({ place }) => place), ...this.watchers.keys()];
  }

  private windowOf(viewer: Seat | 'public'): GameTable {
    const { words, rules } = this.around;
    const table: GameTable = new GameTable(this.session, {
      viewer,
      words,
      rules,
      save: () => sorry(NOT_HERE),
      onlyOwn: true,
      endsAlone: true,
      quits: () => sorry('/leave goes to the lobby.'),
      told: (told) => this.heard(table, told),
      wentBack: () => this.wentBack(table),
      takesBack: (how) => this.mayTakeBack(viewer, how),
    });
    return table;
  }

  /** Null: it may be taken back at once. */
  private mayTakeBack(viewer: Seat | 'public', how: 'undo' | 'rewind'): CommandOutcome | null {
    if (this.isOver) return sorry('The game is over.');
    if (viewer === 'public') return sorry('You look on.');
    return this.people.length > 1 && how === 'undo' ? this.orders.askToTakeBack(viewer) : null;
  }

  /** An answer was given at one window: the others hear of it. */
  private heard(from: GameTable, told: Told): void {
    this.past.push(told.events);
    for (const table of this.windows()) if (table !== from) table.hear(told);
    this.went();
  }

  private wentBack(from: GameTable): void {
    this.past.length = this.session.answers + 1;
    for (const table of this.windows()) if (table !== from) table.followBack();
    this.went();
  }

  private windows(): readonly GameTable[] {
    return [this.hub, ...[...this.sitting.values()].map(({ table }) => table)];
  }

  /** Something happened: the clock runs for whoever is asked now, the end is noted, bots are let answer. */
  private went(): void {
    if (this.session.request === null) return this.finish();
    this.runClock();
    if (this.clock.isSet) this.keep();
    this.pump();
  }

  private runClock(): void {
    const { request } = this.session;
    this.clock.runFor(request === null || this.isOver || isBot(this.seats[request.player]) ? null : request.player);
  }

  private timeUp(seat: Seat): void {
    const others = [...this.seats.keys()].filter((each) => each !== seat);
    this.end(others, `${this.seatRecord(seat).name} has no time left`);
  }

  /** Lets who answers by themselves answer, one answer at a time, so that the other tables have their turn in between. */
  private pump(): void {
    if (this.isPumping || this.isOver || this.isClosed) return;
    this.isPumping = true;
    setImmediate(() => {
      this.isPumping = false;
      this.guarded(() => {
        if (!this.isOver && !this.isClosed && this.letOneAnswer()) this.pump();
      });
    });
  }

  private letOneAnswer(): boolean {
    const answered = this.windows().find((table) => table.letBotAnswer());
    if (answered === undefined) return this.standIn();
    // The others have heard of it already.
    const own = [...this.sitting.values()].find(({ table }) => table === answered);
    for (const place of own === undefined ? this.watchers.keys() : [own.place]) place.changed();
    return true;
  }

  /** A bot answers for who is gone, where both agreed to that. */
  private standIn(): boolean {
    const { request } = this.session;
    const since = request === null ? undefined : this.goneSince.get(request.player);
    const isGone = since !== undefined && this.around.now() - since >= this.around.gone;
    const told = this.record.botForGone && isGone ? answerAsBot(this.session) : null;
    if (told === null) return false;
    this.heard(this.hub, told);
    this.hub.hear(told);
    return true;
  }

  private finish(): void {
    if (this.record.state === 'over') return;
    this.clock.runFor(null);
    const { over } = this.session.game.view('public');
    if (over !== null && this.record.ended === null)
      this.record.ended = { winners: [...over.winners], reason: over.reason };
    this.record.state = 'over';
    this.record.clock = this.clock.remaining();
    this.opened.journal.close();
    this.around.finished(this.record);
    for (const place of this.everybody()) place.changed();
  }

  /** Keeps the record; what can't be kept is told to those who are here. */
  private keep(): void {
    if (this.record.state === 'over') return;
    this.record.clock = this.clock.remaining();
    const failure = this.around.save(this.record);
    if (failure !== null) this.tellOthers(null, `What was agreed can't be written down: ${failure}`);
  }

  private guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.around.broken(this.record, error);
    }
  }
}
