/** Stands for vitest in the bundle: collects the tests of a file, so that one alone can be run again and again. */
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

export interface Collected {
  readonly name: string;
  readonly body: () => unknown;
}

export const collected: Collected[] = [];
const around: string[] = [];

export function describe(name: string, body: () => void): void {
  around.push(name);
  body();
  around.pop();
}

function collect(name: string, body: () => unknown): void {
  collected.push({ name: [...around, name].join(' > '), body });
}

function each(rows: readonly unknown[]) {
  return (name: string, body: (...row: readonly unknown[]) => unknown): void => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row];
      collect(name.replace('%s', String(values[0])), () => body(...values));
    }
  };
}

export const test = Object.assign(collect, { each });
export { test as it };

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = chai.expect;
