/**
 * The key decoder: bytes of a terminal become events, one a key. A sequence split between two chunks is one key; an
 * Escape alone is held for a moment, in case it begins such a sequence; a bracketed paste is one event.
 */

export type KeyEvent =
  /** `name`: the character, or `enter`, `escape`, `up`, `shift-up`, `ctrl-l`, `alt-x` …; `text`: what it types, if anything. */
  | { readonly kind: 'key'; readonly name: string; readonly text: string }
  | { readonly kind: 'paste'; readonly text: string };

/** Runs something later unless it is called off: `setTimeout` in the program, the test's own in a test. */
export type Timer = (milliseconds: number, run: () => void) => () => void;

export interface KeyDecoder {
  push(bytes: Uint8Array): void;
  /** Forgets what is held back. */
  reset(): void;
}

/** How long an unfinished sequence is held before it counts as what was typed. */
export const heldMilliseconds = 40;
/** No sequence of a keyboard is longer; what is longer is thrown away. */
const longestSequence = 64;
const longestPaste = 65_536;
const pasteBegin = '\x1b[200~';
const pasteEnd = '\x1b[201~';

const controls: ReadonlyMap<string, string> = new Map(Object.entries({
  '\r': 'enter', '\n': 'enter', '\t': 'tab', '\x7f': 'backspace', '\b': 'backspace', '\0': 'ctrl-space',
})); // prettier-ignore
const finals: ReadonlyMap<string, string> = new Map(Object.entries({
  A: 'up', B: 'down', C: 'right', D: 'left', F: 'end', H: 'home', Z: 'shift-tab', M: 'enter',
  P: 'f1', Q: 'f2', R: 'f3', S: 'f4',
})); // prettier-ignore
const numbered: ReadonlyMap<string, string> = new Map(Object.entries({
  '1': 'home', '2': 'insert', '3': 'delete', '4': 'end', '5': 'pageup', '6': 'pagedown', '7': 'home', '8': 'end',
  '11': 'f1', '12': 'f2', '13': 'f3', '14': 'f4', '15': 'f5', '17': 'f6', '18': 'f7', '19': 'f8', '20': 'f9',
  '21': 'f10', '23': 'f11', '24': 'f12',
})); // prettier-ignore

// eslint-disable-next-line no-control-regex
const csi = /^\x1b\[([0-?]*)[ -/]*([@-~])/;
// eslint-disable-next-line no-control-regex
const csiBegun = /^\x1b\[[0-?]*[ -/]*$/;

/** The first character, which may be two units long. @throws Error if there is none */
function firstOf(text: string): string {
  for (const character of text) return character;
  throw new Error('nothing is held');
}

/** Makes a decoder that hands each event to `emit`. Bytes that are no key (reports, mouse, broken UTF-8) give nothing. */
export function createKeyDecoder(emit: (event: KeyEvent) => void, timer: Timer): KeyDecoder {
  const utf8 = new TextDecoder('utf-8');
  let held = '';
  let paste: string | null = null;
  let callOff = (): void => undefined;

  const key = (name: string, text = ''): void => emit({ kind: 'key', name, text });
  const take = (length: number): void => {
    held = held.slice(length);
  };

  /** Takes one event off the front of what is held; false if that needs more bytes. */
  const step = (): boolean => {
    if (paste !== null) return pasteStep();
    if (held === '') return false;
    if (!held.startsWith('\x1b')) {
      const character = firstOf(held);
      take(character.length);
      typed(character, '');
      return true;
    }
    return escapeStep();
  };

  const pasteStep = (): boolean => {
    const stop = held.indexOf(pasteEnd);
    // A marker may itself be split: its possible beginning stays held.
    const upTo = stop >= 0 ? stop : Math.max(0, held.length - (pasteEnd.length - 1));
    paste = ((paste ?? '') + held.slice(0, upTo)).slice(0, longestPaste);
    take(stop >= 0 ? stop + pasteEnd.length : upTo);
    if (stop < 0) return false;
    emit({ kind: 'paste', text: paste });
    paste = null;
    return true;
  };

  const escapeStep = (): boolean => {
    if (held.startsWith(pasteBegin)) {
      take(pasteBegin.length);
      paste = '';
      return true;
    }
    const sequence = csi.exec(held);
    if (sequence !== null) {
      take(sequence[0].length);
      const name = sequence[0].length > longestSequence ? null : nameOf(sequence[1] ?? '', sequence[2] ?? '');
      if (name !== null) key(name);
      return true;
    }
    if (held === '\x1b' || held === '\x1bO' || csiBegun.test(held)) return tooLong();
    if (held.startsWith('\x1bO')) return singleShift(held.charAt(2));
    if (held.startsWith('\x1b[')) {
      // A control character in the middle of a sequence breaks it off.
      take(/[^ -?]/.exec(held.slice(2))?.index ?? 0);
      take(2);
      return true;
    }
    take(1);
    if (held.startsWith('\x1b')) key('escape');
    else {
      const character = firstOf(held);
      take(character.length);
      typed(character, 'alt-');
    }
    return true;
  };

  const tooLong = (): boolean => {
    if (held.length <= longestSequence) return false;
    held = '';
    return false;
  };

  const singleShift = (letter: string): boolean => {
    take(3);
    const name = finals.get(letter);
    if (name !== undefined) key(name);
    else typed(letter, 'alt-');
    return true;
  };

  const typed = (character: string, prefix: string): void => {
    const code = character.codePointAt(0) ?? 0;
    const name = controls.get(character);
    if (name !== undefined) key(prefix + name);
    else if (code < 0x20) key(`${prefix}ctrl-${String.fromCharCode(code + 0x60)}`);
    else if (code >= 0x7f && code < 0xa0) return;
    else if (code !== 0xfffd) key(prefix + (character === ' ' ? 'space' : character), prefix === '' ? character : '');
  };

  const giveUp = (): void => {
    const unfinished = held;
    held = '';
    if (unfinished === '\x1b') key('escape');
    else if (unfinished === '\x1b[' || unfinished === '\x1bO') key(`alt-${unfinished.charAt(1)}`);
  };

  return {
    push(bytes) {
      callOff();
      const more = utf8.decode(bytes, { stream: true });
      // Escape and then another key, typed fast: only what comes in one piece is Alt with a key.
      if (held === '\x1b' && !/^[[O]?$/.test(more.slice(0, 1))) giveUp();
      held += more;
      while (step());
      if (held !== '' && paste === null) callOff = timer(heldMilliseconds, giveUp);
    },
    reset() {
      callOff();
      held = '';
      paste = null;
    },
  };
}

const modifiers = (code: number): string =>
  `${(code & 4) !== 0 ? 'ctrl-' : ''}${(code & 2) !== 0 ? 'alt-' : ''}${(code & 1) !== 0 ? 'shift-' : ''}`;

/** The name of a control sequence's key, with its modifiers; null if it is no key. */
function nameOf(parameters: string, final: string): string | null {
  const [first = '', second = ''] = parameters.split(';');
  if (!/^[0-9;]*$/.test(parameters)) return null;
  const name = final === '~' ? numbered.get(first) : finals.get(final);
  if (name === undefined) return null;
  return modifiers(second === '' ? 0 : Number(second) - 1) + name;
}
