/** Words that every object of JavaScript answers to are words like others, whichever way they come in. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OBJECT_NAMES } from '../hostile.ts';
import { closeFolder, openFolder, said, surfaces } from './surfaces.ts';

vi.setConfig({ testTimeout: 120_000 });

beforeAll(() => openFolder('names', 'constructor __proto__'));
afterAll(closeFolder);

describe.each(Object.entries(surfaces))('%s', (_, surface) => {
  it.each(OBJECT_NAMES)('%s', async (word) => {
    const output = await said(...surface(word));
    expect(output).not.toMatch(/internal error|\[native code\]|\[object /);
  });
});
