/** Whatever is done to the bytes of a journal: no command changes the file, unless its last line was never finished. */
import fc from 'fast-check';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginGame } from '../../../src/cli/run/open-game.ts';
import { readJournal } from '../../../src/cli/run/journal-game.ts';
import { resumeGame } from '../../../src/cli/run/resume-game.ts';
import { shippedDecks } from '../../../src/catalog/index.ts';

const ruleset = 'second-edition';
const answers = 12;

let folder = '';
let whole: Uint8Array = new Uint8Array();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-'));
  const file = join(folder, 'whole.journal');
  const [deck = '', versus = ''] = shippedDecks(ruleset);
  const game = await beginGame({ ruleset, seats: 'random,random', seed: 3, record: file, deck, versus });
  if (typeof game === 'string') throw new Error(game);
  for (let given = 0; given < answers; given += 1) game.session.letBotAnswer();
  game.journal.close();
  whole = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The game of a journal that can be gone on with. */
async function resumed(file: string, record?: string) {
  const game = await resumeGame(file, { ruleset, ...(record === undefined ? {} : { record }) });
  if (typeof game === 'string') throw new Error(game);
  if ('problem' in game) throw new Error(game.problem);
  return game;
}

const LF = 0x0a;

/** The lines with their ends. */
function lines(bytes: Uint8Array): readonly Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1');
  return text.split(/(?<=\n)/).map((line) => Buffer.from(line, 'latin1'));
}

/** Things that happen to files: a bit flips, it is cut, a line comes twice, lines change places, it is saved by another program. */
const harm: fc.Arbitrary<(bytes: Uint8Array) => Uint8Array> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(7)).map(([at, bit]) => (bytes: Uint8Array) => {
    const flipped = Uint8Array.from(bytes);
    if (bytes.length > 0) flipped[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << bit);
    return flipped;
  }),
  fc.nat().map((at) => (bytes: Uint8Array) => bytes.slice(0, at % (bytes.length + 1))),
  fc.nat(400).map((cut) => (bytes: Uint8Array) => bytes.slice(0, Math.max(0, bytes.length - cut))),
  fc.nat().map((at) => (bytes: Uint8Array) => {
    const all = lines(bytes);
    return Buffer.concat(all.flatMap((line, index) => (index === at % all.length ? [line, line] : [line])));
  }),
  fc.tuple(fc.nat(), fc.nat()).map(([one, other]) => (bytes: Uint8Array) => {
    const all = [...lines(bytes)];
    const [a, b] = [one % all.length, other % all.length];
    [all[a], all[b]] = [all[b]!, all[a]!];
    return Buffer.concat(all);
  }),
  fc.constantFrom(
    (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString('utf8'), 'utf16le'),
    (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString('latin1'), 'utf8'),
    (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString('utf8').replaceAll('\n', '\r\n')),
    (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString('utf8').replaceAll('\n', '\r')),
    (bytes: Uint8Array) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from('kirk: dr')]),
    (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from('\n')]),
    (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.alloc(4096)]),
  ),
);

/** What the file may be after it was gone on with: itself, or itself without an unfinished last line, or with the line end that was missing. */
function allowed(bytes: Uint8Array): readonly Uint8Array[] {
  if (bytes.at(-1) === LF) return [bytes];
  return [bytes, bytes.slice(0, bytes.lastIndexOf(LF) + 1), Buffer.concat([bytes, Buffer.from('\n')])];
}

it('is gone on with where its last line was never finished, and is left as it is in every other case', async () => {
  const file = join(folder, 'harmed.journal');
  const outcomes = { resumed: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 2 }), async (harms) => {
      const bytes = harms.reduce((now, act) => act(now), whole);
      writeFileSync(file, bytes);
      readJournal(file);
      expect(readFileSync(file).equals(bytes)).toBe(true);
      const game = await resumeGame(file, { ruleset });
      const after = readFileSync(file);
      if (typeof game === 'string' || 'problem' in game) {
        outcomes.refused += 1;
        expect(typeof game === 'string' ? game : game.problem).toContain(file);
        expect(after.equals(bytes)).toBe(true);
      } else {
        outcomes.resumed += 1;
        game.journal.close();
        expect(allowed(bytes).some((one) => after.equals(one))).toBe(true);
        if (!after.equals(bytes) && after.length < bytes.length) expect(game.notice).toContain('cut off');
      }
      expect(readdirSync(folder).toSorted()).toEqual(['harmed.journal', 'whole.journal']);
    }),
    { numRuns: 120, seed: 12 },
  );
  expect(outcomes.resumed).toBeGreaterThan(10);
  expect(outcomes.refused).toBeGreaterThan(10);
});

it('cuts at the bytes of the file, whatever they were written with: CRLF, a byte order mark, other words', async () => {
  const file = join(folder, 'harmed.journal');
  const [header, ...rest] = Buffer.from(whole).toString('utf8').split('\n');
  const spaced = (header ?? '').replace('{"journal":1,', '{ "journal": 1,   ');
  const text = `\u{feff}${[spaced, ...rest].join('\r\n')}`;
  writeFileSync(file, `${text}bot1: dr`);
  const game = await resumed(file);
  expect(readFileSync(file, 'utf8')).toBe(text);
  game.session.letBotAnswer();
  game.journal.close();
  expect(readFileSync(file, 'utf8').startsWith(text)).toBe(true);
  const again = readJournal(file);
  if ('severity' in again) throw new Error(again.message);
  expect([again.end.is, again.journal?.entries.length]).toEqual(['whole', answers + 1]);
});

it('goes on from before a damaged line in a new file, with all that was played', async () => {
  const [file, other] = [join(folder, 'harmed.journal'), join(folder, 'again.journal')];
  const text = Buffer.from(whole).toString('utf8').split('\n');
  text[6] = 'somebody wrote this';
  writeFileSync(file, text.join('\n'));
  const refused = await resumeGame(file, { ruleset });
  if (typeof refused === 'string' || !('problem' in refused)) throw new Error('a damaged journal was gone on with');
  expect(refused.problem).toMatch(/harmed\.journal:7:1: error: /);
  expect(refused.offer).toMatch(/--record \S*harmed-again\.journal$/);
  const game = await resumed(file, other);
  game.journal.close();
  expect(readFileSync(file, 'utf8')).toBe(text.join('\n'));
  expect(readFileSync(other, 'utf8')).toBe(
    `${Buffer.from(whole).toString('utf8').split('\n').slice(0, 6).join('\n')}\n`,
  );
});
