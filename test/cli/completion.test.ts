/** Completion, asked for in the shells themselves; a shell that is not installed is skipped and said so. */
import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import { bashCompletion } from '../../src/cli/completion/bash.ts';
import { fishCompletion } from '../../src/cli/completion/fish.ts';
import { treeOf } from '../../src/cli/completion/tree.ts';
import { zshCompletion } from '../../src/cli/completion/zsh.ts';
import { createProgram } from '../../src/cli/program.ts';

vi.setConfig({ testTimeout: 60_000 });

const nodes = treeOf(createProgram());

function shell(name: string, args: readonly string[], script: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(name, [...args], { input: script, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout.split('\n').filter((line) => line !== '');
}

const isMissing = (name: string): boolean => spawnSync(name, ['--version']).status !== 0;

const word = (text: string): string => `'${text}'`;

/** What is typed, the word to complete last. */
const CASES: readonly (readonly [typed: readonly string[], offered: readonly string[]])[] = [
  [['de'], ['demo', 'deck']],
  [
    ['deck', ''],
    ['check', 'show'],
  ],
  [['cards', 'im'], ['import']],
  [['cards', 'check', '--p'], ['--phrases']],
  [
    ['play', '--s'],
    ['--seats', '--seed', '--script'],
  ],
  // The value of an option is no command.
  [['play', '--deck', 'demo', '--pl'], ['--plain']],
  [['play', '--color', 'n'], ['never']],
];

describe('completion', () => {
  it('knows every command and option of the program', () => {
    expect(nodes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['', 'play', 'deck check', 'cards import', 'completion']),
    );
    const check = nodes.find(({ path }) => path === 'cards check');
    expect(check?.options.flatMap(({ flags }) => flags)).toEqual([
      '--json',
      '--allow-unsupported',
      '--phrases',
      '--ruleset',
      '-h',
      '--help',
    ]);
  });

  it.skipIf(isMissing('bash')).each(CASES)('in bash (skipped where it is not installed): %j', (typed, offered) => {
    const words = ['spaceline', ...typed];
    const ask = `COMP_WORDS=(${words.map(word).join(' ')}); COMP_CWORD=${typed.length}; _spaceline; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const found = shell('bash', ['--norc'], `${bashCompletion(nodes)}\n${ask}\n`).filter(
      (each) => !each.startsWith('-h') && each !== '--help',
    );
    expect(found).toEqual(offered);
  });

  it.skipIf(isMissing('zsh')).each(CASES)('in zsh (skipped where it is not installed): %j', (typed, offered) => {
    const words = ['spaceline', ...typed];
    // What the completion system of an interactive shell does with the choices is left to it.
    const before = 'compdef() { : }; _files() { : }; _describe() { print -l -- "${(@)${(P)2}%%:*}" }';
    const ask = `words=(${words.map(word).join(' ')}); CURRENT=${words.length}; _spaceline`;
    const found = shell('zsh', ['-f'], `${before}\n${zshCompletion(nodes)}\n${ask}\n`);
    const begun = typed.at(-1) ?? '';
    expect(found.filter((each) => each.startsWith(begun) && (begun !== '' || !each.startsWith('-')))).toEqual(offered);
  });

  it.skipIf(isMissing('fish')).each(CASES)('in fish (skipped where it is not installed): %j', (typed, offered) => {
    const found = shell(
      'fish',
      ['--no-config'],
      `${fishCompletion(nodes)}\ncomplete -C ${word(['spaceline', ...typed].join(' '))}\n`,
    );
    expect(found.map((line) => line.split('\t')[0]).toSorted()).toEqual([...offered].toSorted());
  });

  it('is written for fish without breaking a quote', () => {
    const lines = fishCompletion(nodes)
      .split('\n')
      .filter((line) => line.startsWith('complete'));
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines) expect(line.replaceAll(/\\./g, '').split("'").length % 2, line).toBe(1);
  });
});

describe('the help', () => {
  const commands = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(commands)];

  it.each(commands(createProgram()).map((command) => [command.name(), command] as const))(
    'of %s leads with examples',
    (_, command) => {
      const help = command.helpInformation();
      expect(help.indexOf('Examples:')).toBeGreaterThan(0);
      for (const later of ['Options:', 'Arguments:', 'Commands:'].filter((part) => help.includes(part)))
        expect(help.indexOf('Examples:')).toBeLessThan(help.indexOf(later));
    },
  );
});
