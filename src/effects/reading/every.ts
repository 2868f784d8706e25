/** 'All of those', where a text says 'a' or 'two': who could be meant. */
import { remembered } from './remembered.ts';
import type { Sel } from '../../language/tree/index.ts';

/** The selector without its number: made once for each, so that what is worked out about it is kept. */
export const every = remembered((sel: Sel): Sel & { readonly n: 'all' } => ({ ...sel, n: 'all' }));
