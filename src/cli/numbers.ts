/** Reads a whole number given on the command line. */
import { InvalidArgumentError } from 'commander';

/** An option's value as a whole number within bounds, for commander; without an upper bound, up to what counts exactly. */
export const wholeNumber =
  (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`A whole number from ${least} to ${most}, please.`);
  };
