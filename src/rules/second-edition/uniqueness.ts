/** Uniqueness: a player commands only one card of a title with a dot (2E-UNIQ-01 to -07). */
import { uniquenessBy } from '../shared/uniqueness.ts';

export const { copiesOf, commandsCopy } = uniquenessBy({ kindOf: ({ title }) => title, whose: 'commander' });
