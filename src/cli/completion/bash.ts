/** The script by which bash completes the commands of the program. */
import { choicesOf, quoted, valueOptions, type Node } from './tree.ts';

/** What bash is given: a function that walks the words so far and offers what may come next; else files. */
export function bashCompletion(nodes: readonly Node[]): string {
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  const options = valueOptions(nodes);
  const words = (choices: readonly string[]): string => quoted(choices.join(' '));
  return `_spaceline() {
  local path='' word previous='' choices=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$previous" in
      ${options.map(({ flag }) => flag).join(' | ')}) previous='' ; continue ;;
    esac
    previous="$word"
    case "\${path:+$path }$word" in
      ${paths.join(' | ')}) path="\${path:+$path }$word" ;;
    esac
  done
  COMPREPLY=()
  case "$previous" in
${options.map(({ flag, values }) => `    ${flag}) choices=${words(values)} ;;`).join('\n')}
    *)
      case "$path" in
${nodes.map((node) => `        ${quoted(node.path)}) choices=${words(choicesOf(node).map(({ word }) => word))} ;;`).join('\n')}
      esac ;;
  esac
  while read -r word; do
    [ -n "$word" ] && COMPREPLY+=("$word")
  done < <(compgen -W "$choices" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _spaceline spaceline
`;
}
