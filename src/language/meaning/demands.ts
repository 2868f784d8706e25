/** Joins sentences such as 'those cards must be …' to the sentence before, whose cards they describe. */
import { allConds, filtered, ifYours } from '../tree/build.ts';
import type { Line } from '../grammar/core/symbols.ts';
import { openIn } from '../tree/ids.ts';
import { copied } from '../tree/copies.ts';
import type { Ability, Cond, Effect, Filter, Sel } from '../tree/index.ts';

/** 'Those cards must be …': what may be fetched by the download before. */
export function mustBe(effects: readonly Effect[], { f, distinct }: Extract<Line, { k: 'must' }>): boolean {
  const chosen = effects.findLast((one) => (one.x === 'put' && one.why === 'download') || one.x === 'unstop');
  if (chosen?.x !== 'put' && chosen?.x !== 'unstop') return false;
  chosen.what = { ...filtered(chosen.what, f), ...(distinct && { distinct }) };
  return true;
}

/** '(Yours must be …)': of what each player may place, only what you place is bound to be so. */
export function yoursMustBe({ may, do: effects }: Ability, f: Filter): boolean {
  const choice = effects.findLast((one) => one.x === 'may' && one.who === 'eachPlayer');
  const chosen = may === 'eachPlayer' ? effects : choice?.x === 'may' ? choice.do : [];
  const put = chosen.find((one) => one.x === 'put');
  if (put?.x !== 'put') return false;
  put.what = filtered(put.what, ifYours(f));
  return true;
}

/** 'You may do this only if the ship is …': a further condition; 'the ship' of a ship is this one. */
export function onlyIf(ability: Ability, state: Cond, cardType: string): boolean {
  if (openIn({ is: 'condition', node: state }).some(({ words }) => words === 'last' || words === 'one before'))
    return false;
  const isThis = state.c === 'is' && state.who.f?.f === 'kind' && state.who.f.is === cardType;
  const further: Cond = isThis ? { ...state, who: { ref: 'this' } } : state;
  ability.if = allConds([...(ability.if ? [ability.if] : []), further]);
  return true;
}

/** 'Not cumulative', 'Romulan use only': said of all that the card does. */
export function restricted(ability: Ability, isAlone: boolean, users: Filter | undefined): Ability {
  const { at } = ability;
  const alone = isAlone && { alone: true as const };
  if (!users || at.t !== 'static') return { ...ability, ...alone };
  const sel: Sel = { of: 'you', f: copied(users), at: { p: 'present', with: { ref: 'this' } } };
  const there: Cond = { c: 'some', sel };
  return { ...ability, ...alone, at: { ...at, while: at.while ? allConds([there, at.while]) : there } };
}
