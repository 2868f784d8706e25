/** Files that are written whole or not at all, and what killed programs leave behind. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shippedDecks, writeWhole } from '../../src/catalog/index.ts';
import { beginGame } from '../../src/cli/run/open-game.ts';
import { saveSettings } from '../../src/cli/settings/index.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a program that was killed while it wrote a file left beside it, and what is none of that. */
function leave(name: string): readonly string[] {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const others = [
    `${name}.new`,
    `${name}.12x.new`,
    `${name}.${process.ppid}.new`,
    `other.${gone}.new`,
    `${name}.${gone}`,
  ];
  for (const left of [`${name}.${gone}.new`, ...others]) writeFileSync(join(folder, left), 'half of');
  return others;
}

it('what a killed program left half written beside a file goes when the file is written again; nothing else does', () => {
  const others = leave('cards.jsonl');
  expect(writeWhole(join(folder, 'cards.jsonl'), 'all of it\n')).toBeNull();
  expect(readdirSync(folder).toSorted()).toEqual(['cards.jsonl', ...others].toSorted());
  expect(readFileSync(join(folder, 'cards.jsonl'), 'utf8')).toBe('all of it\n');
});

it('so it is with settings, as their package leaves them', async () => {
  for (const left of ['settings.json.tmp-1234567890abcdef', 'settings.json.tmp', 'notes.tmp-1234567890abcdef'])
    writeFileSync(join(folder, left), 'half of');
  expect(await saveSettings({ theme: '16' }, join(folder, 'settings.json'))).toBeNull();
  expect(readdirSync(folder).toSorted()).toEqual(['notes.tmp-1234567890abcdef', 'settings.json', 'settings.json.tmp']);
});

it('so it is with the journal of a new game', async () => {
  const beside = leave('game.journal');
  const ruleset = 'second-edition';
  const [deck = '', versus = ''] = shippedDecks(ruleset);
  const record = join(folder, 'game.journal');
  const game = await beginGame({ ruleset, seats: 'random,random', seed: 3, record, deck, versus });
  if (typeof game === 'string') throw new Error(game);
  game.journal.close();
  expect(readdirSync(folder).toSorted()).toEqual(['game.journal', ...beside].toSorted());
});
