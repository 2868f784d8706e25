/** The card tables of the editions that have any, by the edition's name. */
import type { TableFormat } from './format.ts';
import { secondEditionTable } from './second-edition/index.ts';

export const FORMATS: ReadonlyMap<string, TableFormat> = new Map([['second-edition', secondEditionTable]]);
