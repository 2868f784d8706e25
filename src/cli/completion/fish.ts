/** The script by which fish completes the commands of the program. */
import { valueOptions, type CompletedOption, type Node } from './tree.ts';

/** A word in single quotes as fish reads them. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function optionLine(at: string, { flags, summary, takesValue, values }: CompletedOption): string {
  const named = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`)).join(' ');
  const value = !takesValue ? '' : values.length === 0 ? ' -r' : ` -x -a ${quoted(values.join(' '))}`;
  return `complete -c spaceline -n ${quoted(at)} ${named}${value} -d ${quoted(summary)}`;
}

/** What fish is given: a line for each command and option, each where its command has been typed. */
export function fishCompletion(nodes: readonly Node[]): string {
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  const takers = valueOptions(nodes).map(({ flag }) => flag);
  const lines = nodes.flatMap(({ path, commands, options }) => {
    const at = `__spaceline_at ${quoted(path)}`;
    return [
      ...commands.map(({ word, summary }) => `complete -c spaceline -n ${quoted(at)} -a ${word} -d ${quoted(summary)}`),
      ...options.map((option) => optionLine(at, option)),
    ];
  });
  return `function __spaceline_at
  set -l path ''
  set -l previous ''
  for word in (commandline -opc)[2..-1]
    if contains -- "$previous" ${takers.join(' ')}
      set previous ''
      continue
    end
    set previous "$word"
    set -l next (string trim -- "$path $word")
    if contains -- "$next" ${paths.join(' ')}
      set path "$next"
    end
  end
  test "$path" = "$argv[1]"
end
${lines.join('\n')}
`;
}
