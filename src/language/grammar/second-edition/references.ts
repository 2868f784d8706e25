/** Of Second Edition alone: reads references: 'the others', 'the rest of the dilemma stack', 'that captive'. */
import type { Definition } from '../../parse/grammar.ts';
import { w } from '../../parse/parser.ts';
import { reference } from '../core/references.ts';
import { open } from '../../tree/open.ts';

const referenceWords = reference.is(
  w(
    'the (others|rest|other (card|cards|one|two|three|personnel|ship|dilemma|dilemmas)|remaining (card|cards|dilemmas|personnel)|other)',
    { ref: open('others'), n: 'all' },
  ),
  w('all remaining dilemmas you have not yet faced|the rest of the dilemma stack', {
    n: 'all',
    at: { p: 'zone', zone: 'dilemmaStack', of: { owner: 'this' } },
  }),
  w('that captive', { ref: open('captive') }),
);

export const FAMILY: readonly Definition[] = [referenceWords];
