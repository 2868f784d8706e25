/** Works out of each effect who does it and to which cards, and what the words after it may speak of. */
import type { Amount, Effect, Sel } from '../tree/index.ts';
import { amount, cards, condition, duration, filter, place, row } from '../tree/nodes.ts';
import { open, openWords } from '../tree/open.ts';
import { isSel } from '../tree/parts-of-effects.ts';
import { aboutCost, chosenBy, isOfDilemma, ofThoseMeant, ownChoice } from './actors.ts';
import { amongLeft, amongSeen, chosenOfSeen, outOfHandSeen, someOfSeen, someSpokenOf } from './among-seen.ts';
import { ofThosePlaced } from './all-done.ts';
import type { Mentions } from './antecedents.ts';
import { asksForCards, isBeside, isOfSeveral } from './conditions-beside.ts';
import type { Mention } from './mentions.ts';
import { aboutWhat, changeable, changesInPlay, doesTheSame, movable } from './deeds-and-kinds.ts';
import { foremostOf, otherThanBefore } from './going-on-from.ts';
import {
  back,
  captured,
  damageOn,
  isBack,
  isOfInPlay,
  originOf,
  owned,
  ownedByOthers,
  ownPile,
  toTheirOwner,
  whyOf,
} from './destinations.ts';
import { hiding, otherThan, ratherThan } from './meant-meanwhile.ts';
import { Options } from './options.ts';
import type { Players } from './players.ts';
import type { Reader } from './reader.ts';

type EffectOf<X extends Effect['x']> = Extract<Effect, { x: X }>;

export class Deeds {
  /** Was anything done before, whose number 'that many' can mean? */
  isBegun = false;
  /** Was anything placed somewhere? */
  #isPlaced = false;
  /** What the last offer spoke of. */
  #ofOffer: readonly Mention[] = [];
  /** Is something done where there are several personnel: 'if you still have five personnel remaining'? */
  #isOfAll = false;
  /** Under a condition that asks for certain cards. */
  #isHaving = false;
  /** What was spoken of where the condition before holds. */
  #ofThen: readonly Mention[] = [];
  readonly #reader: Reader;
  readonly #said: Mentions;
  readonly #players: Players;
  readonly #options: Options;

