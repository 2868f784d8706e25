/**
 * A table that is played at: one session, a window for each seat where somebody sits and one for all who look on, bots, a clock, and what both players
 * agreed. Whatever is shown to a visitor comes through the window of their place.
 */
import type { Seat } from '../../engine/asking/request.ts';
import { isBot, Session, sorry, type GameTable, type Seated, type Told } from '../../table/index.ts';
import type { Opened } from '../ground.ts';
import type { Person } from '../people/person.ts';
import { ClockWithAlarm } from './alarm.ts';
import { ByThemselves } from './by-themselves.ts';
import { digestOf } from './digest.ts';
import { Orders } from './orders.ts';
import { Place } from './place.ts';
import { Gallery } from './gallery.ts';
import { Sitters } from './sitters.ts';
import { seatOf, type SeatRecord, type TableRecord } from './record.ts';
import { answerAsBot } from './stand-in.ts';
import { neverGivenUp } from './sink.ts';
import type { Surroundings } from './surroundings.ts';
import { windowOn } from './window.ts';

const HINT = 'The command /help shows what there is between those at a table.';

export class HostedTable {
  readonly session: Session;
  readonly record: TableRecord;
  private readonly seats: Seated[];
  private readonly gallery: Gallery;
  /** Who sits at each seat now, and the window of that seat. */
  private readonly sitting: Sitters;
  /** What happened so far, the opening first. */
  private readonly past: Told['events'][];
  private readonly orders: Orders;
  private readonly clock: ClockWithAlarm;
  private readonly byThemselves: ByThemselves;
  private isClosed = false;

  constructor(
    record: TableRecord,
    private readonly opened: Opened,
    private readonly around: Surroundings,
  ) {
    this.record = record;
    this.seats = record.seats.map(({ name, kind }) => ({ name, kind }));
    this.sitting = new Sitters(this.people, around.now);
    this.session = new Session(
      opened.game,
      this.seats,
      opened.journal.header.seed,
      neverGivenUp(opened.journal),
      opened.rewind,
    );
    this.past = [...opened.past];
    this.clock = new ClockWithAlarm(record.clock, around.now, (seat) => this.guarded(() => this.timeUp(seat)));
    this.gallery = new Gallery(this.session, record.late, this.past, (session) => this.windowOf('public', session));
    this.gallery.catchUp(false);
    this.orders = new Orders(this);
    this.byThemselves = new ByThemselves(
      () => this.letOneAnswer(),
      (act) => this.guarded(act),
    );
  }

  /**
   * Begins: bots that are asked answer, the clock runs. A game that was over already is put away. Of a game that is brought back, the clock stands still
   * until whoever is asked is here, or for a while.
   */
  begin(isBroughtBack = false): void {
    if (this.session.request === null) return this.finish();
    if (!isBroughtBack || !this.clock.isSet) return this.went();
    setTimeout(() => this.guarded(() => this.runClock()), this.around.grace).unref();
    this.byThemselves.begin();
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
    return seatOf(this.record, person);
  }

  seatRecord(seat: Seat): SeatRecord {
    const found = this.record.seats[seat];
    if (found === undefined) throw new Error(`table ${this.id} has no seat ${seat}`);
    return found;
  }

  isHere(seat: Seat): boolean {
    return this.sitting.at(seat) !== null;
  }

  get watching(): readonly string[] {
    return this.gallery.places.map(({ name }) => name);
  }

  /** Sits somebody down in their seat; whoever came for it before is sent away. Throws where it is not theirs. */
  sit(person: Person): Place {
    const seat = this.seatOf(person);
    if (seat === null) throw new Error(`a visitor has no seat at table ${this.id}`);
    const before = this.sitting.at(seat);
    before?.place.sendAway('You came to this table from somewhere else; it goes on there.');
    const table = this.windowOf(seat);
    table.recall(this.past);
    const digest = digestOf(table, this.seatRecord(seat).seen);
    const place = new Place(this, table, seat, this.seatRecord(seat).name, digest.length === 0 ? [HINT] : digest);
    this.sitting.sit(seat, { place, table });
    table.subscribe(() => place.changed());
    this.seatRecord(seat).isAway = false;
    this.keep();
    this.tellOthers(place, `${place.name} is here.`);
    this.around.changed();
    if (this.clock.isSet && this.session.request?.player === seat) this.runClock();
    this.byThemselves.begin();
    return place;
  }

  /** Lets somebody look on: they see what all may see. */
  watch(person: Person): Place {
    const place = new Place(this, this.gallery.window, null, person.name, [...this.gallery.greeting, HINT]);
    this.gallery.add(place);
    this.around.changed();
    return place;
  }

