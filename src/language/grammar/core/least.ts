/** Reads how low a change may bring a number: 'cost -1 to a minimum of 1'. */
import { any, p, w, type Parser } from '../../parse/parser.ts';
import { number } from './symbols.ts';

/** 'Cost -1 to a minimum of 1': no lower by this. */
const floor: Parser<number> = p`(to a)? minimum of? ${number}`.to(([n]) => n);
export const least: Parser<{ least?: number }> = any<{ least?: number }>(
  w('', {}),
  floor.to((n) => ({ least: n })),
  p`<paren> ${floor} </paren>`.to(([n]) => ({ least: n })),
);
/** What grows has no least. */
export const isFloored = (by: number, floored: { least?: number }): boolean => by < 0 || floored.least === undefined;
