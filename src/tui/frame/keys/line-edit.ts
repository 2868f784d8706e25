/** Editing one line of text: what keys and pastes do to it. */
import { oneColumn } from '../screen/characters.ts';
import type { Typing } from '../state.ts';
import type { KeyEvent } from './decoder.ts';

const longest = 400;

/** The line after an event; null where Backspace leaves an empty line. `history`: lines given before, oldest first. */
export function edited({ cycle: _, ...typing }: Typing, event: KeyEvent, history: readonly string[]): Typing | null {
  const { text, at } = typing;
  const put = (before: string, after: string): Typing => ({ ...typing, text: before + after, at: before.length });
  if (event.kind === 'paste') return put((text.slice(0, at) + oneColumn(event.text)).slice(0, longest), text.slice(at));
  switch (event.name) {
    case 'backspace':
      return text === '' ? null : put(text.slice(0, Math.max(0, at - 1)), text.slice(at));
    case 'delete':
      return put(text.slice(0, at), text.slice(at + 1));
    case 'left':
      return { ...typing, at: Math.max(0, at - 1) };
    case 'right':
      return { ...typing, at: Math.min(text.length, at + 1) };
    case 'home':
    case 'ctrl-a':
      return { ...typing, at: 0 };
    case 'end':
    case 'ctrl-e':
      return { ...typing, at: text.length };
    case 'ctrl-u':
      return put('', text.slice(at));
    case 'ctrl-k':
      return put(text.slice(0, at), '');
    case 'ctrl-w':
      return put(text.slice(0, at).replace(/\S+\s*$/, ''), text.slice(at));
    case 'up':
    case 'down':
      return recalled(typing, history, event.name === 'up' ? -1 : 1);
    default:
      return text.length >= longest ? typing : put(text.slice(0, at) + oneColumn(event.text), text.slice(at));
  }
}

function recalled(typing: Typing, history: readonly string[], step: 1 | -1): Typing {
  const lines = [...history, ''];
  const known = lines.lastIndexOf(typing.text);
  const from = known < 0 ? lines.length - 1 : known;
  const text = lines[Math.max(0, Math.min(lines.length - 1, from + step))] ?? '';
  return { ...typing, text, at: text.length };
}
