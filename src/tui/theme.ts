/**
 * What a stretch of text means, and how that looks. The sixteen colours of the terminal's own palette only; every meaning
 * has a word, letter or shape besides. Green stands against magenta, not red, so that the common colour blindness sees it.
 */

export type Token =
  | 'plain'
  | 'dim'
  | 'heading'
  /** What the viewer commands, and what the opponents command. */
  | 'mine'
  | 'theirs'
  | 'good'
  | 'bad'
  | 'key'
  /** The thing the cursor is on. */
  | 'cursor'
  /** The title of what has the focus. */
  | 'focus'
  | 'question';

const styles: Readonly<Record<Token, string>> = {
  plain: '',
  dim: '2',
  heading: '1',
  mine: '36',
  theirs: '33',
  good: '32',
  bad: '1;35',
  key: '1;36',
  cursor: '7',
  focus: '1;36',
  question: '1;33',
};

/** Text in the style of a token, as an SGR sequence that ends where the text ends. */
export function styled(text: string, token: Token): string {
  const style = styles[token];
  return style === '' || text === '' ? text : `\x1b[${style}m${text}\x1b[m`;
}
