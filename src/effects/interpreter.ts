/** The one interpreter of card texts, put together from what reads selections, conditions and numbers and what works out lasting changes. */
import type { Meaning } from './meaning.ts';
import { amounts, conditions, filters, requirements, selectors, states, textPlaces } from './reading/index.ts';
import { activeTexts, reach, switching, traits, uses, values } from './standing/index.ts';

export const interpreter: Meaning = {
  ...selectors,
  ...textPlaces,
  ...filters,
  ...states,
  ...amounts,
  ...conditions,
  ...requirements,
  ...values,
  ...traits,
  ...uses,
  ...reach,
  ...activeTexts,
  ...switching,
};
