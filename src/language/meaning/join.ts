/** Joins the sentences of a card into abilities: which sentence goes on from the one before, and which begins an ability of its own. */
import {
  asEffects,
  asksOfOne,
  asSoonAs,
  CLOSED,
  conditional,
  foldWins,
  hasUntil,
  heldWhile,
  isAllowing,
  isBoughtAnytime,
  isDeed,
  isDoneElse,
  isDoneWhenFound,
  isLasting,
  last,
  lifted,
  obliged,
  otherwise,
  placesThis,
  whereMet,
} from './clauses.ts';
import { behindCost, isFacedNow, isNothingBefore, isOfRevealed, partFrom, saysOfItsPlay } from './own-sentences.ts';
import { meanwhile, whileGoingOn, yoursFace } from './going-on.ts';
import { saidWherePlaced, WithinCondition } from './within-condition.ts';
import { comesUnder } from '../tree/under-command.ts';
import { limitNumberIn, limitOfMany } from './own-limits.ts';
import { namingIn } from './kept-names.ts';
import {
  asNodes,
  asksOfOutcome,
  asksOfThisText,
  conditionNodes,
  isAboutBefore,
  saysInvolved,
  standsAlone,
} from './looking-back.ts';
import type { OpenUse } from '../tree/ids.ts';
import { mustBe, onlyIf, restricted, yoursMustBe } from './demands.ts';
import type { Line } from '../grammar/core/symbols.ts';
import { copied } from '../tree/copies.ts';
import type { Ability, Duration, Effect, Filter, Limit } from '../tree/index.ts';
import { withPrice } from '../tree/build.ts';

export interface Joined {
  abilities: Ability[];
  /** Numbers of sentences that fit nowhere. */
  refused: number[];
}

/** The abilities that some sentences of a card make together, of sentences that fit. */
export function joined(lines: readonly (Line | undefined)[], type: string, isFit: (line: Line) => boolean): Joined {
  const joiner = new Joiner(type);
  lines.forEach((line, index) => {
    if (line && !(isFit(line) && joiner.take(copied(line)))) joiner.refused.push(index);
  });
  return { abilities: joiner.limited().filter(doesSomething).map(obliged).map(limitOfMany), refused: joiner.refused };
}

/** Are cards discarded from hands? */
const isDiscarding = (effect: Effect | undefined): boolean =>
  effect?.x === 'put' && effect.why === 'discard' && effect.what.at?.p === 'zone' && effect.what.at.zone === 'hand';

/** What was only kept open for a sentence that did not come is no ability. */
function doesSomething({ at, cost, do: effects }: Ability): boolean {
  return at.t !== 'on' || effects.length > 0 || cost !== undefined;
}

class Joiner {
  readonly abilities: Ability[] = [];
  readonly refused: number[] = [];
  #open: Ability | undefined;
  /** The ability before the last one, if that was taken for one that holds all the time. */
  #split: Ability | undefined;
  #stays = false;
  #together: Limit | undefined;
  #isAlone = false;
  #users: Filter | undefined;
  readonly #within = new WithinCondition();
  readonly #type: string;

  constructor(type: string) {
    this.#type = type;
  }

