/** The shipped cards of an edition, each text checked to the last word and to the last node (the gate). */
import { shippedLibrary, type Library } from '../../catalog/index.ts';
import { notCarriedOut } from '../../effects/gate.ts';

export const libraryOf = (ruleset: string): Library => shippedLibrary(ruleset, notCarriedOut);
