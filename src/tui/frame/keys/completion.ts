/** How a command that is being typed may go on: what is shown behind it, and what Tab makes of it. */
import type { Desk, Typing } from '../state.ts';

type Completing = Pick<Desk, 'complete'>;

/** The lines that Tab goes through: those that went on from what was typed when it was pressed first. */
export const offersFor = ({ text, cycle }: Typing, { complete }: Completing): readonly string[] =>
  complete(cycle?.from ?? text);

/** What the likeliest line has behind what is typed; empty where the cursor is not at the end, or the line is another one. */
export function ghostOf(typing: Typing, desk: Completing): string {
  const { what, text, at, cycle } = typing;
  if (what !== 'command' || text === '' || at < text.length || cycle !== undefined) return '';
  const goesOn = offersFor(typing, desk).find((line) => line.toLowerCase().startsWith(text.toLowerCase()));
  return goesOn === undefined ? '' : goesOn.slice(text.length);
}

/** Tab: as far as all the lines agree; pressed again, one line after the other. */
export function completed(typing: Typing, desk: Completing, step: 1 | -1): Typing {
  const offers = offersFor(typing, desk);
  const { text, cycle } = typing;
  if (offers.length === 0) return typing;
  const common = cycle === undefined ? commonStart(offers) : '';
  if (common.length > text.length) return written(typing, common);
  const from = cycle?.from ?? text;
  const next = cycle === undefined ? (step === 1 ? 0 : offers.length - 1) : cycle.at + step;
  const at = (next + offers.length) % offers.length;
  return { ...written(typing, offers[at] ?? text), cycle: { from, at } };
}

/** The line with what stood behind it, or as it is. */
export const accepted = (typing: Typing, desk: Completing): Typing => {
  const ghost = ghostOf(typing, desk);
  return ghost === '' ? typing : written(typing, typing.text + ghost);
};

const written = ({ what }: Typing, text: string): Typing => ({ what, text, at: text.length });

/** What all lines begin with, in capitals or not. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others)
    while (other.slice(0, length).toLowerCase() !== first.slice(0, length).toLowerCase()) length -= 1;
  return first.slice(0, length);
}
