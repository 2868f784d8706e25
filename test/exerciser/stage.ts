/** Positions in which the text of a card can matter: the card where it works, and around it what its text speaks of. */
import { blankCard, type Card } from '../../src/catalog/index.ts';
import type { Place } from '../../src/engine/state/events.ts';
import type { PositionCard, PositionSetup } from '../../src/engine/state/position.ts';
import type { CardNumber, Seat } from '../../src/engine/asking/request.ts';
import type { Chance } from '../../src/players/chance.ts';
import { castOf, type Role } from './cast.ts';
import { focusOf, type Focus } from './focus.ts';
import { hand } from './hands.ts';
import { prop } from './props.ts';

export interface Staged {
  readonly setup: PositionSetup;
  /** The numbers of the copies of the card that is exercised. */
  readonly subjects: readonly CardNumber[];
}

const YOU = 0;
const OPPONENT = 1;
/** Puts the card into a position made by chance in which the ability with this number can matter. */
export function staged(subject: Card, ability: number, chance: Chance): Staged {
  const stage = new Stage(subject, focusOf(subject, ability), chance);
  stage.build();
  return { setup: stage.setup(), subjects: stage.subjects };
}

const FLAGS = ['stopped', 'faceUp', 'completed'] as const;

interface More {
  readonly commander?: Seat | null;
  readonly stopped?: boolean;
  readonly faceUp?: boolean;
  readonly completed?: boolean;
}

class Stage {
  readonly subjects: CardNumber[] = [];
  readonly #cards: PositionCard[] = [];
  readonly #subject: Card;
  readonly #focus: Focus;
  readonly #chance: Chance;
  #world = 0;
  #ship = 0;
  #enemyShip = 0;
  #home = 0;
  #enemyMission = 0;

  constructor(subject: Card, focus: Focus, chance: Chance) {
    this.#subject = subject;
    this.#focus = focus;
    this.#chance = chance;
  }

  build(): void {
    this.#missions();
    const cast = castOf(this.#subject.compiled.program, this.#chance);
    this.#table(cast);
    this.#putSubject();
    for (const role of cast) this.#enter(role);
    this.#rest();
  }

  setup(): PositionSetup {
    const { segments, isAnyTurn } = this.#focus;
    const isTheirs = isAnyTurn && this.#oneIn(4);
    return {
      seats: [
        { name: 'you', score: 5 * this.#chance.below(13) },
        { name: 'other', score: 5 * this.#chance.below(13) },
      ],
      cards: this.#cards,
      turn: isTheirs ? OPPONENT : YOU,
      number: this.#oneIn(2) ? 1 : 5,
      segment: segments[this.#chance.below(segments.length)] ?? 'play',
      slices: { counters: 7 },
      first: 0,
      rig: [],
      seed: this.#chance.below(100_000),
    };
  }

  #oneIn(many: number): boolean {
    return this.#chance.below(many) === 0;
  }

  #put(definition: Card, owner: Seat, place: Place, more: More = {}): CardNumber {
    const number = this.#cards.length + 1;
    const isCommanded =
      'host' in place ? place.relation !== 'beneath' : 'zone' in place && ['missions', 'core'].includes(place.zone);
    const marks = {
      stopped: more.stopped ?? false,
      faceUp: more.faceUp ?? ('host' in place && place.relation === 'beneath'),
      completed: more.completed ?? false,
    };
    this.#cards.push({
      number,
      definition,
      owner,
      commander: more.commander === undefined ? (isCommanded ? owner : null) : more.commander,
      place,
      flags: FLAGS.filter((flag) => marks[flag]),
      numbers: {},
    });
    return number;
  }

