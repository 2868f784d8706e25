/** The one interpreter of card texts, put together of what each family of nodes and values says. */
import type { Meaning } from './meaning.ts';
import { amounts } from './reading/amounts.ts';
import { conditions } from './reading/conditions.ts';
import { filters } from './reading/filters.ts';
import { requirements } from './reading/requirements.ts';
import { selectors } from './reading/selectors.ts';
import { states } from './reading/states.ts';
import { textPlaces } from './reading/text-places.ts';
import { activeTexts } from './standing/active-texts.ts';
import { reach } from './standing/reach.ts';
import { switching } from './standing/switching.ts';
import { uses } from './standing/unusable.ts';
import { values } from './standing/values.ts';

export const interpreter: Meaning = {
  ...selectors,
  ...textPlaces,
  ...filters,
  ...states,
  ...amounts,
  ...conditions,
  ...requirements,
  ...values,
  ...uses,
  ...reach,
  ...activeTexts,
  ...switching,
};
