/** Which rules say how the words of a text are read, for traces and explanations. */
import type { RuleKey } from '../../engine/ruleset/rule-keys.ts';
import type { Cond, Filter, Sel, State as TextState } from '../../language/tree/index.ts';

/** Of a selector: icons and words of affiliation and species, "here", the brig, what is equipped. */
export function rulesOfSel(sel: Sel): readonly RuleKey[] {
  const keys: RuleKey[] = sel.f ? [...rulesOfFilter(sel.f)] : [];
  if (sel.at?.p === 'here') keys.push('wording.this mission');
  if (sel.at?.p === 'zone' && sel.at.zone === 'brig') keys.push('wording.captive');
  return keys;
}

function rulesOfFilter(filter: Filter): readonly RuleKey[] {
  switch (filter.f) {
    case 'and':
    case 'or':
      return filter.of.flatMap(rulesOfFilter);
    case 'not':
      return rulesOfFilter(filter.of);
    case 'affiliation':
      return ['wording.affiliation'];
    case 'species':
      return ['wording.species'];
    case 'same':
      return filter.prop === 'species' ? ['wording.same species'] : [];
    case 'state':
      return rulesOfState(filter.is);
    case 'named':
      return filter.only ? ['name.restricted'] : ['name.title'];
    case 'kind':
    case 'title':
    case 'keyword':
    case 'printed':
    case 'fitted':
    case 'leftOf':
    case 'used':
    case 'icon':
    case 'class':
    case 'skill':
    case 'levels':
    case 'staffs':
    case 'damage':
    case 'unique':
    case 'whose':
    case 'namedAttr':
    case 'num':
    case 'mission':
    case 'quadrant':
    case 'requires':
    case 'requiresAttr':
    case 'required':
    case 'unmet':
    case 'playable':
    case 'begins':
    case 'bears':
    case 'copyOf':
    case 'among':
    case 'commander':
    case 'faced':
    case 'carries':
    case 'was':
      return [];
  }
}

function rulesOfState(state: TextState): readonly RuleKey[] {
  if (state.s === 'equipped') return ['wording.equipped'];
  return state.s === 'isA' ? rulesOfFilter(state.f) : [];
}

/** Of a condition: those of the selectors and states in it. */
export function rulesOfCondition(condition: Cond): readonly RuleKey[] {
  switch (condition.c) {
    case 'and':
    case 'or':
      return condition.of.flatMap(rulesOfCondition);
    case 'not':
      return rulesOfCondition(condition.of);
    case 'some':
      return rulesOfSel(condition.sel);
    case 'is':
      return [...rulesOfSel(condition.who), ...rulesOfState(condition.state)];
    case 'req':
    case 'printed':
    case 'cmp':
    case 'parity':
    case 'alike':
    case 'did':
    case 'ok':
    case 'turn':
      return [];
  }
}
