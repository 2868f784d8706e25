/** The commands of the program as shells complete them, read from commander's own tree. */
import type { Command, Option } from 'commander';

export interface Choice {
  readonly word: string;
  readonly summary: string;
}

export interface CompletedOption {
  /** `--deck`, and its short form where it has one. */
  readonly flags: readonly string[];
  readonly summary: string;
  /** Whether a value stands behind it, and what that can be where only some words can. */
  readonly takesValue: boolean;
  readonly values: readonly string[];
}

export interface Node {
  /** The words that lead there: empty for the program itself, `deck check`. */
  readonly path: string;
  readonly commands: readonly Choice[];
  readonly options: readonly CompletedOption[];
}

/** Every command of the program, each with what may stand behind it. */
export function treeOf(command: Command, path = ''): readonly Node[] {
  const help = command.createHelp();
  const commands = help.visibleCommands(command);
  const node = {
    path,
    commands: commands.map((each) => ({
      word: each.name(),
      summary: each.summary() || firstSentence(each.description()),
    })),
    options: help.visibleOptions(command).map(completedOption),
  };
  return [node, ...commands.flatMap((each) => treeOf(each, `${path} ${each.name()}`.trim()))];
}

function completedOption({ short, long, description, required, optional, argChoices }: Option): CompletedOption {
  const flags = [short, long].filter((flag) => flag !== undefined);
  return { flags, summary: description, takesValue: required || optional, values: argChoices ?? [] };
}

/** A description without its examples. */
function firstSentence(description: string): string {
  return (description.split('\n')[0] ?? '').replace(/\.$/, '');
}

/** What may stand behind the words of a path: commands, then options. */
export function choicesOf({ commands, options }: Node): readonly Choice[] {
  return [...commands, ...options.flatMap(({ flags, summary }) => flags.map((word) => ({ word, summary })))];
}

/** A word in single quotes, for the shells that share them (bash, zsh). */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Patterns of a `case` for options that take a value, with the words it can be. */
export function valueOptions(
  nodes: readonly Node[],
): readonly { readonly flag: string; readonly values: readonly string[] }[] {
  const found = new Map<string, readonly string[]>();
  for (const { options } of nodes) {
    for (const { flags, takesValue, values } of options) {
      if (takesValue) for (const flag of flags) found.set(flag, values);
    }
  }
  return [...found].map(([flag, values]) => ({ flag, values }));
}
