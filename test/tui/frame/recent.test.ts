/** What the other player did last. */
import { describe, expect, it } from 'vitest';
import { recentPane } from '../../../src/tui/frame/panels/recent.ts';
import { createStore } from '../../../src/tui/frame/store.ts';
import { secondEditionFace } from '../../../src/tui/second-edition/index.ts';
import { tableWithBot } from '../by-keys.ts';

const textOf = (seat: number): readonly string[] => {
  const table = tableWithBot(4, 'bot');
  table.letBotsAnswer();
  const store = createStore(table, secondEditionFace, { columns: 160, rows: 50, pace: 'off' }, () => undefined);
  return recentPane(store.desk(), seat, 40).entries.map(({ line }) => line.map(({ text }) => text).join(''));
};

describe('what the other player did last', () => {
  it('is the turn of theirs that went before, without their name, the same things counted', () => {
    const told = textOf(1);
    expect(told.at(-1)).toBe('ends the turn');
    expect(told.filter((text) => text.startsWith('draws'))).toHaveLength(1);
    expect(told.filter((text) => /^(Anna|Bot|You)\b(?!')/u.test(text))).toEqual([]);
  });
});
