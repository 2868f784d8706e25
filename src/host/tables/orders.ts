/** The commands of a table itself: what players propose to each other and agree to, giving up, a word to the others. */
import type { Seat } from '../../engine/asking/request.ts';
import { said, sorry, type CommandOutcome } from '../../table/index.ts';
import { clockMinutes, phrases, proposalWords, stands, tableHelp, type Proposal, type Proposed } from './agreements.ts';
import { clockWords } from './clock.ts';
import type { HostedTable } from './hosted-table.ts';
import type { Place } from './place.ts';

type Order = (place: Place, rest: string) => CommandOutcome;

/** Milliseconds between two words to the others. */
const PAUSE = 3000;

export class Orders {
  private proposed: Proposed | null = null;
  private readonly spoke = new WeakMap<Place, number>();
  private readonly known: ReadonlyMap<string, Order>;

  constructor(private readonly table: HostedTable) {
    this.known = new Map<string, Order>([
      ['help', () => said(tableHelp)],
      ['who', () => said(this.who())],
      ['say', (place, word) => this.say(place, word)],
      ['leave', (place) => this.leave(place)],
      ['resign', (place, word) => this.resign(place, word)],
      ['draw', (place) => this.propose(place, { of: 'draw' })],
      ['bot', (place) => this.propose(place, { of: 'bot' })],
      ['clock', (place, minutes) => this.clock(place, minutes)],
      ['accept', (place) => this.accept(place)],
      ['decline', (place) => this.decline(place)],
    ]);
  }

  /** Carries out a command of the table. */
  order(place: Place, words: string): CommandOutcome {
    const [, verb = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(words) ?? [];
    const order = this.known.get(verb.toLowerCase());
    if (order === undefined) return sorry(`There is no /${verb}; /help shows what there is.`);
    return order(place, rest.trim());
  }

  /** Null: it may be taken back at once. Where several people play, the other one is asked. */
  mayTakeBack(viewer: Seat | 'public', how: 'undo' | 'rewind'): CommandOutcome | null {
    if (this.table.isOver) return sorry('The game is over.');
    if (viewer === 'public') return sorry('You look on.');
    return this.table.people.length > 1 && how === 'undo' ? this.proposeFor(viewer, { of: 'undo' }) : null;
  }

  private propose({ seat }: Place, proposal: Proposal): CommandOutcome {
    return seat === null ? sorry('You look on.') : this.proposeFor(seat, proposal);
  }

  private proposeFor(seat: Seat, proposal: Proposal): CommandOutcome {
    const other = this.otherThan(seat);
    if (other === null) return sorry('You play against a bot, and bots agree to nothing.');
    if (this.table.isOver) return sorry('The game is over.');
    const before = this.standing();
    if (before !== null && before.by === other && before.proposal.of === proposal.of) return this.agree(before);
    if (!this.table.isHere(other)) return sorry(`${this.name(other)} is not here.`);
    if (before !== null && before.by === other)
      return sorry(`First answer what ${this.name(other)} proposed: /accept or /decline.`);
    this.proposed = { by: seat, proposal, answers: this.table.session.answers };
    this.table.tellSeat(other, `${this.name(seat)} ${proposalWords(proposal)}: /accept or /decline.`);
    return said([`${this.name(other)} is asked.`]);
  }

  private accept({ seat }: Place): CommandOutcome {
    const proposed = this.standing();
    if (seat === null || proposed === null || proposed.by === seat) return sorry('Nothing is proposed to you.');
    return this.agree(proposed);
  }

  private decline({ seat }: Place): CommandOutcome {
    const proposed = this.standing();
    if (seat === null || proposed === null || proposed.by === seat) return sorry('Nothing is proposed to you.');
    this.proposed = null;
    this.table.tellSeat(proposed.by, `${this.name(seat)} does not agree.`);
    return said(['Declined.']);
  }

  private agree({ by, proposal }: Proposed): CommandOutcome {
    this.proposed = null;
    const outcome = this.carryOut(by, proposal);
    if (!outcome.ok) this.table.tellSeat(by, outcome.message);
    return outcome;
  }

  private carryOut(by: Seat, proposal: Proposal): CommandOutcome {
    switch (proposal.of) {
      case 'undo': {
        const outcome = this.table.takeBackFor(by);
        if (outcome.ok) this.table.tellOthers(null, `${this.name(by)} took an answer back.`);
        return outcome;
      }
      case 'draw':
        this.table.end([], 'the players agreed to a draw');
        return said(['A draw.']);
      case 'clock':
        this.table.agreeToClock(proposal.minutes);
        return this.agreed(`There is a clock now: ${proposal.minutes} minutes to think for each.`);
      case 'bot':
        this.table.agreeToBot();
        return this.agreed('A bot plays for whoever is gone for a while.');
    }
  }

  private agreed(words: string): CommandOutcome {
    this.table.tellOthers(null, words);
    return said([words]);
  }

  private clock(place: Place, words: string): CommandOutcome {
    if (words === '') return said(this.clockLines());
    const minutes = /^\d{1,4}$/.test(words) ? Number(words) : 0;
    const { least, most } = clockMinutes;
    if (minutes < least || minutes > most) return sorry(`/clock takes minutes from ${least} to ${most}.`);
    if (this.table.timeLeft() !== null) return sorry('There is a clock already.');
    return this.propose(place, { of: 'clock', minutes });
  }

  private clockLines(): readonly string[] {
    const left = this.table.timeLeft();
    return left === null
      ? ['There is no clock.']
      : left.map((milliseconds, seat) => `${this.name(seat)} has ${clockWords(milliseconds)} left.`);
  }

  private resign({ seat }: Place, word: string): CommandOutcome {
    if (seat === null) return sorry('You look on.');
    if (this.table.isOver) return sorry('The game is over.');
    if (word.toLowerCase() !== 'yes') return sorry('To give the game up, say /resign yes.');
    const others = [...this.table.record.seats.keys()].filter((each) => each !== seat);
    this.table.end(others, `${this.name(seat)} gave the game up`);
    return said(['You gave the game up.']);
  }

  private say(place: Place, word: string): CommandOutcome {
    const phrase = phrases.get(word.toLowerCase());
    if (phrase === undefined) return sorry(`/say takes ${[...phrases.keys()].join(', ')}.`);
    const now = this.table.now();
    if (now - (this.spoke.get(place) ?? -PAUSE) < PAUSE) return sorry('One word after the other.');
    this.spoke.set(place, now);
    this.table.tellOthers(place, `${place.name}: ${phrase}`);
    return said([`You: ${phrase}`]);
  }

  private leave(place: Place): CommandOutcome {
    place.quit();
    return said([]);
  }

  private who(): readonly string[] {
    const seats = this.table.record.seats.map(({ name, who }, seat) => {
      if (who === null) return `${name} is a bot.`;
      return `${name} ${this.table.isHere(seat) ? 'is here' : 'is away'}.`;
    });
    const { watching } = this.table;
    return [...seats, watching.length === 0 ? 'Nobody looks on.' : `Looking on: ${watching.join(', ')}.`];
  }

  /** What is proposed and still stands. */
  private standing(): Proposed | null {
    const { proposed } = this;
    if (proposed !== null && !stands(proposed, this.table.session.answers)) this.proposed = null;
    return this.proposed;
  }

  /** The other person of two; null where a bot is the other player. */
  private otherThan(seat: Seat): Seat | null {
    return this.table.people.find((each) => each !== seat) ?? null;
  }

  private name(seat: Seat): string {
    return this.table.seatRecord(seat).name;
  }
}
