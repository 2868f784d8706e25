/** What the measurements can be asked for, and the object other programs read. */
import { expect, test } from 'vitest';
import { parts, wantedBy } from '../../bench/arguments.ts';
import { asJson, asLines, nothingMeasured } from '../../bench/report.ts';

test('without arguments everything is measured', () => {
  expect(wantedBy([], {})).toEqual({ json: false, only: parts, corpus: null });
});

test('parts, the table of all cards and JSON can be asked for', () => {
  const args = ['--only', 'cold', '--json', '--corpus', 'cards.txt', '--only', 'keys'];
  expect(wantedBy(args, { SPACELINE_CORPUS: 'other.txt' })).toEqual({
    json: true,
    only: ['cold', 'keys'],
    corpus: 'cards.txt',
  });
  expect(wantedBy([], { SPACELINE_CORPUS: 'other.txt' })).toMatchObject({ corpus: 'other.txt' });
});

test.each([
  [['--fast'], "there is no option '--fast'"],
  [['--only'], '--only needs a value'],
  [['--only', 'hot'], `there is no part 'hot'; there are ${parts.join(', ')}`],
])('%j is told to be wrong', (args, message) => {
  expect(wantedBy(args, {})).toBe(message);
});

test('the object tells answers a second, ours and those of the peers', () => {
  const measured = nothingMeasured();
  measured.warm = { processor: 30_000, wall: 28_512.345 };
  measured.cold = { processor: 6000, wall: 5500 };
  measured.peers = { pkmn: { processor: 8000, wall: 7000 }, boardgame: null };
  measured.skipped['import'] = 'no table';
  const read: unknown = JSON.parse(asJson(measured));
  expect(read).toMatchObject({
    warm: 30_000,
    cold: 6000,
    peers: { pkmn: 8000, boardgame: null },
    ratios: { pkmn: 3.75, boardgame: null },
    byTheClock: { warm: 28_500, cold: 5500 },
    skipped: { import: 'no table' },
  });
  const lines = asLines(measured);
  expect(lines).toContainEqual(expect.stringContaining('we 3.75 times'));
  expect(lines).toContain('import not measured: no table');
});

test('the editions are told beside each other', () => {
  const measured = nothingMeasured();
  const rate = (processor: number) => ({ processor, wall: processor });
  measured.editions = [
    { edition: 'one', warm: rate(6500), bots: rate(4) },
    { edition: 'other', warm: rate(4400), bots: null },
  ];
  const read: unknown = JSON.parse(asJson(measured));
  expect(read).toMatchObject({
    editions: [
      { edition: 'one', warm: { processor: 6500 } },
      { edition: 'other', bots: null },
    ],
  });
  const lines = asLines(measured);
  expect(lines).toContainEqual(expect.stringMatching(/^other, answers a second +4400 \(by the clock 4400\)$/));
});
