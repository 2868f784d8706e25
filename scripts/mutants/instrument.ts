/** Puts every edit of a file into it at once, each behind a switch: one bundle serves all mutants. */
import type { Edit, LoopBody } from './edits.ts';

interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly around: (inside: string) => string;
}

/** The text with its switches; `first` is the number of its first edit. */
export function instrumented(text: string, edits: readonly Edit[], loops: readonly LoopBody[], first: number): string {
  const wraps: Wrap[] = [
    ...loops.map(({ start, end }) => ({ start, end, around: (inside: string) => `{__mutants.tick(); ${inside}}` })),
    ...edits.map((edit, index) => ({ start: edit.start, end: edit.end, around: around(edit, first + index) })),
  ];
  // The widest first; of two around the same piece the later one lies inside.
  wraps.sort((a, b) => a.start - b.start || b.end - a.end);
  return woven(text, wraps, 0, text.length);
}

function around({ form }: Edit, number: number): (inside: string) => string {
  switch (form.as) {
    case 'expression':
      return (inside) => `(__mutants.is(${number}) ? (${form.instead}) : (${inside}))`;
    case 'statement':
      return (inside) => `{if (!__mutants.is(${number})) {${inside}}}`;
    case 'step':
      return (inside) => `__mutants.step(${number}, ${inside})`;
  }
}

/** The text from `start` to `end` with these wraps, which all lie in it. */
function woven(text: string, wraps: readonly Wrap[], start: number, end: number): string {
  let result = '';
  let at = start;
  for (let index = 0; index < wraps.length;) {
    const wrap = wraps[index];
    if (wrap === undefined) break;
    let after = index + 1;
    while ((wraps[after]?.start ?? Infinity) < wrap.end) after += 1;
    const inside = woven(text, wraps.slice(index + 1, after), wrap.start, wrap.end);
    result += text.slice(at, wrap.start) + wrap.around(inside);
    at = wrap.end;
    index = after;
  }
  return result + text.slice(at, end);
}