  #missions(): void {
    const isMission = this.#subject.type === 'mission';
    for (const seat of [YOU, OPPONENT]) {
      const lays = isMission && seat === YOU;
      const own = lays ? this.#put(this.#subject, seat, zone('missions', seat)) : 0;
      if (own > 0) this.subjects.push(own);
      const home = this.#put(prop('Wide Home'), seat, zone('missions', seat));
      const green = this.#put(prop('Green World'), seat, zone('missions', seat));
      const dark = this.#put(prop('Dark Void'), seat, zone('missions', seat));
      const red = this.#put(prop('Red World'), seat, zone('missions', seat));
      const kind = lays ? this.#subject.mission?.kind : undefined;
      if (seat === OPPONENT) this.#enemyMission = green;
      else {
        this.#home = home;
        this.#world = kind === 'planet' ? own : this.#oneIn(3) ? red : green;
        this.#space = kind === 'space' ? own : dark;
      }
    }
  }
  #space = 0;

  /** A team on a planet, a ship with a crew, and some of the opponent's with them. */
  #table(cast: readonly Role[]): void {
    this.#ship = this.#subject.type === 'ship' && this.#oneIn(2) ? 0 : this.#putShip(YOU, this.#space);
    this.#enemyShip = this.#putShip(OPPONENT, this.#space);
    const size = 4 + this.#chance.below(3);
    for (let count = 0; count < size; count++) {
      this.#put(hand(count, this.#chance), YOU, on(this.#world, 'here'));
      if (this.#ship > 0) this.#put(hand(count, this.#chance), YOU, on(this.#ship, 'aboard'));
    }
    for (let count = 0; count < 2; count++) {
      this.#put(hand(count, this.#chance), OPPONENT, on(this.#world, 'here'));
      this.#put(hand(count, this.#chance), OPPONENT, on(this.#enemyShip, 'aboard'));
    }
    if (cast.length === 0 || this.#oneIn(3)) this.#put(hand(9, this.#chance), OPPONENT, on(this.#home, 'here'));
  }

  #putShip(seat: Seat, mission: CardNumber): CardNumber {
    return this.#put(
      blankCard('Some Ship', 'ship', {
        cost: 3,
        affiliations: ['Federation'],
        attributes: { range: 9, weapons: 5 + this.#chance.below(6), shields: 5 + this.#chance.below(6) },
      }),
      seat,
      on(mission, 'ships'),
    );
  }

  #putSubject(): void {
    const { type } = this.#subject;
    if (type === 'mission') return;
    const [owner, ...places] = this.#placesFor(type);
    const place = places[this.#chance.below(places.length)];
    if (!place) throw new Error(`no place for a ${type}`);
    const number = this.#put(this.#subject, owner, place);
    this.subjects.push(number);
    // A ship needs somebody of its own to staff it.
    const { affiliations } = this.#subject;
    if (type === 'ship' && 'host' in place)
      for (let count = 0; count < 5; count++)
        this.#put({ ...hand(count, this.#chance), affiliations }, YOU, on(number, 'aboard'));
  }

  #placesFor(type: string): [Seat, ...Place[]] {
    const inHand = zone('hand', YOU);
    const crew = this.#ship > 0 ? [on(this.#ship, 'aboard')] : [];
    switch (type) {
      case 'personnel':
      case 'equipment':
        if (this.#focus.isFromHand) return [YOU, inHand];
        if (this.#oneIn(8)) return [YOU, on(this.#enemyMission, 'here')];
        return [YOU, on(this.#world, 'here'), ...crew];
      case 'ship':
        return [YOU, this.#focus.isFromHand ? inHand : on(this.#space, 'ships')];
      case 'event':
        return this.#focus.isFromHand ? [YOU, inHand] : [YOU, ...this.#tablePlaces()];
      case 'interrupt':
        return [YOU, inHand];
      default:
        return [OPPONENT, ...this.#dilemmaPlaces()];
    }
  }

  /** Where an event's own text lets it lie. */
  #tablePlaces(): Place[] {
    const places = this.#subject.compiled.program.abilities.flatMap(({ at }): Place[] => {
      if (at.t === 'damage') return [on(this.#enemyShip, 'damage')];
      if (at.t !== 'playTo') return [];
      if (at.to.p !== 'on') return [zone('core', YOU)];
      const text = JSON.stringify(at.to.card);
      if (text.includes('"ship"') && this.#ship > 0) return [on(this.#ship, 'on')];
      return text.includes('"mission"') ? [on(this.#world, 'on')] : [];
    });
    return places.length > 0 ? places : [zone('hand', YOU)];
  }

  #dilemmaPlaces(): Place[] {
    const top = zone('dilemmas', OPPONENT);
    const hasDamage = this.#subject.compiled.program.abilities.some(({ at }) => at.t === 'damage');
    const damage = hasDamage && this.#ship > 0 ? [on(this.#ship, 'damage')] : [];
    const beneath = 'Persistent' in this.#subject.keywords ? [on(this.#world, 'beneath')] : [];
    // One that goes on in a core lies there already when that is what matters.
    if (this.#focus.isInCore) return [zone('core', YOU)];
    return [top, top, top, ...damage, ...beneath];
  }

  #enter(role: Role): void {
    const { card, whose, where, isLent } = role;
    const owner = whose === 'you' ? YOU : OPPONENT;
    const [subject = 0] = this.subjects;
    switch (where) {
      case 'table':
        this.#onTable(role, owner);
        return;
      case 'on':
        this.#put(card, owner, on(subject, 'on'), { commander: null });
        return;
      case 'beneath':
        this.#put(card, isLent ? YOU : OPPONENT, on(isLent ? this.#enemyMission : this.#world, 'beneath'));
        return;
      case 'aboard':
        this.#put(card, owner, this.#subject.type === 'ship' ? on(subject, 'aboard') : this.#anyPlace(this.#ship));
        return;
      case 'dilemmaPile':
        this.#put(card, owner, zone('dilemmas', owner));
        return;
      case 'brig':
        this.#put(card, owner === YOU ? OPPONENT : YOU, zone('brig', owner), {
          commander: owner === YOU ? OPPONENT : YOU,
        });
        return;
      case 'discard':
      case 'core':
      case 'hand':
      case 'deck':
      case 'removed':
      case 'aside':
        this.#put(card, owner, zone(where, owner));
    }
  }

  /** With the others of its kind. */
  #onTable({ card, isBorrowed, isStopped, isNear, isHost, isCompleted }: Role, owner: Seat): void {
    const lender = isBorrowed ? (owner === YOU ? OPPONENT : YOU) : owner;
    const more = { commander: owner, stopped: isStopped || this.#oneIn(12) };
    const aboard = owner === YOU ? this.#ship : this.#enemyShip;
    switch (card.type) {
      case 'mission':
        this.#put(card, owner, zone('missions', owner), { completed: isCompleted });
        return;
      case 'ship': {
        const ship = this.#put(card, lender, on(this.#space, 'ships'), more);
        if (isHost) this.#moveSubject(on(ship, 'aboard'));
        for (let count = 0; count < 2; count++) this.#put(hand(count, this.#chance), owner, on(ship, 'aboard'));
        return;
      }
      case 'event':
        this.#put(card, lender, zone('core', owner), { commander: owner });
        return;
      case 'dilemma':
        this.#put(card, OPPONENT, this.#oneIn(4) ? on(this.#world, 'beneath') : zone('dilemmas', OPPONENT));
        return;
      case 'interrupt':
        this.#put(card, owner, zone('hand', owner));
        return;
      default:
        this.#put(card, lender, (isNear && this.#subjectsPlace()) || this.#anyPlace(aboard), more);
    }
  }

  /** Who is in play goes there. */
  #moveSubject(place: Place): void {
    const index = this.#cards.findIndex(({ number }) => this.subjects.includes(number));
    const card = this.#cards[index];
    if (card && 'host' in card.place && card.place.relation !== 'ships') this.#cards[index] = { ...card, place };
  }

  #anyPlace(ship: CardNumber): Place {
    return ship > 0 && this.#oneIn(2) ? on(ship, 'aboard') : on(this.#world, 'here');
  }

  /** Where the card itself stands among personnel. */
  #subjectsPlace(): Place | null {
    const [subject] = this.subjects;
    if (subject !== undefined && this.#subject.type === 'ship') return on(subject, 'aboard');
    const place = this.#cards.find(({ number }) => number === subject)?.place;
    return place && 'host' in place && ['here', 'aboard'].includes(place.relation) ? place : null;
  }

  /** Hands, decks, piles and the machines that make things happen. */
  #rest(): void {
    for (const seat of [YOU, OPPONENT]) {
      for (const name of ['Machine of Harm', 'Machine of Cards', 'Machine of War'])
        this.#put(prop(name), seat, zone('core', seat));
      for (let count = 0; count < 14; count++) this.#put(hand(count, this.#chance), seat, zone('deck', seat));
      for (let count = 0; count < 3; count++) {
        this.#put(hand(count, this.#chance), seat, zone('hand', seat));
        this.#put(hand(count, this.#chance), seat, zone('discard', seat));
        this.#put(blankCard(`Event ${count}`, 'event', { cost: 1 }), seat, zone(count === 0 ? 'hand' : 'deck', seat));
      }
      for (const name of ['Small Trap', 'Deadly Trap', 'Great Trap', 'Trap of Choice', 'Small Trap', 'Great Trap'])
        this.#put(prop(name), seat, zone('dilemmas', seat));
    }
    this.#put(hand(1, this.#chance), OPPONENT, zone('brig', YOU), { commander: OPPONENT });
    this.#put(hand(2, this.#chance), OPPONENT, on(this.#enemyMission, 'here'));
  }
}

const zone = (name: string, player: Seat): Place => ({ zone: name, player });
const on = (host: CardNumber, relation: string): Place => ({ host, relation });
