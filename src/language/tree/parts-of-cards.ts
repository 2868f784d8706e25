/** What stands directly inside cards, places, numbers, requirements and conditions. */
import type { Amount, Cond, Count, Filter, Place, Requirement, Sel, State } from './index.ts';
import {
  NONE,
  amount,
  cards,
  condition,
  count,
  event,
  filter,
  place,
  player,
  requirement,
  state,
  type Parts,
} from './nodes.ts';

/** The nodes directly inside. */
export function inCondition(cond: Cond): Parts {
  switch (cond.c) {
    case 'and':
    case 'or':
      return cond.of.flatMap(condition);
    case 'not':
      return condition(cond.of);
    case 'some':
      return [...cards(cond.sel), ...amount(cond.n)];
    case 'is':
      return [...cards(cond.who), ...state(cond.state)];
    case 'req':
      return [...cards(cond.who), ...requirement(cond.req)];
    case 'cmp':
      return [...amount(cond.a), ...amount(cond.b)];
    case 'parity':
      return amount(cond.of);
    case 'alike':
      return cards(cond.who);
    case 'printed':
      return [...cards(cond.who), ...cards(cond.of)];
    case 'did':
      return event(cond.ev);
    case 'ok':
      return player(cond.who);
    case 'turn':
      return player(cond.whose);
  }
}

/** The nodes directly inside. */
export function inState(of: State): Parts {
  switch (of.s) {
    case 'at':
      return place(of.place);
    case 'facing':
    case 'attempting':
      return cards(of.what);
    case 'equipped':
      return cards(of.with);
    case 'isA':
      return filter(of.f);
    case 'every':
      return of.of.flatMap(state);
    case 'inBattle':
    case 'stopped':
    case 'staffed':
    case 'damaged':
    case 'docked':
    case 'disabled':
    case 'cloaked':
    case 'flipped':
    case 'complete':
    case 'overcome':
    case 'prevented':
    case 'currentTactic':
      return NONE;
  }
}

/** The nodes directly inside. */
export function inCards({ n, of, f, at, by, total }: Sel): Parts {
  const chooser = by === undefined || by === 'random' ? NONE : player(by);
  return [...count(n), ...player(of), ...filter(f), ...place(at), ...chooser, ...amount(total?.n)];
}

/** The nodes directly inside. */
export function inCount(n: Count): Parts {
  if (typeof n !== 'object') return NONE;
  if ('upTo' in n) return amount(n.upTo);
  if ('min' in n) return amount(n.min);
  if ('eq' in n) return amount(n.eq);
  return 'until' in n ? condition(n.until) : NONE;
}

/** The nodes directly inside. */
export function inFilter(of: Filter): Parts {
  switch (of.f) {
    case 'and':
    case 'or':
      return of.of.flatMap(filter);
    case 'not':
      return filter(of.of);
    case 'named':
      return filter(of.only);
    case 'namedAttr':
    case 'num':
      return amount(of.n);
    case 'whose':
    case 'unmet':
      return player(of.of);
    case 'state':
      return state(of.is);
    case 'requires':
      return requirement(of.req);
    case 'required':
    case 'commander':
      return cards(of.of);
    case 'same':
      return cards(of.as);
    case 'playable':
      return cards(of.at);
    case 'copyOf':
    case 'carries':
      return cards(of.sel);
    case 'among':
      return cards(...of.of);
    case 'faced':
      return cards(of.by);
    case 'was':
      return event(of.ev);
    case 'kind':
    case 'title':
    case 'keyword':
    case 'species':
    case 'printed':
    case 'fitted':
    case 'leftOf':
    case 'used':
    case 'affiliation':
    case 'icon':
    case 'class':
    case 'skill':
    case 'damage':
    case 'unique':
    case 'staffs':
    case 'levels':
    case 'mission':
    case 'quadrant':
    case 'requiresAttr':
    case 'begins':
    case 'bears':
      return NONE;
  }
}

/** The nodes directly inside. */
export function inPlace(at: Place): Parts {
  switch (at.p) {
    case 'present':
      return cards(at.with);
    case 'aboard':
      return cards(at.ship);
    case 'at':
      return cards(at.mission);
    case 'on':
    case 'beneath':
    case 'wherePlayable':
      return cards(at.card);
    case 'zone':
      return player(at.of);
    case 'quadrantOf':
      return cards(at.sel);
    case 'involved':
    case 'here':
      return NONE;
  }
}

/** The nodes directly inside. */
export function inRequirement(of: Requirement): Parts {
  switch (of.r) {
    case 'and':
    case 'or':
    case 'persons':
      return of.of.flatMap(requirement);
    case 'attr':
    case 'ship':
      return amount(of.n);
    case 'card':
      return cards(of.sel);
    case 'one':
    case 'at':
      return requirement(of.req);
    case 'skillsOf':
      return cards(of.what);
    case 'skill':
    case 'differentSkills':
    case 'named':
      return NONE;
  }
}

/** The nodes directly inside. */
export function inAmount(of: Amount): Parts {
  if (typeof of === 'number') return NONE;
  switch (of.a) {
    case 'count':
      return cards(of.sel);
    case 'prop':
    case 'levels':
      return cards(of.of);
    case 'times':
    case 'round':
    case 'half':
      return amount(of.of);
    case 'plus':
    case 'least':
      return of.of.flatMap(amount);
    case 'until':
      return [...amount(of.of), ...cards(of.there)];
    case 'score':
    case 'turns':
    case 'counters':
    case 'battleTotal':
      return player(of.of);
    case 'alt':
      return [...amount(of.base), ...condition(of.if), ...amount(of.then)];
    case 'that':
    case 'named':
      return NONE;
  }
}
