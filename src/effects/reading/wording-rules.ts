/** For traces and explanations: the rules by which the words of a text are read. */
import type { RuleId } from '../../engine/asking/request.ts';
import type { Cond, Filter, Sel, State as TextState } from '../../language/tree/index.ts';

/** Of a selector: icons and words of affiliation and species, "here", the brig, what is equipped. */
export function rulesOfSel(sel: Sel): readonly RuleId[] {
  return [
    ...(sel.f ? rulesOfFilter(sel.f) : []),
    ...(sel.at?.p === 'here' ? ['2E-THIS-01'] : []),
    ...(sel.at?.p === 'zone' && sel.at.zone === 'brig' ? ['2E-BRIG-02', '2E-BRIG-03'] : []),
  ];
}

function rulesOfFilter(filter: Filter): readonly RuleId[] {
  switch (filter.f) {
    case 'and':
    case 'or':
      return filter.of.flatMap(rulesOfFilter);
    case 'not':
      return rulesOfFilter(filter.of);
    case 'affiliation':
      return ['2E-SPECIES-01'];
    case 'species':
      return ['2E-SPECIES-02', '2E-SPECIES-04'];
    case 'same':
      return filter.prop === 'species' ? ['2E-SPECIES-03'] : [];
    case 'state':
      return rulesOfState(filter.is);
    case 'named':
      return filter.only ? ['2E-NAME-01', '2E-NAME-02'] : ['2E-NAME-01'];
    case 'kind':
    case 'title':
    case 'keyword':
    case 'icon':
    case 'class':
    case 'skill':
    case 'levels':
    case 'staffs':
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
    case 'begins':
    case 'copyOf':
    case 'among':
    case 'commander':
    case 'faced':
    case 'carries':
    case 'was':
      return [];
  }
}

function rulesOfState(state: TextState): readonly RuleId[] {
  if (state.s === 'equipped') return ['2E-EQUIP-01', '2E-EQUIP-02'];
  return state.s === 'isA' ? rulesOfFilter(state.f) : [];
}

/** Of a condition: those of the selectors and states in it. */
export function rulesOfCondition(condition: Cond): readonly RuleId[] {
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
    case 'cmp':
    case 'parity':
    case 'alike':
    case 'did':
    case 'ok':
    case 'turn':
      return [];
  }
}
