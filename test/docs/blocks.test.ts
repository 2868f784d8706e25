/** Every block of code in the handbook is run or read as what it is. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { formatProblem, loadCards, loadDeck, shippedLibrary } from '../../src/catalog/index.ts';
import type { Command } from 'commander';
import { createProgram } from '../../src/cli/program.ts';
import { notCarriedOut } from '../../src/effects/gate.ts';
import { editionWords } from '../../src/rules/card-editions.ts';
import { outcomeLines, runScenarioText } from '../../src/scenarios/index.ts';
import { parseJournal } from '../../src/table/index.ts';
import { root } from '../../scripts/docs/text.ts';
import { settling } from '../ledger/count.ts';
import { program } from '../program/processes.ts';
import { BLOCKS, blocksWith, linesOf, page, type Block } from './blocks.ts';
import { faultsInLine, faultsInMessage, faultsInSelection } from './protocol.ts';

const FENCES = ['sh', 'yaml', 'yaml cards', 'json says', 'json told', 'json selection', 'text conversation'];
const READ = ['text deck', 'text journal', 'text npm', 'text shell', 'text trace', 'text'];

const titled = (block: Block): readonly [string, Block] => [`${block.file}:${block.line}`, block];

it('each block says how it is looked at', () => {
  const known = [...FENCES, ...READ];
  const strange = BLOCKS.filter(
    ({ fence }) => !known.includes(fence.replace(/ (?:second|first|objectives|premiere).*$/, '')),
  );
  expect(strange.map(({ file, line, fence }) => `${file}:${line} ${fence}`)).toEqual([]);
});

describe('shell', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'spaceline-docs-'));
  afterAll(() => {
    rmSync(scratch, { recursive: true });
  });
  const bin = join(scratch, 'bin');
  mkdirSync(bin);
  const shim = join(bin, 'spaceline');
  writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  chmodSync(shim, 0o755);

  /** A folder with what the pages speak of; blocks of one page follow one another in it. */
  function folderOf(file: string): string {
    const folder = join(scratch, file.replaceAll('/', '-'));
    if (existsSync(folder)) return folder;
    mkdirSync(folder);
    for (const [name, target] of [
      ['decks', 'decks'],
      ['client.mjs', 'docs/client.mjs'],
      ['client.py', 'docs/client.py'],
    ] as const)
      symlinkSync(join(root, target), join(folder, name));
    const [scenario] = blocksWith('yaml').filter((block) => block.file === file && block.fence === 'yaml');
    if (scenario) writeFileSync(join(folder, 'case.yaml'), scenario.text);
    return folder;
  }

  const PATH = `${bin}:${process.env['PATH'] ?? ''}`;
  const run = (block: Block, text: string): void => {
    const cwd = folderOf(block.file);
    const env = { ...process.env, PATH, HOME: cwd, SPACELINE_DATA: join(cwd, 'data'), NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync('sh', ['-eu', '-c', text], { cwd, env, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout.slice(-2000) + stderr.slice(-2000)]).toEqual([0, '']);
  };
  it.each(blocksWith('text trace').map(titled))('%s is how the scenario of its page goes', (_, block) => {
    const cwd = folderOf(block.file);
    const { stdout } = spawnSync(process.execPath, [program, 'scenario', '--trace', 'case.yaml'], {
      cwd,
      encoding: 'utf8',
    });
    expect(stdout).toContain(block.text);
  });
  const isPython = (line: string): boolean => line.startsWith('python3 ');

  it.each(blocksWith('sh').map(titled))('%s runs', (_, block) => {
    run(
      block,
      block.text
        .split('\n')
        .filter((line) => !isPython(line))
        .join('\n'),
    );
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!hasPython)(`lines for Python run${hasPython ? '' : ': skipped, there is no python3 here'}`, () => {
    const blocks = blocksWith('sh').filter(({ text }) => text.split('\n').some(isPython));
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) run(block, linesOf(block).filter(isPython).join('\n'));
  });

  const named = (line: string): readonly string[] => line.trim().split(/\s+/);

  it.each(blocksWith('text npm').map(titled))('%s names scripts and files that there are', (_, block) => {
    for (const line of linesOf(block)) {
      const [tool, ...words] = named(line.replace(/\s#.*$/, '')).filter((word) => !word.startsWith('-'));
      const files = words.filter((word) => word.includes('/'));
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
      if (tool === 'npx') continue;
      expect(tool).toBe('npm');
      expect(Object.keys(packageJson.scripts)).toContain(words[0] === 'run' ? words[1] : words[0]);
    }
  });

  /** What is wrong with a command line of ours: a subcommand or an option that there is not. */
  function faultsIn(line: string): readonly string[] {
    const [, ...words] = named(line.replace(/\s+[#<|].*$/, ''));
    let command: Command = createProgram();
    for (const word of words) {
      const next = command.commands.find((one) => one.name() === word);
      if (!next) break;
      command = next;
    }
    const known = command.options.flatMap(({ long, short }) => [long, short]);
    const isKnown = (word: string): boolean => known.includes(word.replace(/=.*$/, ''));
    const isUnknown = command.name() === 'spaceline' && words[0]?.startsWith('-') === false;
    return [
      ...(isUnknown ? [`no subcommand: ${line}`] : []),
      ...words.filter((word) => /^--?[a-z]/.test(word) && !isKnown(word)),
    ];
  }
  const isOurs = (line: string): boolean => /^\s*spaceline /.test(line);

  it.each(blocksWith('text shell').map(titled))('%s calls subcommands with options that there are', (_, block) => {
    expect(linesOf(block).filter(isOurs).flatMap(faultsIn)).toEqual([]);
  });

  it('the README calls subcommands with options that there are', () => {
    const lines = page('README.md')
      .split('\n')
      .filter((line) => line.startsWith('    ') && isOurs(line));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.flatMap(faultsIn)).toEqual([]);
    expect(faultsIn('spaceline play --nowhere')).toEqual(['--nowhere']);
    expect(faultsIn('spaceline nowhere')).toEqual(['no subcommand: spaceline nowhere']);
  });
});

describe('YAML', () => {
  const editions = settling(() => undefined);
  const scenarios = blocksWith('yaml').filter(({ fence }) => fence === 'yaml');

  it.each(scenarios.map(titled))(
    '%s is a scenario that holds and says who is asked at its end',
    (_, { text, file }) => {
      expect(outcomeLines(runScenarioText(text, file, editions))).toEqual([expect.stringMatching(/^ok /)]);
      expect(text.trimEnd().split('\n').at(-1)).toContain('asks:');
    },
  );

  it.each(blocksWith('yaml cards').map(titled))('%s is a card file', (_, { text, file, fence }) => {
    const { cardKinds } = editionWords(fence.split(' ')[2] ?? '');
    const { cards, problems } = loadCards([{ name: file, text }], cardKinds);
    expect(problems.map(formatProblem)).toEqual([]);
    expect(cards.flatMap(({ leftover }) => leftover)).toEqual([]);
  });
});

describe('what the protocol has', () => {
  const parsed = (line: string): unknown => JSON.parse(line);

  it.each(blocksWith('json says').map(titled))('%s: messages', (_, block) => {
    expect(linesOf(block).flatMap((line) => faultsInMessage(parsed(line)))).toEqual([]);
  });

  it.each(blocksWith('json told').map(titled))('%s: lines', (_, block) => {
    expect(linesOf(block).flatMap((line) => faultsInLine(parsed(line)))).toEqual([]);
  });

  it.each(blocksWith('json selection').map(titled))('%s: selections', (_, block) => {
    expect(linesOf(block).flatMap((line) => faultsInSelection(parsed(line)))).toEqual([]);
  });

  it.each(blocksWith('text conversation').map(titled))('%s: a conversation', (_, block) => {
    const faults = linesOf(block).flatMap((line) =>
      line.startsWith('> ') ? faultsInLine(parsed(line.slice(2))) : faultsInMessage(parsed(line)),
    );
    expect(faults).toEqual([]);
  });
});

describe('texts', () => {
  it.each(blocksWith('text deck').map(titled))('%s is a deck', (_, { text, file, fence }) => {
    const words = editionWords(fence.split(' ')[2] ?? '');
    const { deck, problems } = loadDeck({ name: file, text }, shippedLibrary(words, notCarriedOut));
    expect(deck.sections.map(({ name }) => name)).toEqual(['deck', 'dilemmas', 'missions']);
    // The cards of an example need not be shipped.
    expect(problems.map(formatProblem).filter((problem) => !/no card|unknown|not known/.test(problem))).toEqual([]);
  });

  it.each(blocksWith('text journal').map(titled))('%s is a journal', (_, { text, file }) => {
    const { journal, problem } = parseJournal(new TextEncoder().encode(text), file);
    expect(problem && formatProblem(problem)).toBeNull();
    expect(journal?.entries.length).toBeGreaterThan(0);
  });
});
