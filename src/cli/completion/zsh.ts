/** The script by which zsh completes the commands of the program. */
import { choicesOf, quoted, valueOptions, type Choice, type Node } from './tree.ts';

/** A choice as `_describe` takes it. */
const described = ({ word, summary }: Choice): string => quoted(`${word.replaceAll(':', '\\:')}:${summary}`);

/** What zsh is given; it works from a file in \`fpath\` as well as when it is evaluated. */
export function zshCompletion(nodes: readonly Node[]): string {
  const paths = nodes.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  const options = valueOptions(nodes);
  return `#compdef spaceline
_spaceline() {
  local at='' word previous=''
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$previous" in
      ${options.map(({ flag }) => flag).join(' | ')}) previous='' ; continue ;;
    esac
    previous="$word"
    case "\${at:+$at }$word" in
      ${paths.join(' | ')}) at="\${at:+$at }$word" ;;
    esac
  done
  local -a choices
  case "$previous" in
${options.map(({ flag, values }) => `    ${flag}) choices=(${values.map(quoted).join(' ')}) ;;`).join('\n')}
    *)
      case "$at" in
${nodes.map((node) => `        ${quoted(node.path)}) choices=(${choicesOf(node).map(described).join(' ')}) ;;`).join('\n')}
      esac ;;
  esac
  _describe 'spaceline' choices
  _files
}
if [ "$funcstack[1]" = '_spaceline' ]; then
  _spaceline "$@"
else
  compdef _spaceline spaceline
fi
`;
}
