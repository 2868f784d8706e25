/** `spaceline completion`: the script a shell is to read. */
import type { Command } from 'commander';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { treeOf, type Node } from '../completion/tree.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { couldNot, exitStatus, type ExitStatus } from '../exit.ts';
import { print } from './output.ts';

const shells: ReadonlyMap<string, (nodes: readonly Node[]) => string> = new Map(
  Object.entries({
    bash: bashCompletion,
    zsh: zshCompletion,
    fish: fishCompletion,
  }),
);

/** Prints the completion of a program for a shell. */
export function runCompletion(program: Command, shell: string): ExitStatus {
  const script = shells.get(shell);
  if (script === undefined) return couldNot(`there is no completion for '${shell}'; there is for bash, zsh, fish`);
  for (const line of script(treeOf(program)).trimEnd().split('\n')) print(line);
  return exitStatus.fine;
}
