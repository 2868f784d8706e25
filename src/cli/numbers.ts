import { InvalidArgumentError } from 'commander';

/** An option's value as a whole number, for commander. */
export const wholeNumber = (text: string): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) throw new InvalidArgumentError('A whole number, please.');
  return number;
};
