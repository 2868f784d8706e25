/**
 * Works out whom a text means by 'that personnel', 'it', 'those', 'he or she': the nearest fitting cards of the same ability. The grammar
 * writes a reference it cannot know as an open reference; none may remain.
 */
import { copied } from '../tree/copies.ts';
import { lettersIn, openIn } from '../tree/ids.ts';
import type { Ability, Cond, EventPattern, Filter, Sel, State, Timing } from '../tree/index.ts';
import { open, openWords } from '../tree/open.ts';
import { amount, cards, condition, row, state, timing, type Parts } from '../tree/nodes.ts';
import { changePlayers } from '../tree/players.ts';
import { partsOf, type TreeNode } from '../tree/visit.ts';
import { completed } from './actors.ts';
import { Mentions } from './antecedents.ts';
import { meanBeneathYours, meanCommanded, meanOwnedBeneath } from './commanded.ts';
import { Deeds } from './deeds.ts';
import type { Reader } from './reader.ts';
import { saysPresent, type Bearer } from './demanded-cards.ts';
import { Halves } from './halved-groups.ts';
import { isNowhereSaid, meanHad } from './had-cards.ts';
import { kindsSaid, type Kinds } from './kinds-of-cards.ts';
import { faceWithYours, isLainOn, meanAboard, meanItsMission, meanSamePlace } from './host.ts';
import { KEPT, type Naming } from './kept-names.ts';
import { Names } from './names.ts';
import { Players } from './players.ts';
import { References } from './references.ts';
import { saidByEvent, saidByState, saidOfPast, saidOfPlace } from './spoken-of.ts';
import { fromItsOwner, meanPiles } from './that-pile.ts';
import { isOther, kindOf, NOWHERE } from './topics.ts';

/** Resolves one ability of a card of a type that lies on a card of kind `host`; gives it back, or what could not be resolved. */
export function resolveAbility(ability: Ability, card: Bearer, kept?: Naming): Ability | { problem: string } {
  const made = copied(ability);
  const whole: TreeNode = { is: 'ability', node: made };
  const unknownPile = meanPiles(made);
  if (unknownPile !== undefined) return { problem: unknownPile };
  const resolver = new Resolver({ ...card, type: card.type.toLowerCase() }, lettersIn(whole), kept);
  resolver.visit(whole);
  const [left] = openIn(whole);
  const problem = resolver.problem ?? (left && `nothing before fits "${left.words}"`);
  return problem === undefined ? made : { problem };
}

class Resolver implements Reader {
  readonly type: string;
  timing: Timing | undefined;
  readonly said: Mentions;
  readonly names: Names;
  readonly players: Players;
  readonly halves = new Halves();
  readonly #references: References;
  readonly #host: string | undefined;
  readonly #deeds: Deeds;
  /** The kinds that the cards being read can be. */
  #kinds: Kinds;
  /** The cards of which those that are being read are a part. */
  #around: Sel | undefined;