  /** A visitor has gone: the seat stays theirs. */
  left(place: Place): void {
    this.gallery.remove(place);
    const { seat } = place;
    if (seat !== null && this.sitting.leave(seat, place)) {
      this.seatRecord(seat).seen = this.session.answers;
      this.keep();
      this.tellOthers(place, `${place.name} has gone.`);
      if (this.record.botForGone) setTimeout(() => this.byThemselves.begin(), this.around.gone + 1).unref();
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

  /** Tells something to who sits at a seat; false where nobody does. */
  tellSeat(seat: Seat, words: string): boolean {
    const sitting = this.sitting.at(seat);
    sitting?.place.tell(words);
    return sitting !== null;
  }

  /** Takes back for a seat, as far as nothing has come to light. Where several people play, only when they agree. */
  takeBackFor(seat: Seat): ReturnType<GameTable['takeBack']> {
    const table = this.sitting.at(seat)?.table;
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
    this.byThemselves.begin();
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
    return this.everybody().length === 0;
  }

  /** Whether nothing happens here until somebody comes. */
  get isAtRest(): boolean {
    return this.isEmpty && !this.byThemselves.isBusy && (this.isOver || !this.clock.isSet);
  }

  /** Who the game waits for; null: for nobody. */
  get asked(): Seat | null {
    return this.session.request?.player ?? null;
  }

  private everybody(): readonly Place[] {
    return [...this.sitting.places, ...this.gallery.places];
  }

  private windowOf(viewer: Seat | 'public', session = this.session): GameTable {
    return windowOn(session, viewer, this.around, {
      heard: (from, told) => this.heard(from, told),
      wentBack: (from) => this.wentBack(from),
      isOver: () => this.isOver,
      mayTakeBack: (whose, how) => this.orders.mayTakeBack(whose, how),
    });
  }

  /** An answer was given at one window, or by a bot: the others hear of it. */
  private heard(from: GameTable | null, told: Told): void {
    this.past.push(told.events);
    this.record.answered = this.around.now();
    this.sitting.hear(told, from);
    this.gallery.hear(told, this.session.request === null);
    this.went();
  }

  private wentBack(from: GameTable): void {
    this.past.length = this.session.answers + 1;
    this.sitting.followBack(from);
    this.gallery.followBack();
    this.went();
  }

  /** Something happened: the clock runs for whoever is asked now, the end is noted, bots are let answer. */
  private went(): void {
    if (this.session.request === null) return this.finish();
    this.runClock();
    const { turn } = this.record.stands;
    if (this.clock.isSet || this.gallery.standing.turn !== turn) this.keep();
    this.byThemselves.begin();
  }

  private runClock(): void {
    const { request } = this.session;
    this.clock.runFor(request === null || this.isOver || isBot(this.seats[request.player]) ? null : request.player);
  }

  private timeUp(seat: Seat): void {
    const others = [...this.seats.keys()].filter((each) => each !== seat);
    this.end(others, `${this.seatRecord(seat).name} has no time left`);
  }

  /** Lets a bot answer, or a person who does not want to be asked. */
  private letOneAnswer(): boolean {
    if (this.isOver || this.isClosed) return false;
    const told = this.session.letBotAnswer() ?? this.standIn();
    if (told === null) return this.sitting.letPassUnasked();
    this.heard(null, told);
    return true;
  }

  /** A bot answers for who is gone, where both agreed to that and the other one is here. */
  private standIn(): Told | null {
    const { asked } = this;
    const isGone = asked !== null && this.sitting.isGone(asked, this.around.gone);
    return this.record.botForGone && isGone && this.sitting.places.length > 0 ? answerAsBot(this.session) : null;
  }

  private finish(): void {
    if (this.record.state === 'over') return;
    this.clock.runFor(null);
    const { over } = this.session.game.view('public');
    if (over !== null && this.record.ended === null)
      this.record.ended = { winners: [...over.winners], reason: over.reason };
    this.gallery.catchUp(true);
    this.noteStanding();
    this.record.state = 'over';
    this.opened.journal.close();
    this.around.finished(this.record);
    for (const place of this.everybody()) place.changed();
  }

  /** Keeps the record; what can't be kept is told to those who are here. */
  private keep(): void {
    if (this.record.state === 'over') return;
    this.noteStanding();
    const failure = this.around.save(this.record);
    if (failure !== null) this.tellOthers(null, `What was agreed can't be written down: ${failure}`);
  }

  private noteStanding(): void {
    this.record.clock = this.clock.remaining();
    this.record.stands = this.gallery.standing;
  }

  private guarded(act: () => void): void {
    this.safely(act, undefined);
  }

  safely<T>(act: () => T, broken: T): T {
    try {
      return act();
    } catch (error) {
      this.around.broken(this.record, error);
      return broken;
    }
  }
}
