/** The mutation run: which edits a file takes, how they are put in, and how they are counted. */
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { Control, TooLong } from '../../scripts/mutants/control.ts';
import { editsOf } from '../../scripts/mutants/edits.ts';
import { instrumented } from '../../scripts/mutants/instrument.ts';
import type { Tried } from '../../scripts/mutants/pool.ts';
import { account, accountLines } from '../../scripts/mutants/score.ts';

const whats = (text: string): readonly string[] => editsOf('a.ts', text).edits.map(({ what }) => what);

/** The value of `result` in a text, with one edit at work. */
function resultOf(text: string, what: string | null, limit = Infinity): unknown {
  const { edits, loops } = editsOf('a.ts', text);
  const control = new Control(edits.length);
  control.active = what === null ? -1 : edits.findIndex((edit) => edit.what === what);
  control.limit = limit;
  if (what !== null && control.active < 0) throw new Error(`no edit "${what}" in ${JSON.stringify(whats(text))}`);
  const { code } = transformSync(instrumented(text, edits, loops, 0), { loader: 'ts' });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function('__mutants', `${code}; return result;`)(control);
}

describe('an edit at work', () => {
  test.each([
    ['let result = 1; if (result > 0) result = 7;', 7, 'never: result > 0', 1],
    ['let result = 1; if (result < 1) result = 7;', 1, '<= for <: result < 1', 7],
    ['const result = [1, 2].some((x) => x === 2);', true, 'every for some: [1, 2].some((x) => x === 2)', false],
    ['const a = 1, b = 2; const result = a === 1 && b === 1;', false, 'without && b === 1', true],
    ['const a = 1, b = 2; const result = a === 2 || b === 2;', true, 'without || b === 2', false],
    ['let result = 1; result += 4;', 5, 'left out: result += 4;', 1],
    ['const result = [1, 2].filter((x) => x > 1);', [2], 'without filter: [1, 2].filter((x) => x > 1)', [1, 2]],
    ['const result = [1, 2];', [1, 2], 'element left out: 1', [2]],
    ['const a = [1]; const result = [...a, 2];', [1, 2], 'element left out: ...a', [2]],
    ['let result = 0; switch (+1) { case 1: result = 3; }', 3, 'case left out: 1', 0],
    ['const f = (x: number | null) => x ?? f(2); const result = f(null);', 2, 'without ?? f(2)', null],
  ])('%s', (text, before, what, after) => {
    expect(resultOf(text, null)).toEqual(before);
    expect(resultOf(text, what)).toEqual(after);
  });

  test('leaves out a step of a procedure: it does nothing, its label stays', () => {
    const text = `const procedure = (name, steps) => steps;
let result = [];
const steps = procedure('turn', [{ label: 'TURN 1', rules: [], does: () => { result.push(1); } }]);
steps.forEach((step) => { step.does(); result.push(step.label); });`;
    const [step = ''] = whats(text).filter((what) => what.startsWith('step left out'));
    expect(resultOf(text, null)).toEqual([1, 'TURN 1']);
    expect(resultOf(text, step)).toEqual(['TURN 1']);
  });

  test('leaves out a step of a list that a procedure takes up, and no list whole', () => {
    const text = `const procedure = (name, steps) => steps;
let result = [];
const lineSteps: readonly Step[] = [{ label: 'LINE 1', rules: [], does: () => { result.push(1); } }];
const steps = procedure('game', [...lineSteps, { label: 'TURN 1', rules: [], does: () => { result.push(2); } }]);
steps.forEach((step) => { step.does(); result.push(step.label); });`;
    const left = whats(text).filter((what) => what.startsWith('step left out'));
    expect(resultOf(text, null)).toEqual([1, 'LINE 1', 2, 'TURN 1']);
    expect(left.map((what) => resultOf(text, what))).toEqual([
      ['LINE 1', 2, 'TURN 1'],
      [1, 'LINE 1', 'TURN 1'],
    ]);
  });

  test('that loops comes to an end', () => {
    const text = 'let result = 0; while (result < 3) { result += 1; }';
    expect(resultOf(text, null, 10)).toBe(3);
    expect(() => resultOf(text, 'left out: result += 1;', 10)).toThrow(TooLong);
  });
});

test('defaults that only the types ask for, rules cited, types and errors of ours take no edit', () => {
  expect(
    whats("const rules = ['2E-MOVE-01']; type Two = 2; function f(): never { throw new Error(`${1 + 1}`); }"),
  ).toEqual([]);
  expect(whats("function f(list: number[]) { if (list.length === 0) throw new Error('an empty list'); }")).toEqual([]);
  expect(whats('declare const list: number[]; export const first = list[0] ?? 0;')).toEqual([]);
});

test('the same edit twice in a function has two names', () => {
  expect(whats('function f() { go(); go(); }')).toEqual(['left out: go();', 'left out: go(); (2)']);
});

describe('the score', () => {
  const edit = (what: string, line: number): Tried['edit'] => ({
    ...{ file: 'src/rules/second-edition/beam.ts', line, start: 0, end: 1, within: 'beam', what },
    form: { as: 'statement' },
  });
  const tried: readonly Tried[] = [
    { edit: edit('left out: a', 1), outcome: 'killed', by: 'x.yaml' },
    { edit: edit('left out: b', 2), outcome: 'survived', by: null },
    { edit: edit('left out: c', 3), outcome: 'survived', by: null },
  ];
  const known = { file: 'src/rules/second-edition/beam.ts', in: 'beam', why: 'nobody sees it' };

  test('counts what was noticed of what changes something', () => {
    const { total, survivors } = account(tried, [{ ...known, edit: 'left out: c' }]);
    expect(total).toMatchObject({ mutants: 3, killed: 1, survived: 1, equivalent: 1, score: 50 });
    expect(survivors.map(({ edit: { line } }) => line)).toEqual([2]);
  });

  test('tells survivors with their place', () => {
    expect(accountLines(account(tried, []))[0]).toBe('src/rules/second-edition/beam.ts:2 beam: left out: b');
  });

  test('an equivalent edit that does not exist, or that fails a scenario, is a fault', () => {
    expect(account(tried, [{ ...known, edit: 'left out: d' }]).faults).toHaveLength(1);
    expect(account(tried, [{ ...known, edit: 'left out: a' }]).faults).toHaveLength(1);
  });
});