  constructor({ type, host, demanded }: Bearer, letters: Set<string>, kept: Naming | undefined) {
    this.type = type;
    this.#host = host;
    this.names = new Names(kept);
    this.said = new Mentions(type, letters);
    this.#references = new References({
      type,
      host: host === type ? undefined : host,
      demanded,
      said: this.said,
      names: this.names,
      halves: this.halves,
    });
    this.players = new Players(this.said, type);
    this.#deeds = new Deeds(this);
  }

  /** Does the card lie in a core, or nowhere, and was no battle spoken of? */
  get #isNowhere(): boolean {
    return NOWHERE.has(this.type) && this.#host === undefined && !this.#references.progress.isFought;
  }

  /** What could not be resolved, the first thing. */
  get problem(): string | undefined {
    return this.said.problem;
  }

  /** Resolves a node and all that is inside it. */
  visit(given: TreeNode): void {
    if (given.is === 'place') meanSamePlace(given.node, this.said, this.#isNowhere);
    this.said.problem ??= this.names.mean(given);
    switch (given.is) {
      case 'row':
        this.#doing(true, () => {
          this.#deeds.row(given.node);
        });
        return;
      case 'effect':
        this.#doing(true, () => {
          this.#deeds.effect(given.node);
        });
        return;
      case 'event':
        this.#doing(false, () => {
          this.#event(given.node);
        });
        return;
      case 'ability':
        this.#ability(given.node);
        return;
      case 'condition':
        this.#condition(given.node);
        return;
      case 'cards':
        this.#cards(given.node);
        return;
      case 'filter':
        // A personnel has the title of a personnel.
        if (given.node.f === 'same' && given.node.prop === 'title') this.expect(this.#kinds);
        if (given.node.f === 'commander' && given.node.of) this.#itsCommander(given.node.of);
        this.readWhole(given);
        break;
      case 'place':
        this.#place(given);
        break;
      default:
        this.readWhole(given);
    }
    if (given.is === 'amount' && typeof given.node === 'object' && given.node.a === 'that' && !this.#deeds.isBegun)
      this.said.problem ??= 'a number is meant that was not spoken of';
    if (given.is === 'state' && given.node.s === 'facing') this.#references.progress.isFaced = true;
    if (given.is === 'requirement' && given.node.r === 'card' && typeof given.node.sel.n === 'object')
      this.said.mention(given.node.sel);
  }

  /** 'Destroy this event to … for each dilemma beneath it': the mission. */
  #place(given: Extract<TreeNode, { is: 'place' }>): void {
    const { able, isInPlay } = this.#references.progress;
    if (given.node.p === 'beneath') this.expect(MISSIONS);
    this.readWhole(given);
    this.expect(able, isInPlay);
  }

  readWhole(given: TreeNode): void {
    this.readPlayers(given);
    this.read(partsOf(given));
  }

  read(parts: Parts): void {
    for (const part of parts) this.visit(part);
  }

  expect(able: Kinds, isInPlay = false): void {
    this.#references.progress.able = able;
    this.#references.progress.isInPlay = isInPlay;
  }

  fought(read: () => void, isSo = true): void {
    const { progress } = this.#references;
    const before = progress.isFought;
    progress.isFought = isSo;
    read();
    progress.isFought = before;
  }

  readPlayers(given: TreeNode): void {
    changePlayers(given, (who, role) => {
      const meant = this.players.meant(who, role);
      if (typeof who === 'object' && !('player' in who)) this.#references.ofOwner(who);
      return meant;
    });
  }

  #doing(isDoing: boolean, read: () => void): void {
    const before = this.#references.progress.isDoing;
    this.#references.progress.isDoing = isDoing;
    read();
    this.#references.progress.isDoing = before;
  }

  #ability(ability: Ability): void {
    const { progress } = this.#references;
    progress.isDamage = ability.damage === true;
    progress.isDamageText = ability.at.t === 'damage';
    this.timing = ability.at;
    this.players.isOfTurn = ability.at.t === 'clock';
    this.said.isLasting = ability.at.t === 'static';
    // As they were said: 'While this personnel is facing a dilemma, if he …' speaks of the condition first.
    for (const key of Object.keys(ability)) {
      if (key === 'at') this.read(timing(ability.at));
      if (key === 'if')
        this.said.asked(() => {
          this.read(condition(ability.if));
        });
    }
    if (ability.may !== undefined && isOther(ability.may)) this.players.spoken = ability.may;
    this.readPlayers({ is: 'ability', node: ability });
    this.players.as(ability.may ?? 'you', () => {
      this.said.isPaid = true;
      this.read(row(ability.cost));
      this.said.isPaid = false;
      this.read(row(ability.do));
    });
  }

  #event(event: EventPattern): void {
    // 'Between X and another mission': another one than X.
    for (const end of 'between' in event ? event.between : []) {
      this.read(cards(end));
      this.said.mention(end);
    }
    this.readPlayers({ is: 'event', node: event });
    // "When a player plays …, he or she …": whoever does it.
    if (event.who === 'anyPlayer') this.players.didAny();
    // 'When an opponent discards a card from hand': from that opponent's.
    this.players.as(event.who ?? this.players.actor, () => {
      this.read(partsOf({ is: 'event', node: event }));
    });
    // 'When this uses a skill …, with that skill'.
    if (event.e === 'useSkill' && !('skills' in event))
      this.names.add({ what: 'skill', as: KEPT }, this.said.all.length);
    if (event.who === 'anyPlayer') this.players.didAny();
    saidByEvent(event, this.type, this.said);
  }

  #condition(cond: Cond): void {
    switch (cond.c) {
      case 'not':
        this.#denied(cond);
        return;
      case 'some':
        meanBeneathYours(cond.sel);
        this.said.problem ??= meanOwnedBeneath(cond.sel);
        if (isNowhereSaid(cond.sel, this.type, this.timing))
          this.said.problem ??= 'it is not known where you have them';
        this.#doing(false, () => {
          this.read([...cards(cond.sel), ...amount(cond.n)]);
          if (cond.n === undefined || cond.n === 1)
            this.said.mention(cond.sel, { isAside: true, isSupposed: true, isOne: true });
          else if (cond.sel.ref === undefined && cond.sel.at?.p !== 'zone') this.said.isCounted = true;
        });
        return;
      case 'is':
        this.#doing(false, () => {
          this.#state(cond);
        });
        return;
      case 'did':
        saidOfPast(cond.ev, this.said, () => {
          this.readWhole({ is: 'condition', node: cond });
        });
        return;
      case 'req':
        this.said.problem ??= meanHad(cond, this.type, this.timing);
        this.readWhole({ is: 'condition', node: cond });
        return;
      default:
        this.readWhole({ is: 'condition', node: cond });
    }
  }

  #state(cond: Extract<Cond, { c: 'is' }>): void {
    faceWithYours(cond, this.type);
    this.said.problem ??= meanItsMission(cond, this.type);
    const { who, state: of } = cond;
    // 'If it is a Klingon': whatever can be one.
    if (of.s === 'isA') this.expect(kindsSaid({ f: of.f }));
    this.read(cards(who));
    meanAboard(cond, this.type);
    if (isPresentItself(who, of)) this.#presentInBattle(of);
    // Who is present is not with himself.
    const isBeside = saysPresent(of) || (of.s === 'at' && openIn({ is: 'state', node: of }).length > 0);
    if (isBeside)
      this.said.unsaid(() => {
        this.read(state(of));
      });
    if (who.ref === undefined) this.said.mention(who, { isSupposed: true });
    else this.said.part(who, true);
    if (!isBeside || this.type === 'ship') this.read(state(of));
    if (of.s === 'isA') this.said.asserted(who, kindOf(of.f));
    saidByState(of, this.said.kindOf(who), this.said);
  }

  /** 'Discard a card to download its Commander', said by a ship: a card that may be no ship has none. */
  #itsCommander(of: Sel): void {
    const isOther = this.said.all.some(({ kind, id }) => kind === 'ship' && id !== 'this');
    if (openWords(of.ref) === 'it' && this.type === 'ship' && !isOther) of.ref = 'this';
  }

  /** 'When you win combat …, if this equipment is present': with those of yours who fought. */
  #presentInBattle(of: State): void {
    const isFought = this.timing?.t === 'on' && BATTLES.has(this.timing.ev.e);
    if (!isFought) this.said.problem ??= 'a card is present with itself';
    else if (of.s === 'at' && of.place.p === 'present')
      of.place.with = { of: 'you', f: { f: 'kind', is: 'personnel' }, at: { p: 'involved' } };
  }

  /** 'If you do not command a planet mission, … that mission': what there is not is not meant later. */
  #denied({ of }: Extract<Cond, { c: 'not' }>): void {
    const before = this.said.all.length;
    this.read(condition(of));
    if (of.c === 'some') this.said.denied(before, of.sel);
    if (of.c === 'did' && of.ev.what) this.said.denied(before, of.ev.what);
  }

  /** 'Each of your Vulcans present with another Vulcan': than each of them, not than this card. */
  #otherThanEach({ other }: Sel): void {
    if (openWords(other?.[0]) === 'last' && this.#around?.n === 'all' && this.#around.ref === undefined)
      this.said.problem ??= 'it is not known than whom another is meant';
  }

  #cards(sel: Sel): void {
    const before = this.#kinds;
    this.#otherThanEach(sel);
    const around = this.#around;
    const isSame = openWords(sel.ref)?.startsWith('same ') === true;
    this.#around = sel;
    meanCommanded(sel, this.type);
    fromItsOwner(sel);
    this.#references.resolve(sel);
    // 'Discard a card to destroy another event with the same cost': as the card, or as the event it is other than?
    if (isSame && sel.ref !== undefined && around?.other?.includes(sel.ref) === false)
      this.said.problem ??= 'it is not known as which of both it is the same';
    this.#kinds = kindsSaid(sel);
    this.players.meantTheirs(sel);
    // 'For each dilemma you have faced this turn': does the one that is being faced count?
    if (isOfFaced(sel.f) && !sel.other) this.said.problem ??= 'it is not known whether the dilemma being faced counts';
    this.readPlayers({ is: 'cards', node: sel });
    for (const part of partsOf({ is: 'cards', node: sel })) {
      this.visit(part);
      if (part.is === 'place') saidOfPlace(part.node, this.said, true);
    }
    this.#kinds = before;
    this.#around = around;
    if (this.#references.progress.isDoing) completed(sel, this.timing);
    // What 'this personnel' is on a card that lies on one speaks of that personnel, not of the card.
    if (sel.ref === 'this' && !isLainOn(around?.f)) this.said.itself();
  }
}

const isOfFaced = (f: Filter | undefined): boolean =>
  f?.f === 'and' ? f.of.some(isOfFaced) : f?.f === 'was' && f.ev.e === 'face' && f.span !== 'ability';

const MISSIONS: Kinds = new Set(['mission']);
const BATTLES: ReadonlySet<EventPattern['e']> = new Set(['winBattle', 'wonBattle', 'battle', 'endBattle']);
/** Is it said of this card that it is present, with nothing said of whom with? */
const isPresentItself = (who: Sel, of: State): boolean =>
  who.ref === 'this' && of.s === 'at' && of.place.p === 'present' && of.place.with.ref === open('present');
