/** Reads 'aboard his or her corresponding ship', said of a Commander. */
import { w, type Parser } from '../../parse/parser.ts';
import type { Filter } from '../../tree/index.ts';

/** A Commander of the very ship that he or she is aboard. */
export const OF_OWN_SHIP: Filter = { f: 'commander' };

/** 'An Archaeology Commander aboard his or her corresponding ship'. */
export const aboardOwnShip: Parser<Filter> = w('aboard (his or her|his|her|their|its) corresponding ship', OF_OWN_SHIP);