  /** The abilities, with the limit that all orders have together. */
  limited(): Ability[] {
    const together = this.#together;
    const all = this.abilities.map((one) => restricted(one, this.#isAlone, this.#users));
    if (!together) return all;
    return all.map((one) => (one.at.t === 'order' ? { ...one, limit: { ...together, ...one.limit } } : one));
  }

  take(line: Line): boolean {
    switch (line.k) {
      case 'abilities':
        return line.all.every((one) => this.#begin(one));
      case 'continue':
        return this.#within.then(line, (said) => this.#continue(said));
      case 'meanwhile':
        return this.take(meanwhile(line, this.#type));
      case 'limit':
        if (!this.#open || (this.#open.limit && 'times' in this.#open.limit)) return false;
        this.#open.limit = { ...this.#open.limit, ...line.limit };
        return true;
      case 'together':
        this.#together = line.limit;
        return true;
      case 'onlyIf':
        return this.#open !== undefined && onlyIf(this.#open, line.if, this.#type);
      case 'must':
        return this.#open !== undefined && mustBe(this.#open.do, line);
      case 'yours':
        return this.#open !== undefined && yoursMustBe(this.#open, line.f);
      case 'lasts':
        return this.#last(line.until);
      case 'otherwise':
        return this.#otherwise(this.#open ?? this.#split, line);
      case 'met':
        return this.#open !== undefined && whereMet(this.#open.do, line.do);
      case 'also':
        return this.#also(line.do);
      case 'under':
        return this.#open !== undefined && comesUnder(withPrice(this.#open), line.under);
      case 'alone':
        this.#isAlone = true;
        return true;
      case 'users':
        this.#users = line.f;
        return true;
      // Who cannot discard so many discards as many as there are anyway.
      case 'allThereIs':
        return isDiscarding(this.#open?.do.at(-1));
      case 'reminder':
        return true;
      // A third side, or that of a card that has one only.
      case 'otherSide':
        return false;
    }
  }

  #begin(ability: Ability): boolean {
    const { at } = ability;
    if (this.#type === 'event') yoursFace(at);
    if (at.t === 'playTo') this.#stays = true;
    const folded = foldWins(ability.do, at);
    if (!folded) return false;
    const made = asSoonAs(whileGoingOn(lifted({ ...ability, do: folded }), this.#type));
    if (!made) return false;
    // Only of a mission is what may be played at it what its headquarters allows.
    if (made.at.t === 'headquarters' && this.#type !== 'mission') return this.#begin({ ...made, at: { t: 'static' } });
    // An interrupt is never in play: its "while" says when it may be played.
    if (this.#isPlayedOnce() && made.at.t === 'static' && made.at.while)
      return this.#begin({ ...made, at: { t: 'window', while: made.at.while } });
    if (made.at.t === 'static' && !made.do.every(isLasting)) {
      // 'While you command X, destroy this': done as soon as it is so.
      const { while: state } = made.at;
      return state !== undefined && !this.#isPlayedOnce() && isDeed(made.do)
        ? this.#begin({ ...made, at: { t: 'state', while: state } })
        : false;
    }
    this.abilities.push(made);
    this.#open = CLOSED.has(at.t) || (made.at.t === 'static' && !made.do.every(isAllowing)) ? undefined : made;
    this.#split = undefined;
    return true;
  }

  #continue(given: Extract<Line, { k: 'continue' }>): boolean {
    const opened = conditional(given);
    const line = this.#isStatic(opened) ? opened : given;
    const { k: _, ...said } = line;
    if (this.#isStatic(line)) {
      const { may: _may, cost: _cost, if: state, ...rest } = said;
      this.#split = state ? undefined : this.#open;
      this.abilities.push({ at: { t: 'static', ...(state && { while: state }) }, ...rest });
      this.#open = undefined;
      return true;
    }
    const isUnasked = given.may === undefined && !given.cost && !given.if;
    const held = isUnasked ? heldWhile(given.do) : undefined;
    if (held && this.#isLasting()) {
      const { limit } = given;
      return this.#begin({ at: { t: 'static', while: held.state }, do: held.holds, ...(limit && { limit }) });
    }
    if (this.#stays && isBoughtAnytime(given)) {
      const { k: _kind, ...rest } = given;
      return this.#begin({ at: { t: 'window', while: { c: 'turn', whose: 'you' } }, ...rest });
    }
    if (this.#type === 'dilemma' && isUnasked && saidWherePlaced(this.abilities, given.do)) return true;
    const acted = this.#open ?? this.#split;
    if (acted && this.#within.takesAside(acted.do, asEffects(said))) return true;
    if (
      (this.#type === 'dilemma' && isFacedNow(this.abilities, this.#open, given)) ||
      this.#isPutOff(given) ||
      this.#isPlayedNow(given)
    )
      this.#open = undefined;
    const played = this.#open && behindCost(this.#open, given);
    if (played) {
      this.#open = undefined;
      const { k: _kind, ...rest } = given;
      if (!this.#isOnce()) return this.#begin({ at: played, ...rest });
    }
    if (!this.#open) {
      const so = conditional(given);
      // 'If you command X, place this personnel …' of a card that stays.
      const isSo = so.if !== undefined && !asksOfOutcome(conditionNodes(so.if));
      if (!this.#isOnce() && so.if && isSo && so.may === undefined && !so.cost && isDeed(so.do))
        return this.#begin({ at: { t: 'state', while: so.if }, do: so.do });
      if (!this.#isOnce() && !isDoneWhenFound(this.#type, given.do, this.abilities)) return false;
      const first = this.#resolve(said);
      const folded = foldWins(first.do, first.at);
      if (!folded) return false;
      this.#open = { ...first, do: folded };
      this.abilities.push(this.#open);
      return true;
    }
    partFrom(this.#open, given);
    limitNumberIn(this.#open);
    const { limit, ...rest } = said;
    if (limit) {
      if (this.#open.limit) return false;
      this.#open.limit = limit;
    }
    const more = asEffects(rest);
    if (this.#within.takes(this.#open.do, given, more, this.#type)) return true;
    if (isDoneElse(this.#open.do, more)) return true;
    const folded = foldWins([...this.#open.do, ...more], this.#open.at);
    if (!folded) return false;
    this.#open.do = folded;
    return true;
  }

  /** 'Also, …' is under the condition of the sentence before. */
  #also(effects: Effect[]): boolean {
    const last = this.abilities.at(-1);
    if (!last) return false;
    const { at } = last;
    // An interrupt is played once, for all of it.
    if (at.t === 'static' || (at.t === 'window' && this.#type !== 'interrupt')) {
      const timing: Ability['at'] = effects.every(isLasting) ? { ...at, t: 'static' } : at;
      return this.#begin({ at: timing, ...(last.if && { if: last.if }), do: effects });
    }
    if (!this.#open) return false;
    this.#open.do.push(...effects);
    return true;
  }

  #otherwise(
    open: Ability | undefined,
    { do: other, isOfOne }: Pick<Extract<Line, { k: 'otherwise' }>, 'do' | 'isOfOne'>,
  ): boolean {
    if (open === undefined || (isOfOne && !asksOfOne(open))) return false;
    return this.#within.otherwise(open.do, other) || otherwise(open.do, other) || this.#otherwiseOf(open, other);
  }

  /** 'When E, if C, A. Otherwise, B': the condition decides between the two. */
  #otherwiseOf(open: Ability, other: Effect[]): boolean {
    const { if: state } = open;
    if (!state || open.may !== undefined || open.cost || open.at.t === 'static') return false;
    delete open.if;
    open.do = [{ x: 'if', if: state, then: open.do, else: other }];
    return true;
  }

  /** How long what was named is meant by the sentence behind it. */
  #keepName(until: Duration): boolean {
    const naming = namingIn(this.abilities);
    if (!naming || naming.until !== undefined) return false;
    naming.until = until;
    // 'You may do this only once each turn' is said of the naming, not of what follows from the name.
    this.#open = this.abilities.find((ability) => namingIn([ability]) === naming);
    return true;
  }

  /** 'This effect lasts until …' also says that what seemed to hold all the time goes on from the ability before. */
  #last(until: Duration): boolean {
    if (!this.#open && this.#split) {
      const holding = this.abilities.pop();
      this.#open = this.#split;
      this.#open.do.push(...(holding?.do ?? []));
    }
    return (this.#open !== undefined && last(this.#open.do, until)) || this.#keepName(until);
  }

  /** What the card does when played or faced. */
  #resolve(said: Omit<Extract<Line, { k: 'continue' }>, 'k'>): Ability {
    const { may, if: state, cost, do: effects, limit } = said;
    const whole = may === undefined && state === undefined && cost !== undefined;
    const rest = whole
      ? { cost, do: effects }
      : { do: asEffects({ do: effects, ...(may && { may }), ...(state && { if: state }), ...(cost && { cost }) }) };
    return { at: { t: 'resolve' }, ...rest, ...(limit && { limit }) };
  }

  #isOnce(): boolean {
    const isAnswer = this.abilities.some(({ at }) => at.t === 'playAs' && at.as === 'interrupt');
    const isShortEvent = this.#type === 'event' && !this.#stays;
    return isAnswer || isShortEvent || this.#isPlayedOnce() || this.#type === 'dilemma';
  }

  /** What an interrupt says that stays where it was played holds there. */
  #isPlayedOnce(): boolean {
    return this.#type === 'interrupt' && !this.abilities.some(({ at }) => at.t === 'playTo' && at.stays);
  }
  /** What it says may hold all the time. */
  #isLasting(): boolean {
    return !this.#isOnce() || this.#isPlaced();
  }

  /** A dilemma that was placed somewhere stays: what it says then holds as long as it is there. */
  #isPlaced(): boolean {
    return this.#type === 'dilemma' && this.abilities.some(({ do: effects }) => effects.some(placesThis));
  }

  /** 'When you play this event, if …, lose 5 points' ends with the sentence that does not go on about it: that is not under its condition. */
  #isPlayedNow(given: Extract<Line, { k: 'continue' }>): boolean {
    const open = this.#open;
    return open?.if !== undefined && saysOfItsPlay(open.at) && this.#isOnce() && isNothingBefore(given);
  }

  /** 'At the end of this turn, this dilemma is overcome' holds from when it was faced, whatever is said before. */
  #isPutOff({ do: effects }: Extract<Line, { k: 'continue' }>): boolean {
    const [only] = effects;
    const isHeard = this.#open?.at.t === 'on' || this.#open?.at.t === 'clock';
    if (this.#type !== 'dilemma' || !isHeard || effects.length !== 1 || only?.x !== 'later') return false;
    return standsAlone(asNodes([only]));
  }

  /** A lasting effect that says neither when nor until when, about nothing said before, holds all the time. */
  #isStatic(line: Extract<Line, { k: 'continue' }>): boolean {
    if (line.may !== undefined || line.cost || !line.do.every((one) => isLasting(one) && !hasUntil(one))) return false;
    const isPlaced = this.#isPlaced();
    // What was named is kept by a dilemma that stays.
    const nodes = [...asNodes(line.do), ...conditionNodes(line.if)];
    const isNamed = isPlaced || (this.#open !== undefined && saysOfItsPlay(this.#open.at));
    const isOnlyNamed = isNamed && this.#open?.do.every(({ x }) => x === 'name') === true;
    const isKept = ({ how, words }: OpenUse): boolean =>
      words.startsWith('this ') || isOnlyNamed || (isNamed && how === 'id');
    if (this.#open !== undefined && (isAboutBefore(nodes, isKept) || asksOfThisText(nodes))) return false;
    if (this.#open?.do.at(-1)?.x === 'battle' && nodes.some(saysInvolved)) return false;
    if (this.#isLasting()) return true;
    return line.do.every((one) => one.x === 'mod' && one.what.ref === 'this' && one.mods.every(isOfRevealed));
  }
}