  constructor(reader: Reader) {
    this.#reader = reader;
    this.#said = reader.said;
    this.#players = reader.players;
    this.#options = new Options(reader.said, (node) => {
      reader.read([node]);
    });
  }

  /** Effects in a row: a choice may draw what follows into its options. */
  row(effects: Effect[]): void {
    const rest = effects.splice(0);
    for (let one = rest.shift(); one; one = rest.shift()) {
      const before = effects.at(-1);
      otherThanBefore(one, before);
      effects.push(one);
      this.effect(one, rest, before);
    }
  }

  /** An effect; `behind` it in its row come these, and there is one `before` it. */
  effect(effect: Effect, behind: Effect[] = [], before?: Effect): void {
    const { actor } = this.#players;
    this.#reader.readPlayers({ is: 'effect', node: effect });
    this.#actor(effect);
    if (effect.x === 'mod') aboutCost(effect);
    if (this.#players.actor === 'you') ownChoice(effect);
    else chosenBy(effect, this.#players.actor);
    foremostOf(effect, before);
    this.#does(effect, behind, before);
    // "Prevent that and place that card …" goes on about what was prevented.
    if (effect.x === 'prevent') this.#said.again('that');
    this.#players.actor = actor;
    this.isBegun = true;
  }

  /** Who does it, where an effect says so. */
  #actor(effect: Effect): void {
    switch (effect.x) {
      case 'put':
        if (effect.who !== undefined) this.#players.actor = effect.who;
        else if (this.#players.actor !== 'you') effect.who = this.#players.actor;
        return;
      case 'if':
        if (effect.who !== undefined) this.#players.actAsSome(effect.who);
        return;
      case 'may':
      case 'look':
        this.#players.actor = effect.who;
        return;
      case 'oneOf':
        if (effect.who !== 'random') this.#players.actor = effect.who;
        return;
      default:
    }
  }

  #does(effect: Effect, behind: Effect[], before: Effect | undefined): void {
    switch (effect.x) {
      case 'put':
        this.#moved(effect);
        return;
      case 'pick':
        this.#pick(effect, behind[0]);
        return;
      case 'swap':
        // 'Shuffles his or her hand and exchanges it with …': all of them for as many.
        if (openWords(effect.a.ref) === 'it' && before?.x === 'shuffle')
          this.#said.problem ??= 'what was shuffled is exchanged as a whole';
        for (const sel of [effect.a, effect.b]) {
          this.#reader.read(cards(sel));
          this.#said.mention(sel);
          // 'Exchange that personnel with one who has the same cost': as that personnel.
          this.#said.again(sel.ref);
          // 'With the same number of …': as many as on this side.
          this.isBegun = true;
        }
        return;
      case 'oneOf':
        this.#options.resolve(effect, behind);
        return;
      case 'name':
      case 'count':
        this.#named(effect);
        return;
      case 'battle':
        this.#battle(effect);
        return;
      case 'instead':
        this.#said.ofWhatHappens(doesTheSame(effect, this.#reader.timing), () => {
          this.#reader.read(row(effect.do));
        });
        return;
      case 'if':
        this.#either(effect, before);
        return;
      case 'may':
        this.#offered(effect);
        return;
      case 'split':
        this.#reader.halves.split(effect, () => this.#said.letter());
        return;
      case 'mod':
        this.#modified(effect);
        return;
      case 'look':
        amongSeen(this.#said, effect.what);
        this.#reader.readWhole({ is: 'effect', node: effect });
        this.#said.mention(effect.what, { done: effect.why });
        return;
      case 'each':
        if (isSel(effect.over)) this.#reader.read(cards(effect.over));
        this.#reader.fought(() => {
          this.#inLoop(effect.over, () => {
            this.#reader.readWhole({ is: 'effect', node: effect });
          });
        }, false);
        if (isSel(effect.over)) this.#said.mention(effect.over, { done: effect.x });
        return;
      case 'command':
        this.#reader.readWhole({ is: 'effect', node: effect });
        if (this.#isPlaced) ofThosePlaced(effect.what);
        this.#said.mention(effect.what, { done: effect.x });
        this.#said.taken(effect.what.ref);
        return;
      case 'stop':
      case 'unstop':
      case 'damage':
      case 'nullify':
      case 'decloak':
      case 'delay':
      case 'flip':
      case 'ship':
      case 'overcome':
      case 'join':
      case 'spare':
      case 'prevent':
        if (effect.x === 'prevent' && effect.what === undefined && isOfDilemma(this.#reader.timing))
          effect.what = { ref: open('dilemma') };
        this.#reader.expect(aboutWhat(effect), effect.x === 'stop' || effect.x === 'unstop');
        this.#reader.readWhole({ is: 'effect', node: effect });
        this.#said.mention(effect.what, { done: effect.x });
        return;
      default:
        this.#reader.readWhole({ is: 'effect', node: effect });
    }
  }

  /** Cards are moved: first which, then where to, since that may hang on which. */
  #moved(move: EffectOf<'put'>): void {
    if (move.why === 'place') this.#isPlaced = true;
    if (move.why === 'take') amongSeen(this.#said, move.what);
    else if (move.why === 'discard') outOfHandSeen(this.#said, move.what);
    else someOfSeen(this.#said, move);
    if (move.who === 'you') delete move.who;
    amongLeft(this.#said, move.what);
    const settle = ownPile(move);
    // Where cards were seen is not known yet.
    this.#reader.expect(isBack(move) ? undefined : movable(move), isOfInPlay(move));
    const words = move.what.ref;
    this.#reader.read(cards(move.what));
    this.#said.amongRest(move.what);
    toTheirOwner(move, words);
    settle();
    this.#said.mention(move.what, { done: whyOf(move) });
    back(move, this.#said);
    ownedByOthers(move);
    otherThan(this.#said.all, move.to.p === 'zone' ? [] : [move.what, ...originOf(move)], () => {
      this.#reader.read(place(move.to));
    });
    if (move.to.p === 'aboard' && move.to.ship.ref === undefined && move.what.ref !== 'this')
      this.#said.isOtherLoaded = true;
    owned(move);
    damageOn(move);
    this.#said.problem ??= captured(move, this.#reader.type, this.#said);
  }

  /** 'For each of those dilemmas, place it on a mission': the one that it is the turn of. */
  #inLoop(over: Sel | Amount, act: () => void): void {
    if (!isSel(over)) {
      act();
      return;
    }
    const { all } = this.#said;
    const kind = this.#said.kindOf(over);
    const one: Mention = { ...(kind !== undefined && { kind }), id: 'that', plural: false, picked: false };
    all.push(one);
    act();
    all.splice(all.indexOf(one), 1);
  }

  /** What is spoken of only where the condition holds is not meant by 'otherwise'. */
  #either(effect: EffectOf<'if'>, offer: Effect | undefined): void {
    const beside = offer?.x === 'if' && isBeside(offer.if, effect.if) ? this.#ofThen : [];
    const isTaken = offer?.x === 'may' && effect.if.c === 'ok' ? effect.if.value : undefined;
    hiding(this.#said.all, beside, () => {
      this.#said.supposing(() => {
        this.#reader.read(condition(effect.if));
      });
    });
    const isOfAll = this.#isOfAll;
    this.#isOfAll = isOfSeveral(effect.if);
    const isHaving = this.#isHaving;
    this.#isHaving = asksForCards(effect.if);
    const taken = hiding(this.#said.all, [...beside, ...(isTaken === false ? this.#ofOffer : [])], () => {
      this.#reader.read(row(effect.then));
    });
    this.#isOfAll = isOfAll;
    this.#isHaving = isHaving;
    this.#ofThen = taken;
    if (!effect.else) return;
    const notMeant = [...taken, ...(isTaken === true ? this.#ofOffer : [])];
    hiding(
      this.#said.all,
      notMeant.filter(({ id }) => id !== 'this'),
      () => {
        this.#reader.read(row(effect.else));
      },
    );
  }

  /** What is spoken of in an offer is not known where it is not taken. */
  #offered(effect: EffectOf<'may'>): void {
    const { all } = this.#said;
    const before = new Set(all);
    this.#said.isPaid = true;
    this.#reader.read(row(effect.cost));
    this.#said.isPaid = false;
    this.#reader.read(row(effect.do));
    this.#ofOffer = all.filter((one) => !before.has(one) && one.id !== 'this');
  }

  /** 'Each mission's requirements rise by the Weapons at that mission': if nothing else is meant, each one of them. */
  #modified(effect: EffectOf<'mod'>): void {
    this.#reader.expect(changeable(effect), changesInPlay(effect));
    const before = this.#said.all.length;
    this.#reader.read(cards(effect.what));
    // 'If it is a ship, add its Weapons to this ship's Weapons': not those of this ship.
    const changed = this.#said.all.slice(before).filter(({ id }) => id === 'this');
    ratherThan(this.#said.all, changed, () => {
      this.#said.amongEach(effect.what, () => {
        for (const node of effect.mods) this.#reader.read([{ is: 'mod', node }]);
        this.#reader.read(duration(effect.until));
      });
    });
    this.#said.mention(effect.what, { done: effect.x });
  }

  /** 'That ship is Weapons +2' goes on about what the battle is begun with. */
  #battle({ of, during, win, notWin, lose }: EffectOf<'battle'>): void {
    this.#reader.read(cards(of));
    this.#said.mention(of);
    this.#reader.fought(() => {
      for (const effects of [during, win, notWin, lose]) this.#reader.read(row(effects));
    });
  }

  #pick(effect: EffectOf<'pick'>, next: Effect | undefined): void {
    const { sel } = effect;
    if (openWords(sel.ref) === 'some of them')
      someSpokenOf(this.#said, sel, next, { isAny: this.#isOfAll, isOpen: this.#isHaving });
    chosenOfSeen(this.#said, sel, next);
    this.#reader.readPlayers({ is: 'cards', node: sel });
    ofThoseMeant(sel, this.#reader.type, this.#reader.timing);
    this.#players.as(sel.by === 'random' || sel.by === undefined ? this.#players.actor : sel.by, () => {
      this.#reader.read(cards(sel));
    });
    if (openWords(effect.as) === 'new') effect.as = this.#said.letter();
    this.#said.picked(effect.as, sel);
  }

  /** What is named, or counted ('that many' after a count). */
  #named(effect: EffectOf<'name' | 'count'>): void {
    if (effect.x === 'count') this.#reader.read(amount(effect.of));
    this.#reader.names.given(effect, this.#said);
    if (effect.x === 'count') return;
    if (effect.what === 'player') this.#players.spoken = { player: effect.as };
    const { except, only, of, from, lacking } = effect;
    this.#reader.read([...filter(except), ...filter(only), ...cards(of, from, lacking)]);
  }
}
