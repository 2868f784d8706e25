/** Finds the shortest escape sequence that turns one text style into the next. */
import { itemAt } from '../../../engine/kernel/lists.ts';

const flags = new Set(['1', '2', '3', '4', '7', '9']);

interface Parts {
  readonly flags: readonly string[];
  readonly fore: string;
  readonly back: string;
}

/** The parameters of a style, apart: flags, and the two colours as a sequence takes them. */
function partsOf(style: string): Parts {
  const codes = style === '' ? [] : style.split(';');
  const own: string[] = [];
  let [fore, back] = ['', ''];
  for (let index = 0; index < codes.length; index += 1) {
    const code = itemAt(codes, index);
    const isLong = code === '38' || code === '48';
    const whole = isLong ? codes.slice(index, index + 3).join(';') : code;
    if (flags.has(code)) own.push(code);
    else if (code.startsWith('3') || code.startsWith('9')) fore = whole;
    else back = whole;
    if (isLong) index += 2;
  }
  return { flags: own, fore, back };
}

const remembered = new Map<string, string>();

/** What to write so that a pen of one style writes in another; empty where they are the same. */
export function penChange(from: string, to: string): string {
  if (from === to) return '';
  const key = `${from}>${to}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const change = shortest(from, to);
  remembered.set(key, change);
  return change;
}

function shortest(from: string, to: string): string {
  const anew = to === '' ? '\x1b[m' : `\x1b[${from === '' ? '' : '0;'}${to}m`;
  const [old, next] = [partsOf(from), partsOf(to)];
  // A flag can only be taken back with others; a colour gives way to another, or to the default.
  if (!old.flags.every((flag) => next.flags.includes(flag))) return anew;
  const added = [
    ...next.flags.filter((flag) => !old.flags.includes(flag)),
    ...(old.fore === next.fore ? [] : [next.fore === '' ? '39' : next.fore]),
    ...(old.back === next.back ? [] : [next.back === '' ? '49' : next.back]),
  ];
  const further = `\x1b[${added.join(';')}m`;
  return further.length < anew.length ? further : anew;
}

/** Whether a blank in this style looks like a blank in any other of which this is true: no ground, no line, not inverse. */
export const leavesNoTrace = (style: string): boolean => {
  const { flags: own, back } = partsOf(style);
  return back === '' && !own.some((flag) => flag === '4' || flag === '7' || flag === '9');
};
